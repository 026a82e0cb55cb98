import {
  animal,
  clipped,
  cloud,
  ellipse,
  grass,
  land,
  limb,
  path,
  picture,
  random,
  ripples,
  sky,
  skyline,
  treeline,
  water,
} from '../kit/index.mjs';
import { beeEater, beeEaterFlying } from '../kit/animals/index.mjs';

/** Carmine bee-eaters: the river bank is theirs from August to October. */
function beeEaters() {
  const r = random('l3');
  const tone = {
    fill: '#c2283c',
    far: '#8f1c38',
    rim: '#ff8a78',
    mark: '#1f8a94',
    line: '#2a1020',
    edge: 2,
  };
  const holes = [];
  for (let i = 0; i < 46; i++) holes.push([880 + r() * 1040, 420 + r() * 560, 17 + r() * 10]);
  const cliff = `M820 1200Q800 900 850 700Q820 560 880 380Q900 330 1000 322Q1300 300 1500 318T1960 296V1200Z`;
  return picture([
    sky(['#1f6f9c', '#5fa9bd', '#b9d9ca', '#f3e6bd'], { bottom: 900 }),
    cloud('l3', 80, 420, 520, 90, '#f6f3df', 'opacity="0.7"'),
    land(skyline({ y: 790, amp: 20, seed: 'l3h', scale: 360, to: 1000 }), '#7aa678', {
      bottom: 850,
    }),
    treeline('l3', skyline({ y: 790, amp: 20, seed: 'l3h', scale: 360, to: 1000 }), 70, '#5f9068', {
      density: 1,
    }),
    water(840, ['#cfe0c4', '#6fb0b0', '#2f7c94', '#154a6c'], 1200),
    ripples('l3', { w: 900, y: 850, h: 330, count: 70, colour: '#eef6e0', alpha: 0.5, long: 180 }),
    clipped(cliff, [
      path(cliff, '#b9683f'),
      path('M820 360Q1200 420 1960 380V470Q1300 500 830 440Z', '#cf8450'),
      path('M800 700Q1300 640 1960 690V780Q1300 760 800 800Z', '#a3563a'),
      path('M800 980Q1300 930 1960 960V1200H800Z', '#8a4534'),
      path(
        'M820 1200Q800 900 850 700Q820 560 880 380L930 380Q880 560 910 700Q870 900 890 1200Z',
        '#6f3430',
        'opacity="0.7"',
      ),
      holes.map(
        ([x, y, s]) =>
          ellipse(x, y + 3, s, s * 0.8, '#e0a068') + ellipse(x, y, s, s * 0.78, '#3a1a22'),
      ),
    ]),
    grass('l3t', {
      x: 900,
      w: 1020,
      h: 74,
      count: 110,
      fill: '#7c8a48',
      height: () => 330,
      lean: -0.4,
    }),
    holes
      .filter((_, i) => i % 4 === 0)
      .map(([x, y], i) =>
        animal(beeEater, { ...tone, x: x - 2, y: y + 16, h: 70 + (i % 3) * 10, flip: i % 2 === 0 }),
      ),
    [
      [300, 300, 120],
      [560, 200, 90],
      [700, 420, 110],
      [180, 520, 84],
      [470, 620, 100],
      [1240, 190, 90],
      [1520, 150, 70],
      [760, 700, 80],
      [980, 240, 76],
      [1720, 220, 84],
    ].map(([x, y, h], i) =>
      animal(beeEaterFlying, {
        ...tone,
        x,
        y,
        h: h * 1.15,
        flip: i % 3 === 1,
        turn: (i % 5) * 8 - 14,
      }),
    ),
    path(
      limb('-40,1130,44 260,1000,30 480,900,18 700,850,8') +
        limb('330,970,20 380,860,12 470,790,5'),
      '#3a2228',
    ),
    animal(beeEater, { ...tone, x: 505, y: 898, h: 250, edge: 1.2 }),
    animal(beeEater, { ...tone, x: 250, y: 1004, h: 230, flip: true, edge: 1.2 }),
  ]);
}

export const scenes = { 'south-luangwa-3': { draw: beeEaters, tone: 'dark', focus: '40% 55%' } };
