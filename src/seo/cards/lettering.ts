import { readFileSync } from 'node:fs';

type Outline = [advance: number, path: string];

interface Face {
  unitsPerEm: number;
  glyphs: Record<string, Outline>;
  kerning: Record<string, number>;
}

export type FaceName = 'fraunces-560' | 'instrument-sans-600';

/**
 * Text as outlines: a machine without a single font draws the same card. What a face lacks (an emoji,
 * another script) is left out.
 */
export class Lettering {
  private readonly face: Face;

  constructor(name: FaceName) {
    this.face = JSON.parse(readFileSync(`client/art/letters/${name}.json`, 'utf8')) as Face;
  }

  /** Width of a line at a size, in pixels. */
  width(text: string, size: number): number {
    return this.place(text).width * (size / this.face.unitsPerEm);
  }

  /** The line as SVG, its baseline at `y`. */
  draw(text: string, at: { x: number; y: number; size: number; fill: string }): string {
    const scale = at.size / this.face.unitsPerEm;
    const glyphs = this.place(text).glyphs.map(
      ({ x, path }) => `<path transform="translate(${x} 0)" d="${path}"/>`,
    );
    const place = `translate(${at.x} ${at.y}) scale(${scale.toFixed(5)})`;
    return `<g transform="${place}" fill="${at.fill}">${glyphs.join('')}</g>`;
  }

  /** Lines of at most `width`, at most `lines` of them; the last is cut with an ellipsis. */
  wrap(text: string, size: number, width: number, lines: number): string[] {
    const wrapped: string[] = [''];
    for (const word of text.trim().split(/\s+/)) {
      const line = `${wrapped.at(-1)} ${word}`.trim();
      if (this.width(line, size) <= width) wrapped[wrapped.length - 1] = line;
      else wrapped.push(word);
    }
    const shown = wrapped.filter(Boolean).slice(0, lines);
    if (shown.length < wrapped.filter(Boolean).length) shown.push(`${shown.pop()}…`);
    return shown.map((line) => this.cut(line, size, width));
  }

  private cut(line: string, size: number, width: number): string {
    let short = line;
    while (short.length > 1 && this.width(short, size) > width) {
      short = `${short.replace(/…$/, '').slice(0, -1).trimEnd()}…`;
    }
    return short;
  }

  private place(text: string) {
    let x = 0;
    const glyphs: { x: number; path: string }[] = [];
    let before = '';
    for (const character of text.normalize('NFC')) {
      const glyph = this.face.glyphs[character];
      if (!glyph) continue;
      x += this.face.kerning[before + character] ?? 0;
      glyphs.push({ x, path: glyph[1] });
      x += glyph[0];
      before = character;
    }
    return { glyphs, width: x };
  }
}
