import {
  animal,
  ellipse,
  flock,
  glow,
  grass,
  group,
  land,
  mirrored,
  mist,
  picture,
  random,
  ripples,
  sky,
  skyline,
  streaks,
  treeline,
  water,
} from '../kit/index.mjs';
import { flamingo, flamingoFeeding, rhino } from '../kit/animals/index.mjs';

/** Pink dots and, nearer, whole birds: the flamingos of the soda lake. */
function flamingos(seed, { x, w, y, h, count, size }) {
  const r = random(seed);
  const far = Array.from({ length: count }, () =>
    ellipse(
      x + r() * w,
      y + r() * r() * h * 0.5,
      5 + r() * 3,
      2.6,
      r() < 0.5 ? '#f3a2a8' : '#f8c4c2',
    ),
  );
  const near = Array.from({ length: Math.round(count / 9) }, () => ({
    x: x + r() * w,
    y: y + h * (0.45 + r() * 0.55),
    feeding: r() < 0.45,
    flip: r() < 0.5,
  }))
    .sort((a, b) => a.y - b.y)
    .map(({ feeding, ...p }) =>
      animal(feeding ? flamingoFeeding : flamingo, {
        ...p,
        h: size * (0.55 + (0.5 * (p.y - y)) / h),
        fill: '#ee8f98',
        far: '#d66f80',
        mark: '#3c2a44',
        edge: 0,
      }),
    );
  return group([...far, ...near]);
}

/** Blue dawn on the crater floor: the wall across the lake, a black rhino at the shore. */
function hero() {
  const wall = skyline({ y: 372, amp: 44, seed: 'ngo-wall2', scale: 520, octaves: 5, tilt: -90 });
  const inner = skyline({ y: 500, amp: 36, seed: 'ngo-in', scale: 380 });
  const shore = skyline({ y: 800, amp: 14, seed: 'ngo-shore', scale: 700, octaves: 3, tilt: 40 });
  const front = skyline({ y: 1060, amp: 22, seed: 'ngo-front', scale: 760, tilt: -60 });
  return picture([
    sky(['#1c2f58', '#365a8c', '#7fa3c6', [0.85, '#d9d8d8'], '#f6dcc4'], { bottom: 470 }),
    glow(1480, 360, 900, '#ffe3c4', 0.7),
    streaks(
      [
        [1450, 240, 760, 20],
        [1000, 190, 520, 12],
        [1800, 300, 520, 14],
        [560, 286, 420, 10],
      ],
      '#fbe6d6',
      0.55,
    ),
    land(wall, '#55789f', { haze: '#b9cbd8', depth: 330 }),
    land(
      skyline({ y: 440, amp: 60, seed: 'ngo-spur', scale: 150, octaves: 4, tilt: -70 }),
      '#6388aa',
      { haze: '#c3d2da', depth: 260 },
    ),
    mist(560, 110, '#e3e6e6', 0.85, 1100),
    land(inner, '#4f7a92', { haze: '#bcd0d3', depth: 150 }),
    treeline('ngo-lerai', { from: 60, to: 620, height: inner.height }, 40, '#3b6478', {
      density: 1.1,
    }),
    mist(608, 70, '#edf0ec', 0.9),
    water(612, ['#e9ecea', '#bcd6e0', '#7fb0c6'], 860),
    mirrored(
      land({ ...wall, height: (x) => wall.height(x) + 130 }, '#5d86a8', { bottom: 612 }),
      612,
      0.28,
      0.5,
    ),
    ripples('ngo', { y: 640, h: 150, count: 80, colour: '#f6f3ee', alpha: 0.55, long: 150 }),
    flamingos('ngo-pink', { x: 560, w: 1300, y: 668, h: 128, count: 330, size: 34 }),
    land(shore, '#2f5a63', { haze: '#47777a', depth: 160, lit: '#b8cfc8', litWidth: 2.5 }),
    grass('ngo-mid', { x: 0, w: 1920, h: 34, count: 320, fill: '#28505a', height: shore.height }),
    animal(rhino, {
      x: 1310,
      y: 960,
      h: 232,
      flip: true,
      fill: '#1a2c3f',
      far: '#2b4459',
      rim: '#f3d3bb',
      line: '#6e8ca0',
      light: 1,
      edge: 2,
    }),
    animal(rhino, {
      x: 1680,
      y: 944,
      h: 128,
      flip: true,
      fill: '#21374b',
      far: '#31506a',
      rim: '#f0d5c2',
      line: '#6e8ca0',
      edge: 2.4,
    }),
    flock('ngo', 900, 330, { w: 300, h: 90, count: 8, size: 13, fill: '#2b466b' }),
    land(front, '#12242f', { lit: '#436970', litWidth: 2 }),
    grass('ngo-front', { h: 96, count: 300, fill: '#0e1d27', height: front.height }),
  ]);
}

export const scenes = {
  'ngorongoro-crater': { draw: hero, tone: 'dark', focus: '68% 62%', hero: true },
};
