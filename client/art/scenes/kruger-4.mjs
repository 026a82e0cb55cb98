import {
  animal,
  feverTree,
  glow,
  herd,
  land,
  mirrored,
  picture,
  reeds,
  ripples,
  sky,
  skyline,
  treeline,
  water,
} from '../kit/index.mjs';
import { hippoAfloat, hippoYawning, stork } from '../kit/animals/index.mjs';

/** Fever trees over a green river; the hippos have the pool. */
function riverPool() {
  const tree = { bark: '#c9c06a', leaf: '#6f8c3a', lit: '#c3cf68', light: -1 };
  const wood = [
    [1220, 640, 420],
    [1420, 650, 520],
    [1640, 660, 600],
    [1840, 650, 540],
  ].map(([x, y, h], i) => feverTree(`k4${i}`, x, y, h, tree));
  const left = [
    feverTree('k4l', 140, 640, 460, { ...tree, leaf: '#7c9945' }),
    feverTree('k4m', 380, 630, 320, { ...tree, leaf: '#8aa652', bark: '#d2cb82' }),
  ];
  const bank = skyline({ y: 640, amp: 10, seed: 'k4', scale: 420, octaves: 3 });
  const tone = {
    fill: '#3a3a3f',
    far: '#6b5a58',
    rim: '#f6f0b8',
    line: '#8f8a70',
    mark: '#fdf6da',
  };
  return picture([
    sky(['#77a888', '#b4cb96', '#e9e5ab', '#fdf3c4'], { bottom: 660 }),
    glow(800, 380, 900, '#fffbe0', 0.8),
    land(skyline({ y: 540, amp: 40, seed: 'k4h', scale: 380 }), '#a9c48c', {
      haze: '#e3e4a6',
      depth: 110,
    }),
    treeline('k4', skyline({ y: 618, amp: 8, seed: 'k4t', scale: 300 }), 60, '#8fae6c', {
      density: 1,
    }),
    land(bank, '#7f9a4c', { bottom: 700, lit: '#eef0a8', litWidth: 3 }),
    left,
    wood,
    water(664, ['#d6dc98', '#8db07c', '#3f7a66', '#1d4d4c'], 1200),
    mirrored([left, wood, land(bank, '#6d8a48', { bottom: 664 })], 664, 0.42, 0.75),
    ripples('k4', { y: 690, h: 460, count: 140, colour: '#f3f2c4', alpha: 0.42, long: 180 }),
    animal(stork, { x: 560, y: 668, h: 80, fill: '#4a5a44', edge: 0 }),
    herd(
      hippoAfloat,
      [
        [640, 790, 90],
        [860, 770, 76, true],
        [420, 810, 96],
      ],
      tone,
    ),
    animal(hippoYawning, { ...tone, x: 960, y: 960, h: 270, edge: 1.6 }),
    animal(hippoAfloat, { ...tone, x: 1330, y: 930, h: 170, flip: true, edge: 1.6 }),
    ripples('k4n', {
      x: 680,
      w: 900,
      y: 958,
      h: 80,
      count: 34,
      colour: '#f3f2c4',
      alpha: 0.6,
      long: 190,
    }),
    reeds('k4', {
      x: 1600,
      w: 360,
      y: 1210,
      h: 330,
      count: 40,
      fill: '#14393a',
      plume: '#5b7a44',
      lean: -0.08,
    }),
    reeds('k4b', { x: -40, w: 260, y: 1210, h: 260, count: 30, fill: '#14393a', plume: '#5b7a44' }),
  ]);
}

export const scenes = { 'kruger-4': { draw: riverPool, tone: 'light', focus: '55% 62%' } };
