import sharp from 'sharp';
import type { WatchedPage } from './browser';

interface Line {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  color: number[];
  /** From 24 px on WCAG asks for 3 instead of 4.5. */
  isLarge: boolean;
}

/** Lines of words on the page's great picture that stand out too little from it; axe cannot see these. */
export async function paleWords(page: WatchedPage): Promise<string[]> {
  const lines = await page.evaluate(hideWords);
  const picture = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.flatMap((line) => {
    const contrast = (luminance(line.color) + 0.05) / (brightBehind(line, picture) + 0.05);
    return contrast < (line.isLarge ? 3 : 4.5) ? [`${line.text}: ${contrast.toFixed(2)}`] : [];
  });
}

/** Runs in the page: takes note of each line, then leaves only the picture behind it. */
function hideWords(): Line[] {
  const hero = document.querySelector('.hero, .scene-hero')!;
  const lines = [...hero.querySelectorAll<HTMLElement>('h1, .lead, .kicker, .trust-line li')]
    .filter((element) => getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)')
    .flatMap((element) => {
      const { color, fontSize } = getComputedStyle(element);
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        ...{ x, y, width, height, text: element.textContent, isLarge: parseFloat(fontSize) >= 24 },
        color: color.match(/[\d.]+/g)!.map(Number),
      }));
    });
  for (const element of hero.querySelectorAll<HTMLElement>('*')) {
    element.style.setProperty('color', 'transparent', 'important');
  }
  return lines;
}

type Picture = { data: Buffer; info: { width: number; height: number } };

/** Nearly the brightest spot: single points of light may stay. */
function brightBehind({ x, y, width, height }: Line, { data, info }: Picture): number {
  const all: number[] = [];
  for (let row = Math.floor(y); row < Math.min(y + height, info.height); row += 2) {
    for (let column = Math.floor(x); column < Math.min(x + width, info.width); column += 2) {
      all.push(luminance([...data.subarray((row * info.width + column) * 3).subarray(0, 3)]));
    }
  }
  return all.sort((a, b) => a - b)[Math.floor(all.length * 0.97)] ?? 0;
}

function luminance([red, green, blue]: number[]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
