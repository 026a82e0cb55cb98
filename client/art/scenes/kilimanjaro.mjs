import {
  clipped,
  cloud,
  fractal,
  glow,
  linear,
  mist,
  mix,
  mountain,
  path,
  picture,
  polygon,
  sky,
  soaring,
  stars,
  streaks,
  sun,
} from '../kit/index.mjs';

/** The snow cap of Kibo: glacier tongues hanging from the crater's rim, lit from the right. */
function snow(d, summit, seed, depth, light, dark) {
  const f = fractal(seed, 4, 0.6);
  const [p, q] = summit;
  const edge = [];
  let x = p.x - depth * 1.7;
  for (let i = 0; x < q.x + depth * 1.7; i++) {
    const t = (x - p.x) / (q.x - p.x);
    const tongue =
      i % 2 ? 0.18 + 0.5 * Math.abs(f(i * 1.7)) : -0.05 - 0.2 * Math.abs(f(i * 0.9 + 3));
    edge.push({
      x: x + depth * 0.1 * (t - 0.5),
      y: p.y + depth * (0.62 + tongue) + Math.abs(t - 0.5) ** 1.5 * depth * 0.9,
    });
    x += depth * (0.16 + 0.2 * Math.abs(f(i * 2.3 + 5)));
  }
  const cap = polygon([
    { x: p.x - depth * 2, y: p.y - 60 },
    { x: q.x + depth * 2, y: p.y - 60 },
    ...edge.reverse(),
  ]);
  const facets = [0.1, 0.28, 0.46, 0.64, 0.8].map((t, i) => {
    const x = p.x - depth * 0.6 + (q.x - p.x + depth) * t;
    return path(
      polygon([
        { x, y: p.y - 40 },
        { x: x - depth * 0.18, y: p.y + depth * 0.5 },
        { x: x - depth * (0.5 + 0.1 * (i % 2)), y: p.y + depth * 1.3 },
        { x: x - depth * 0.55, y: p.y + depth * 0.3 },
      ]),
      dark,
      'opacity="0.55"',
    );
  });
  return clipped(d, [path(cap, light), clipped(cap, facets)]);
}

/** Sunrise on the roof of Africa, above the cloud sea. */
function hero() {
  const summit = [
    { x: 950, y: 330 },
    { x: 1010, y: 306 },
    { x: 1100, y: 316 },
    { x: 1190, y: 302 },
    { x: 1290, y: 322 },
    { x: 1340, y: 350 },
  ];
  const kibo = mountain(
    {
      summit: [summit[0], summit[5]],
      left: -60,
      right: 2260,
      base: 900,
      seed: 'kibo',
      rough: 12,
      shadeLean: 0.1,
    },
    { fill: '#8d5a78', shade: '#5b3a68', haze: '#e9a99a' },
  );
  const top = polygon([
    { x: 930, y: 345 },
    ...summit,
    { x: 1360, y: 368 },
    { x: 1300, y: 420 },
    { x: 980, y: 420 },
  ]);
  const mawenzi = mountain(
    {
      summit: [
        { x: 1740, y: 560 },
        { x: 1790, y: 548 },
      ],
      left: 1480,
      right: 2100,
      base: 860,
      seed: 'maw',
      rough: 46,
      shadeLean: 0.2,
    },
    { fill: '#7b5478', shade: '#553a66', haze: '#e9a99a' },
  );
  const clouds = ['#f3c4b0', '#f0b3a6', '#d795a0', '#a9779b', '#74588c', '#463e6e'];
  const veil = linear(0, 640, 0, 900, [
    [0, '#f7c8ae', 0],
    [1, '#f7c8ae', 0.8],
  ]);
  return picture([
    sky(['#1c2352', '#4a4283', '#a8688f', [0.78, '#ef9b86'], '#fbd39c'], { bottom: 860 }),
    stars('kili', 80, { height: 300 }),
    glow(1660, 640, 900, '#ffd79a', 0.8),
    sun(1640, 690, 62, '#fff6d8', '#ffe6b0', 3.4, 0.6),
    streaks(
      [
        [500, 380, 620, 12],
        [1600, 330, 560, 12],
        [360, 520, 520, 10],
      ],
      '#f6b39a',
      0.4,
    ),
    mawenzi.svg,
    kibo.svg,
    path(top, '#8d5a78'),
    snow(
      kibo.d + top,
      [
        { x: 950, y: 318 },
        { x: 1340, y: 330 },
      ],
      'snow',
      130,
      '#fff3e4',
      '#c79bb2',
    ),
    veil.def,
    `<rect y="600" width="1920" height="320" fill="${veil.fill}"/>`,
    clouds.map((colour, i) => {
      const y = 800 + i * 78;
      return [
        cloud(`k${i}a`, -160 + i * 40, y + 60, 820, 90 + i * 14, mix(colour, '#ffffff', 0.12)),
        cloud(`k${i}b`, 500 - i * 60, y + 62, 940, 76 + i * 16, colour),
        cloud(`k${i}c`, 1240 + i * 30, y + 58, 860, 96 + i * 10, mix(colour, '#ffffff', 0.1)),
        `<rect y="${y + 57}" width="1920" height="${1200 - y}" fill="${colour}"/>`,
        mist(y + 60, 50, mix(colour, '#fff0dc', 0.4), 0.6),
      ];
    }),
    soaring(
      [
        [620, 420, 30, 0.1],
        [700, 470, 20, -0.1],
      ],
      '#3c3467',
    ),
  ]);
}

export { snow };
export const scenes = { kilimanjaro: { draw: hero, tone: 'dark', focus: '60% 42%', hero: true } };
