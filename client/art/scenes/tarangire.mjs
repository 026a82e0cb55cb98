import {
  animal,
  bands,
  baobab,
  flock,
  glow,
  grass,
  herd,
  land,
  mist,
  picture,
  sky,
  skyline,
  sun,
  termiteMound,
  treeline,
} from '../kit/index.mjs';
import { elephant, elephantCalf, elephantStanding, zebraGrazing } from '../kit/animals/index.mjs';

/** Late afternoon among the baobabs: trunks lit copper, elephants the size of their roots. */
function hero() {
  const hills = skyline({ y: 560, amp: 34, seed: 'tar-h', scale: 460 });
  const front = skyline({ y: 1088, amp: 16, seed: 'tar-f', scale: 700 });
  const wood = { fill: '#7a4632', lit: '#f0b46a', shade: '#54302a', light: -1 };
  const tone = {
    fill: '#4a2c2a',
    far: '#6b4236',
    rim: '#f3bd78',
    mark: '#fff0d2',
    line: '#9c6a4c',
    light: -1,
  };
  return picture([
    sky(['#3f6f73', '#7fa08a', '#d2c795', '#f8dfa4'], { bottom: 590 }),
    glow(300, 420, 900, '#fff0b8', 0.7),
    sun(250, 400, 70, '#fffae0', '#fff0bb', 3, 0.5),
    land(hills, '#8d9a78', { haze: '#d6c78c', depth: 110 }),
    treeline('tar-t', hills, 28, '#7b8a68', { density: 0.7, gap: 0.3 }),
    baobab('tar-0', 700, 660, 190, { fill: '#9c7a58', lit: '#e7c48a' }),
    baobab('tar-01', 420, 650, 130, { fill: '#a58660', lit: '#e7c48a' }),
    mist(660, 40, '#fbe6ae', 0.7),
    bands('tar', 670, 930, ['#d0ad5e', '#bd8f48', '#9a6c3a', '#75502f'], {
      haze: '#e2bd6c',
      lit: '#ffe6a6',
    }),
    baobab('tar-2', 1000, 820, 400, { ...wood, fill: '#8d5a3c' }),
    herd(
      zebraGrazing,
      [
        [640, 800, 46],
        [720, 812, 52, true],
        [560, 816, 50],
      ],
      { fill: '#5a3c32', far: '#8a6248', mark: '#f6e6c4', edge: 0 },
    ),
    baobab('tar-1', 1500, 1010, 860, { ...wood, girth: 1.12 }),
    animal(elephantStanding, { ...tone, x: 1160, y: 1010, h: 200, flip: true }),
    animal(elephantCalf, { ...tone, x: 1010, y: 1014, h: 96, flip: true }),
    animal(elephant, { ...tone, x: 860, y: 1008, h: 176, flip: true }),
    termiteMound('tar', 1800, 1060, 150, 240, { fill: '#7c432c', lit: '#e09a58', light: -1 }),
    flock('tar', 1050, 300, { w: 300, h: 120, count: 8, size: 15, fill: '#44574f' }),
    land(front, '#3f2a20', { lit: '#b98045', litWidth: 2.5 }),
    grass('tar', { h: 96, count: 280, fill: '#33201b', height: front.height }),
  ]);
}

export const scenes = { tarangire: { draw: hero, tone: 'dark', focus: '66% 58%', hero: true } };
