import { blob, limb } from '../path.mjs';
import { path } from '../paint.mjs';

const beak = (colour, list) => path(list.map((b) => blob(b)).join(''), colour);

/** A flamingo standing; about 150 units to the crown. `mark` is the bill's tip. */
export const flamingo = {
  near: [
    blob('-44,62 -30,82 -8,92 14,90 26,80 26,68 14,58 -8,56 -28,58 -52,52'),
    limb('20,78,18 32,92,11 32,110,8 22,124,7 18,138,7 26,150,8 36,152,11', 8),
    blob('30,157 40,158 46,152 50,142 53,134 49,132 44,139 38,145 30,148'),
    limb('0,62,6 1,40,3 0,20,2.8 0,2,3') + limb('0,2,3 8,0,3 12,0,2'),
  ],
  far: [limb('8,62,6 12,40,3 8,20,2.8 8,4,3'), limb('8,4,3 16,1,3')],
  over: ({ far }) => path(blob('-50,52 -30,74 -6,80 12,76 -6,66 -28,62'), far, 'opacity="0.6"'),
  top: ({ mark }) => beak(mark, ['46,146 51,141 54,134 50,130 46,137']),
};

/** The same, its head turned upside down in the shallows. */
export const flamingoFeeding = {
  near: [
    blob('-44,66 -30,86 -8,95 14,92 26,82 26,70 14,60 -8,58 -28,62 -52,56'),
    limb('20,82,18 36,84,11 42,66,8 36,46,7 34,28,7 42,14,8 50,6,9', 8),
    blob('46,14 54,12 56,2 50,-6 42,-6 40,2'),
    limb('-2,62,6 -4,40,3 -4,20,2.8 -4,0,3'),
  ],
  far: [limb('8,62,6 8,40,3 6,20,2.8 6,2,3')],
  over: ({ far }) => path(blob('-50,56 -30,78 -6,84 12,80 -6,70 -28,66'), far, 'opacity="0.6"'),
  top: ({ mark }) => beak(mark, ['48,-2 52,-8 44,-9 41,-4']),
};

/** A flamingo on the wing, neck and legs stretched. */
export const flamingoFlying = {
  near: [limb('-88,4,3 -40,6,5 -10,8,14 14,10,14 40,14,6 70,18,5 78,20,8 88,14,4 90,9,2', 8)],
  far: [blob('-6,10! 6,34 -4,60 -22,78! -26,52 -24,24')],
  over: () => '',
  top: ({ fill, mark }) =>
    path(blob('-14,8! 8,-12 12,-36 2,-62! -12,-40 -24,-14'), fill) +
    path(blob('2,-62! -6,-44 -18,-24 -6,-30 6,-46'), mark),
};

/** A fish eagle perched: white head and breast (`mark`), dark wings. */
export const fishEagle = {
  near: [
    blob(
      '-30,-36! -34,-8 -26,26 -14,58 -6,80 4,92 18,92 26,84 30,72 28,48 20,22 6,4 -6,-10 -14,-34!',
    ),
    limb('2,10,14 4,-4,6'),
  ],
  far: [limb('12,16,12 14,-4,6')],
  over: ({ mark }) =>
    path(blob('-12,72 -4,90 8,98 26,94 34,78 32,52 26,30 16,38 10,56 2,66'), mark),
  top: ({ mark, line }) =>
    path(blob('26,88! 34,86 41,80 40,72! 35,76 27,78!'), line) +
    path(blob('22,86 24,88 26,86 24,84'), '#241318') +
    path(blob('-30,-36 -14,-34 -10,-22 -28,-20'), mark),
};

/** A fish eagle stooping, wings up and fingers spread. */
export const fishEagleFlying = {
  near: [
    blob('-40,-2 -20,10 6,14 30,10 42,4 34,-6 10,-12 -20,-12'),
    blob(
      '-8,8! -30,40 -66,66 -108,80! -98,72 -116,68! -100,60 -118,54! -98,48 -112,40! -86,34 -60,14 -30,-6',
    ),
    blob('10,10! 22,40 48,66 84,84! 78,74 96,76! 84,64 100,62! 84,52 96,48! 76,38 58,20 34,-2'),
    blob('-34,4! -66,4 -74,-8 -62,-18! -36,-8!'),
  ],
  far: [limb('20,-8,8 28,-22,6 24,-30,4')],
  over: ({ mark }) =>
    path(blob('18,18 34,16 48,8 44,-4 24,-10 18,2') + blob('-58,10 -78,4 -76,-14 -58,-22'), mark),
  top: ({ line }) => path(blob('42,8! 52,4 54,-4! 48,-1 41,0!'), line),
};

/** A southern ground of its own: the hornbill with its great bill (`mark`). */
export const hornbill = {
  near: [
    blob(
      '-96,-46! -74,-24 -44,8 -22,42 -4,70 4,84 16,94 30,94 38,84 36,70 30,50 18,26 0,8 -22,-6 -52,-30 -84,-56!',
    ),
    limb('0,14,8 2,-2,5'),
    blob('10,92 4,102 14,100 22,96'),
  ],
  far: [limb('10,16,8 12,-2,5')],
  over: ({ far, line }) =>
    path(blob('24,72 34,64 28,44 14,24 6,30 14,50'), line, 'opacity="0.8"') +
    path(blob('-30,20 -8,52 0,40 -18,10'), far),
  top: ({ mark }) =>
    path(
      blob('34,94! 46,98 62,92 74,78 80,62! 70,68 56,76 44,78 35,78!') +
        blob('36,95 44,106 60,104 66,94 52,97'),
      mark,
    ) + path(blob('27,87 30,89 32,86 29,84'), '#1a1012'),
};

/** A carmine bee-eater perched: curved bill, tail streamers; `mark` the blue-green crown. */
export const beeEater = {
  near: [
    blob('-40,-60! -30,-20 -18,16 -6,48 4,66 18,76 32,74 40,62 36,44 26,22 12,6 -4,-6 -22,-34!'),
    limb('-30,-44,7 -42,-72,3.4 -52,-100,1.4'),
    limb('38,68,6 50,66,4.4 60,60,2.8 66,52,1'),
  ],
  far: [limb('8,8,4 10,-4,3')],
  over: ({ mark, far }) =>
    path(blob('0,62 14,82 34,80 40,70 26,64 14,62'), mark) +
    path(blob('-34,-34 -14,20 0,44 10,34 -6,8 -22,-24'), far, 'opacity="0.6"'),
  top: ({ line }) => path(limb('22,66,6 34,67,5 42,67,2'), line),
};

/** A bee-eater in flight, seen from the side. */
export const beeEaterFlying = {
  near: [
    blob('-50,-10! -20,4 4,10 26,12 40,8 44,0 30,-8 6,-10 -20,-12!'),
    limb('-44,-10,5 -70,-16,2.6 -92,-20,1'),
    limb('40,4,5 52,2,3.4 62,-4,1'),
    blob('-6,6! -14,34 -34,58 -60,74! -52,52 -40,24 -26,0!'),
  ],
  far: [blob('10,8! 14,34 8,60 -6,80! -12,56 -10,30 -8,8!')],
  over: ({ mark }) => path(blob('24,14 36,14 46,6 34,4'), mark),
  top: ({ line }) => path(limb('28,3,4 38,3,3.4 44,2,1.4'), line),
};

/** A marabou or saddle-billed stork: tall, still, one line. */
export const stork = {
  near: [
    blob('-34,58 -22,82 0,92 18,88 24,76 14,62 -8,56 -44,44'),
    limb('16,82,12 24,98,8 24,114,7 30,126,7'),
    limb('28,130,10 44,122,6 66,112,1.2'),
    limb('0,60,6 1,30,3 0,0,3'),
  ],
  far: [limb('8,60,6 10,34,3 8,0,3')],
  over: () => '',
};
