import { random } from './random.mjs';
import { path, stroke } from './paint.mjs';
import { n, blob, limb } from './path.mjs';

/** Grass at the viewer's feet: blades from a base line. `height(x)` may give the ground. */
export function grass(
  seed,
  { x = 0, w = 1920, y = 1200, h = 90, count = 220, fill, lean = 0.2, height },
) {
  const r = random(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const bx = x + r() * w;
    const by = height ? height(bx) + 6 : y;
    const size = h * (0.35 + r() * 0.75);
    const tip = bx + (lean + (r() - 0.5) * 0.7) * size;
    const wide = 1.6 + size * 0.02;
    d += `M${n(bx - wide)} ${n(by)}Q${n(bx)} ${n(by - size * 0.6)} ${n(tip)} ${n(by - size)}Q${n(bx + wide * 1.6)} ${n(by - size * 0.5)} ${n(bx + wide)} ${n(by)}Z`;
  }
  return path(d, fill);
}

/** Reeds with seed heads. */
export function reeds(seed, { x, w, y, h, count = 40, fill, plume = fill, lean = 0.06 }) {
  const r = random(seed);
  let stems = '';
  let heads = '';
  for (let i = 0; i < count; i++) {
    const bx = x + r() * w;
    const size = h * (0.5 + r() * 0.55);
    const bend = (lean + (r() - 0.5) * 0.22) * size;
    stems += limb(
      [
        { x: bx, y, w: 5 },
        { x: bx + bend * 0.3, y: y - size * 0.6, w: 4 },
        { x: bx + bend, y: y - size, w: 1.5 },
      ],
      4,
    );
    if (i % 2) {
      const s = size * 0.12;
      heads += blob([
        { x: bx + bend * 0.85, y: y - size * 0.93 },
        { x: bx + bend - s * 0.16, y: y - size - s * 0.4 },
        { x: bx + bend * 1.1 + s * 0.1, y: y - size - s * 1.3 },
        { x: bx + bend + s * 0.2, y: y - size - s * 0.3 },
      ]);
    } else {
      const side = r() < 0.5 ? -1 : 1;
      stems += `M${n(bx)} ${n(y - size * 0.3)}Q${n(bx + side * size * 0.1)} ${n(y - size * 0.62)} ${n(bx + side * size * 0.3)} ${n(y - size * 0.6)}Q${n(bx + side * size * 0.12)} ${n(y - size * 0.5)} ${n(bx + 3)} ${n(y - size * 0.25)}Z`;
    }
  }
  return path(stems, fill) + path(heads, plume);
}

/** Papyrus: tall three-cornered stems, each with a burst of threads. */
export function papyrus(seed, { x, w, y, h, count = 9, fill, head = fill, size = 0.2 }) {
  const r = random(seed);
  return Array.from({ length: count }, () => {
    const bx = x + r() * w;
    const tall = h * (0.65 + r() * 0.4);
    const bend = (r() - 0.5) * 0.3 * tall;
    const top = { x: bx + bend, y: y - tall };
    const rays = Array.from({ length: 34 }, (_, i) => {
      const a = Math.PI * (0.92 + (i / 33) * 1.16);
      const len = tall * size * (0.8 + r() * 0.35);
      const sag = Math.abs(Math.cos(a)) * len * 0.3;
      return `M${n(top.x)} ${n(top.y)}Q${n(top.x + Math.cos(a) * len * 0.6)} ${n(top.y + Math.sin(a) * len * 0.75)} ${n(top.x + Math.cos(a) * len)} ${n(top.y + Math.sin(a) * len + sag)}`;
    }).join('');
    return (
      path(
        limb([
          { x: bx, y, w: tall * 0.02 },
          { x: bx + bend * 0.3, y: y - tall * 0.55, w: tall * 0.015 },
          { ...top, w: tall * 0.01 },
        ]),
        fill,
      ) + stroke(rays, head, n(Math.max(1.5, tall * 0.006)))
    );
  }).join('');
}
