import { random } from './random.mjs';
import { circle, path, radial, stroke } from './paint.mjs';
import { n, blob, limb, polygon } from './path.mjs';

const at = (x, y, s, content, flip) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${flip ? -s : s} ${s})">${content}</g>`;

/** A safari tent lit from within; 200 wide. */
export function safariTent(x, y, s, { canvas, shade, light, flip = false }) {
  const glow = radial(0, -30, 90, [
    [0, light],
    [1, light, 0.25],
  ]);
  return at(
    x,
    y,
    s,
    path(polygon('-110,0 -96,-66 -30,-112 40,-112 100,-66 112,0'), shade) +
      path(polygon('-110,0 -96,-66 -30,-112 20,-62 26,0'), canvas) +
      glow.def +
      path(polygon('-82,0 -74,-58 -34,-86 0,-58 6,0'), light, 'opacity="0.9"') +
      path('M-82 0L-74 -58L-46 -78Q-50 -30 -62 0ZM6 0L0 -58L-26 -80Q-20 -30 -10 0Z', canvas) +
      path(polygon('-118,-60 -30,-124 44,-124 120,-60 106,-60 40,-114 -30,-114 -100,-56'), shade) +
      stroke('M-118 -58L-150 0M120 -58L148 0', shade, 2.4),
    flip,
  );
}

/** A dome tent on the mountain, glowing. */
export function domeTent(x, y, s, { shell, dark, light }) {
  const g = radial(0, -18, 66, [
    [0, light],
    [1, shell],
  ]);
  return at(
    x,
    y,
    s,
    g.def +
      path('M-62 0Q-52 -66 0 -68Q52 -66 62 0Z', g.fill) +
      path('M62 0Q52 -66 0 -68Q26 -52 30 0Z', dark, 'opacity="0.55"') +
      path('M-22 0Q-18 -38 2 -44Q18 -36 20 0Z', light) +
      stroke('M-62 0Q-52 -66 0 -68Q52 -66 62 0M-36 -2Q-28 -58 0 -68', dark, 1.6, 'opacity="0.7"'),
  );
}

/** A camp fire with sparks. */
export function fire(seed, x, y, s, { logs = '#1a0d14' } = {}) {
  const r = random(seed);
  const tongue = (w, h, colour) =>
    path(
      `M${-w} 0Q${-w * 1.15} ${-h * 0.4} ${-w * 0.35} ${-h * 0.62}Q${-w * 0.25} ${-h * 0.86} ${w * 0.05} ${-h}Q${w * 0.05} ${-h * 0.72} ${w * 0.5} ${-h * 0.55}Q${w * 1.15} ${-h * 0.34} ${w} 0Z`,
      colour,
    );
  const sparks = Array.from({ length: 34 }, () =>
    circle(
      (r() - 0.5) * 120,
      -60 - r() ** 1.6 * 260,
      0.8 + r() * 2,
      '#ffd083',
      `opacity="${n(3 + r() * 6) / 10}"`,
    ),
  ).join('');
  return at(
    x,
    y,
    s,
    tongue(34, 96, '#e2602a') +
      tongue(25, 72, '#f6a13a') +
      tongue(15, 46, '#ffe39a') +
      path(limb('-58,8,13 40,-8,10') + limb('58,8,13 -40,-8,10'), logs) +
      sparks,
  );
}

/** A hot-air balloon; the envelope 200 wide, centred on (x, y). `bands` are its gores from left to right. */
export function balloon(x, y, s, { bands, line, basket }) {
  const edges = bands.map((_, i) => -1 + (2 * i) / bands.length).concat(1);
  const gores = bands.map((colour, i) => {
    const [a, b] = [edges[i], edges[i + 1]];
    return path(
      `M0 -112C${n(a * 110)} -112 ${n(a * 122)} -10 ${n(a * 84)} 44${`Q${n(a * 42)} 96 ${n(a * 17)} 120`}L${n(b * 17)} 120Q${n(b * 42)} 96 ${n(b * 84)} 44C${n(b * 122)} -10 ${n(b * 110)} -112 0 -112Z`,
      colour,
    );
  });
  return at(
    x,
    y,
    s,
    gores.join('') +
      path(
        'M0 -112C-110 -112 -122 -10 -84 44Q-42 96 -17 120L-6 120Q-30 90 -52 40C-76 -20 -60 -100 0 -112Z',
        line,
        'opacity="0.28"',
      ) +
      stroke('M-17 120L-12 150M17 120L12 150M-6 120L-5 150M6 120L5 150', line, 1.6) +
      path('M-15 149H15L12 172H-12Z', basket) +
      [-7, 0, 7]
        .map((px) =>
          path(blob(`${px - 3},150 ${px - 3},142 ${px},139 ${px + 3},142 ${px + 3},150`), basket),
        )
        .join(''),
  );
}

/** An open safari car with a roof and heads; 220 long. */
export function safariCar(x, y, s, { body, dark, lit, flip = false }) {
  const heads = [-52, -18, 16]
    .map((px) =>
      path(
        blob(`${px - 8},-52! ${px - 7},-66 ${px},-71 ${px + 7},-66 ${px + 8},-52!`) +
          blob(`${px - 5},-78 ${px},-84 ${px + 5},-78 ${px},-72`),
        dark,
      ),
    )
    .join('');
  const wheel = (px) => circle(px, -16, 19, dark) + circle(px, -16, 8, body);
  return at(
    x,
    y,
    s,
    heads +
      stroke('M-78 -50V-100M-32 -50V-100M12 -50V-100M44 -50L34 -100', dark, 4) +
      path(blob('-92,-98! -86,-106 30,-106 42,-98!'), body) +
      path('M-90 -101Q-20 -108 40 -100L38 -103Q-20 -110 -88 -104Z', lit) +
      path(blob('-100,-54! 40,-54! 62,-50 98,-46 108,-38! 108,-18! -102,-18!'), body) +
      path('M-100 -54H40Q70 -50 104 -42L98 -44Q60 -48 40 -50H-100Z', lit) +
      wheel(-62) +
      wheel(70) +
      circle(104, -36, 4, lit),
    flip,
  );
}
