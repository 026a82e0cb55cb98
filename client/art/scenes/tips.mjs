import {
  acacia,
  animal,
  bands,
  blob,
  ellipse,
  glow,
  grass,
  land,
  n,
  path,
  picture,
  random,
  sky,
  skyline,
  sun,
  treeline,
} from '../kit/index.mjs';
import { lion } from '../kit/animals/index.mjs';

/** Tips: tracks in wet sand at dawn lead on; the lesson is to look down. */
function tips() {
  const r = random('tp');
  const paw = (x, y, s, a) =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(a)}) scale(${s} ${n(s * 62) / 100})">${path(blob('-16,2 -12,18 0,14 12,18 16,2 8,-8 -8,-8'), '#8a4f3c')}${[
      [-20, -14],
      [-8, -25],
      [8, -25],
      [20, -14],
    ]
      .map(([px, py]) => ellipse(px, py, 6.4, 9, '#8a4f3c'))
      .join('')}</g>`;
  const walk = Array.from({ length: 15 }, (_, i) => {
    const t = (i / 14) ** 1.6;
    const side = i % 2 ? 1 : -1;
    return paw(
      1180 + Math.sin(t * 3.2) * 220 * t - 330 * t + side * (8 + 56 * t),
      700 + 440 * t,
      0.24 + 2.1 * t,
      -14 + 24 * t,
    );
  });
  return picture([
    sky(['#274a63', '#5f7f8c', '#c7b296', [0.86, '#f3cf96'], '#fbe6ba'], { bottom: 640 }),
    glow(1250, 560, 900, '#fff5d0', 0.8),
    sun(1250, 560, 60, '#fffcea', '#fff3cc', 3, 0.5),
    land(skyline({ y: 560, amp: 30, seed: 'tp', scale: 380 }), '#8f9084', {
      haze: '#e3c89c',
      depth: 110,
    }),
    treeline('tp', skyline({ y: 620, amp: 10, seed: 'tpt', scale: 260 }), 54, '#7a7458', {
      density: 0.8,
      gap: 0.3,
    }),
    land(skyline({ y: 628, amp: 8, seed: 'tpt', scale: 260 }), '#b98f60', {
      bottom: 720,
      lit: '#fff0bc',
      litWidth: 2,
    }),
    bands('tp', 660, 1040, ['#d6a873', '#c9935e', '#b57a4c', '#9a5f40'], {
      amp: 10,
      scale: 1000,
      haze: '#f0cf9a',
      lit: '#ffeec4',
    }),
    Array.from({ length: 60 }, () => {
      const t = r();
      return ellipse(
        r() * 1920,
        690 + t * 480,
        30 + t * 130,
        1.4 + t * 3,
        '#8a5a40',
        'opacity="0.28"',
      );
    }),
    walk,
    animal(lion, {
      x: 1262,
      y: 700,
      h: 96,
      fill: '#6a4634',
      far: '#4a2f28',
      rim: '#fff0c0',
      edge: 2.6,
    }),
    acacia('tp', 1660, 690, 330, { fill: '#5c4636', lit: '#e3b676', light: -1 }),
    grass('tp', { x: 1250, w: 690, y: 1206, h: 230, count: 120, fill: '#4f3228', lean: -0.2 }),
    grass('tpb', { x: -20, w: 420, y: 1206, h: 150, count: 70, fill: '#4f3228' }),
  ]);
}

export const scenes = { tips: { draw: tips, tone: 'dark', focus: '64% 60%', hero: true } };
