import {
  animal,
  flock,
  glitter,
  glow,
  grass,
  land,
  mirrored,
  mist,
  picture,
  ripples,
  sky,
  skyline,
  stones,
  sun,
  treeline,
  water,
} from '../kit/index.mjs';
import { rhino, rhinoGrazing } from '../kit/animals/index.mjs';

/** Dust and gold at the waterhole: a white rhino and its other self. */
function rhinoAtWater() {
  const bank = skyline({ y: 700, amp: 10, seed: 'k1', scale: 600, octaves: 3 });
  const tone = { fill: '#4a342f', far: '#6f5140', rim: '#fff0c0', line: '#93765a' };
  const pair = [
    animal(rhino, { ...tone, x: 1080, y: 742, h: 330, edge: 1.4 }),
    animal(rhinoGrazing, { ...tone, fill: '#6b4d3c', x: 560, y: 716, h: 180, rim: '#ffe9b4' }),
  ];
  return picture([
    sky(['#a7773f', '#d9a750', '#f1d07e', '#fbeab4'], { bottom: 700 }),
    glow(1480, 330, 800, '#fff8d8', 0.8),
    sun(1480, 300, 84, '#fffdf0', '#fff6d0', 3, 0.5),
    land(skyline({ y: 560, amp: 26, seed: 'k1h', scale: 420 }), '#c79a55', {
      haze: '#ecc878',
      depth: 120,
    }),
    treeline('k1', skyline({ y: 620, amp: 14, seed: 'k1t', scale: 300 }), 76, '#a97c45', {
      density: 0.8,
      gap: 0.2,
    }),
    land(skyline({ y: 630, amp: 12, seed: 'k1t', scale: 300 }), '#b9894a', {
      haze: '#e6bd6c',
      depth: 130,
    }),
    mist(690, 70, '#ffe9b0', 0.6),
    land(bank, '#9c6f3e', { bottom: 800, lit: '#ffe6a6', litWidth: 3 }),
    water(772, ['#f0d28a', '#cfa05a', '#8a6040', '#4e3530'], 1200),
    mirrored([land(bank, '#7c5636', { bottom: 772 }), pair], 772, 0.5, 0.85),
    pair,
    glitter('k1', 1480, 790, 340, {
      colour: '#fff8d4',
      width: 120,
      spread: 320,
      count: 60,
      alpha: 0.7,
    }),
    ripples('k1', { y: 790, h: 380, count: 90, colour: '#ffeab0', alpha: 0.4, long: 200 }),
    flock('k1', 900, 330, { w: 420, h: 130, count: 8, size: 15, fill: '#8a5e34' }),
    stones('k1', { x: 0, w: 1920, y: 1120, h: 80, count: 30, fill: '#3d2826' }),
    grass('k1', { x: 1400, w: 520, y: 1206, h: 190, count: 90, fill: '#38231f' }),
  ]);
}

export const scenes = { 'kruger-1': { draw: rhinoAtWater, tone: 'light', focus: '54% 58%' } };
