import {
  animal,
  glitter,
  glow,
  land,
  mist,
  papyrus,
  path,
  picture,
  ripples,
  sky,
  skyline,
  sun,
  treeline,
  water,
} from '../kit/index.mjs';
import { beeEater } from '../kit/animals/index.mjs';
import { lilies } from './okavango.mjs';

/** The guest's view: the bow ahead, papyrus closing in, a slot of sky. */
function throughPapyrus() {
  const wall = (seed, x, w, y, h, fill, head, count) =>
    papyrus(seed, { x, w, y, h, count, fill, head, size: 0.2 });
  return picture([
    sky(['#3c7f86', '#7fb89c', '#d9dda2', '#fdf0b8'], { bottom: 620 }),
    glow(960, 560, 760, '#fffad6', 0.95),
    sun(960, 520, 70, '#fffdf0', '#fffadb', 3, 0.5),
    land(skyline({ y: 596, amp: 8, seed: 'o2', scale: 240 }), '#8fbb8a', { bottom: 640 }),
    treeline('o2', skyline({ y: 596, amp: 8, seed: 'o2', scale: 240 }), 44, '#7fae82', {
      density: 0.9,
    }),
    mist(610, 40, '#fffbd6', 0.9),
    water(620, ['#f0ecb6', '#83b892', '#2f7f73', '#0c4548'], 1200),
    glitter('o2', 960, 626, 560, {
      colour: '#fffbdc',
      width: 50,
      spread: 300,
      count: 90,
      alpha: 0.8,
    }),
    wall('o2a', -60, 700, 700, 330, '#74a878', '#8dbd84', 26),
    wall('o2b', 1290, 700, 700, 330, '#74a878', '#8dbd84', 26),
    wall('o2c', -100, 600, 860, 560, '#3f8268', '#56987a', 18),
    wall('o2d', 1430, 600, 860, 560, '#3f8268', '#56987a', 18),
    ripples('o2', {
      x: 420,
      w: 1080,
      y: 680,
      h: 480,
      count: 90,
      colour: '#f5f4c9',
      alpha: 0.4,
      long: 150,
    }),
    lilies(
      'o2',
      [
        [620, 900, 70],
        [1330, 880, 66],
        [1420, 980, 90],
        [520, 1020, 90],
      ],
      '#2b7562',
      '#f9d9e4',
    ),
    wall('o2e', -140, 430, 1210, 980, '#17544f', '#236a5d', 10),
    wall('o2f', 1660, 430, 1210, 980, '#17544f', '#236a5d', 10),
    path('M960 742Q890 900 760 1200H1160Q1030 900 960 742Z', '#4b2e2c'),
    path(
      'M960 742Q890 900 760 1200H812Q920 920 960 790Q1000 920 1108 1200H1160Q1030 900 960 742Z',
      '#e7a760',
    ),
    path('M960 790Q920 920 850 1200H1070Q1000 920 960 790Z', '#2b1a20'),
    path('M905 1010H1015L1030 1062H890Z', '#6b3f34'),
    wall('o2g', -160, 260, 1260, 1260, '#062e30', '#0b3f3c', 4),
    wall('o2h', 1800, 260, 1260, 1260, '#062e30', '#0b3f3c', 4),
    animal(beeEater, {
      x: 470,
      y: 560,
      h: 90,
      fill: '#1f7f7a',
      far: '#125a5c',
      mark: '#e8b04a',
      line: '#14333a',
      rim: '#d9f0c0',
    }),
  ]);
}

export const scenes = {
  'okavango-delta-2': { draw: throughPapyrus, tone: 'dark', focus: '50% 62%' },
};
