import {
  animal,
  bands,
  ellipse,
  fanPalm,
  glow,
  grass,
  land,
  picture,
  ripples,
  river,
  sky,
  skyline,
  treeline,
} from '../kit/index.mjs';
import { lion, lioness, lionessLying } from '../kit/animals/index.mjs';

/** The sand river at dusk; it belongs to the pride. */
function lionsOnSand() {
  const t = { fill: '#b57a48', far: '#7c4f38', rim: '#ffe2b0', line: '#8a5436', edge: 1.6 };
  return picture([
    sky(['#8a4f5c', '#d07f62', '#f2b878', '#fbdda6'], { bottom: 520 }),
    glow(1500, 420, 800, '#fff0c6', 0.7),
    land(skyline({ y: 400, amp: 50, seed: 'ru1', scale: 380 }), '#a8655c', {
      haze: '#e6a674',
      depth: 140,
    }),
    treeline('ru1', skyline({ y: 500, amp: 10, seed: 'ru1t', scale: 260 }), 110, '#7c4a48', {
      density: 0.9,
      gap: 0.1,
    }),
    [
      [260, 560, 360],
      [1760, 560, 420],
      [1540, 540, 300],
    ].map(([x, y, h], i) => fanPalm(`ru1${i}`, x, y, h, { fill: '#5c3440', lit: '#8a5048' })),
    land(skyline({ y: 540, amp: 10, seed: 'ru1b', scale: 320 }), '#8a5248', {
      bottom: 640,
      lit: '#ffd29a',
      litWidth: 2,
    }),
    river(
      [
        [590, -40, 1960],
        [1200, -40, 1960],
      ],
      '#edc894',
    ),
    bands('ru1s', 640, 1060, ['#f0cd9a', '#e6bd86', '#dbaa70', '#c9935c'], {
      amp: 12,
      lit: '#fff4d6',
      scale: 900,
    }),
    river(
      [
        [690, 1040, 1500],
        [720, 760, 1180],
        [760, 900, 1420],
        [800, 1300, 1960],
      ],
      '#a9a4a8',
    ),
    ripples('ru1', {
      x: 800,
      w: 900,
      y: 694,
      h: 90,
      count: 30,
      colour: '#fff3da',
      alpha: 0.7,
      long: 120,
    }),
    Array.from({ length: 26 }, (_, i) =>
      ellipse(200 + i * 44, 1140 - i * 14 + (i % 2) * 10, 9, 4, '#b5804c', 'opacity="0.7"'),
    ),
    [
      [420, 870, 560],
      [1080, 1000, 560],
      [1660, 860, 420],
    ].map(([x, y, w]) => ellipse(x - 40, y + 3, w / 2, 12, '#b5804c', 'opacity="0.5"')),
    animal(lionessLying, { ...t, x: 460, y: 870, h: 190 }),
    animal(lioness, { ...t, x: 1670, y: 860, h: 160, flip: true, fill: '#a86f42' }),
    animal(lion, { ...t, x: 1060, y: 1000, h: 330, flip: true, far: '#5c3228', edge: 1.2 }),
    grass('ru1', { y: 1206, h: 150, count: 150, fill: '#7c4f38', x: -20, w: 700 }),
    grass('ru1b', { y: 1206, h: 120, count: 100, fill: '#7c4f38', x: 1400, w: 540 }),
  ]);
}

export const scenes = { 'ruaha-1': { draw: lionsOnSand, tone: 'light', focus: '55% 66%' } };
