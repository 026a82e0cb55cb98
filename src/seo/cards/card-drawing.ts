import { Lettering } from './lettering';
import type { Card } from './card';

export const CARD = { width: 1200, height: 630 };

const EDGE = 72;
const TEXT_WIDTH = 720;
const LINE_WIDTH = 600;
const TITLE = { size: 78, leading: 84, lines: 3 };
const COLOURS = { paper: '#fffdf8', ochre: '#e8b75a', plum: '#2b1226', soft: '#f0dfce' };

let faces: { display: Lettering; sans: Lettering } | undefined;

/** The words of a card and the shade they stand on, as an SVG to lay over the picture. */
export function drawCard(card: Card, brand: string): string {
  faces ??= {
    display: new Lettering('fraunces-560'),
    sans: new Lettering('instrument-sans-600'),
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
    ${shade()}${mark(brand)}${words(card)}${card.price ? priceTag(card.price) : ''}
  </svg>`;
}

function shade() {
  return `<defs><linearGradient id="shade" x1="0" x2="1" y1="0" y2="0.15">
    <stop offset="0.1" stop-color="${COLOURS.plum}" stop-opacity="0.9"/>
    <stop offset="0.5" stop-color="${COLOURS.plum}" stop-opacity="0.62"/>
    <stop offset="0.86" stop-color="${COLOURS.plum}" stop-opacity="0"/>
  </linearGradient></defs><rect width="100%" height="100%" fill="url(#shade)"/>`;
}

/** Our name beside a rising sun. */
function mark(brand: string) {
  const name = faces!.display.draw(brand, { x: EDGE + 52, y: 92, size: 30, fill: COLOURS.paper });
  return `<path d="M${EDGE} 92a18 18 0 0 1 36 0z" fill="${COLOURS.ochre}"/>
    <path d="M${EDGE - 4} 98h44" stroke="${COLOURS.ochre}" stroke-width="3"/>${name}`;
}

function words({ kicker, title, line, price }: Card) {
  const { display, sans } = faces!;
  const lines = display.wrap(title, TITLE.size, TEXT_WIDTH, TITLE.lines);
  const bottom = price ? 440 : line ? 480 : 540;
  const top = bottom - (lines.length - 1) * TITLE.leading;
  const [place] = sans.wrap(kicker.toUpperCase(), 26, TEXT_WIDTH, 1);
  return [
    sans.draw(place ?? '', { x: EDGE, y: top - 92, size: 26, fill: COLOURS.ochre }),
    ...lines.map((text, at) =>
      display.draw(text, {
        x: EDGE,
        y: top + at * TITLE.leading,
        size: TITLE.size,
        fill: COLOURS.paper,
      }),
    ),
    ...(line ? sans.wrap(line, 34, LINE_WIDTH, 2) : []).map((text, at) =>
      sans.draw(text, { x: EDGE, y: bottom + 62 + at * 44, size: 34, fill: COLOURS.soft }),
    ),
  ].join('');
}

function priceTag({ now, was, percent }: NonNullable<Card['price']>) {
  const { display, sans } = faces!;
  const y = 558;
  const wasAt = EDGE + display.width(now, 64) + 26;
  const wasEnd = wasAt + sans.width(was, 34);
  const parts = [display.draw(now, { x: EDGE, y, size: 64, fill: COLOURS.paper })];
  if (percent > 0) {
    const text = `−${percent} %`;
    const pill = { x: wasEnd + 30, width: sans.width(text, 32) + 44 };
    parts.push(
      sans.draw(was, { x: wasAt, y, size: 34, fill: COLOURS.soft }),
      `<path d="M${wasAt - 4} ${y - 11}H${wasEnd + 4}" stroke="${COLOURS.soft}" stroke-width="3"/>`,
      `<rect x="${pill.x}" y="${y - 43}" width="${pill.width}" height="56" rx="28" fill="${COLOURS.ochre}"/>`,
      sans.draw(text, { x: pill.x + 22, y: y - 4, size: 32, fill: COLOURS.plum }),
    );
  }
  return parts.join('');
}
