import { blob, limb } from '../path.mjs';
import { path } from '../paint.mjs';

const legs = {
  near: [
    limb('30,66,20 29,50,10 29,38,6.4 29,20,4.2 29,5,4.6 31,0,7'),
    limb('-38,72,30 -37,54,15 -41,41,7.4 -44,36,6.6 -41,18,4.4 -41,5,4.8 -39,0,7'),
  ],
  far: [
    limb('24,62,16 20,48,9 18,37,6 16,20,4 15,5,4.4 17,0,6.6'),
    limb('-30,66,24 -27,50,12 -30,40,6.6 -33,34,6 -30,18,4.2 -30,5,4.4 -28,0,6.6'),
  ],
};
const alert =
  '-50,92 -42,99 -20,96 6,93 24,98 34,108 42,122 47,134 54,140 62,136 71,127 77,121 76,116 69,115 60,119 56,116 54,104 50,90 44,76 36,64 18,54 -6,52 -26,56 -38,62 -50,70 -54,82';
const low =
  '-50,92 -42,99 -20,96 6,93 22,97 36,90 48,74 57,56 62,42 68,34 74,20 76,10 72,6 66,9 60,20 53,30 47,42 42,54 34,62 18,54 -6,52 -26,56 -38,62 -50,70 -54,82';
const tail = limb('-51,92,6 -57,80,5 -56,68,2');
const ear = blob('48,133 38,141 36,147 44,145 52,138');

const build = (outline, horns, extra = {}) => ({
  near: [blob(outline), ...legs.near, tail, ...(extra.parts ?? []), ...horns],
  far: legs.far,
  over: extra.over,
});

const lyre = [
  limb('53,138,4 50,152,4 44,166,3 46,178,2.4 52,184,1'),
  limb('57,138,4 58,152,4 56,168,3 60,180,2.4 66,185,1'),
];
const short = [
  limb('53,138,4 51,150,3.6 47,160,2.6 51,168,1'),
  limb('57,138,4 58,150,3.6 57,160,2.6 62,166,1'),
];

/** Red lechwe: long lyre horns, high rump. */
export const lechwe = build(alert, lyre, { parts: [ear] });
export const lechweGrazing = build(low, [
  limb('60,46,4 66,58,4 66,72,3 72,82,1.4'),
  limb('63,43,4 71,54,4 73,68,3 79,77,1.4'),
  blob('58,46 50,50 48,56 56,54'),
]);

/** Springbok: white belly under a dark side band. */
export const springbok = build(alert, short, {
  parts: [ear],
  over: ({ mark, far }) =>
    path(blob('-52,72 -20,60 20,60 40,70 50,60 20,40 -20,40 -60,50'), mark, 'opacity="0.85"') +
    path(limb('-40,76,5 -10,66,7 20,66,7 38,74,4'), far) +
    path(blob('60,132 72,126 80,118 74,112 58,118'), mark, 'opacity="0.6"'),
});
export const springbokGrazing = build(
  low,
  [
    limb('60,46,4 66,54,3.4 66,62,2.4 71,68,1'),
    limb('63,43,4 70,50,3.4 72,58,2.4 77,62,1'),
    blob('58,46 50,50 48,56 56,54'),
  ],
  {
    over: ({ mark, far }) =>
      path(blob('-52,72 -20,60 20,60 40,66 50,56 20,40 -20,40 -60,50'), mark, 'opacity="0.85"') +
      path(limb('-40,76,5 -10,66,7 20,66,7 34,70,4'), far),
  },
);

/** Impala ram. */
export const impala = build(alert, lyre, { parts: [ear] });
export const impalaDoe = build(alert, [], { parts: [ear, blob('52,134 47,146 49,150 56,140')] });

/** Greater kudu bull: corkscrew horns, throat fringe, thin white stripes. */
export const kudu = build(
  alert,
  [
    limb('53,138,5.4 46,148,5 40,158,5 45,168,4.4 53,176,4 50,187,3.4 43,196,2.6 48,206,1', 10),
    limb('57,138,5.4 62,149,5 69,158,5 68,168,4.4 62,177,4 67,188,3.4 74,196,2.6 73,207,1', 10),
  ],
  {
    parts: [
      blob('47,134 34,140 28,150 38,152 50,141'),
      blob('56,116! 54,100 52,84 48,70 46,62 42,66 46,78! 52,96!'),
    ],
    over: ({ mark }) =>
      path(
        [-40, -30, -19, -8, 3, 14]
          .map((x) =>
            limb([
              { x: x + 2, y: 100, w: 1.6 },
              { x, y: 82, w: 2 },
              { x: x - 2, y: 60, w: 0.8 },
            ]),
          )
          .join(''),
        mark,
        'opacity="0.7"',
      ),
  },
);
