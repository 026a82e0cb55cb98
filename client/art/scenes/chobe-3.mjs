import {
  animal,
  bands,
  cloud,
  flock,
  glow,
  grass,
  land,
  mist,
  mix,
  picture,
  random,
  sky,
  skyline,
  treeline,
} from '../kit/index.mjs';
import { buffalo, stork } from '../kit/animals/index.mjs';

/** The floodplain, black with buffalo and white with egrets. */
function buffaloHerd() {
  const r = random('c3');
  const dust = skyline({ y: 470, amp: 22, seed: 'c3', scale: 460 });
  const rows = [
    [560, 34, 26],
    [610, 52, 18],
    [680, 78, 13],
    [770, 116, 9],
    [880, 170, 6],
  ].map(([y, h, count], k) =>
    Array.from({ length: count }, (_, i) =>
      animal(buffalo, {
        x: ((i + 0.2 + r() * 0.6) / count) * 2000 - 60,
        y: y + r() * 20,
        h: h * (0.88 + r() * 0.24),
        flip: r() < 0.4,
        fill: mix('#8d7b52', '#2f2a2a', k / 4),
        far: mix('#a08c5c', '#4c423a', k / 4),
        mark: mix('#a8976c', '#87775c', k / 4),
        line: '#8a7a5c',
        rim: k > 2 ? '#f5e8a8' : null,
        edge: 1.6,
      }),
    ).concat(mist(y + 20, 26 + h * 0.3, '#efe0a0', 0.42)),
  );
  const egret = (x, y, s) =>
    animal(stork, { x, y, h: s, fill: '#fffdf2', far: '#e4dcb8', edge: 0 });
  return picture([
    sky(['#6fa3a0', '#a9c5a0', '#e6dfa0', '#f9edbd'], { bottom: 500 }),
    glow(1450, 380, 800, '#fffce0', 0.7),
    cloud('c3', 300, 340, 700, 130, '#f6efcc', 'opacity="0.75"'),
    cloud('c3b', 1300, 250, 520, 90, '#f6efcc', 'opacity="0.6"'),
    land(dust, '#9fae74', { haze: '#d5cf8a', depth: 90 }),
    treeline('c3', dust, 40, '#8a9c64', { density: 0.9, gap: 0.2 }),
    bands('c3', 520, 900, ['#c9c06c', '#b0b058', '#8f9a4a', '#6d823e'], { haze: '#e0d67e' }),
    rows,
    animal(buffalo, {
      x: 1130,
      y: 1090,
      h: 400,
      fill: '#2b2528',
      far: '#453a38',
      mark: '#8f7f68',
      line: '#7c6c5c',
      rim: '#fbf0b0',
      edge: 1.2,
    }),
    animal(buffalo, {
      x: 420,
      y: 1050,
      h: 280,
      flip: true,
      fill: '#2f282a',
      far: '#4a3f3b',
      mark: '#8f7f68',
      line: '#7c6c5c',
      rim: '#fbf0b0',
      edge: 1.4,
    }),
    egret(760, 1080, 96),
    egret(1560, 1070, 110),
    egret(860, 900, 56),
    egret(1400, 800, 44),
    egret(1040, 694, 76),
    flock('c3', 700, 520, { w: 900, h: 120, count: 14, size: 17, fill: '#fffdf0' }),
    grass('c3', { y: 1206, h: 150, count: 340, fill: '#3d4f2a' }),
  ]);
}

export const scenes = { 'chobe-3': { draw: buffaloHerd, tone: 'light', focus: '58% 68%' } };
