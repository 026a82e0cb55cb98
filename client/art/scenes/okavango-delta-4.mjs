import {
  animal,
  fanPalm,
  flock,
  glitter,
  glow,
  land,
  limb,
  mirrored,
  path,
  picture,
  reeds,
  ripples,
  sky,
  skyline,
  streaks,
  sun,
  treeline,
  water,
} from '../kit/index.mjs';
import { fishEagle, lechwe, lechweGrazing } from '../kit/animals/index.mjs';

/** Sundown: a fish eagle on its snag, lechwe in the shallows. */
function fishEagleAtSunset() {
  const bank = skyline({ y: 640, amp: 8, seed: 'o4', scale: 320 });
  const tone = { fill: '#43213a', edge: 0, far: '#6a3048' };
  const does = [
    [lechwe, 250, 72],
    [lechweGrazing, 380, 76],
    [lechwe, 520, 84],
    [lechwe, 700, 66],
    [lechweGrazing, 830, 70],
  ].map(([s, x, h], i) => animal(s, { ...tone, x, y: 742 + h * 0.08, h, flip: i % 2 === 0 }));
  return picture([
    sky(['#2f5a72', '#8a6f86', '#e0806c', '#f8b26b', '#fde0a0'], { bottom: 660 }),
    glow(560, 600, 900, '#ffe3a4', 0.7),
    sun(560, 580, 120, '#fff1c2', '#ffd692', 2.6, 0.5),
    streaks(
      [
        [400, 420, 760, 16],
        [900, 350, 620, 14],
        [200, 280, 500, 12],
      ],
      '#c05f68',
      0.5,
    ),
    treeline('o4', bank, 50, '#7a3d54', { density: 0.9, gap: 0.2 }),
    [180, 760, 1050].map((x, i) => fanPalm(`o4${i}`, x, 650, 170 + i * 20, { fill: '#6a3450' })),
    land(bank, '#6e3650', { bottom: 680 }),
    water(668, ['#f9b873', '#d0746c', '#7d5274', '#2f3a5a'], 1200),
    mirrored([treeline('o4', bank, 50, '#7a3d54', { density: 0.9, gap: 0.2 })], 668, 0.4, 0.7),
    glitter('o4', 560, 674, 480, {
      colour: '#fff0bb',
      width: 150,
      spread: 420,
      count: 90,
      alpha: 0.8,
    }),
    mirrored(does, 742, 0.4, 0.6),
    does,
    ripples('o4', { y: 690, h: 480, count: 130, colour: '#ffd9a8', alpha: 0.4, long: 190 }),
    path(
      limb('1990,1120,90 1700,900,64 1480,780,52 1300,740,34 1120,690,16 1040,640,6') +
        limb('1620,850,44 1560,600,30 1600,380,16 1570,240,6') +
        limb('1585,560,20 1700,430,12 1740,330,5') +
        limb('1380,760,26 1300,860,14 1210,900,5'),
      '#24142c',
    ),
    animal(fishEagle, {
      x: 1352,
      y: 716,
      h: 420,
      flip: true,
      fill: '#3a1f2c',
      far: '#c98a3c',
      rim: '#ffcf8c',
      mark: '#fff6e4',
      line: '#e3a63c',
      light: -1,
      edge: 1,
    }),
    reeds('o4', { x: -40, w: 520, y: 1212, h: 230, count: 60, fill: '#1c1a34', plume: '#6b3f58' }),
    flock('o4', 900, 240, { w: 420, h: 120, count: 9, size: 15, fill: '#4a3450' }),
  ]);
}

export const scenes = {
  'okavango-delta-4': { draw: fishEagleAtSunset, tone: 'dark', focus: '62% 50%' },
};
