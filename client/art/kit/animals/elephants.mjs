import { blob, limb } from '../path.mjs';
import { path, stroke } from '../paint.mjs';

const torso =
  '-53,84 -45,95 -30,99 -8,93 10,95 28,101 42,101 50,107 58,106 66,97 70,84 72,70 74,52 74,34 72,18 76,9 84,7 84,2 74,0 66,6 63,18 63,34 61,48 58,54 52,53 46,58 42,48 36,40 18,37 -6,33 -28,36 -44,44 -56,54 -58,70';
const ear = '42,100 30,98 19,91 14,79 17,66 25,54 33,47 38,47 43,57 49,68 52,82 50,93';
const tail = limb('-53,86,5 -60,70,3.4 -61,52,3') + limb('-61,54,3 -62,44,6 -60,36,1.5');
const over = ({ line, far }) =>
  path(blob(ear), far, 'opacity="0.55"') + stroke(blob(ear), line, 1.6, 'opacity="0.7"');
const tusk = ({ mark }) => path(limb('60,58,5 68,48,4.4 78,44,3 86,47,1'), mark);
const tuskFar = limb('64,58,4 72,52,3.4 80,50,1');

/** Mid-stride, trunk down. */
export const elephant = {
  near: [
    blob(torso),
    limb('30,62,30 31,38,21 28,18,18 27,2,20'),
    limb('-38,66,38 -40,40,26 -46,20,18 -46,2,20'),
    tail,
  ],
  far: [
    limb('38,52,24 46,30,18 52,14,16 55,2,18'),
    limb('-22,50,34 -22,30,20 -28,14,17 -27,2,18'),
    tuskFar,
  ],
  over,
  top: tusk,
};

/** Standing, feet together, ears half open. */
export const elephantStanding = {
  near: [
    blob(torso),
    limb('32,62,30 33,38,21 33,18,18 33,2,20'),
    limb('-36,66,38 -40,42,26 -38,20,19 -38,2,21'),
    tail,
  ],
  far: [
    limb('22,52,24 20,30,18 19,14,17 19,2,18'),
    limb('-24,50,30 -24,30,20 -22,14,17 -22,2,18'),
    tuskFar,
  ],
  over,
  top: tusk,
};

/** Drinking: head low, trunk reaching forward and down to water below its feet. */
export const elephantDrinking = {
  near: [
    blob(
      '-53,84 -45,95 -30,99 -8,94 12,95 28,99 42,97 54,97 64,90 72,78 78,64 86,46 92,26 96,8 96,-4 90,-8 86,-2 84,12 79,28 71,42 64,50 56,48 50,52 44,48 36,40 18,37 -6,33 -28,36 -44,44 -56,54 -58,70',
    ),
    limb('30,62,30 33,38,21 36,18,18 38,2,20'),
    limb('-38,66,38 -40,40,26 -42,20,18 -42,2,20'),
    tail,
  ],
  far: [
    limb('22,52,24 22,30,18 24,14,16 25,2,18'),
    limb('-22,50,34 -20,30,20 -24,14,17 -24,2,18'),
    limb('70,52,4 78,45,3.4 86,42,1'),
  ],
  over: ({ line, far }) => {
    const d = blob('44,96 30,95 20,88 15,76 18,63 26,51 33,46 38,48 45,56 51,66 54,78 52,90');
    return path(d, far, 'opacity="0.55"') + stroke(d, line, 1.6, 'opacity="0.7"');
  },
  top: ({ mark }) => path(limb('64,52,5 72,40,4.4 82,36,3 90,39,1'), mark),
};

/** A calf: rounder, big-headed, no tusks. */
export const elephantCalf = {
  near: [
    blob(
      '-46,78 -38,92 -22,98 -2,95 18,99 32,104 44,108 56,102 64,88 67,70 70,50 74,34 82,28 82,22 70,22 62,32 59,46 52,50 42,52 36,40 14,34 -10,32 -32,36 -48,46 -52,62',
    ),
    limb('26,58,28 26,36,21 22,16,18 21,2,20'),
    limb('-32,60,34 -34,38,24 -40,18,18 -40,2,20'),
    limb('-46,80,5 -54,64,3.5 -54,48,4'),
  ],
  far: [limb('36,50,24 42,30,18 46,14,16 48,2,18'), limb('-16,48,30 -16,28,20 -20,14,17 -19,2,18')],
  over: ({ line, far }) => {
    const d = blob('38,100 26,99 16,90 13,76 18,62 27,52 33,54 40,64 46,78 46,92');
    return path(d, far, 'opacity="0.55"') + stroke(d, line, 1.6, 'opacity="0.7"');
  },
};

/** Coming straight at us, ears spread: for close-ups. Symmetrical about x = 0; 100 at the shoulder. */
const mirror = (text) =>
  text
    .split(' ')
    .map((k) => `${-parseFloat(k)}${k.slice(k.indexOf(','))}`)
    .join(' ');
const earFront =
  '15,101 26,109 42,110 54,103 60,90 59,75 52,62 43,50 35,43 30,48 25,60 19,70 15,80';
export const elephantFront = {
  under: ({ far }) =>
    path(blob('-46,58 -42,88 -24,106 0,112 24,106 42,88 46,58 38,34 0,28 -38,34'), far),
  far: [limb('-30,50,22 -30,28,18 -30,2,20'), limb('30,50,22 30,28,18 30,2,20')],
  near: [
    blob(
      '0,116 12,115 20,107 22,94 18,80 13,68 11,54 10,36 9,18 10,6 15,2 15,-4 6,-6 0,0 -4,12 -8,30 -10,50 -13,68 -18,80 -22,94 -20,107 -12,115',
    ),
    blob(earFront),
    blob(mirror(earFront)),
    limb('-18,56,24 -19,30,20 -19,2,23'),
    limb('19,56,24 20,30,20 20,2,23'),
  ],
  over: ({ line, far }) =>
    [earFront, mirror(earFront)].map((e) => stroke(blob(e), line, 1.6, 'opacity="0.55"')).join('') +
    path(
      blob('0,66 12,68 19,52 26,60 20,76 10,82 0,80 -10,82 -20,76 -26,60 -19,52 -12,68'),
      far,
      'opacity="0.35"',
    ) +
    [56, 48, 40, 32, 24, 16]
      .map((y) => stroke(`M-8 ${y}Q1 ${y - 4} 9 ${y}`, line, 1, 'opacity="0.45"'))
      .join('') +
    stroke('M-12 108Q-7 100 -11 92M12 108Q7 100 11 92', line, 1.1, 'opacity="0.4"'),
  top: ({ mark, line }) =>
    path(
      limb('12,62,6 18,50,5.4 20,36,4 17,26,1.2') + limb('-12,62,6 -19,50,5.4 -22,36,4 -20,24,1.2'),
      mark,
    ) + path(blob('-15,87 -12,89 -10,86 -13,85') + blob('15,87 12,89 10,86 13,85'), line),
};

/** Swimming: the brow and back above the water, trunk held up as a snorkel. Water line at y = 0. */
export const elephantSwimming = {
  near: [
    blob(
      '-78,0! -72,14 -56,24 -36,26 -18,20 -6,20 4,30 18,37 30,34 38,24 43,14 50,10 58,16 63,30 66,44 74,50 80,45 78,38 73,36 70,24 66,8 58,0!',
    ),
  ],
  far: [],
  over: ({ line, far }) => {
    const d = blob('16,34 4,30 -4,18 -2,4 6,-6 18,2 26,14 26,26');
    return path(d, far, 'opacity="0.55"') + stroke(d, line, 1.6, 'opacity="0.8"');
  },
  top: ({ mark }) => path(limb('38,12,5 46,6,4 56,5,2.6 63,9,1'), mark),
};
