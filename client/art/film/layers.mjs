import {
  acacia,
  animal,
  fractal,
  grass,
  herd,
  land,
  mountain,
  skyline,
  treeline,
} from '../kit/index.mjs';
import {
  elephant,
  elephantCalf,
  elephantStanding,
  giraffe,
  giraffeWalking,
  wildebeest,
  wildebeestGrazing,
  zebra,
  zebraGrazing,
} from '../kit/animals/index.mjs';

export const FILM = { width: 1280, height: 720, fps: 24, seconds: 22 };
const bottom = FILM.height;
const ink = '#ffffff';
const plain = { fill: ink, far: ink, rim: null, mark: ink, line: ink, edge: 0 };

const ridge = (options, reach) => skyline({ ...options, to: FILM.width + reach + 20 });

function volcano() {
  const { svg } = mountain(
    {
      summit: [
        { x: 860, y: 236 },
        { x: 950, y: 230 },
      ],
      left: 380,
      right: 1480,
      base: 470,
      seed: 'film',
      rough: 5,
    },
    { fill: ink },
  );
  return svg;
}

function hills(seed, y, amp, reach, wood) {
  const shape = ridge({ y, amp, seed, scale: 300 }, reach);
  return (
    land(shape, ink, { bottom }) +
    (wood ? treeline(seed, shape, wood, ink, { density: 0.6, gap: 0.4 }) : '')
  );
}

function pasture() {
  const shape = ridge({ y: 520, amp: 10, seed: 'film-p', scale: 420 }, 190);
  const at = (x) => shape.height(x) + 3;
  return (
    land(shape, ink, { bottom }) +
    [180, 620, 1180, 1390]
      .map((x, i) => acacia(`film${i}`, x, at(x), 90 + (i % 3) * 26, { fill: ink }))
      .join('') +
    herd(
      [giraffe],
      [
        [760, at(760), 30],
        [812, at(812), 34, true],
      ],
      plain,
    ) +
    herd(
      [wildebeest, wildebeestGrazing],
      Array.from({ length: 9 }, (_, i) => [
        260 + i * 38,
        at(260 + i * 38) + 2,
        20 + (i % 3) * 2,
        i % 4 === 0,
      ]),
      plain,
    ) +
    herd(
      [zebra, zebraGrazing],
      [
        [1000, at(1000), 26],
        [1046, at(1046), 28, true],
        [1090, at(1090), 26],
      ],
      plain,
    )
  );
}

function march() {
  const shape = ridge({ y: 590, amp: 8, seed: 'film-e', scale: 600, octaves: 2 }, 330);
  const at = (x) => shape.height(x) + 4;
  const walk = [
    [elephantStanding, 900, 128],
    [elephantCalf, 806, 58],
    [elephant, 686, 112],
    [elephant, 516, 100],
    [elephantCalf, 420, 50],
    [giraffeWalking, 1290, 84],
    [giraffe, 1400, 92],
  ];
  return (
    land(shape, ink, { bottom }) +
    walk.map(([s, x, h]) => animal(s, { ...plain, x, y: at(x), h })).join('') +
    acacia('film-t', 1180, at(1180), 270, { fill: ink, spread: 1.4 })
  );
}

function near() {
  const shape = ridge({ y: 672, amp: 10, seed: 'film-n', scale: 420 }, 560);
  const top = fractal('film-n2', 2);
  return (
    land(shape, ink, { bottom }) +
    grass('film-g', {
      w: FILM.width + 580,
      h: 74,
      count: 330,
      fill: ink,
      height: (x) => shape.height(x) + top(x / 90) * 4,
    }) +
    acacia('film-f', 1660, 690, 520, { fill: ink, spread: 1.3 })
  );
}

/*
 * From far to near. `reach` is how far the layer slides while the camera pans and comes back;
 * `air` (0..1) how much of the horizon's colour lies over it.
 */
export const layers = [
  { svg: volcano(), reach: 18, air: 0.74, top: 226 },
  { svg: hills('film-a', 440, 26, 46), reach: 46, air: 0.58, top: 380 },
  { svg: hills('film-b', 478, 18, 96, 20), reach: 96, air: 0.42, top: 420 },
  { svg: pasture(), reach: 190, air: 0.26, top: 380 },
  { svg: march(), reach: 330, air: 0.09, top: 290 },
  { svg: near(), reach: 560, air: 0, top: 60 },
];
