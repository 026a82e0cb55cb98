import {
  animal,
  dhow,
  fern,
  glitter,
  glow,
  land,
  leafy,
  limb,
  path,
  picture,
  ripples,
  sky,
  skyline,
  sun,
  treeline,
  vine,
  water,
} from '../kit/index.mjs';
import { chimpanzee } from '../kit/animals/index.mjs';

/** Mahale: chimpanzees above Lake Tanganyika, the Congo a blue line. */
function mahale() {
  const c = {
    fill: '#15211f',
    far: '#54463c',
    rim: '#ffd9a0',
    line: '#8a7458',
    light: -1,
    edge: 1.4,
  };
  return picture([
    sky(['#1f5a7a', '#4f93a0', '#a9c9ae', '#f3dfae', '#f9c98a'], { bottom: 600 }),
    glow(520, 520, 800, '#fff2c6', 0.8),
    sun(520, 500, 66, '#fffae0', '#fff0c4', 3, 0.5),
    land(skyline({ y: 540, amp: 24, seed: 'mh', scale: 320 }), '#7fa3a6', {
      haze: '#d9ceb0',
      depth: 80,
    }),
    water(590, ['#f3dcae', '#6fb0b4', '#1f7f98', '#0c4f70'], 960),
    glitter('mh', 520, 596, 300, { colour: '#fff6d2', width: 80, spread: 220, count: 60 }),
    ripples('mh', { y: 600, h: 340, count: 110, colour: '#e3f3e6', alpha: 0.45, long: 140 }),
    dhow(820, 690, 0.55, { hull: '#2a3440', sail: '#fbe9c4', shade: '#d9ae84', line: '#2a3440' }),
    land(skyline({ y: 690, amp: 30, seed: 'mh2', scale: 280, tilt: -900, from: 1000 }), '#3f7a66', {
      haze: '#6fa080',
      depth: 300,
    }),
    land(skyline({ y: 800, amp: 40, seed: 'mh3', scale: 260, tilt: -420 }), '#2a5f50', {
      haze: '#1c4a40',
      depth: 240,
    }),
    treeline(
      'mh3',
      skyline({ y: 805, amp: 40, seed: 'mh3', scale: 260, tilt: -420 }),
      110,
      '#2f6a54',
      { density: 1.2 },
    ),
    treeline(
      'mh4',
      skyline({ y: 960, amp: 40, seed: 'mh4', scale: 260, tilt: -160 }),
      150,
      '#1c4a3c',
      { density: 1.1 },
    ),
    land(skyline({ y: 970, amp: 40, seed: 'mh4', scale: 260, tilt: -160 }), '#163c32'),
    path(
      limb('1990,700,130 1640,740,86 1260,760,62 900,730,36 700,660,12', 10) +
        limb('1990,330,80 1600,380,46 1200,390,26 960,340,10', 10) +
        limb('1920,1240,240 1880,700,170 1950,-40,150'),
      '#0f1f1e',
    ),
    [
      [1700, 60, 420, 130],
      [1180, 60, 330, 80],
      [860, 330, 210, 60],
      [640, 640, 170, 50],
      [1880, 420, 200, 90],
    ].map(([x, y, w, h], i) =>
      path(
        leafy(`mh${i}`, x, y, w, h, { flat: 0.9, bumps: 60, rough: 0.26 }),
        i % 2 ? '#16322c' : '#0f2624',
      ),
    ),
    animal(chimpanzee, { ...c, x: 1300, y: 736, h: 240, flip: true }),
    animal(chimpanzee, { ...c, x: 1600, y: 712, h: 190, flip: true }),
    vine(980, 350, 1560, 390, 190, '#16322c', 5),
    fern('mh', 60, 1230, 420, '#0c1c1c', { from: -1.8, to: -0.2 }),
    fern('mhb', 560, 1240, 330, '#0f2624'),
  ]);
}

export const scenes = { mahale: { draw: mahale, tone: 'dark', focus: '66% 55%', hero: true } };
