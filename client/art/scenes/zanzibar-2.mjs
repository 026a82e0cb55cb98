import {
  animal,
  circle,
  clipped,
  ellipse,
  glow,
  land,
  leafy,
  limb,
  linear,
  path,
  picture,
  random,
  shafts,
  sky,
  skyline,
  stroke,
} from '../kit/index.mjs';
import { fish, starfish, turtle } from '../kit/animals/index.mjs';

/** Two fathoms down on the reef: a green turtle over coral. */
function reef() {
  const r = random('z2');
  const fanCoral = (x, y, s, colour) => {
    const wood = [];
    const grow = (px, py, a, len, w, d) => {
      const ex = px + Math.cos(a) * len;
      const ey = py + Math.sin(a) * len;
      wood.push(
        limb(
          [
            { x: px, y: py, w },
            { x: ex, y: ey, w: w * 0.7 },
          ],
          2,
        ),
      );
      if (d)
        for (const t of [-0.45, 0.42])
          grow(ex, ey, a + t + (r() - 0.5) * 0.2, len * 0.76, w * 0.68, d - 1);
    };
    grow(x, y, -Math.PI / 2, s * 0.3, s * 0.07, 5);
    return path(wood.join(''), colour);
  };
  const brain = (x, y, w, h, colour, line) =>
    path(leafy(`z2${x}`, x, y, w, h, { flat: 0.6, bumps: 30, rough: 0.08 }), colour) +
    clipped(
      leafy(`z2${x}`, x, y, w, h, { flat: 0.6, bumps: 30, rough: 0.08 }),
      Array.from({ length: 8 }, (_, i) =>
        stroke(
          `M${x - w} ${y - h + i * h * 0.24}q${w * 0.25} ${-h * 0.16} ${w * 0.5} 0t${w * 0.5} 0t${w * 0.5} 0t${w * 0.5} 0`,
          line,
          5,
          'opacity="0.6"',
        ),
      ).join(''),
    );
  const school = (cx, cy, count, h, tone) =>
    Array.from({ length: count }, () =>
      animal(fish, {
        ...tone,
        x: cx + (r() - 0.5) * 420,
        y: cy + (r() - 0.5) * 200,
        h: h * (0.7 + r() * 0.5),
      }),
    ).join('');
  const bed = linear(0, 900, 0, 1200, [
    [0, '#8fc7b0'],
    [1, '#2c7480'],
  ]);
  return picture([
    sky(['#c4f0e2', '#5fcac4', '#1f9aa9', '#0b6a8a', '#0a4a70'], { bottom: 1150 }),
    glow(760, -60, 1000, '#f6fff4', 0.8),
    shafts(
      760,
      -120,
      1300,
      [
        [1.0, 0.07],
        [1.2, 0.11],
        [1.46, 0.08],
        [1.72, 0.12],
        [2.0, 0.08],
        [2.25, 0.09],
      ],
      '#f2fff2',
      0.34,
    ),
    Array.from({ length: 14 }, (_, i) =>
      ellipse(140 * i + r() * 80, 26 + r() * 40, 90, 6, '#ffffff', 'opacity="0.5"'),
    ),
    land(skyline({ y: 840, amp: 60, seed: 'z2a', scale: 220 }), '#14708c', {
      haze: '#0e5c7c',
      depth: 160,
    }),
    land(skyline({ y: 930, amp: 50, seed: 'z2b', scale: 260 }), '#0f5a78', { bottom: 1200 }),
    school(480, 360, 16, 34, {
      fill: '#0f6a86',
      far: '#0f6a86',
      mark: '#3fb0b4',
      line: '#0f6a86',
      edge: 0,
    }),
    bed.def,
    land(skyline({ y: 1040, amp: 20, seed: 'z2c', scale: 420 }), '#4fa39c', {
      haze: '#2c7480',
      depth: 160,
    }),
    brain(330, 1070, 220, 150, '#c9607a', '#8f3c64'),
    brain(1660, 1090, 250, 170, '#d98a4c', '#a85a34'),
    fanCoral(560, 1100, 400, '#e0704c'),
    fanCoral(1440, 1090, 430, '#b04a78'),
    fanCoral(120, 1110, 460, '#f0a850'),
    fanCoral(1850, 1080, 480, '#e0704c'),
    brain(1120, 1150, 190, 90, '#7c5a9a', '#573a78'),
    fanCoral(860, 1160, 250, '#f3c46a'),
    animal(turtle, {
      x: 1060,
      y: 560,
      h: 330,
      turn: -12,
      fill: '#2f6a58',
      far: '#1d4c4c',
      rim: '#d6f2c0',
      mark: '#10242c',
      line: '#c9d68a',
      edge: 2,
    }),
    [
      [520, 700, 110, 1],
      [700, 800, 84],
      [1560, 380, 96, 1],
      [1700, 560, 76, 1],
      [340, 560, 70],
    ].map(([x, y, h, flip]) =>
      animal(fish, {
        x,
        y,
        h,
        flip: Boolean(flip),
        fill: '#f0a030',
        far: '#c97a24',
        mark: '#fff6dc',
        line: '#3a2030',
        rim: '#ffe4a0',
      }),
    ),
    animal(starfish, { x: 640, y: 1150, h: 110, fill: '#d9482f', rim: '#ffb08a', mark: '#ffd9b0' }),
    animal(starfish, { x: 1330, y: 1166, h: 80, fill: '#e88a3c', rim: '#ffd0a0', mark: '#fff0d0' }),
    Array.from({ length: 36 }, () => {
      const x = r.pick([330, 1480, 900]) + (r() - 0.5) * 60;
      return circle(
        x,
        300 + r() * 760,
        3 + r() * 9,
        'none',
        'stroke="#e9fff6" stroke-width="2.4" opacity="0.6"',
      );
    }),
  ]);
}

export const scenes = { 'zanzibar-2': { draw: reef, tone: 'dark', focus: '55% 50%' } };
