import {
  animal,
  broadleaf,
  ellipse,
  glow,
  grass,
  herd,
  land,
  mirrored,
  picture,
  random,
  ripples,
  sky,
  skyline,
  treeline,
  water,
} from '../kit/index.mjs';
import { crocodile, hippoAfloat, hippoYawning, stork } from '../kit/animals/index.mjs';

/** The oxbow: cabbage-green, still, and watched from every side. */
function oxbow() {
  const r = random('l4');
  const tone = {
    fill: '#33402f',
    far: '#5f6a48',
    rim: '#eef0b0',
    mark: '#fdf8d8',
    line: '#8f9a6a',
  };
  const trees = [
    broadleaf('l4a', 300, 520, 420, { fill: '#2f5a48', lit: '#84a860', light: 1 }),
    broadleaf('l4b', 640, 500, 300, { fill: '#3a6a50', lit: '#8cb068', light: 1 }),
    broadleaf('l4c', 1700, 520, 460, { fill: '#2a5244', lit: '#84a860', light: -1 }),
    broadleaf('l4d', 1370, 500, 290, { fill: '#3a6a50', lit: '#8cb068', light: -1 }),
  ];
  return picture([
    sky(['#86b8a4', '#c1d8a8', '#f2eebc'], { bottom: 520 }),
    glow(1000, 300, 800, '#fffde4', 0.8),
    treeline('l4', skyline({ y: 470, amp: 12, seed: 'l4', scale: 260 }), 80, '#7fa878', {
      density: 1.2,
    }),
    land(skyline({ y: 480, amp: 10, seed: 'l4', scale: 260 }), '#7aa064', {
      bottom: 560,
      lit: '#eef0ac',
      litWidth: 2,
    }),
    trees,
    water(536, ['#dbe6b0', '#8dbc8a', '#3f8a70', '#145048'], 1200),
    mirrored(trees, 536, 0.42, 0.72),
    Array.from({ length: 210 }, () => {
      const t = r() ** 0.9;
      return ellipse(
        r() * 1920,
        590 + t * 560,
        16 + t * 46,
        5 + t * 15,
        r.pick(['#6faa54', '#86bd5c', '#559548', '#a0cc6c']),
        'opacity="0.9"',
      );
    }),
    ripples('l4', { y: 560, h: 560, count: 80, colour: '#f6f6d0', alpha: 0.45, long: 170 }),
    herd(
      hippoAfloat,
      [
        [560, 700, 110],
        [780, 680, 90, true],
        [1140, 690, 100, true],
        [960, 760, 140],
        [1380, 740, 120, true],
      ],
      tone,
    ),
    animal(stork, { x: 1190, y: 664, h: 40, fill: '#fffdf0', edge: 0 }),
    animal(hippoYawning, { ...tone, x: 620, y: 920, h: 260, edge: 1.6 }),
    Array.from({ length: 46 }, () =>
      ellipse(
        r() * 1920,
        860 + r() * 200,
        40 + r() * 40,
        10 + r() * 12,
        r.pick(['#6faa54', '#86bd5c', '#4a8a42']),
      ),
    ),
    land(skyline({ y: 1090, amp: 14, seed: 'l4f', scale: 520, tilt: -110 }), '#7c6a40', {
      haze: '#4f4a30',
      depth: 160,
      lit: '#e6da98',
      litWidth: 3,
    }),
    animal(crocodile, {
      x: 1250,
      y: 1090,
      h: 330,
      flip: true,
      fill: '#2f3526',
      far: '#4a4c34',
      rim: '#e3e0a0',
      mark: '#fdf8d8',
      line: '#8a8a5c',
      edge: 1.2,
    }),
    grass('l4', { x: -20, w: 900, y: 1206, h: 150, count: 160, fill: '#22351f' }),
  ]);
}

export const scenes = { 'south-luangwa-4': { draw: oxbow, tone: 'light', focus: '55% 62%' } };
