import { fractal, random } from './random.mjs';
import { mix } from './colour.mjs';
import { clipped, linear, path, WIDTH, HEIGHT } from './paint.mjs';
import { n, polygon } from './path.mjs';

/** The heights of a ridge line as points, so other things can stand on it. */
export function skyline({
  y,
  amp = 40,
  seed,
  scale = 420,
  octaves = 4,
  gain = 0.45,
  from = -20,
  to = WIDTH + 20,
  tilt = 0,
  bend = 0,
}) {
  const f = fractal(seed, octaves, gain);
  const height = (x) => {
    const t = (x - WIDTH / 2) / WIDTH;
    return y - f(x / scale + 3) * amp + tilt * t + bend * t * t * 4;
  };
  return { height, from, to, top: y - amp * 1.6 };
}

const outline = ({ height, from, to }, step) => {
  let d = `M${n(from)} ${n(height(from))}`;
  for (let x = from + step; x <= to; x += step) d += `L${n(x)} ${n(height(x))}`;
  return d;
};

/** Land from a skyline down. `haze` is the colour it fades to at its foot; `lit` draws the crest. */
export function land(
  shape,
  fill,
  { haze, depth = 220, bottom = HEIGHT, lit, litWidth = 5, step = 7 } = {},
) {
  const top = outline(shape, step);
  const d = `${top}L${n(shape.to)} ${bottom}L${n(shape.from)} ${bottom}Z`;
  const g = haze
    ? linear(0, shape.top, 0, shape.top + depth, [
        [0, fill],
        [0.25, fill],
        [1, haze],
      ])
    : null;
  const crest = lit
    ? clipped(d, `<path d="${top}" fill="none" stroke="${lit}" stroke-width="${litWidth * 2}"/>`)
    : '';
  return (g?.def ?? '') + path(d, g?.fill ?? fill) + crest;
}

/** A whole ridge in one call. */
export const ridge = (options, fill, paint) => land(skyline(options), fill, paint);

/** Several bands of ground from far to near, between the heights y1 and y2. */
export const bands = (
  seed,
  y1,
  y2,
  colours,
  { amp = 14, scale = 620, haze, lit, octaves = 3, tilt = 30 } = {},
) =>
  colours.map((colour, i) => {
    const t = colours.length === 1 ? 0 : i / (colours.length - 1);
    const shape = skyline({
      y: y1 + (y2 - y1) * t ** 1.15,
      amp: amp * (0.7 + t),
      seed: `${seed}${i}`,
      scale: scale * (0.8 + t * 0.6),
      octaves,
      tilt: (i % 2 ? 1 : -1) * tilt,
    });
    return land(shape, colour, {
      haze: haze && mix(colour, haze, 0.55),
      depth: 150 + 60 * t,
      lit: lit && mix(colour, lit, 0.5),
      litWidth: 2,
    });
  });

/** Lower edges of slopes in flat shade: the folds of a lit hillside. */
export function folds(
  seed,
  shape,
  { count = 9, depth = 160, colour, alpha = 0.25, lean = 0.5 } = {},
) {
  const r = random(seed);
  return Array.from({ length: count }, (_, i) => {
    const x = shape.from + ((i + 0.2 + r() * 0.6) / count) * (shape.to - shape.from);
    const y = shape.height(x);
    const d = depth * (0.5 + r());
    const w = d * (0.5 + r() * 0.7);
    return path(
      `M${n(x)} ${n(y)}L${n(x + w * lean * 0.4)} ${n(y + d * 0.35)}L${n(x + w * 0.2)} ${n(y + d * 0.5)}L${n(x + w * lean + w * 0.3)} ${n(y + d)}L${n(x - w * 0.2)} ${n(y + d * 0.55)}L${n(x + w * 0.02)} ${n(y + d * 0.4)}Z`,
      colour,
      `opacity="${alpha}"`,
    );
  }).join('');
}

/** A mountain of flat facets: its shaded flank falls from the summit along a broken line. */
export function mountain(
  { summit, left, right, base, seed, rough = 14, shadeLean = 0.25 },
  { fill, shade, haze },
) {
  const r = random(seed);
  const slope = (ax, ay, bx, by, curveBy) =>
    Array.from({ length: 24 }, (_, i) => {
      const t = (i + 1) / 25;
      const ease = t ** curveBy;
      return {
        x: ax + (bx - ax) * t,
        y: ay + (by - ay) * t - (by - ay) * (t - ease) * 0.8 + (r() - 0.5) * rough,
      };
    });
  const [p, q] = summit;
  const leftSide = slope(p.x, p.y, left, base, 0.6).reverse();
  const rightSide = slope(q.x, q.y, right, base, 0.6);
  const d = polygon([
    { x: left, y: base },
    ...leftSide,
    ...summit,
    ...rightSide,
    { x: right, y: base },
    { x: right, y: HEIGHT },
    { x: left, y: HEIGHT },
  ]);
  const split = [];
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    split.push({
      x:
        p.x +
        (q.x - p.x) * 0.5 +
        (base - p.y) * shadeLean * t +
        (i % 2 ? 1 : -1) * (10 + 46 * t) * r(),
      y: p.y + (base - p.y) * t,
    });
  }
  const dark = polygon([
    ...split,
    { x: left - 10, y: base },
    { x: left - 10, y: p.y - 30 },
    { x: p.x, y: p.y - 30 },
  ]);
  const g = haze
    ? linear(0, p.y, 0, base, [
        [0, fill, 0],
        [0.55, haze, 0.15],
        [1, haze, 1],
      ])
    : null;
  return {
    d,
    svg:
      path(d, fill) +
      clipped(d, [shade ? path(dark, shade) : '', g ? g.def + path(d, g.fill) : '']),
  };
}
