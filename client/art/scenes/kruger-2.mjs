import {
  animal,
  broadleaf,
  grass,
  kopje,
  land,
  moon,
  picture,
  sky,
  skyline,
  stars,
  streaks,
  treeline,
} from '../kit/index.mjs';
import { leopard } from '../kit/animals/index.mjs';

/** The night drive's reward: a leopard on a boulder before the moon. */
function leopardAndMoon() {
  const stone = { fill: '#22304a', lit: '#a8bcd4', shade: '#141d33', light: 1 };
  return picture([
    sky(['#060b1c', '#0f1d3d', '#213a63', '#45638a'], { bottom: 1100 }),
    stars('k2', 240, { height: 900 }),
    moon(1130, 400, 300, '#f6ecd2', { reach: 2.6, alpha: 0.4 }),
    streaks(
      [
        [820, 470, 700, 16],
        [1420, 560, 700, 14],
      ],
      '#2b4469',
      0.55,
    ),
    land(skyline({ y: 930, amp: 36, seed: 'k2h', scale: 420 }), '#1d3253', {
      haze: '#31507a',
      depth: 120,
    }),
    treeline('k2', skyline({ y: 980, amp: 18, seed: 'k2t', scale: 300 }), 80, '#152642', {
      density: 0.9,
      gap: 0.2,
    }),
    land(skyline({ y: 985, amp: 18, seed: 'k2t', scale: 300 }), '#152642'),
    kopje(
      'k2',
      [
        [1640, 1130, 700, 430],
        [640, 1150, 560, 300],
        [1130, 1200, 1340, 510],
      ],
      stone,
    ),
    animal(leopard, {
      x: 1130,
      y: 712,
      h: 270,
      flip: true,
      fill: '#2a2a3c',
      far: '#1a1b2e',
      rim: '#fdf0cf',
      mark: '#0e0f1e',
      line: '#d9c68a',
      light: 1,
      edge: 1.6,
    }),
    broadleaf('k2-b', 130, 1180, 700, { fill: '#0a1225', lit: '#25395a', light: 1 }),
    grass('k2', { y: 1206, h: 150, count: 240, fill: '#080e1e' }),
  ]);
}

export const scenes = { 'kruger-2': { draw: leopardAndMoon, tone: 'dark', focus: '58% 45%' } };
