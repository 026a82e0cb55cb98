import {
  animal,
  bands,
  cloud,
  fanPalm,
  glow,
  grass,
  herd,
  land,
  mist,
  picture,
  sky,
  skyline,
  treeline,
} from '../kit/index.mjs';
import { wildDog, wildDogTrotting } from '../kit/animals/index.mjs';

/** Painted wolves at a trot: the pack goes out. */
function wildDogs() {
  const t = {
    fill: '#3a2a26',
    far: '#6a4c38',
    rim: '#ffe9b4',
    mark: '#f3d49a',
    line: '#b5783c',
    edge: 2,
  };
  const ground = skyline({ y: 980, amp: 10, seed: 'ny1', scale: 700, octaves: 2 });
  return picture([
    sky(['#4f8f88', '#8fb796', '#dfd79a', '#f9e6ac'], { bottom: 640 }),
    glow(420, 560, 800, '#fff8d0', 0.7),
    cloud('ny1', 1000, 420, 700, 120, '#f6efcc', 'opacity="0.7"'),
    land(skyline({ y: 560, amp: 36, seed: 'ny1h', scale: 420 }), '#9fae74', {
      haze: '#dcd08a',
      depth: 130,
    }),
    [
      [160, 700, 260],
      [1500, 700, 340],
      [1720, 710, 240],
    ].map(([x, y, h], i) => fanPalm(`ny1${i}`, x, y, h, { fill: '#6a7c44', lit: '#a3ad58' })),
    treeline('ny1', skyline({ y: 660, amp: 16, seed: 'ny1t', scale: 280 }), 70, '#7c8c4c', {
      density: 0.9,
      gap: 0.25,
    }),
    bands('ny1', 680, 900, ['#c9b45c', '#b0904a', '#946c3a'], { haze: '#e6cf74', lit: '#fff4b8' }),
    herd(
      [wildDogTrotting],
      [
        [260, 850, 104],
        [1640, 838, 98],
      ],
      t,
    ),
    animal(wildDog, { ...t, x: 980, y: 900, h: 140, flip: true }),
    land(ground, '#7a5230', { haze: '#4a3022', depth: 200, lit: '#ffe6a0', litWidth: 4 }),
    mist(990, 60, '#f6dc9c', 0.5),
    animal(wildDogTrotting, { ...t, x: 560, y: 1060, h: 300, edge: 1.4 }),
    animal(wildDog, { ...t, x: 1340, y: 1080, h: 390, edge: 1.2 }),
    grass('ny1', { y: 1206, h: 160, count: 300, fill: '#33231a', lean: 0.3 }),
  ]);
}

export const scenes = { 'nyerere-1': { draw: wildDogs, tone: 'light', focus: '58% 66%' } };
