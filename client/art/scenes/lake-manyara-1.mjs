import {
  animal,
  fern,
  glow,
  land,
  leafy,
  limb,
  mist,
  path,
  picture,
  shafts,
  sky,
  skyline,
  vine,
} from '../kit/index.mjs';
import { baboon, hornbill } from '../kit/animals/index.mjs';

/** Ground-water forest: a hornbill in the fig, a baboon thinking. */
function forest() {
  const trunk = (knots, c) => path(limb(knots, 10), c);
  return picture([
    sky(['#2f6a54', '#5f9a62', '#b3cf7c', '#eff0b4'], { bottom: 1100 }),
    glow(1080, 560, 800, '#fffde0', 0.9),
    [
      [140, 50],
      [360, 40],
      [620, 46],
      [860, 34],
      [1240, 40],
      [1500, 50],
      [1780, 44],
    ].map(([x, w], i) =>
      trunk(
        [
          { x, y: 1200, w: w * 1.5 },
          { x: x + 20, y: 600, w },
          { x: x + (i % 2 ? 60 : -60), y: -20, w: w * 0.8 },
        ],
        '#7fae68',
      ),
    ),
    mist(660, 260, '#f0f3bc', 0.6),
    [
      [300, 80, 520, 150],
      [1080, 10, 560, 130],
      [1700, 90, 460, 160],
    ].map(([x, y, w, h], i) =>
      path(leafy(`mf${i}`, x, y, w, h, { flat: 1, bumps: 60, rough: 0.24 }), '#4a8250'),
    ),
    shafts(
      1080,
      -60,
      1300,
      [
        [1.2, 0.08],
        [1.5, 0.08],
        [1.8, 0.1],
        [2.1, 0.07],
      ],
      '#fffde0',
      0.35,
    ),
    land(skyline({ y: 960, amp: 24, seed: 'mf', scale: 360 }), '#3f7046', {
      haze: '#234a34',
      depth: 200,
    }),
    fern('mf1', 1040, 1080, 330, '#35653f'),
    fern('mf2', 640, 1090, 300, '#35653f'),
    trunk(
      [
        { x: -60, y: 300, w: 70 },
        { x: 320, y: 480, w: 60 },
        { x: 760, y: 560, w: 46 },
        { x: 1120, y: 540, w: 26 },
        { x: 1330, y: 460, w: 8 },
      ],
      '#16301f',
    ),
    trunk(
      [
        { x: 1840, y: 1240, w: 300 },
        { x: 1720, y: 900, w: 190 },
        { x: 1760, y: 500, w: 160 },
        { x: 1880, y: -40, w: 150 },
      ],
      '#16301f',
    ),
    trunk(
      [
        { x: 1740, y: 1010, w: 110 },
        { x: 1480, y: 930, w: 86 },
        { x: 1240, y: 900, w: 60 },
        { x: 1080, y: 920, w: 30 },
      ],
      '#16301f',
    ),
    [
      [160, 60, 480, 130],
      [1640, 40, 520, 140],
      [900, -60, 480, 90],
    ].map(([x, y, w, h], i) =>
      path(leafy(`mfn${i}`, x, y, w, h, { flat: 1, bumps: 70, rough: 0.26 }), '#16301f'),
    ),
    vine(200, 100, 1700, 120, 200, '#1d3d28', 6),
    animal(hornbill, {
      x: 700,
      y: 536,
      h: 330,
      fill: '#1e2a2c',
      far: '#33444a',
      rim: '#f6f6c0',
      mark: '#d9963c',
      line: '#f3efd8',
      edge: 1.4,
    }),
    animal(baboon, {
      x: 1400,
      y: 896,
      h: 300,
      flip: true,
      fill: '#5c4a30',
      far: '#3a2f24',
      rim: '#f6f0a8',
      line: '#a88a54',
      light: -1,
      edge: 1.6,
    }),
    fern('mf3', 60, 1220, 480, '#12281c', { from: -1.9, to: -0.2 }),
    fern('mf4', 1500, 1240, 420, '#12281c'),
    fern('mf5', 420, 1240, 360, '#173322'),
  ]);
}

export const scenes = { 'lake-manyara-1': { draw: forest, tone: 'dark', focus: '50% 55%' } };
