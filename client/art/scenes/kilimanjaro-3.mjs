import {
  animal,
  fern,
  glow,
  hiker,
  land,
  leafy,
  limb,
  mist,
  path,
  picture,
  shafts,
  sky,
  skyline,
  vine,
} from '../kit/index.mjs';
import { colobus } from '../kit/animals/index.mjs';

/** Day one: the trail climbs through fig and tree fern, the light comes in coins. */
function rainForest() {
  const trunk = (x, w, fill, lean = 0) =>
    path(
      limb(
        [
          { x: x - w * 0.8, y: 1220, w: w * 2.2 },
          { x, y: 1000, w: w * 1.1 },
          { x: x + lean * 0.5, y: 560, w: w * 0.9 },
          { x: x + lean, y: -40, w: w * 0.8 },
        ],
        10,
      ),
      fill,
    );
  return picture([
    sky(['#88b070', '#c2d890', '#f3f2c0', '#e6ecb4'], { bottom: 1000 }),
    glow(1000, 420, 800, '#fffff0', 0.95),
    [
      [120, 40],
      [330, 30],
      [520, 34],
      [760, 26],
      [1240, 30],
      [1460, 36],
      [1690, 30],
      [1850, 40],
    ].map(([x, w], i) => trunk(x, w, '#a3bd7c', (i % 3) * 30 - 30)),
    mist(560, 330, '#f4f6cf', 0.6),
    [
      [230, 56],
      [620, 44],
      [1390, 50],
      [1600, 60],
    ].map(([x, w], i) => trunk(x, w, '#6c9058', (i % 2) * 60 - 20)),
    [
      [300, 60, 420, 130],
      [900, -20, 460, 110],
      [1560, 50, 460, 140],
    ].map(([x, y, w, h], i) =>
      path(leafy(`kf${i}`, x, y, w, h, { flat: 1, bumps: 60, rough: 0.24 }), '#7ba05c'),
    ),
    shafts(
      1080,
      -80,
      1300,
      [
        [1.15, 0.06],
        [1.38, 0.08],
        [1.62, 0.06],
        [1.86, 0.09],
        [2.1, 0.06],
      ],
      '#fffde0',
      0.4,
    ),
    land(skyline({ y: 830, amp: 20, seed: 'kf', scale: 300, bend: -90 }), '#5f8648', {
      haze: '#40663a',
      depth: 220,
    }),
    path(
      'M940 800Q1060 880 900 960Q760 1040 700 1220H1330Q1300 1060 1180 970Q1060 890 1010 800Z',
      '#c9a870',
    ),
    path(
      'M940 800Q1060 880 900 960Q760 1040 700 1220H820Q860 1050 980 970Q1090 890 960 800Z',
      '#a98654',
    ),
    animal(hiker, {
      x: 985,
      y: 900,
      h: 150,
      flip: true,
      fill: '#33402c',
      far: '#4a5438',
      rim: '#fffcd8',
    }),
    animal(hiker, {
      x: 1060,
      y: 960,
      h: 200,
      flip: true,
      fill: '#2b3628',
      far: '#424c34',
      rim: '#fffcd8',
    }),
    fern('kf1', 560, 940, 260, '#4c7c40'),
    fern('kf2', 1330, 930, 280, '#4c7c40'),
    trunk(90, 110, '#1f3a28', 60),
    trunk(1830, 130, '#1b3425', -90),
    [
      [100, 20, 520, 150],
      [1780, 10, 560, 170],
      [900, -80, 600, 110],
    ].map(([x, y, w, h], i) =>
      path(leafy(`kfn${i}`, x, y, w, h, { flat: 1, bumps: 70, rough: 0.26 }), '#1f3f29'),
    ),
    vine(300, 60, 1560, 40, 240, '#1f3f29', 7),
    vine(140, 300, 700, -20, 160, '#28502f', 5),
    fern('kf3', 330, 1120, 430, '#2c5a34'),
    fern('kf4', 1560, 1110, 460, '#2c5a34'),
    fern('kf5', 60, 1220, 520, '#163322', { from: -1.9, to: -0.2 }),
    fern('kf6', 1880, 1220, 540, '#163322', { from: -3, to: -1.2 }),
    animal(colobus, {
      x: 1560,
      y: 296,
      h: 120,
      flip: true,
      fill: '#16261c',
      mark: '#fbf8e4',
      line: '#5c6a4c',
    }),
    path(limb('1990,250,40 1700,290,28 1480,306,14 1360,290,6'), '#1b3425'),
  ]);
}

export const scenes = { 'kilimanjaro-3': { draw: rainForest, tone: 'light', focus: '53% 62%' } };
