import {
  animal,
  broadleaf,
  glow,
  grass,
  guide,
  herd,
  land,
  picture,
  sky,
  skyline,
  soaring,
  streaks,
  sun,
  treeline,
  walker,
} from '../kit/index.mjs';
import { impala, impalaDoe } from '../kit/animals/index.mjs';

/** On foot, in a file: the guide, four guests, the scout behind. */
function walkingSafari() {
  const ridge = skyline({ y: 850, amp: 22, seed: 'l1', scale: 620, tilt: -160, octaves: 2 });
  const tone = { fill: '#2b2030', far: '#463044', rim: '#ffe0a0', line: '#8a6a50', edge: 2.4 };
  const file = [
    [guide, 1440],
    [walker, 1250],
    [walker, 1090],
    [walker, 940],
    [walker, 790],
    [guide, 620],
  ];
  return picture([
    sky(['#2f6f7c', '#78a896', '#dccf8e', '#fbdf96', '#f7bf6a'], { bottom: 900 }),
    glow(1560, 700, 1000, '#fff4c4', 0.8),
    sun(1600, 640, 110, '#fffbe2', '#fff2c0', 2.6, 0.5),
    streaks(
      [
        [500, 260, 800, 18],
        [1300, 200, 620, 14],
        [900, 380, 520, 12],
      ],
      '#fbeab4',
      0.5,
    ),
    land(skyline({ y: 720, amp: 60, seed: 'l1h', scale: 420 }), '#a9a06a', {
      haze: '#f3cf80',
      depth: 160,
    }),
    land(skyline({ y: 790, amp: 30, seed: 'l1h2', scale: 320 }), '#9a8a50', {
      haze: '#e6b860',
      depth: 130,
    }),
    treeline('l1', skyline({ y: 800, amp: 30, seed: 'l1h2', scale: 320 }), 50, '#857a48', {
      density: 0.6,
      gap: 0.4,
    }),
    herd(
      [impala, impalaDoe],
      [
        [260, 900, 60],
        [350, 910, 62, true],
        [180, 912, 58],
      ],
      { fill: '#8a5a34', edge: 0 },
    ),
    broadleaf('l1', 330, 880, 360, { fill: '#5c4a30', lit: '#c79a50', light: 1 }),
    land(ridge, '#a0692f', { haze: '#7a4a28', depth: 260, lit: '#ffe6a0', litWidth: 4 }),
    grass('l1r', { w: 1920, h: 60, count: 300, fill: '#c98f42', height: ridge.height, lean: 0.4 }),
    file.map(([who, x]) => animal(who, { ...tone, x, y: ridge.height(x) + 14, h: 262 })),
    grass('l1m', {
      w: 1920,
      h: 70,
      count: 260,
      fill: '#7c4c26',
      height: (x) => ridge.height(x) + 46,
      lean: 0.4,
    }),
    land(skyline({ y: 1090, amp: 16, seed: 'l1f', scale: 520 }), '#4a2f22'),
    grass('l1f', { y: 1206, h: 240, count: 240, fill: '#38221c', lean: 0.4 }),
    soaring(
      [
        [760, 330, 34, 0.12],
        [860, 270, 22, -0.1],
      ],
      '#5c5a48',
    ),
  ]);
}

export const scenes = {
  'south-luangwa-1': { draw: walkingSafari, tone: 'light', focus: '54% 66%' },
};
