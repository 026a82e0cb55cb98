import {
  acacia,
  animal,
  glow,
  grass,
  herd,
  land,
  linear,
  mist,
  mix,
  picture,
  random,
  rect,
  sky,
  skyline,
  streaks,
  sun,
  treeline,
} from '../kit/index.mjs';
import { wildebeest, wildebeestGrazing } from '../kit/animals/index.mjs';

/** One column of the migration, winding from the horizon to the viewer along x = bend(t). */
function column(seed, bend, { near, step = 1.05 }) {
  const r = random(seed);
  const walkers = [];
  for (let d = 12; d < near; d *= step) {
    const t = d / 460;
    walkers.push({
      x: bend(t) + (r() - 0.5) * d * 0.3,
      y: 488 + d + (r() - 0.5) * d * 0.06,
      h: 3 + d * 0.24,
      t,
      shape: r() < 0.15 ? wildebeestGrazing : wildebeest,
      flip: r() < 0.05,
    });
  }
  return walkers
    .sort((a, b) => a.y - b.y)
    .map(({ shape, t, ...place }) => {
      const fill = mix('#a5622f', '#2e1620', Math.min(1, 0.1 + t * 1.2));
      return animal(shape, {
        ...place,
        fill,
        far: mix(fill, '#c27a3c', 0.25),
        rim: t > 0.3 ? '#ffd78e' : null,
        line: '#8a5236',
      });
    });
}

/** Dawn on the short-grass plains: the columns from the air of a low hill. */
function hero() {
  const hills = skyline({ y: 448, amp: 26, seed: 'ser-hills', scale: 480 });
  const plain = linear(0, 470, 0, 1200, [
    [0, '#f3c173'],
    [0.25, '#dc9745'],
    [0.6, '#b26a33'],
    [1, '#6b3728'],
  ]);
  const shade = linear(0, 0, 1000, 0, [
    [0, '#4a2222', 0.62],
    [1, '#4a2222', 0],
  ]);
  const front = skyline({ y: 1120, amp: 18, seed: 'ser-front', scale: 800, tilt: -70 });
  return picture([
    sky(['#8a4630', '#c4713a', '#eeaf5c', '#fbdf9f'], { bottom: 480 }),
    glow(1350, 430, 980, '#fff0bd', 0.75),
    streaks(
      [
        [1500, 180, 700, 14],
        [1000, 250, 500, 10],
        [1750, 300, 500, 12],
      ],
      '#fbd99a',
      0.5,
    ),
    sun(1350, 408, 74, '#fffbe6', '#fff1c0', 3, 0.6),
    land(hills, '#c98a55', { haze: '#f2c47c', depth: 90 }),
    plain.def,
    rect(0, 478, 1920, 722, plain.fill),
    mist(482, 36, '#ffe9b4', 0.85),
    treeline('ser-far', { from: 0, to: 1920, height: () => 492 }, 16, '#c07f42', {
      density: 0.5,
      gap: 0.5,
    }),
    [0, 1, 2, 3, 4].map((i) =>
      land(
        skyline({
          y: 560 + i * 105,
          amp: 12 + i * 4,
          seed: `ser-band${i}`,
          scale: 700,
          octaves: 3,
          tilt: i % 2 ? 50 : -50,
        }),
        mix('#d9953f', '#7a4029', i / 4),
        { haze: mix('#e9b35c', '#9a5831', i / 4), depth: 120 },
      ),
    ),
    acacia('ser-1', 700, 560, 120, { fill: '#8d5230', lit: '#dca052' }),
    acacia('ser-2', 1720, 540, 96, { fill: '#99592f', lit: '#dca052', light: -1 }),
    acacia('ser-3', 330, 528, 76, { fill: '#9c6034', lit: '#dca052' }),
    column('ser-a', (t) => 1190 + Math.sin(t * 7.5) * 420 * t + 40 * t, { near: 470, step: 1.035 }),
    column('ser-b', (t) => 1430 - Math.sin(t * 6 + 0.6) * 330 * t + 60 * t, {
      near: 300,
      step: 1.04,
    }),
    column('ser-c', (t) => 900 - Math.sin(t * 6) * 200 * t - 60 * t, { near: 260, step: 1.05 }),
    acacia('ser-4', 1770, 960, 470, { fill: '#40201f', lit: '#d98f45', light: -1, spread: 1.4 }),
    shade.def,
    rect(0, 0, 1000, 1200, shade.fill),
    herd(
      [wildebeest, wildebeestGrazing],
      [
        [1010, 1120, 190],
        [1400, 1110, 168],
      ],
      { fill: '#2a131d', far: '#47222a', rim: '#ffcf83', line: '#7c4531' },
    ),
    land(front, '#3d1d20', { lit: '#a86535', litWidth: 2.5 }),
    grass('ser', { h: 100, count: 260, fill: '#2c131b', height: front.height }),
  ]);
}

export const scenes = { serengeti: { draw: hero, tone: 'dark', focus: '64% 55%', hero: true } };
