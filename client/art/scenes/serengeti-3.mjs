import {
  animal,
  balloon,
  bands,
  glow,
  grass,
  land,
  mist,
  picture,
  random,
  sky,
  skyline,
  streaks,
  sun,
  treeline,
} from '../kit/index.mjs';
import { wildebeest } from '../kit/animals/index.mjs';

/** First light from the basket: one balloon large, its fellows far. */
function balloons() {
  const plain = skyline({ y: 950, amp: 14, seed: 's3-p', scale: 560 });
  const gores = [
    '#7c2437',
    '#b23a34',
    '#d9653a',
    '#efa04c',
    '#f6cf86',
    '#efa04c',
    '#d9653a',
    '#b23a34',
  ];
  const r = random('s3');
  return picture([
    sky(['#5f8fb0', '#a9bfc6', '#f0d3bd', '#f9c29a', '#f8a87c'], { bottom: 960 }),
    glow(420, 900, 900, '#fff0c8', 0.8),
    sun(420, 890, 80, '#fffbe6', '#fff0c8', 3, 0.6),
    streaks(
      [
        [300, 300, 800, 18],
        [1600, 210, 700, 14],
        [700, 470, 620, 12],
        [1700, 600, 500, 12],
      ],
      '#fff1dd',
      0.55,
    ),
    land(skyline({ y: 920, amp: 34, seed: 's3-h', scale: 420 }), '#b58a96', {
      haze: '#f0b696',
      depth: 90,
    }),
    mist(950, 50, '#ffe3c0', 0.8),
    land(plain, '#b0775a', { haze: '#d69866', depth: 120 }),
    treeline('s3', plain, 20, '#96614f', { density: 0.5, gap: 0.5 }),
    balloon(520, 520, 0.62, {
      bands: ['#2f4d63', '#4a7488', '#7fa3a6', '#c9d3bf', '#7fa3a6', '#4a7488'],
      line: '#1c2f45',
      basket: '#4b2b2b',
    }),
    balloon(1640, 700, 0.34, { bands: gores.slice(1), line: '#5a1a30', basket: '#4b2b2b' }),
    balloon(1090, 450, 2.75, { bands: gores, line: '#4c1430', basket: '#3b1c24' }),
    bands('s3', 1020, 1130, ['#96583f', '#6b3b34'], { lit: '#f5b97c', haze: '#c07a50' }),
    Array.from({ length: 46 }, (_, i) =>
      animal(wildebeest, {
        x: 160 + i * 38 + r() * 30,
        y: 1040 + Math.sin(i * 0.5) * 16 + r() * 22,
        h: 22 + r() * 5,
        flip: true,
        fill: '#4b2830',
        edge: 0,
      }),
    ),
    grass('s3', { y: 1206, h: 60, count: 160, fill: '#4a2529' }),
  ]);
}

export const scenes = { 'serengeti-3': { draw: balloons, tone: 'light', focus: '57% 45%' } };
