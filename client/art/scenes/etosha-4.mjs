import {
  animal,
  ellipse,
  grass,
  herd,
  land,
  leafy,
  limb,
  path,
  picture,
  shafts,
  sky,
  skyline,
} from '../kit/index.mjs';
import { lionLying, lionessLying, springbok, springbokGrazing } from '../kit/animals/index.mjs';

/** Mopane shade, midday: a lion waits for the heat to pass. */
function lionInShade() {
  const crown = [
    [220, 120, 520, 190],
    [760, 60, 520, 170],
    [1300, 110, 480, 190],
    [1760, 150, 460, 220],
    [1500, 280, 260, 90],
    [420, 300, 250, 80],
  ];
  return picture([
    sky(['#d3e3e0', '#eef0e2', '#fdf8ea'], { bottom: 660 }),
    land(skyline({ y: 630, amp: 6, seed: 'e4', scale: 320 }), '#d9d9c2', { bottom: 660 }),
    land(skyline({ y: 650, amp: 2, seed: 'e4p', scale: 700 }), '#fbf3de', {
      haze: '#f0dcb2',
      depth: 300,
    }),
    herd(
      [springbok, springbokGrazing],
      [
        [300, 720, 44, true],
        [400, 728, 46],
        [500, 718, 42, true],
        [820, 730, 46],
      ],
      { fill: '#b8946a', far: '#9a7a58', mark: '#fffaf0', edge: 0 },
    ),
    land(skyline({ y: 860, amp: 10, seed: 'e4g', scale: 520 }), '#cfa870', {
      haze: '#b58a56',
      depth: 240,
    }),
    path('M200 1010Q700 880 1300 900T2000 960V1200H100Z', '#7f5f48', 'opacity="0.75"'),
    [
      [500, 980],
      [860, 930],
      [1500, 950],
      [1700, 1060],
      [360, 1090],
      [900, 1120],
      [1300, 1130],
    ].map(([x, y]) => ellipse(x, y, 60, 12, '#e0bb80', 'opacity="0.7"')),
    path(
      limb('1560,1060,120 1570,800,78 1540,520,66 1460,260,44 1420,60,30') +
        limb('1550,560,50 1680,360,36 1800,180,22') +
        limb('1500,420,34 1300,270,22 1100,160,12') +
        limb('-30,900,90 60,560,60 180,330,36 380,180,18'),
      '#4c342e',
    ),
    crown.map(([x, y, w, h], i) =>
      path(
        leafy(`e4${i}`, x, y, w, h, { flat: 0.9, bumps: 70, rough: 0.2 }),
        i < 4 ? '#5d6b36' : '#77833f',
      ),
    ),
    crown
      .slice(0, 4)
      .map(([x, y, w, h], i) =>
        path(
          leafy(`e4b${i}`, x - 40, y - 70, w * 0.9, h * 0.7, { flat: 0.9, bumps: 60, rough: 0.22 }),
          '#86914a',
        ),
      ),
    shafts(
      1000,
      -100,
      1200,
      [
        [1.35, 0.05],
        [1.62, 0.06],
        [1.9, 0.05],
      ],
      '#fffbe2',
      0.3,
    ),
    ellipse(930, 1046, 440, 24, '#46302c', 'opacity="0.6"'),
    animal(lionLying, {
      x: 900,
      y: 1040,
      h: 330,
      fill: '#c08a4c',
      far: '#5c3526',
      rim: '#ffe9b8',
      line: '#8a5a34',
      edge: 1,
    }),
    animal(lionessLying, {
      x: 1480,
      y: 1000,
      h: 210,
      flip: true,
      fill: '#b58250',
      far: '#8a5e3c',
      rim: '#f6dcae',
      line: '#7c5436',
      edge: 1.2,
    }),
    grass('e4', { y: 1206, h: 110, count: 220, fill: '#8a6a3c' }),
  ]);
}

export const scenes = { 'etosha-4': { draw: lionInShade, tone: 'light', focus: '52% 68%' } };
