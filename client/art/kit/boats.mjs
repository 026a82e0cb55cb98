import { blob, limb, line } from './path.mjs';
import { path, rimmed, stroke } from './paint.mjs';

const at = (x, y, s, flip, content) =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s})">${content}</g>`;

/** A dhow under its lateen sail; 200 units long, water line at y = 0. */
export function dhow(x, y, s, { hull, sail, shade, line: rope, flip = false }) {
  const canvas = blob('-66,-34! -40,-110 0,-180 44,-232! 74,-150 84,-90 78,-40! 10,-28');
  return at(
    x,
    y,
    s,
    flip,
    stroke('M8 0L-2 -150M-72 -34L50 -238', rope, 4) +
      rimmed(canvas, {
        fill: sail,
        inner:
          path('M44 -232L-66 -34L-20 -31Q20 -120 44 -232Z', shade, 'opacity="0.55"') +
          stroke('M-20 -31Q26 -110 44 -232M30 -30Q66 -100 44 -232', shade, 1.6),
      }) +
      path(
        blob('-104,-30! -84,-22 -30,-16 40,-18 92,-30 108,-40! 96,-10 76,4! -70,4! -92,-10'),
        hull,
      ) +
      path('M-100 -25Q0 -6 102 -33L99 -27Q0 0 -98 -19Z', sail, 'opacity="0.5"') +
      stroke('M92 -30L78 -40M-66 -34L-92 -26', rope, 1.6) +
      [-48, 26]
        .map((px) =>
          path(
            limb(`${px},-16,9 ${px},-34,12 ${px + 1},-46,5`) +
              blob(`${px - 4},-50 ${px + 1},-56 ${px + 6},-50 ${px + 1},-44`),
            hull,
          ),
        )
        .join(''),
  );
}

/** A dugout of the delta with its poler standing astern and guests low in front; bow to the right. */
export function mokoro(
  x,
  y,
  s,
  { fill, lit, cloth = fill, skin = fill, hat = lit, flip = false, guests = 2, pole = true },
) {
  const seat = (px) =>
    path(
      blob(
        `${px - 13},-8! ${px - 14},-26 ${px - 7},-36 ${px + 5},-36 ${px + 12},-22 ${px + 14},-8!`,
      ),
      cloth,
    ) +
    path(blob(`${px - 6},-42 ${px},-50 ${px + 7},-42 ${px},-35`), skin) +
    path(
      blob(`${px - 13},-45 ${px - 6},-48 ${px},-55 ${px + 7},-48 ${px + 14},-45 ${px},-43`),
      hat,
    );
  const poler =
    path(limb('-84,-8,10 -86,-32,11 -82,-54,13') + limb('-76,-8,10 -76,-32,11 -80,-54,13'), fill) +
    path(blob('-92,-54 -93,-80 -88,-96 -76,-97 -70,-84 -73,-54'), cloth) +
    path(
      limb('-76,-90,8 -64,-86,6.4 -54,-94,5.4') +
        limb('-86,-90,8 -76,-76,6.4 -62,-74,5.4') +
        blob('-84,-106 -78,-114 -71,-106 -78,-97'),
      skin,
    );
  return at(
    x,
    y,
    s,
    flip,
    (pole ? path(limb('-40,-150,3 -58,-84,3.4 -84,26,3'), fill) : '') +
      poler +
      [10, 52].slice(0, guests).map(seat).join('') +
      rimmed(
        blob(
          '-132,-22! -112,-14 -60,-9 20,-8 90,-12 128,-20 150,-32! 136,-12 104,4! -108,4! -124,-6',
        ),
        { fill, rim: lit, dx: 0, dy: 3 },
      ),
  );
}

/** A flat-bottomed safari boat with a canopy and its passengers. */
export function safariBoat(x, y, s, { hull, canopy, people, lit, flip = false }) {
  const heads = [-70, -44, -18, 8, 34].map((px, i) =>
    path(
      blob(`${px - 10},-26! ${px - 9},-46 ${px},-52 ${px + 9},-46 ${px + 10},-26!`) +
        blob(`${px - 6},-58 ${px},-65 ${px + 6},-58 ${px},-51`) +
        (i % 2 ? blob(`${px - 11},-60 ${px},-70 ${px + 11},-60 ${px},-59`) : ''),
      people,
    ),
  );
  return at(
    x,
    y,
    s,
    flip,
    heads.join('') +
      stroke('M-92 -26V-92M-30 -26V-94M32 -26V-94M76 -26L72 -92', hull, 3.4) +
      path(blob('-104,-90! -90,-102 0,-106 78,-102 88,-92! 0,-94!'), canopy) +
      path('M-102 -96Q0 -112 84 -98L86 -94Q0 -106 -103 -92Z', lit, 'opacity="0.8"') +
      path(blob('-112,-30! 0,-26 90,-28 122,-38! 110,-12 92,4! -98,4! -110,-8'), hull) +
      path('M-111 -26Q0 -22 118 -34L116 -29Q0 -17 -110 -21Z', lit, 'opacity="0.55"') +
      path('M-116 -34h12v34h-8Z', hull),
  );
}

/** An outrigger canoe at rest: ngalawa. */
export function ngalawa(x, y, s, { hull, lit, flip = false }) {
  return at(
    x,
    y,
    s,
    flip,
    stroke(line('-80,10 0,14 90,8'), hull, 6) +
      stroke('M-36 -6L-40 12M40 -6L44 10', hull, 4) +
      stroke('M0 -8L6 -120M-50 -70L62 -100', hull, 3.4) +
      rimmed(blob('-112,-22! -60,-10 60,-10 118,-24! 96,4! -92,4!'), {
        fill: hull,
        rim: lit,
        dx: 0,
        dy: 3,
      }),
  );
}
