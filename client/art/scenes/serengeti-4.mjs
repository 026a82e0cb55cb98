import {
  animal,
  blob,
  glow,
  land,
  leafy,
  limb,
  moon,
  noise,
  path,
  picture,
  sky,
  skyline,
  stars,
  treeline,
} from '../kit/index.mjs';
import { leopardOnBranch } from '../kit/animals/index.mjs';

/** Dusk in the big acacia: a leopard lets its legs hang. */
function leopardAtDusk() {
  const f = noise('s4');
  const bark = '#1c0f22';
  const branch = limb(
    [
      { x: 1990, y: 780, w: 210 },
      { x: 1560, y: 700, w: 120 },
      { x: 1150, y: 668, w: 86 },
      { x: 760, y: 640, w: 62 },
      { x: 380, y: 560, w: 34 },
      { x: 130, y: 430, w: 10 },
    ],
    10,
  );
  const twigs =
    limb([
      { x: 1420, y: 690, w: 70 },
      { x: 1330, y: 470, w: 44 },
      { x: 1180, y: 240, w: 26 },
      { x: 1080, y: -20, w: 16 },
    ]) +
    limb([
      { x: 640, y: 620, w: 30 },
      { x: 520, y: 430, w: 18 },
      { x: 360, y: 280, w: 8 },
    ]) +
    limb([
      { x: 1980, y: 700, w: 260 },
      { x: 1860, y: 300, w: 180 },
      { x: 1800, y: -60, w: 150 },
    ]);
  const leaves = [
    [180, 170, 330, 84],
    [640, 70, 420, 90],
    [1240, 40, 420, 100],
    [1700, 90, 380, 110],
    [60, 420, 170, 46],
    [420, 290, 190, 44],
    [1010, 190, 170, 40],
  ]
    .map(([x, y, w, h], i) =>
      path(
        leafy(`s4${i}`, x, y + f(i) * 10, w, h, { flat: 0.7, bumps: 60, rough: 0.28 }),
        i < 4 ? bark : '#2c1733',
      ),
    )
    .join('');
  const pods = [
    [250, 560, 60],
    [900, 660, 90],
    [470, 580, 70],
  ]
    .map(([x, y, s]) =>
      path(
        limb([
          { x, y, w: 3 },
          { x, y: y + s, w: 3 },
        ]) +
          blob([
            { x, y: y + s },
            { x: x + 13, y: y + s + 30 },
            { x: x + 9, y: y + s + 78 },
            { x, y: y + s + 88 },
            { x: x - 10, y: y + s + 70 },
            { x: x - 12, y: y + s + 28 },
          ]),
        bark,
      ),
    )
    .join('');
  return picture([
    sky(['#2a1746', '#5b2a63', '#a84a68', '#e87e5c', '#f9b976'], { bottom: 1080 }),
    stars('s4', 50, { height: 420 }),
    glow(520, 1010, 900, '#ffc07c', 0.6),
    moon(330, 640, 40, '#fff0d0', { waning: 0.4, reach: 3 }),
    land(skyline({ y: 1010, amp: 30, seed: 's4-h', scale: 460 }), '#8a3d5c', {
      haze: '#d0685a',
      depth: 120,
    }),
    treeline('s4', skyline({ y: 1060, amp: 12, seed: 's4-t', scale: 360 }), 44, '#5c2850', {
      density: 0.8,
      gap: 0.2,
    }),
    land(skyline({ y: 1060, amp: 12, seed: 's4-t', scale: 360 }), '#5c2850', {
      haze: '#8a3a50',
      depth: 140,
    }),
    path(twigs, bark),
    leaves,
    path(branch, bark),
    pods,
    path(
      limb([
        { x: 1500, y: 655, w: 5 },
        { x: 1120, y: 632, w: 5 },
        { x: 760, y: 614, w: 4 },
        { x: 420, y: 556, w: 2 },
      ]),
      '#e58a66',
    ),
    animal(leopardOnBranch, {
      x: 980,
      y: 634,
      h: 330,
      flip: true,
      fill: '#b9713f',
      far: '#7c4436',
      rim: '#ffd69a',
      mark: '#3a1a28',
      line: '#2a1220',
      light: -1,
      edge: 1.4,
    }),
  ]);
}

export const scenes = { 'serengeti-4': { draw: leopardAtDusk, tone: 'dark', focus: '50% 52%' } };
