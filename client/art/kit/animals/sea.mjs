import { blob, limb } from '../path.mjs';
import { path, stroke } from '../paint.mjs';

/** A green turtle swimming to the right, seen a little from above; centre at (0, 0). */
export const turtle = {
  far: [blob('20,22! 34,52 26,86 8,104! 10,74 0,40'), blob('-44,20! -62,40 -84,48! -70,28 -58,8')],
  near: [
    blob('-72,2 -60,26 -28,42 8,42 40,28 58,8 54,-12 30,-28 -8,-34 -44,-26 -66,-12'),
    blob('50,14 66,22 84,22 96,12 96,0 86,-8 68,-8 52,-2'),
    blob('24,-16! 50,-40 58,-76 46,-106! 36,-72 18,-48 4,-26'),
    blob('-48,-16! -68,-34 -92,-38! -80,-20 -64,-4'),
    blob('-68,4! -86,2 -70,-6!'),
  ],
  over: ({ line, mark }) => {
    const plates = [
      '-40,16 -24,30 -6,26 -4,8 -22,0 -40,4',
      '2,28 22,28 36,16 32,2 14,0 2,10',
      '-40,-2 -22,-4 -6,-12 -8,-26 -32,-22 -46,-12',
      '-2,-14 12,-4 32,-6 34,-16 14,-26 -4,-28',
      '-58,10 -46,22 -44,6 -48,-6 -58,-6',
    ];
    return (
      path(plates.map((p) => blob(p)).join(''), line, 'opacity="0.6"') +
      path(
        blob('60,16 66,18 66,12 60,10') +
          blob('72,4 78,6 78,0 72,-2') +
          blob('70,18 75,19 76,14 71,13'),
        line,
        'opacity="0.5"',
      ) +
      path(blob('84,12 88,14 90,10 86,8'), mark)
    );
  },
};

/** A reef fish, deep-bodied, with bars (`mark`). */
export const fish = {
  far: [],
  near: [
    blob('48,2 36,20 12,32 -14,26 -34,8 -34,-6 -14,-22 12,-26 36,-16'),
    blob('-28,2! -50,24 -56,16 -50,0 -56,-16 -50,-22 -28,-4!'),
    blob('-14,22! 6,46 24,38 22,26!'),
    blob('-8,-20! 4,-38 18,-32 18,-22!'),
  ],
  over: ({ mark, line }) =>
    path(limb('26,32,8 30,2,9 26,-28,8') + limb('-6,34,8 -2,2,10 -6,-30,8'), mark) +
    path(blob('36,8 39,10 41,7 38,5'), line) +
    stroke('M46 -4L38 -6', line, 1.4),
};

/** A starfish, five soft arms. */
export const starfish = {
  far: [],
  near: [
    blob(
      Array.from({ length: 10 }, (_, i) => {
        const a = (i / 10) * Math.PI * 2 + 0.3;
        const s = i % 2 ? 16 : 50;
        return { x: Math.cos(a) * s, y: Math.sin(a) * s * 0.72 };
      }),
    ),
  ],
  over: ({ mark }) =>
    Array.from({ length: 5 }, (_, i) => {
      const a = (i / 5) * Math.PI * 2 + 0.3;
      return [8, 18, 28, 38]
        .map(
          (d) =>
            `<circle cx="${(Math.cos(a) * d).toFixed(1)}" cy="${(Math.sin(a) * d * 0.72).toFixed(1)}" r="${(3.2 - d * 0.05).toFixed(1)}" fill="${mark}"/>`,
        )
        .join('');
    }).join(''),
};
