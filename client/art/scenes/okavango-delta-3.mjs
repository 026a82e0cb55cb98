import {
  circle,
  ellipse,
  glow,
  leafy,
  limb,
  path,
  picture,
  random,
  soaring,
} from '../kit/index.mjs';

/** From the air: channels like roots, islands ringed with palms, one boat. */
function fromAbove() {
  const r = random('o3');
  const channel = (knots, w) => [
    limb(
      knots.map((k) => ({ ...k, w: k.w * w + 54 })),
      12,
    ),
    limb(
      knots.map((k) => ({ ...k, w: k.w * w })),
      12,
    ),
    limb(
      knots.map((k) => ({ ...k, w: k.w * w * 0.5 })),
      12,
    ),
  ];
  const main = [
    [-80, 980, 190],
    [220, 820, 170],
    [480, 880, 150],
    [760, 700, 180],
    [1060, 640, 160],
    [1240, 430, 170],
    [1560, 400, 190],
    [1760, 200, 200],
    [2000, 120, 220],
  ].map(([x, y, w]) => ({ x, y, w }));
  const side = [
    [760, 700, 90],
    [700, 470, 76],
    [460, 330, 70],
    [330, 140, 60],
    [120, 40, 50],
    [-60, -40, 50],
  ].map(([x, y, w]) => ({ x, y, w }));
  const side2 = [
    [1060, 640, 90],
    [1190, 820, 80],
    [1450, 880, 84],
    [1600, 1050, 80],
    [1860, 1100, 90],
    [2000, 1240, 100],
  ].map(([x, y, w]) => ({ x, y, w }));
  const all = [main, side, side2].map((k) => channel(k, 1));
  const tree = (x, y, s) =>
    ellipse(x + s * 0.5, y + s * 0.6, s, s * 0.9, '#123f3b', 'opacity="0.5"') +
    path(
      leafy(`t${Math.round(x * y)}`, x, y, s, s * 0.94, { flat: 1, bumps: 16, rough: 0.18 }),
      r.pick(['#1f6a4c', '#2c7c52', '#3c8a55']),
    ) +
    circle(x - s * 0.25, y - s * 0.3, s * 0.4, '#7db86a', 'opacity="0.55"');
  const island = (x, y, w, h) => {
    const trees = Array.from({ length: Math.round(w / 11) }, (_, i) => [i, r() * 0.24 + 0.72]).map(
      ([i, k]) => {
        const a = (i / Math.round(w / 11)) * Math.PI * 2;
        return [x + Math.cos(a) * w * k, y + Math.sin(a) * h * k, 12 + r() * 14];
      },
    );
    return (
      path(
        leafy(`i${x}`, x, y, w * 1.12, h * 1.12, { flat: 1, bumps: 22, rough: 0.12 }),
        '#a9b35e',
      ) +
      path(
        leafy(`j${x}`, x, y, w * 0.72, h * 0.7, { flat: 1, bumps: 18, rough: 0.14 }),
        '#e6d49a',
      ) +
      trees
        .sort((a, b) => a[1] - b[1])
        .map((t) => tree(...t))
        .join('')
    );
  };
  const tufts = Array.from({ length: 260 }, () =>
    ellipse(
      r() * 1920,
      r() * 1200,
      6 + r() * 26,
      4 + r() * 12,
      r.pick(['#4f9a62', '#68ac68', '#3c8a5c', '#86bb6e']),
      'opacity="0.5"',
    ),
  );
  return picture([
    `<rect width="1920" height="1200" fill="#579f63"/>`,
    tufts,
    [0, 1, 2].map((layer) =>
      path(all.map((c) => c[layer]).join(''), ['#a6cf7f', '#1d7f86', '#125f74'][layer]),
    ),
    island(520, 620, 130, 96),
    island(1000, 300, 170, 120),
    island(1520, 690, 190, 128),
    island(320, 1080, 170, 90),
    island(1700, 480, 90, 60),
    island(900, 1010, 150, 110),
    island(200, 480, 100, 74),
    island(1380, 170, 80, 60),
    path(limb('840,684,10 905,662,5'), '#f6f0cf', 'opacity="0.9"'),
    path(limb('700,730,2 770,708,6 830,690,9'), '#bfe6d8', 'opacity="0.7"'),
    [
      [1440, 640],
      [1466, 628],
      [1490, 644],
      [1452, 668],
      [980, 290],
      [1004, 306],
    ].map(
      ([x, y]) =>
        ellipse(x + 6, y + 5, 12, 6, '#6b5a34', 'opacity="0.5"') +
        ellipse(x, y, 11, 6.5, '#5a4a46'),
    ),
    glow(300, 120, 900, '#fff6c6', 0.4),
    soaring(
      [
        [1240, 560, 44, 0.16],
        [1330, 610, 30, 0.1],
        [1180, 640, 26, 0.12],
      ],
      '#fffbe8',
    ),
  ]);
}

export const scenes = { 'okavango-delta-3': { draw: fromAbove, tone: 'dark', focus: '52% 50%' } };
