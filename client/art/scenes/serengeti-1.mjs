import {
  acacia,
  animal,
  bands,
  circle,
  ellipse,
  grass,
  land,
  mist,
  picture,
  random,
  ripples,
  river,
  sky,
  skyline,
  treeline,
} from '../kit/index.mjs';
import { wildebeest, wildebeestRunning } from '../kit/animals/index.mjs';

/** The crossing: down the bank in dust, through brown water, up the near side. */
function crossing() {
  const far = skyline({ y: 300, amp: 20, seed: 's1-far', scale: 420 });
  const bank = skyline({ y: 470, amp: 26, seed: 's1-bank', scale: 260, tilt: 120 });
  const near = skyline({ y: 1010, amp: 30, seed: 's1-near', scale: 420, tilt: -180 });
  const tone = { fill: '#33202a', far: '#5c3c38', rim: '#f4d79e', line: '#7c5844' };
  const r = random('s1');
  const down = Array.from({ length: 16 }, (_, i) =>
    animal(wildebeestRunning, {
      ...tone,
      x: 500 + i * 62 + r() * 20,
      y: 480 + i * 12 + r() * 26,
      h: 76 + i * 2.4,
      turn: 14,
    }),
  );
  const splash = (x, y, s) =>
    Array.from({ length: 12 }, () =>
      circle(x + (r() - 0.4) * s * 1.4, y - r() * s * 0.7, 2 + r() * 6, '#fff4d8', 'opacity="0.8"'),
    ).join('') + ellipse(x, y + 4, s * 0.8, s * 0.1, '#fff4d8', 'opacity="0.6"');
  const swim = [
    [1300, 742, 120],
    [1110, 770, 128],
    [1440, 800, 136],
    [920, 812, 140],
    [1230, 850, 150],
  ].map(
    ([x, y, h]) =>
      `<clipPath id="w${x}"><rect y="${y - 400}" width="1920" height="${400 - h * 0.32}"/></clipPath><g clip-path="url(#w${x})">${animal(wildebeest, { ...tone, x, y, h, flip: true })}</g>${splash(x - h * 0.5, y - h * 0.3, h * 0.6)}`,
  );
  return picture([
    sky(['#c9a878', '#e7cfa0', '#f7e8c4'], { bottom: 330 }),
    land(far, '#c7a878', { haze: '#e5cc9c', depth: 100 }),
    treeline('s1', far, 30, '#a98d62', { density: 0.7, gap: 0.3 }),
    bands('s1', 350, 430, ['#cfa566', '#bd8f53'], { haze: '#e8ca90' }),
    acacia('s1-a', 1620, 480, 260, { fill: '#5b4434', lit: '#c79c60', light: -1 }),
    land(bank, '#9a6540', { haze: '#c08650', depth: 220, lit: '#f0c98a', litWidth: 4 }),
    ripples('s1-strata', { y: 540, h: 160, count: 60, colour: '#6f452f', alpha: 0.3, long: 160 }),
    river(
      [
        [640, -40, 1960],
        [1200, -40, 1960],
      ],
      '#8f9a74',
    ),
    river(
      [
        [640, -40, 1960],
        [720, -40, 1960],
      ],
      '#6f7a5c',
    ),
    mist(560, 110, '#f2d9a6', 0.75, 900, 1500),
    down,
    mist(640, 60, '#f6e3b8', 0.8, 1250, 900),
    ripples('s1-w', { y: 670, h: 420, count: 150, colour: '#e6e3bd', alpha: 0.5, long: 170 }),
    swim,
    land(near, '#5c3b2c', { haze: '#3b241f', depth: 260, lit: '#e6b878', litWidth: 4 }),
    animal(wildebeestRunning, {
      ...tone,
      fill: '#2a1820',
      x: 1560,
      y: 1010,
      h: 250,
      turn: 8,
      flip: true,
    }),
    grass('s1', { h: 70, count: 160, fill: '#2f1c1b', height: near.height }),
  ]);
}

export const scenes = { 'serengeti-1': { draw: crossing, tone: 'light', focus: '60% 60%' } };
