import { random } from './random.mjs';
import { path, rimmed } from './paint.mjs';
import { blob, limb } from './path.mjs';
import { pad } from './trees.mjs';

/** Bare branches dividing again and again; what carries them is `wood`, an array that they add to. */
function divide(r, wood, x, y, angle, length, width, depth, spread) {
  const bend = angle + (r() - 0.5) * 0.35;
  const mx = x + Math.cos(angle) * length * 0.5;
  const my = y + Math.sin(angle) * length * 0.5;
  const ex = mx + Math.cos(bend) * length * 0.5;
  const ey = my + Math.sin(bend) * length * 0.5;
  wood.push(
    limb(
      [
        { x, y, w: width },
        { x: mx, y: my, w: width * 0.8 },
        { x: ex, y: ey, w: width * 0.55 },
      ],
      4,
    ),
  );
  if (!depth) return;
  const count = r() < 0.35 ? 3 : 2;
  for (let i = 0; i < count; i++) {
    const turn = (i - (count - 1) / 2) * spread * (0.8 + r() * 0.5);
    divide(
      r,
      wood,
      ex,
      ey,
      bend + turn,
      length * (0.62 + r() * 0.2),
      width * 0.56,
      depth - 1,
      spread,
    );
  }
}

/** A leafless tree. */
export function bareTree(
  seed,
  x,
  y,
  h,
  { fill, depth = 5, spread = 0.75, width = 0.06, lean = 0 } = {},
) {
  const wood = [];
  divide(random(seed), wood, x, y, -Math.PI / 2 + lean, h * 0.36, h * width, depth, spread);
  return path(wood.join(''), fill);
}

/** A baobab: a bottle of a trunk with roots for a crown, ribbed by the light. */
export function baobab(seed, x, y, h, { fill, lit, shade, light = 1, leaves, girth = 1 } = {}) {
  const r = random(seed);
  const g = h * 0.16 * girth;
  const trunk = blob([
    { x: x - g * 1.55, y: y + 8, corner: true },
    { x: x - g * 1.12, y: y - h * 0.06 },
    { x: x - g * 1.04, y: y - h * 0.3 },
    { x: x - g * 0.82, y: y - h * 0.5 },
    { x: x - g * 0.7, y: y - h * 0.6 },
    { x: x + g * 0.7, y: y - h * 0.6 },
    { x: x + g * 0.86, y: y - h * 0.48 },
    { x: x + g * 1.06, y: y - h * 0.28 },
    { x: x + g * 1.15, y: y - h * 0.06 },
    { x: x + g * 1.6, y: y + 8, corner: true },
  ]);
  const wood = [trunk];
  const arms = [-1.2, -0.78, -0.34, 0.08, 0.45, 0.85, 1.25];
  for (const a of arms) {
    const from = Math.max(-0.62, Math.min(0.62, a * 0.55));
    divide(
      r,
      wood,
      x + from * g,
      y - h * (0.54 - Math.abs(a) * 0.03),
      -Math.PI / 2 + a * 0.95,
      h * (0.2 + r() * 0.06),
      g * 0.58,
      4,
      0.72,
    );
  }
  const d = wood.join('');
  const ribs = [-0.55, -0.15, 0.3, 0.68]
    .map((p) =>
      limb([
        { x: x + p * g * 1.3, y: y + 6, w: g * 0.16 },
        { x: x + p * g, y: y - h * 0.26, w: g * 0.08 },
        { x: x + p * g * 0.8, y: y - h * 0.54, w: g * 0.02 },
      ]),
    )
    .join('');
  const tufts = leaves
    ? Array.from({ length: 13 }, (_, i) => {
        const a = Math.PI * (1.02 + (i / 12) * 0.96);
        return pad(
          `${seed}t${i}`,
          x + Math.cos(a) * h * 0.4 * (0.8 + r() * 0.3),
          y - h * 0.62 + Math.sin(a) * h * 0.34 * (0.75 + r() * 0.3),
          h * 0.075,
          h * 0.04,
          { fill: leaves, lit: null },
        );
      }).join('')
    : '';
  return (
    rimmed(d, {
      fill,
      rim: lit,
      dx: -light * h * 0.016,
      dy: h * 0.006,
      inner: shade ? path(ribs, shade) : '',
    }) + tufts
  );
}
