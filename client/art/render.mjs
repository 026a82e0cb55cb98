/*
 * Renders the scenes to pictures. `npm run art` renders what changed, `npm run art serengeti home`
 * only those, `npm run art -- --list` prints the names that the scenes define.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { gather } from './gather.mjs';
import { renderIcons } from './icons.mjs';

const folder = new URL('pictures/', import.meta.url);
const index = new URL('pictures.json', import.meta.url);
const BASE_WIDTHS = [400, 800, 1200];
const HERO_WIDTH = 1920;
const FALLBACK_WIDTH = 1280;
// Raised by hand when the way of rendering changes, so that every picture is made anew.
const RECIPE = 1;

sharp.concurrency(1);
const avif = {
  quality: 46,
  effort: Number(process.env.ART_EFFORT ?? 4),
  chromaSubsampling: '4:4:4',
};
const webp = { quality: 58, effort: 5, smartSubsample: true };
const file = (name) => new URL(name, folder);
const hex = ({ r, g, b }) => `#${[r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('')}`;

async function renderScene(name, scene, hash) {
  const sheet = await sharp(Buffer.from(scene.svg))
    .flatten({ background: '#000000' })
    .png()
    .toBuffer();
  const { width, height } = await sharp(sheet).metadata();
  const widths = [...BASE_WIDTHS, ...(scene.hero ? [HERO_WIDTH] : [])].filter((w) => w <= width);
  for (const w of widths) {
    const sized = sharp(sheet).resize(w);
    await sized
      .clone()
      .avif(avif)
      .toFile(file(`${name}-${w}.avif`).pathname);
    await sized
      .clone()
      .webp(webp)
      .toFile(file(`${name}-${w}.webp`).pathname);
  }
  await sharp(sheet)
    .resize(Math.min(FALLBACK_WIDTH, width))
    .webp(webp)
    .toFile(file(`${name}.webp`).pathname);
  if (scene.jpeg)
    await sharp(sheet)
      .jpeg({ quality: 86, mozjpeg: true })
      .toFile(file(`${name}.jpg`).pathname);
  const { dominant } = await sharp(sheet).stats();
  return {
    width,
    height,
    widths,
    color: hex(dominant),
    tone: scene.tone,
    focus: scene.focus,
    hash,
  };
}

const complete = (name, entry, scene) =>
  [
    ...entry.widths.flatMap((w) => [`${name}-${w}.avif`, `${name}-${w}.webp`]),
    `${name}.webp`,
    ...(scene.jpeg ? [`${name}.jpg`] : []),
  ].every((f) => existsSync(file(f)));

async function main(wanted) {
  const scenes = await gather();
  if (wanted[0] === '--list') return console.log(Object.keys(scenes).join('\n'));
  const unknown = wanted.filter((name) => !scenes[name] && name !== 'icons');
  if (unknown.length) throw new Error(`No such scene: ${unknown.join(', ')}`);
  await mkdir(folder, { recursive: true });
  const known = existsSync(index) ? JSON.parse(await readFile(index, 'utf8')) : {};
  const pictures = Object.fromEntries(Object.entries(known).filter(([name]) => scenes[name]));
  const save = () =>
    writeFile(
      index,
      `${JSON.stringify(Object.fromEntries(Object.entries(pictures).sort()), null, 2)}\n`,
    );
  for (const [name, scene] of Object.entries(scenes)) {
    if (wanted.length && !wanted.includes(name)) continue;
    scene.svg = scene.draw();
    const hash = createHash('sha256')
      .update(`${RECIPE}${scene.svg}${Boolean(scene.hero)}`)
      .digest('hex')
      .slice(0, 10);
    const entry = pictures[name];
    if (entry?.hash === hash && complete(name, entry, scene)) {
      Object.assign(entry, { tone: scene.tone, focus: scene.focus });
      continue;
    }
    pictures[name] = await renderScene(name, scene, hash);
    console.log(name);
    await save();
  }
  await save();
  if (!wanted.length || wanted.includes('icons')) await renderIcons(folder);
}

await main(process.argv.slice(2));
