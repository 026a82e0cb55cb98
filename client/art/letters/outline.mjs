/*
 * Writes the outlines of our letters as JSON, so that the server can set a title on a social card
 * without any font installed. Run by hand when a face or a weight changes; two packages are
 * fetched for this alone: `npm install --no-save fontkit@2.0.4 wawoff2@2.0.1`, then
 * `node client/art/letters/outline.mjs`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { create } from 'fontkit';
import woff2 from 'wawoff2';

const FACES = {
  'fraunces-560': { package: 'fraunces', weight: 560 },
  'instrument-sans-600': { package: 'instrument-sans', weight: 600 },
};
// Latin-1, Latin Extended-A, and the punctuation of our four languages.
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
];
const MORE = '–—‘’‚“”„†•…‹›€−';
// Fine enough for titles of 80 px, and short to write down.
const UNITS_PER_EM = 500;
const KERNED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,’-';

for (const [name, face] of Object.entries(FACES)) {
  const fonts = await Promise.all(['latin', 'latin-ext'].map((subset) => open(face, subset)));
  const glyphs = {};
  for (const character of characters()) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(character.codePointAt(0)));
    if (font) glyphs[character] = outline(font, character);
  }
  const json = { unitsPerEm: UNITS_PER_EM, glyphs, kerning: kerning(fonts[0]) };
  await writeFile(new URL(`${name}.json`, import.meta.url), `${JSON.stringify(json)}\n`);
}

async function open({ package: name, weight }, subset) {
  const folder = new URL(
    `../../../node_modules/@fontsource-variable/${name}/files/`,
    import.meta.url,
  );
  const file = await readFile(new URL(`${name}-${subset}-wght-normal.woff2`, folder));
  // fontkit varies a plain TrueType file only.
  const plain = Buffer.from(await woff2.decompress(file));
  return create(plain).getVariation({ wght: weight });
}

function characters() {
  const codes = RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i),
  );
  return [...codes.map((code) => String.fromCodePoint(code)), ...MORE];
}

function scale(font) {
  return UNITS_PER_EM / font.unitsPerEm;
}

/** Advance and outline, y downwards as in SVG. */
function outline(font, character) {
  const glyph = font.glyphForCodePoint(character.codePointAt(0));
  const path = glyph.path.scale(scale(font), -scale(font)).commands.map(({ command, args }) => {
    const letter = {
      moveTo: 'M',
      lineTo: 'L',
      quadraticCurveTo: 'Q',
      bezierCurveTo: 'C',
      closePath: 'Z',
    };
    return letter[command] + args.map(Math.round).join(' ');
  });
  return [Math.round(glyph.advanceWidth * scale(font)), path.join('')];
}

/** How much closer certain pairs stand. */
function kerning(font) {
  const pairs = {};
  for (const left of KERNED) {
    for (const right of KERNED) {
      const { positions, glyphs } = font.layout(left + right);
      if (glyphs.length !== 2) continue;
      const by = Math.round((positions[0].xAdvance - glyphs[0].advanceWidth) * scale(font));
      if (by) pairs[left + right] = by;
    }
  }
  return pairs;
}
