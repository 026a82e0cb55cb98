import {
  animal,
  circle,
  cloud,
  dhow,
  glitter,
  glow,
  limb,
  n,
  palm,
  path,
  picture,
  rect,
  ripples,
  sky,
  stroke,
  sun,
  surf,
  water,
} from '../kit/index.mjs';
import { starfish } from '../kit/animals/index.mjs';

/** The jetty at Nungwi and the only appointment of the day: a hammock. */
function jetty() {
  const deck = { top: '#c98a5c', side: '#7c4a44' };
  const posts = [
    [1180, 560, 10, 40],
    [1110, 590, 12, 52],
    [1020, 632, 15, 66],
    [900, 694, 19, 90],
    [720, 790, 25, 130],
    [440, 940, 34, 190],
  ];
  return picture([
    sky(['#1f8aa8', '#62b9bd', '#bfe0c8', '#fbe9c0', '#fbd0a0'], { bottom: 540 }),
    glow(1460, 480, 800, '#fff6d6', 0.8),
    sun(1470, 430, 66, '#fffbe8', '#fff2cc', 3, 0.5),
    cloud('z3', 260, 500, 620, 110, '#fdf0d6', 'opacity="0.8"'),
    cloud('z3b', 1560, 420, 420, 70, '#fdf0d6', 'opacity="0.7"'),
    water(530, ['#a9dcc8', '#2fb3b4', '#12919f', '#43c2b4', '#a9e6cf'], 1140),
    surf('z3', 640, '#1fa3ab', { amp: 6, scale: 280 }),
    surf('z3b', 800, '#4fc6ba', { amp: 12, scale: 320 }),
    surf('z3c', 940, '#93e0cb', { amp: 14, scale: 300, tilt: -60 }),
    glitter('z3', 1470, 540, 330, {
      colour: '#fffbe0',
      width: 70,
      spread: 230,
      count: 60,
      alpha: 0.7,
    }),
    ripples('z3', { y: 545, h: 440, count: 140, colour: '#effcf0', alpha: 0.5, long: 130 }),
    path('M1150 470L1250 400L1350 470Z', '#8a5a3c'),
    rect(1176, 470, 150, 60, '#5c3a34'),
    rect(1206, 480, 30, 50, '#2f8a94'),
    rect(1264, 480, 30, 50, '#2f8a94'),
    posts.map(
      ([x, y, w, h]) =>
        rect(x, y, w, h, deck.side) + rect(x + (1280 - x) * 0.02 + w * 3.2, y, w, h, deck.side),
    ),
    path('M1180 528H1320L1320 540Q1000 690 620 1060L200 1010Q760 740 1180 536Z', deck.top),
    Array.from({ length: 24 }, (_, i) => {
      const t = (i / 24) ** 1.7;
      return stroke(
        `M${n(1190 - 960 * t)} ${n(538 + 462 * t)}L${n(1312 - 660 * t)} ${n(544 + 500 * t)}`,
        deck.side,
        n(2 + 4 * t),
        'opacity="0.6"',
      );
    }),
    dhow(1620, 640, 0.7, { hull: '#3f2a44', sail: '#fff3da', shade: '#e6bb90', line: '#3f2a44' }),
    surf('z3s', 1030, '#fdf6e0', { amp: 16, scale: 330, tilt: -90 }),
    surf('z3t', 1048, '#f3d9a4', { amp: 18, scale: 330, tilt: -96 }),
    surf('z3u', 1110, '#e6bf86', { amp: 14, scale: 420, tilt: -60 }),
    palm('z3', 1850, 1180, 980, { fill: '#0f3f44', lit: '#1f6c60', lean: -0.16, size: 0.4 }),
    palm('z3b', 1240, 1150, 700, { fill: '#12484c', lit: '#23756a', lean: 0.1, size: 0.4 }),
    path('M1262 800Q1480 1060 1830 780Q1500 1000 1262 800Z', '#c2462f'),
    path('M1262 800Q1470 1110 1830 780Q1480 1030 1262 800Z', '#e8a24c'),
    stroke('M1262 800Q1480 1010 1832 780', '#fbeed0', 4),
    path(limb('1420,930,20 1520,946,34 1620,920,26'), '#5c2a34') + circle(1398, 908, 20, '#3a1f2a'),
    animal(starfish, { x: 560, y: 1130, h: 90, fill: '#d9603f', rim: '#ffbf94', mark: '#ffd9b0' }),
  ]);
}

export const scenes = { 'zanzibar-3': { draw: jetty, tone: 'light', focus: '62% 60%' } };
