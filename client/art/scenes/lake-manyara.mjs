import {
  animal,
  cloud,
  ellipse,
  glow,
  grass,
  herd,
  land,
  leafy,
  limb,
  mist,
  path,
  picture,
  ripples,
  sky,
  skyline,
  treeline,
  water,
} from '../kit/index.mjs';
import { buffalo, lionessOnBranch, zebra, zebraGrazing } from '../kit/animals/index.mjs';

/** Under the Rift wall: a lioness in her tree, the soda lake shining below. */
function hero() {
  const wall = skyline({ y: 260, amp: 26, seed: 'ma', scale: 520, tilt: 330, octaves: 5 });
  const branch = limb(
    '1990,470,150 1700,560,100 1400,610,78 1100,620,56 860,570,34 700,490,12',
    10,
  );
  return picture([
    sky(['#2f7a72', '#6fae8e', '#c6d69c', '#f6eab4'], { bottom: 640 }),
    glow(1150, 330, 900, '#fffbd4', 0.75),
    cloud('ma', 1000, 330, 700, 110, '#f3f2d0', 'opacity="0.7"'),
    land(wall, '#4f8a74', { haze: '#a9c896', depth: 420 }),
    land(
      { ...wall, height: (x) => wall.height(x) + 150 + 60 * Math.sin(x / 130), top: 330 },
      '#64997a',
      { haze: '#bfd49a', depth: 330 },
    ),
    mist(640, 60, '#fdf6cc', 0.8),
    water(640, ['#fbf2cf', '#c6dcc4', '#7fb8b0'], 800),
    ripples('ma', { y: 646, h: 130, count: 70, colour: '#fffdf0', alpha: 0.6, long: 170 }),
    Array.from({ length: 90 }, (_, i) =>
      ellipse(420 + ((i * 97) % 1200), 668 + ((i * 31) % 70), 6, 2.6, '#f09aa2'),
    ),
    land(skyline({ y: 790, amp: 10, seed: 'mab', scale: 360 }), '#8fb06c', {
      haze: '#6f964e',
      depth: 160,
      lit: '#f6f6bc',
      litWidth: 3,
    }),
    herd(
      [zebra, zebraGrazing, buffalo],
      [
        [420, 850, 52],
        [520, 858, 56, true],
        [640, 852, 52],
        [300, 860, 54, true],
      ],
      { fill: '#3f4a3c', mark: '#f3f3d8', edge: 0 },
    ),
    land(skyline({ y: 960, amp: 22, seed: 'maf', scale: 420, tilt: -60 }), '#47723f', {
      haze: '#2a4a30',
      depth: 200,
    }),
    treeline(
      'maf',
      skyline({ y: 970, amp: 22, seed: 'maf', scale: 420, tilt: -60 }),
      90,
      '#3c6438',
      { density: 1 },
    ),
    path(
      limb('1930,1230,260 1880,800,190 1960,420,160') +
        limb('1500,590,60 1420,380,38 1260,210,22 1180,60,12') +
        limb('1000,600,34 900,420,20 760,330,9'),
      '#1c2f26',
    ),
    [
      [1240, 60, 420, 110],
      [1700, 120, 430, 150],
      [800, 300, 230, 64],
      [640, 470, 180, 50],
      [1900, 380, 260, 100],
    ].map(([x, y, w, h], i) =>
      path(
        leafy(`ma${i}`, x, y, w, h, { flat: 0.8, bumps: 60, rough: 0.24 }),
        i % 2 ? '#244030' : '#1c3428',
      ),
    ),
    path(branch, '#1c2f26'),
    path(limb('1600,556,5 1300,586,5 1080,594,4 860,552,2'), '#e3e09a'),
    animal(lionessOnBranch, {
      x: 1250,
      y: 586,
      h: 320,
      flip: true,
      fill: '#b9864c',
      far: '#7c5a3a',
      rim: '#fff2c0',
      line: '#3a2a1c',
      light: -1,
      edge: 1.3,
    }),
    grass('ma', { y: 1206, h: 120, count: 260, fill: '#162a20' }),
  ]);
}

export const scenes = {
  'lake-manyara': { draw: hero, tone: 'dark', focus: '64% 46%', hero: true },
};
