import {
  animal,
  baobab,
  cloud,
  grass,
  herd,
  land,
  mirrored,
  picture,
  ripples,
  river,
  sky,
  skyline,
  stones,
  treeline,
  water,
} from '../kit/index.mjs';
import {
  elephantCalf,
  elephantDrinking,
  elephantStanding,
  zebra,
  zebraGrazing,
} from '../kit/animals/index.mjs';

/** The river in the dry months, when everyone must come. */
function atTheRiver() {
  const e = {
    fill: '#54403a',
    far: '#7a5e4c',
    rim: '#ffeec0',
    mark: '#fff8e0',
    line: '#9c8064',
    edge: 1.8,
  };
  const z = { fill: '#3a2e32', far: '#7a6a60', mark: '#fffaf0', line: '#8a7a6c', edge: 0 };
  const cast = [
    animal(elephantDrinking, { ...e, x: 1180, y: 800, h: 270, flip: true }),
    animal(elephantStanding, { ...e, x: 1530, y: 780, h: 240, flip: true }),
    animal(elephantCalf, { ...e, x: 1360, y: 800, h: 120, flip: true }),
    herd(
      [zebra, zebraGrazing],
      [
        [240, 760, 110],
        [400, 768, 116],
        [560, 756, 108],
        [100, 752, 104],
      ],
      z,
    ),
  ];
  return picture([
    sky(['#6fa6b0', '#aecbb8', '#e9e2b4', '#f8ecc6'], { bottom: 520 }),
    cloud('t2', 1200, 330, 560, 100, '#fbf6e2', 'opacity="0.8"'),
    cloud('t2b', 200, 260, 460, 80, '#fbf6e2', 'opacity="0.7"'),
    land(skyline({ y: 470, amp: 44, seed: 't2h', scale: 420 }), '#a3ae86', {
      haze: '#dcd49c',
      depth: 130,
    }),
    [
      [330, 560, 260],
      [760, 545, 170],
      [1680, 560, 320],
    ].map(([x, y, h], i) =>
      baobab(`t2${i}`, x, y, h, { fill: '#8f6c54', lit: '#e9c896', leaves: '#7c8f4c' }),
    ),
    land(skyline({ y: 550, amp: 14, seed: 't2g', scale: 360 }), '#a9a45c', {
      haze: '#cdb768',
      depth: 130,
    }),
    treeline('t2', skyline({ y: 600, amp: 12, seed: 't2t', scale: 260 }), 60, '#7f8c4c', {
      density: 0.8,
      gap: 0.3,
    }),
    land(skyline({ y: 610, amp: 12, seed: 't2t', scale: 260 }), '#c6a45c', {
      haze: '#a8803f',
      depth: 200,
      lit: '#fff0b8',
      litWidth: 3,
    }),
    river(
      [
        [640, 960, 1010],
        [690, 820, 960],
        [760, 640, 1000],
        [830, -40, 1960],
        [1010, -40, 1960],
      ],
      '#8fc0bc',
    ),
    water(820, ['#a9d0c6', '#5f9fa4', '#3f7c88'], 1010),
    mirrored(cast, 800, 0.34, 0.6),
    ripples('t2', { y: 830, h: 170, count: 90, colour: '#f2fae8', alpha: 0.5, long: 170 }),
    cast,
    land(skyline({ y: 990, amp: 18, seed: 't2f', scale: 460, tilt: 70 }), '#b58a4c', {
      haze: '#6f5230',
      depth: 200,
      lit: '#ffeebc',
      litWidth: 4,
    }),
    stones('t2', { x: 0, w: 1920, y: 1040, h: 120, count: 40, fill: '#8a6638' }),
    animal(zebra, { ...z, x: 640, y: 1110, h: 260 }),
    grass('t2', { y: 1206, h: 120, count: 260, fill: '#54401f' }),
  ]);
}

export const scenes = { 'tarangire-2': { draw: atTheRiver, tone: 'light', focus: '62% 62%' } };
