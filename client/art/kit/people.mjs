import { blob, limb } from './path.mjs';

/*
 * People as the animals are drawn: facing right, feet on y = 0, 100 units to the crown.
 */
const head = (x, y) =>
  blob(
    `${x - 5},${y - 1} ${x - 4},${y + 5} ${x + 1},${y + 7} ${x + 5.4},${y + 4} ${x + 6.4},${y - 2} ${x + 4},${y - 6} ${x},${y - 8} ${x - 4},${y - 6}`,
  );
const hat = (x, y) =>
  blob(
    `${x - 13},${y + 2}! ${x - 6},${y + 4} ${x - 5},${y + 9} ${x + 1},${y + 11} ${x + 6},${y + 8.6} ${x + 7},${y + 4} ${x + 14},${y + 1}! ${x},${y + 1}`,
  );
const legs = (stride) => [
  limb(`0,50,11 ${stride * 0.5},28,8 ${stride},4,6.4`) +
    limb(`${stride - 1},2.6,5 ${stride + 7},2,4`),
];
const legsFar = (stride) => [
  limb(`-1,50,10 ${-stride * 0.3},28,7.6 ${-stride},6,6`) +
    limb(`${-stride - 1},3.6,5 ${-stride + 6},2,4`),
];
const trunk = blob('-7,48 -9,62 -8,76 -4,84 3,85 8,80 9,68 7,48');

/** A guide in front: hat, rifle slung on the shoulder. */
export const guide = {
  near: [
    trunk,
    head(3, 92),
    hat(3, 92),
    ...legs(11),
    limb('2,80,7 8,66,6 15,60,5') + limb('-3,62,3 16,60,3'),
    limb('-30,84,2.6 -6,80,3.4 20,76,2'),
  ],
  far: legsFar(12),
  over: () => '',
};

/** A guest in file: hat, small pack. */
export const walker = {
  near: [
    trunk,
    head(2, 91),
    hat(2, 91),
    ...legs(9),
    limb('0,80,7 3,64,6 8,52,5'),
    blob('-8,80 -16,78 -18,66 -15,56 -7,58'),
  ],
  far: legsFar(10),
  over: () => '',
};

/** A mountaineer: big pack, pole, bent to the slope. */
export const hiker = {
  near: [
    blob('-9,46 -8,62 -3,76 3,84 10,84 13,78 10,64 5,46'),
    head(13, 90),
    blob('6,94 10,99 17,98 19,94'),
    ...legs(14),
    limb('6,80,7 14,66,6 22,62,5'),
    limb('23,68,2.4 26,36,2.4 30,2,2'),
    blob('-2,86 -14,84 -22,70 -20,54 -10,50 -4,60'),
  ],
  far: [...legsFar(10), limb('6,78,6 14,70,5 18,60,4')],
  over: () => '',
};

/** A porter with the load on his head. */
export const porter = {
  near: [
    trunk,
    head(2, 91),
    ...legs(12),
    limb('1,80,7 8,92,6 6,101,5'),
    blob('-20,98! -22,114 -10,121 12,120 24,112 22,98!'),
  ],
  far: legsFar(11),
  over: () => '',
};

/** Somebody sitting at a fire or on the ground, knees up. */
export const sitter = {
  near: [
    blob('-14,0! -16,18 -12,34 -6,42 2,42 7,34 6,16 4,0!'),
    head(2, 50),
    limb('-4,8,12 16,20,9 22,3,7') + limb('22,2.4,5 30,2,4'),
    limb('0,36,6 10,24,5 18,22,4.4'),
  ],
  far: [],
  over: () => '',
};

/** Standing with a hand to the eyes, looking out. */
export const watcher = {
  near: [
    trunk,
    head(3, 92),
    hat(3, 92),
    limb('-2,50,11 -3,28,8 -4,4,6.4') + limb('-5,2.6,5 3,2,4'),
    limb('2,80,7 14,82,6 10,92,5'),
  ],
  far: [limb('2,50,10 5,28,7.6 6,4,6') + limb('5,2.6,5 13,2,4')],
  over: () => '',
};
