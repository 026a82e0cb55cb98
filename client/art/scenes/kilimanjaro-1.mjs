import {
  animal,
  domeTent,
  glow,
  hiker,
  kopje,
  land,
  milkyWay,
  mist,
  mountain,
  picture,
  sky,
  skyline,
  stars,
  stones,
  watcher,
} from '../kit/index.mjs';
import { snow } from './kilimanjaro.mjs';

/** High camp: tents like lanterns under the summit and the stars. */
function highCamp() {
  const top = [
    { x: 620, y: 300 },
    { x: 1180, y: 290 },
  ];
  const kibo = mountain(
    { summit: top, left: -300, right: 2200, base: 900, seed: 'kc', rough: 14, shadeLean: 0.2 },
    { fill: '#33406e', shade: '#232c56', haze: '#4a5588' },
  );
  return picture([
    sky(['#050a20', '#0d1740', '#24306a', '#4b5690'], { bottom: 900 }),
    milkyWay('kc', 1300, 900, 1950, -80, 240),
    stars('kc', 380, { height: 820 }),
    kibo.svg,
    snow(kibo.d, top, 'kc2', 120, '#c9d3ee', '#8793c4'),
    mist(840, 120, '#7c86b8', 0.5),
    kopje(
      'kc',
      [
        [200, 960, 620, 190],
        [1650, 950, 700, 240],
      ],
      { fill: '#232a4c', lit: '#6a76a8', shade: '#181d3a', light: 1 },
    ),
    land(skyline({ y: 930, amp: 30, seed: 'kc', scale: 300 }), '#1e2444', {
      haze: '#141830',
      depth: 220,
      lit: '#525d90',
      litWidth: 2,
    }),
    [
      [560, 960, 1.1, '#f6c05a'],
      [1400, 950, 1.0, '#f0a24c'],
      [1640, 990, 1.25, '#ffd27c'],
      [320, 1000, 1.2, '#f6b04c'],
      [980, 1030, 2.1, '#ffd98a'],
    ].map(
      ([x, y, s, light]) =>
        glow(x, y - 30 * s, 190 * s, '#ffb45c', 0.35) +
        domeTent(x, y, s, { shell: '#c2572f', dark: '#4a1f2c', light }),
    ),
    animal(hiker, {
      x: 1260,
      y: 1050,
      h: 190,
      flip: true,
      fill: '#0f1228',
      far: '#181b38',
      rim: '#ffc87c',
      light: -1,
    }),
    animal(watcher, { x: 700, y: 1040, h: 180, fill: '#0f1228', far: '#181b38', rim: '#ffc87c' }),
    stones('kc', { x: 0, w: 1920, y: 1080, h: 120, count: 60, fill: '#0d1026' }),
    land(skyline({ y: 1150, amp: 14, seed: 'kcf', scale: 260 }), '#0a0d20'),
  ]);
}

export const scenes = { 'kilimanjaro-1': { draw: highCamp, tone: 'dark', focus: '50% 62%' } };
