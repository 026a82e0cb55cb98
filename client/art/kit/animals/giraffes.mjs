import { random } from '../random.mjs';
import { blob, limb, polygon } from '../path.mjs';
import { path } from '../paint.mjs';

const horns =
  limb('59,203,3 58,211,2.6 57,214,4 57,215.5,1') + limb('63,203,3 64,211,2.6 64,214,4 64,215.5,1');
const ear = blob('56,201 48,206 43,204 48,199');
const body =
  '-38,100 -30,107 -14,112 4,119 20,129 28,142 38,164 47,184 54,198 60,205 67,204 75,197 84,189 86,184 82,180 75,181 66,183 61,181 56,168 50,148 46,128 42,110 36,96 26,84 8,79 -12,81 -26,84 -38,88 -42,94';
const tail = limb('-40,101,4 -45,82,2.2 -46,64,2') + limb('-46,66,2 -47,54,5 -45,44,1');

/** Patches: uneven cells with pale seams, cut by the body's outline. */
const patches = (seed, x0, y0, x1, y1, size) => {
  const r = random(seed);
  let d = '';
  for (let row = 0, y = y0; y < y1; y += size * 0.95, row++) {
    for (let x = x0 + (row % 2) * size * 0.55; x < x1; x += size * 1.08) {
      const knots = Array.from({ length: 6 }, (_, i) => {
        const a = (i / 6) * Math.PI * 2 + r() * 0.5;
        const reach = size * (0.36 + r() * 0.14);
        return { x: x + Math.cos(a) * reach, y: y + Math.sin(a) * reach };
      });
      d += polygon(knots);
    }
  }
  return d;
};
const coat = patches('coat', -44, 62, 70, 196, 11);

const over = ({ far, line }) =>
  path(coat, far, 'opacity="0.75"') +
  path(limb('20,130,5 34,160,4 53,199,3', 8), line, 'opacity="0.25"');
const top = ({ fill }) => path(horns + ear, fill);

/** Standing tall. */
export const giraffe = {
  near: [
    blob(body),
    limb('34,104,22 34,82,13 33,62,9 33,56,9.5 33,30,6.2 33,8,6.4 34,0,8.5'),
    limb('-28,98,26 -29,82,17 -33,66,10 -37,56,9 -36,32,6.2 -35,8,6.4 -34,0,8.5'),
    tail,
  ],
  far: [
    limb('26,96,18 26,78,11 25,60,8.6 25,54,9 25,30,6 25,8,6 26,0,8'),
    limb('-18,92,22 -20,76,13 -24,62,8.6 -27,54,8.6 -26,30,6 -25,8,6 -24,0,8'),
  ],
  over,
  top,
};

/** Walking: the legs of one side together. */
export const giraffeWalking = {
  near: [
    blob(body),
    limb('34,104,22 38,82,13 44,62,9 45,56,9.5 48,30,6.2 50,8,6.4 52,0,8.5'),
    limb('-28,98,26 -26,82,17 -27,66,10 -29,56,9 -24,32,6.2 -20,8,6.4 -18,0,8.5'),
    tail,
  ],
  far: [
    limb('28,96,18 26,78,11 22,60,8.6 21,54,9 15,30,6 10,10,6 11,1,8'),
    limb('-22,92,24 -28,76,13 -36,62,8.6 -41,54,8.6 -45,30,6 -49,10,6 -48,1,8'),
  ],
  over,
  top,
};

/** Drinking: forelegs splayed wide, neck down to the water at y = 0, right of its feet. */
export const giraffeDrinking = {
  near: [
    blob(
      '-52,100 -44,106 -28,104 -10,99 8,94 22,88 34,76 48,58 62,38 72,22 80,16 84,8 92,0 94,-4 90,-8 84,-6 76,0 68,6 62,12 50,28 38,44 26,56 14,64 -2,70 -20,78 -38,84 -52,90',
    ),
    limb('12,84,20 22,62,12 32,42,9 36,36,9 48,16,6.4 56,2,8'),
    limb('-42,96,26 -44,80,17 -48,66,10 -52,56,9 -50,32,6.2 -49,8,6.4 -48,0,8.5'),
    limb('-54,100,4 -60,82,2.2 -61,62,2') + limb('-61,64,2 -62,52,5 -60,42,1'),
  ],
  far: [
    limb('0,82,18 -4,60,11 -10,42,8.6 -12,36,8.6 -18,16,6 -22,2,8'),
    limb('-34,92,22 -36,76,13 -38,62,8.6 -41,54,8.6 -40,30,6 -39,8,6 -38,0,8'),
  ],
  over: ({ far }) => path(patches('sip', -56, 8, 84, 110, 11), far, 'opacity="0.75"'),
  top: ({ fill }) =>
    path(
      limb('74,20,3 80,26,2.6 82,28,4') +
        limb('71,22,3 76,29,2.6 77,31,4') +
        blob('68,22 64,30 66,34 70,28'),
      fill,
    ),
};
