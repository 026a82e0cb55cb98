import {
  animal,
  cloud,
  glow,
  land,
  mirrored,
  path,
  picture,
  ripples,
  sky,
  skyline,
  treeline,
  water,
} from '../kit/index.mjs';
import { crocodile, hippoAfloat, wildebeest, wildebeestGrazing } from '../kit/animals/index.mjs';

/** From the crocodile's side: the herds on the bank, the evening in the water. */
function mara() {
  const bank = skyline({ y: 560, amp: 12, seed: 'mm2', scale: 460, octaves: 3 });
  const tone = { fill: '#2f1b33', far: '#4f2d43', rim: '#ffc79c', line: '#8b5160' };
  const line = Array.from({ length: 15 }, (_, i) =>
    animal(i % 4 === 2 ? wildebeestGrazing : wildebeest, {
      ...tone,
      x: 120 + i * 122 + ((i * 53) % 40),
      y: bank.height(120 + i * 122) + 8,
      h: 104 + ((i * 37) % 26),
      flip: i % 5 !== 3,
    }),
  );
  const scene = [land(bank, '#5a2f45', { bottom: 690, lit: '#ffbb8e', litWidth: 3 }), line];
  return picture([
    sky(['#5d6b9a', '#a887a6', '#ec9f93', '#fcd0a0'], { bottom: 600 }),
    glow(1060, 540, 800, '#ffe2b0', 0.7),
    cloud('mm2', 40, 330, 760, 120, '#d9a3a8', 'opacity="0.6"'),
    cloud('mm2b', 1080, 270, 860, 130, '#c996ac', 'opacity="0.55"'),
    cloud('mm2c', 620, 440, 520, 70, '#f3b9a4', 'opacity="0.7"'),
    treeline('mm2', bank, 90, '#8a5066', { density: 0.5, gap: 0.35 }),
    scene,
    land(skyline({ y: 640, amp: 8, seed: 'mm2-cut', scale: 90, octaves: 4 }), '#8f5149', {
      bottom: 700,
    }),
    water(690, ['#e59c8a', '#a86b83', '#5c4470', '#2c2650'], 1200),
    mirrored(scene, 690, 0.42, 0.8),
    ripples('mm2', { y: 705, h: 450, count: 160, colour: '#ffd7b4', alpha: 0.4, long: 190 }),
    animal(hippoAfloat, {
      x: 1480,
      y: 810,
      h: 120,
      flip: true,
      fill: '#352245',
      rim: '#f3b69c',
      line: '#8b5f74',
    }),
    path('M60 1062Q420 1018 900 1030T1330 1062Q1000 1100 640 1096T60 1062Z', '#5c4060'),
    animal(crocodile, {
      x: 720,
      y: 1052,
      h: 300,
      fill: '#1e1833',
      rim: '#e59d8c',
      mark: '#f6dcc0',
      line: '#7b5670',
      edge: 1.4,
    }),
    ripples('mm2-n', {
      x: 200,
      w: 1100,
      y: 1048,
      h: 60,
      count: 30,
      colour: '#ffd7b4',
      alpha: 0.55,
      long: 260,
    }),
  ]);
}

export const scenes = { 'masai-mara-2': { draw: mara, tone: 'dark', focus: '48% 55%' } };
