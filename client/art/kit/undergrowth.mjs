import { random } from './random.mjs';
import { path, stroke } from './paint.mjs';
import { limb, line, n } from './path.mjs';

/** Giant groundsel of Kilimanjaro: thick stems under skirts of dead leaves, each with a cabbage rosette. */
export function groundsel(seed, x, y, h, { fill, leaf, lit }) {
  const r = random(seed);
  const heads = [
    [0, 1],
    [-0.24, 0.78],
    [0.25, 0.84],
  ].slice(0, 1 + Math.floor(r() * 2.99));
  return heads
    .map(([dx, k]) => {
      const tx = x + dx * h;
      const ty = y - h * k;
      const stem = limb([
        { x, y: y + 6, w: h * 0.11 },
        { x: x + dx * h * 0.4, y: y - h * 0.32, w: h * 0.1 },
        { x: tx, y: ty + h * 0.16, w: h * 0.13 },
        { x: tx, y: ty, w: h * 0.12 },
      ]);
      let back = '';
      let front = '';
      for (let i = 0; i < 22; i++) {
        const a = -Math.PI / 2 + ((i - 10.5) / 10.5) * 2.15;
        const len = h * (0.2 + 0.05 * Math.cos(a * 2) + r() * 0.03);
        const tip = [tx + Math.cos(a) * len, ty + Math.sin(a) * len * 0.85];
        const side = [Math.cos(a + 1.57) * h * 0.028, Math.sin(a + 1.57) * h * 0.028];
        const mid = [tx + Math.cos(a) * len * 0.6, ty + Math.sin(a) * len * 0.5];
        const d = `M${n(tx)} ${n(ty)}Q${n(mid[0] + side[0])} ${n(mid[1] + side[1])} ${n(tip[0])} ${n(tip[1])}Q${n(mid[0] - side[0])} ${n(mid[1] - side[1])} ${n(tx)} ${n(ty)}Z`;
        if (i % 2) front += d;
        else back += d;
      }
      return path(stem, fill) + path(back, leaf) + path(front, lit ?? leaf);
    })
    .join('');
}

/** Big forest leaves that frame a view: fans of blades from a point. */
export function fern(seed, x, y, size, fill, { from = -2.6, to = -0.5, count = 7 } = {}) {
  const r = random(seed);
  return Array.from({ length: count }, (_, i) => {
    const a = from + ((to - from) * i) / (count - 1) + (r() - 0.5) * 0.1;
    const len = size * (0.75 + r() * 0.35);
    const at = (t) => ({
      x: x + Math.cos(a) * len * t,
      y: y + Math.sin(a) * len * t + len * 0.3 * t * t,
    });
    let d = limb([0, 0.5, 1].map((t) => ({ ...at(t), w: 6 * (1 - t * 0.8) })));
    for (let k = 2; k <= 20; k++) {
      const p = at(k / 20);
      const q = at((k - 1) / 20);
      const dir = Math.atan2(p.y - q.y, p.x - q.x);
      const blade = len * 0.2 * Math.sin(Math.PI * (0.1 + (k / 20) * 0.88));
      for (const side of [-1, 1]) {
        const b = dir + side * 1.1;
        d += `M${n(q.x)} ${n(q.y)}Q${n(p.x + Math.cos(b) * blade * 0.6)} ${n(p.y + Math.sin(b) * blade * 0.5)} ${n(p.x + Math.cos(b) * blade)} ${n(p.y + Math.sin(b) * blade + blade * 0.15)}L${n(p.x)} ${n(p.y)}Z`;
      }
    }
    return path(d, fill);
  }).join('');
}

/** A liana or rope between two points, sagging. */
export const vine = (x1, y1, x2, y2, sag, colour, width = 6) =>
  stroke(
    line([
      { x: x1, y: y1 },
      { x: (x1 + x2) / 2, y: (y1 + y2) / 2 + sag },
      { x: x2, y: y2 },
    ]),
    colour,
    width,
  );
