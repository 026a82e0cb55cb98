import {
  animal,
  baobab,
  cloud,
  glow,
  herd,
  land,
  mirrored,
  picture,
  ripples,
  safariBoat,
  sky,
  skyline,
  treeline,
  water,
} from '../kit/index.mjs';
import { hippoAfloat, hippoYawning } from '../kit/animals/index.mjs';

/** A boat keeps its distance; the bull makes his point. */
function hippoBoat() {
  const bank = skyline({ y: 500, amp: 10, seed: 'c2', scale: 300 });
  const tone = {
    fill: '#4a3030',
    far: '#7d5648',
    rim: '#ffe6ae',
    mark: '#fff6dc',
    line: '#a8785c',
  };
  const boat = { hull: '#3b2a2c', canopy: '#b5482f', people: '#2e2126', lit: '#ffe6ae' };
  return picture([
    sky(['#b9924a', '#dfb864', '#f6dc97', '#fdf0c4'], { bottom: 520 }),
    glow(300, 380, 900, '#fffbe0', 0.8),
    cloud('c2', 900, 400, 640, 110, '#fbecc0', 'opacity="0.7"'),
    cloud('c2b', 100, 300, 480, 80, '#fbecc0', 'opacity="0.6"'),
    treeline('c2', bank, 76, '#a98d4a', { density: 1.1, gap: 0.05 }),
    land(bank, '#9c8444', { bottom: 560, lit: '#fff0ae', litWidth: 2 }),
    baobab('c2', 1620, 524, 260, { fill: '#8d6a44', lit: '#e9c47e', light: -1 }),
    water(532, ['#f6e3a4', '#c7b06a', '#7f8a5c', '#3a5550'], 1200),
    mirrored([treeline('c2', bank, 76, '#a98d4a', { density: 1.1, gap: 0.05 })], 532, 0.4, 0.7),
    ripples('c2', { y: 550, h: 620, count: 170, colour: '#fff6cf', alpha: 0.45, long: 200 }),
    mirrored(safariBoat(560, 700, 1.9, boat), 706, 0.35, 0.5),
    safariBoat(560, 700, 1.9, boat),
    ripples('c2b', {
      x: 320,
      w: 520,
      y: 706,
      h: 40,
      count: 24,
      colour: '#fff6cf',
      alpha: 0.6,
      long: 120,
    }),
    herd(
      hippoAfloat,
      [
        [1000, 690, 90],
        [1180, 706, 104, true],
        [1560, 740, 120, true],
      ],
      tone,
    ),
    animal(hippoYawning, { ...tone, x: 1240, y: 1010, h: 440, flip: true, edge: 1.2 }),
    animal(hippoAfloat, { ...tone, x: 1700, y: 960, h: 240, flip: true, edge: 1.4 }),
    ripples('c2n', {
      x: 760,
      w: 1160,
      y: 1006,
      h: 110,
      count: 44,
      colour: '#fff6cf',
      alpha: 0.6,
      long: 240,
    }),
  ]);
}

export const scenes = { 'chobe-2': { draw: hippoBoat, tone: 'light', focus: '56% 62%' } };
