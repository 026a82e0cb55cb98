import {
  animal,
  bands,
  ellipse,
  glow,
  grass,
  land,
  leafy,
  limb,
  mist,
  path,
  picture,
  ripples,
  shafts,
  sky,
  skyline,
  sun,
  treeline,
  walker,
  watcher,
} from '../kit/index.mjs';

/** From the rim at seven: cloud pours over the edge, the lake a coin far below. */
function fromTheRim() {
  const wall = skyline({ y: 330, amp: 34, seed: 'n1', scale: 460, tilt: 60 });
  const frond = (x, y, s) =>
    path(leafy(`n1${x}`, x, y, s, s * 0.5, { flat: 0.9, bumps: 28, rough: 0.25 }), '#12262b');
  return picture([
    sky(['#7f9fb4', '#bccbd0', '#f2e6cf'], { bottom: 380 }),
    glow(1340, 200, 800, '#fff8e0', 0.8),
    sun(1340, 170, 50, '#fffef4', '#fff8e0', 3, 0.5),
    land(wall, '#6c8ea2', { haze: '#b7cad0', depth: 240 }),
    land(skyline({ y: 420, amp: 44, seed: 'n1b', scale: 170, octaves: 4 }), '#7d9fae', {
      haze: '#c9d6d2',
      depth: 180,
    }),
    bands('n1', 540, 800, ['#b6c9b4', '#a3bd98', '#8dae80', '#769c6e'], {
      amp: 12,
      haze: '#d9e2c4',
    }),
    path(leafy('n1lake', 1180, 640, 430, 54, { flat: 1, bumps: 26, rough: 0.12 }), '#e9eef0'),
    path(leafy('n1lake2', 1180, 636, 380, 40, { flat: 1, bumps: 26, rough: 0.12 }), '#c3dbe6'),
    ripples('n1', {
      x: 830,
      w: 700,
      y: 618,
      h: 44,
      count: 40,
      colour: '#f4b6b8',
      alpha: 0.8,
      long: 60,
    }),
    path(leafy('n1wood', 520, 690, 250, 36, { flat: 1, bumps: 40, rough: 0.3 }), '#5f8a66'),
    Array.from({ length: 40 }, (_, i) =>
      ellipse(700 + ((i * 137) % 900), 720 + ((i * 71) % 80), 4, 2.4, '#4a5a4c'),
    ),
    shafts(
      1340,
      170,
      760,
      [
        [1.25, 0.1],
        [1.6, 0.14],
        [1.95, 0.1],
        [2.3, 0.12],
      ],
      '#fff6d4',
      0.3,
    ),
    mist(470, 60, '#f8f6ec', 0.8, 500, 1500),
    mist(560, 40, '#f8f6ec', 0.6, 1700, 1300),
    mist(820, 90, '#eef2ea', 0.8, 400, 1600),
    mist(900, 110, '#f3f3e8', 0.85, 1500, 1700),
    land(skyline({ y: 960, amp: 40, seed: 'n1f', scale: 300, bend: -130 }), '#3d6a5a', {
      haze: '#26493f',
      depth: 220,
    }),
    treeline(
      'n1f',
      skyline({ y: 960, amp: 40, seed: 'n1f', scale: 300, bend: -130 }),
      80,
      '#2f5a4e',
      { density: 1.2 },
    ),
    path(
      limb('120,1230,100 190,860,66 330,560,46 560,330,24 800,210,8') +
        limb('200,800,46 90,540,30 60,260,16') +
        limb('330,560,26 470,520,16 640,520,7'),
      '#12262b',
    ),
    [
      [760, 190, 190],
      [560, 280, 170],
      [330, 150, 230],
      [70, 210, 240],
      [640, 510, 130],
      [90, 470, 140],
    ].map((f) => frond(...f)),
    path(
      [
        [560, 320],
        [420, 470],
        [690, 540],
        [240, 300],
        [760, 240],
      ]
        .map(([x, y]) =>
          limb([
            { x, y, w: 14 },
            { x: x + 8, y: y + 60, w: 9 },
            { x: x - 4, y: y + 130, w: 2 },
          ]),
        )
        .join(''),
      '#7fa08a',
    ),
    land(skyline({ y: 1110, amp: 20, seed: 'n1g', scale: 360 }), '#12262b'),
    animal(watcher, { x: 1080, y: 1104, h: 200, fill: '#152a2e', far: '#1e383a', rim: '#dfeada' }),
    animal(walker, { x: 1180, y: 1104, h: 190, fill: '#152a2e', far: '#1e383a', rim: '#dfeada' }),
    grass('n1', { y: 1206, h: 130, count: 260, fill: '#0c1b20' }),
  ]);
}

export const scenes = {
  'ngorongoro-crater-1': { draw: fromTheRim, tone: 'light', focus: '58% 58%' },
};
