import { random } from '../random.mjs';
import { blob, limb } from '../path.mjs';
import { path, stroke } from '../paint.mjs';

/** Scattered spots or broken rings over a box; the body's outline cuts them. */
function spots(seed, x0, y0, x1, y1, size, count) {
  const r = random(seed);
  return Array.from({ length: count }, () => {
    const [x, y, s] = [x0 + r() * (x1 - x0), y0 + r() * (y1 - y0), size * (0.6 + r() * 0.6)];
    return blob([
      { x: x - s, y },
      { x: x - s * 0.2, y: y + s * 0.8 },
      { x: x + s, y: y + s * 0.2 },
      { x: x + s * 0.3, y: y - s * 0.8 },
    ]);
  }).join('');
}
const catHead = (x, y, s = 1) => {
  const k = (px, py) => `${x + px * s},${y + py * s}`;
  return (
    blob(
      `${k(-16, -8)} ${k(-16, 8)} ${k(-8, 17)} ${k(4, 18)} ${k(13, 11)} ${k(23, 3)} ${k(27, -3)} ${k(24, -10)} ${k(16, -14)} ${k(4, -17)} ${k(-8, -16)}`,
    ) +
    blob(`${k(-12, 12)} ${k(-13, 22)} ${k(-7, 25)} ${k(-1, 18)}`) +
    blob(`${k(0, 15)} ${k(3, 23)} ${k(8, 21)} ${k(7, 14)}`)
  );
};
const face = (x, y, colour, s = 1) =>
  path(
    blob(
      `${x + 7 * s},${y + 6 * s} ${x + 10 * s},${y + 8 * s} ${x + 13 * s},${y + 5 * s} ${x + 9 * s},${y + 4 * s}`,
    ) + blob(`${x + 24 * s},${y} ${x + 28 * s},${y - 2 * s} ${x + 25 * s},${y - 5 * s}`),
    colour,
  );

const walkBody =
  '-88,80 -78,93 -50,94 -18,88 8,92 32,102 52,100 68,104 78,96 76,82 66,70 56,58 38,50 8,48 -26,52 -50,58 -74,58 -90,66';
const walkLegs = {
  near: [
    limb('42,72,34 46,46,20 47,26,14 45,9,12') + limb('42,5,11 50,4,11 57,4,8'),
    limb('-70,74,42 -64,52,26 -76,33,15 -80,12,12') + limb('-82,5,12 -73,4,11 -66,4,8'),
  ],
  far: [
    limb('56,66,26 70,44,16 80,24,12 84,8,11') + limb('82,5,10 90,4,10 96,4,7'),
    limb('-60,66,30 -46,45,20 -52,28,13 -50,10,10') + limb('-52,5,10 -44,4,10 -37,4,7'),
  ],
};
const longTail = limb('-84,84,11 -106,70,9 -126,46,8 -146,32,8 -164,36,7.4 -172,50,6', 8);

/** A leopard on the prowl. */
export const leopard = {
  near: [blob(walkBody), catHead(82, 94), ...walkLegs.near, longTail],
  far: walkLegs.far,
  over: ({ mark }) =>
    path(
      spots('leo', -92, 50, 70, 106, 3.6, 95) +
        spots('leo2', -90, 10, 60, 52, 2.4, 40) +
        spots('leo3', -172, 28, -90, 84, 2.6, 18),
      mark,
      'opacity="0.55"',
    ),
  top: ({ line }) => face(82, 94, line),
};

/** A lioness, plain-coated and heavier in the chin. */
export const lioness = {
  near: [
    blob(walkBody),
    catHead(84, 92, 1.12),
    ...walkLegs.near,
    limb('-84,84,10 -106,66,7 -122,38,6 -140,24,5.4 -154,28,5', 8),
    blob('-150,26 -158,22 -168,30 -164,40 -154,36'),
  ],
  far: walkLegs.far,
  top: ({ line }) => face(84, 92, line, 1.12),
};

const mane =
  '58,58 44,66 36,82 38,100 48,114 62,122 78,124 90,118 94,108 90,98 92,84 88,70 80,56 70,46';
/** A lion walking, dark-maned. */
export const lion = {
  near: [
    blob(walkBody),
    blob(mane),
    catHead(90, 96, 1.16),
    ...walkLegs.near,
    limb('-84,84,10 -106,66,7 -122,38,6 -140,24,5.4 -154,28,5', 8),
    blob('-150,26 -158,22 -168,30 -164,40 -154,36'),
  ],
  far: walkLegs.far,
  over: ({ far, line }) =>
    path(blob(mane), far, 'opacity="0.8"') +
    stroke('M50 72Q58 90 54 108M62 60Q72 84 66 116M74 54Q84 72 80 84', line, 1.6, 'opacity="0.6"'),
  top: ({ fill, line }) => path(catHead(90, 96, 1.16), fill) + face(90, 96, line, 1.16),
};

const lying =
  '-92,0! -98,16 -90,36 -70,48 -44,52 -14,50 14,54 40,60 56,58 66,44 72,26 92,20 112,16 120,8 118,0!';
const lyingMane =
  '30,66 22,82 26,104 38,120 56,128 74,124 84,114 82,100 84,86 82,66 74,44 60,30 46,28 36,42';
/** A lion at rest on its rock, head up: the king's portrait. */
export const lionLying = {
  near: [
    blob(lying),
    blob(lyingMane),
    catHead(80, 98, 1.2),
    limb('-88,8,9 -112,2,6 -128,-14,5.4 -134,-36,5'),
    blob('-130,-32 -138,-30 -142,-48 -134,-58 -128,-46'),
  ],
  far: [],
  over: ({ far, line }) =>
    path(blob(lyingMane), far, 'opacity="0.9"') +
    stroke(
      'M36 60Q40 90 50 118M48 40Q52 78 64 120M60 38Q64 66 70 80M70 48Q74 60 74 72',
      line,
      1.7,
      'opacity="0.6"',
    ) +
    stroke('M-84 34Q-60 40 -50 18Q-46 6 -60 2', line, 1.7, 'opacity="0.5"') +
    stroke('M72 20Q84 12 110 11', line, 1.6, 'opacity="0.5"'),
  top: ({ fill, line }) => path(catHead(80, 98, 1.2), fill) + face(80, 98, line, 1.2),
};

/** A lioness lying, head up. */
export const lionessLying = {
  near: [
    blob(lying),
    limb('44,40,42 54,62,34 64,82,28'),
    catHead(72, 92, 1.15),
    limb('-88,8,9 -112,4,6 -132,6,5.4 -146,12,5') + blob('-142,10 -150,6 -158,14 -152,22'),
  ],
  far: [],
  over: ({ line }) =>
    stroke('M-84 34Q-60 40 -50 18Q-46 6 -60 2', line, 1.7, 'opacity="0.5"') +
    stroke('M72 20Q84 12 110 11', line, 1.6, 'opacity="0.5"'),
  top: ({ line }) => face(72, 92, line, 1.15),
};

/** A big cat draped along a branch: the branch's upper side is y = 0. */
export const leopardOnBranch = {
  near: [
    blob('-86,6 -92,22 -82,38 -58,44 -26,38 6,34 34,40 56,46 70,40 74,24 66,8 40,0 0,-4 -50,-6'),
    catHead(84, 38, 1.1),
    limb('52,18,24 60,-10,16 58,-38,13 55,-56,12') + limb('55,-58,12 62,-62,11'),
    limb('-66,18,34 -70,-12,19 -62,-38,13 -64,-58,11') + limb('-64,-60,11 -56,-64,10'),
    limb('-84,14,12 -100,-8,9 -104,-46,8 -100,-82,8 -88,-102,7.4 -76,-100,6', 8),
  ],
  far: [
    limb('30,10,20 34,-16,14 30,-40,12 34,-50,10'),
    limb('-40,10,24 -36,-16,15 -42,-38,12 -38,-46,10'),
  ],
  over: ({ mark }) =>
    path(
      spots('br', -92, -6, 76, 48, 3.7, 88) +
        spots('br2', -74, -60, 66, 0, 2.4, 36) +
        spots('br3', -108, -100, -80, 10, 2.6, 16),
      mark,
      'opacity="0.6"',
    ),
  top: ({ line }) => face(84, 38, line, 1.1),
};

/** The same pose for the lions of Manyara. */
export const lionessOnBranch = {
  near: [
    ...leopardOnBranch.near.filter((_, i) => i !== 4),
    limb('-84,14,11 -100,-8,7 -104,-46,6 -102,-78,5'),
    blob('-105,-74 -98,-74 -96,-90 -101,-98 -107,-88'),
  ],
  far: leopardOnBranch.far,
  top: ({ line }) => face(84, 38, line, 1.1),
};

/** A cheetah upright on its lookout, chest out, small head; 165 units tall. */
export const cheetahSitting = {
  near: [
    blob(
      '-46,2 -54,20 -50,44 -38,64 -24,86 -10,108 0,124 8,138 18,148 28,146 34,132 38,112 38,92 34,76 22,58 14,36 6,14 0,2',
    ),
    catHead(26, 152, 0.86),
    limb('28,92,22 30,58,12 29,28,9 29,8,9') + limb('29,4,9 36,3.6,9 41,3.6,6'),
    limb('-26,30,44 -4,26,30 6,16,16 -2,6,10 14,4,9'),
    limb('-48,8,9 -66,2,8 -84,-4,7.4 -100,2,7 -108,14,6.4', 8),
  ],
  far: [limb('20,80,18 20,50,11 18,26,9 17,8,9') + limb('17,4,9 25,3.6,8')],
  over: ({ mark }) =>
    path(
      spots('che', -54, 4, 42, 144, 2.3, 130) + spots('che2', -108, -8, -50, 18, 2.4, 14),
      mark,
      'opacity="0.6"',
    ),
  top: ({ line }) => face(26, 152, line, 0.86) + stroke('M34 154Q36 148 39 144', line, 1.4),
};
