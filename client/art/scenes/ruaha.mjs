import {
  acacia,
  animal,
  bands,
  baobab,
  glow,
  grass,
  herd,
  kopje,
  land,
  mist,
  mix,
  picture,
  ripples,
  river,
  sky,
  skyline,
  sun,
} from '../kit/index.mjs';
import { elephant, elephantStanding, kudu } from '../kit/animals/index.mjs';

/** Blue hills, the great river's loops, and a kudu bull close enough to hear. */
function hero() {
  return picture([
    sky(['#5a5f94', '#9a82a6', '#e3a796', '#fbd6a6'], { bottom: 560 }),
    glow(760, 480, 900, '#fff0cc', 0.75),
    sun(760, 452, 60, '#fffae6', '#fff0cc', 3, 0.5),
    ['#a18fb2', '#8579a4', '#6a6694'].map((c, i) =>
      land(
        skyline({
          y: 440 + i * 62,
          amp: 66 - i * 6,
          seed: `ru${i}`,
          scale: 380 - i * 30,
          tilt: i % 2 ? 80 : -80,
        }),
        c,
        { haze: mix(c, '#f3c6a6', 0.6), depth: 150 },
      ),
    ),
    mist(600, 60, '#fbe0c0', 0.8),
    bands('ru', 620, 900, ['#b59a72', '#a08458', '#866a46', '#6a4f3a'], {
      haze: '#d9b888',
      lit: '#ffe6bc',
    }),
    river(
      [
        [626, 900, 960],
        [660, 760, 860],
        [710, 900, 1080],
        [790, 420, 760],
        [880, 500, 1000],
        [1000, -60, 620],
        [1200, -300, 500],
      ],
      '#e6b9a0',
    ),
    river(
      [
        [632, 908, 940],
        [662, 776, 836],
        [714, 920, 1040],
        [794, 450, 700],
        [886, 540, 930],
        [1010, -60, 560],
        [1200, -300, 430],
      ],
      '#a08fb0',
    ),
    ripples('ru', {
      x: 0,
      w: 900,
      y: 800,
      h: 340,
      count: 60,
      colour: '#fde0c8',
      alpha: 0.6,
      long: 120,
    }),
    herd(
      [elephant, elephantStanding],
      [
        [360, 760, 48],
        [300, 770, 40],
        [1180, 720, 40],
      ],
      { fill: '#54465c', edge: 0 },
    ),
    baobab('ru', 1720, 830, 330, { fill: '#6f4f5c', lit: '#f0bc9c', light: -1 }),
    [
      [1180, 790],
      [1300, 830],
    ].map(([x, y], i) =>
      acacia(`ru${i}`, x, y, 110, { fill: '#5f4a4c', lit: '#c99a7c', light: -1 }),
    ),
    land(skyline({ y: 1010, amp: 26, seed: 'ruf', scale: 520, tilt: -150 }), '#4a3438', {
      haze: '#2f2228',
      depth: 220,
      lit: '#f0b088',
      litWidth: 4,
    }),
    kopje(
      'ru',
      [
        [1720, 1130, 560, 210],
        [1290, 1110, 380, 120],
      ],
      { fill: '#5a3f44', lit: '#e8ab88', shade: '#3c2a34', light: -1 },
    ),
    animal(kudu, {
      x: 1330,
      y: 1006,
      h: 330,
      flip: true,
      fill: '#7a5148',
      far: '#4f343a',
      rim: '#ffd9ac',
      mark: '#fff2dc',
      line: '#c99a7c',
      light: -1,
      edge: 1.4,
    }),
    grass('ru', { y: 1206, h: 170, count: 300, fill: '#261a22', lean: 0.3 }),
  ]);
}

export const scenes = { ruaha: { draw: hero, tone: 'dark', focus: '66% 60%', hero: true } };
