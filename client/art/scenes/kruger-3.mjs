import {
  animal,
  bands,
  boulder,
  broadleaf,
  cloud,
  grass,
  herd,
  kopje,
  land,
  picture,
  sky,
  skyline,
  treeline,
} from '../kit/index.mjs';
import { zebra, zebraGrazing } from '../kit/animals/index.mjs';

/** Granite country: rounded koppies under a high sun, zebra in the grass before them. */
function koppies() {
  const stone = { fill: '#c58d6a', lit: '#f6d8b0', shade: '#8f5c52', light: -1 };
  const tone = { fill: '#3b2c33', far: '#75605c', mark: '#fff8ec', line: '#7c6a66', edge: 0 };
  return picture([
    sky(['#4f93a8', '#8cbcbc', '#d3dfc6', '#f6ecca'], { bottom: 760 }),
    cloud('k3', 120, 360, 620, 140, '#f9f3df', 'opacity="0.9"'),
    cloud('k3b', 760, 250, 420, 80, '#f9f3df', 'opacity="0.7"'),
    cloud('k3c', 1500, 300, 520, 90, '#f3efdc', 'opacity="0.7"'),
    land(skyline({ y: 690, amp: 46, seed: 'k3h', scale: 360 }), '#9db19a', {
      haze: '#d8d9ae',
      depth: 140,
    }),
    treeline('k3', skyline({ y: 760, amp: 16, seed: 'k3t', scale: 280 }), 60, '#7d9468', {
      density: 0.9,
      gap: 0.15,
    }),
    land(skyline({ y: 762, amp: 16, seed: 'k3t', scale: 280 }), '#8aa06a', {
      haze: '#cdbb6c',
      depth: 130,
    }),
    kopje(
      'k3',
      [
        [1560, 830, 420, 520],
        [1240, 850, 420, 400],
        [1800, 850, 460, 420],
        [1420, 870, 360, 250],
        [1050, 870, 260, 150],
        [1690, 880, 260, 160],
      ],
      stone,
    ),
    boulder('k3-top', 1570, 345, 180, 110, stone),
    broadleaf('k3-t', 1020, 850, 230, { fill: '#54683f', lit: '#a3b066', light: -1 }),
    broadleaf('k3-t2', 1880, 890, 300, { fill: '#4c5f3b', lit: '#a3b066', light: -1 }),
    broadleaf('k3-t3', 240, 830, 200, { fill: '#6a7e4c', lit: '#b4bb72', light: -1 }),
    bands('k3', 870, 1010, ['#d3b45c', '#c39a48', '#a57b3d'], { lit: '#fff0ae', haze: '#e5c972' }),
    herd(
      [zebra, zebraGrazing],
      [
        [300, 930, 96],
        [430, 944, 100, true],
      ],
      tone,
    ),
    animal(zebraGrazing, { ...tone, x: 1300, y: 1080, h: 200, flip: true }),
    animal(zebra, { ...tone, x: 720, y: 1130, h: 300 }),
    animal(zebra, { ...tone, x: 960, y: 1090, h: 240 }),
    grass('k3', { y: 1206, h: 190, count: 330, fill: '#7c5a30', lean: 0.3 }),
    grass('k3b', { y: 1206, h: 110, count: 200, fill: '#54391f', lean: 0.3 }),
  ]);
}

export const scenes = { 'kruger-3': { draw: koppies, tone: 'light', focus: '58% 60%' } };
