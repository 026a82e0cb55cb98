import {
  acacia,
  animal,
  bands,
  cloud,
  glow,
  grass,
  herd,
  land,
  picture,
  sky,
  skyline,
  termiteMound,
  treeline,
} from '../kit/index.mjs';
import { cheetahSitting, impala, impalaDoe } from '../kit/animals/index.mjs';

/** A cheetah on its lookout in the honey of five o'clock. */
function cheetah() {
  const far = skyline({ y: 700, amp: 26, seed: 'mm1', scale: 520 });
  return picture([
    sky(['#6f9a94', '#b6c3a0', '#ecd79a', '#fbe7b0'], { bottom: 730 }),
    glow(1500, 560, 900, '#fff3c2', 0.7),
    cloud('mm1-a', 160, 560, 560, 110, '#f6ebc9', 'opacity="0.7"'),
    cloud('mm1-b', 1260, 470, 620, 130, '#fbf1d2', 'opacity="0.75"'),
    cloud('mm1-c', 700, 640, 420, 60, '#f8eccb', 'opacity="0.6"'),
    land(far, '#a8ab77', { haze: '#dccb86', depth: 100 }),
    treeline('mm1', far, 24, '#8f9766', { density: 0.5, gap: 0.5 }),
    acacia('mm1-t', 1560, 760, 190, { fill: '#6c6d45', lit: '#c5b56b', light: 1 }),
    bands('mm1', 750, 1000, ['#dcb95c', '#cf9f48', '#b98340', '#8d5c33'], {
      haze: '#f0d482',
      lit: '#fff0b4',
    }),
    herd(
      [impala, impalaDoe],
      [
        [1460, 836, 58],
        [1540, 850, 60, true],
        [1640, 838, 54],
        [1390, 860, 60],
      ],
      { fill: '#7a4c32', edge: 0 },
    ),
    termiteMound('mm1', 860, 1180, 560, 450, { fill: '#8c4a30', lit: '#f2b36a', light: 1 }),
    animal(cheetahSitting, {
      x: 850,
      y: 742,
      h: 330,
      fill: '#d49a4e',
      far: '#9c6638',
      rim: '#fff0bd',
      mark: '#3f2223',
      line: '#2a1618',
      edge: 1.4,
    }),
    land(skyline({ y: 1120, amp: 16, seed: 'mm1-f', scale: 640 }), '#5d3a26'),
    grass('mm1', { y: 1200, h: 190, count: 260, fill: '#4c2d20', lean: 0.3 }),
  ]);
}

export const scenes = { 'masai-mara-1': { draw: cheetah, tone: 'light', focus: '46% 45%' } };
