import { random } from './random.mjs';
import { circle, path, stroke } from './paint.mjs';
import { n, blob, limb, line } from './path.mjs';

/** A palm: curved ringed stem and fronds that hang by their own weight. */
export function palm(seed, x, y, h, { fill, lit, lean = 0.15, fronds = 11, size = 0.42 } = {}) {
  const r = random(seed);
  const top = { x: x + lean * h, y: y - h };
  const stem = limb([
    { x, y: y + 6, w: h * 0.05 },
    { x: x + lean * h * 0.25, y: y - h * 0.35, w: h * 0.03 },
    { x: x + lean * h * 0.68, y: y - h * 0.72, w: h * 0.026 },
    { x: top.x, y: top.y, w: h * 0.024 },
  ]);
  const leaf = (a, length, colour) => {
    const droop = length * (0.35 + r() * 0.25);
    const at = (t) => ({
      x: top.x + Math.cos(a) * length * t,
      y: top.y + Math.sin(a) * length * t + droop * t * t,
    });
    let d = '';
    for (let i = 1; i <= 15; i++) {
      const p = at(i / 15);
      const q = at((i - 1) / 15);
      const blade =
        length * 0.3 * Math.sin(Math.PI * (0.12 + (i / 15) * 0.84)) * (0.85 + r() * 0.3);
      const dir = Math.atan2(p.y - q.y, p.x - q.x);
      for (const side of [-1, 1]) {
        const b = dir + side * (0.95 - (i / 15) * 0.35);
        const tip = {
          x: p.x + Math.cos(b) * blade * 0.75,
          y: p.y + Math.sin(b) * blade * 0.55 + blade * 0.38,
        };
        d += `M${n(q.x)} ${n(q.y)}L${n(tip.x)} ${n(tip.y)}L${n(p.x)} ${n(p.y)}Z`;
      }
    }
    const rib = [0, 0.3, 0.6, 1].map((t) => ({ ...at(t), w: h * 0.012 * (1 - t * 0.8) }));
    return path(d + limb(rib), colour);
  };
  const angles = Array.from(
    { length: fronds },
    (_, i) => Math.PI * (0.93 + (i / (fronds - 1)) * 1.14) + (r() - 0.5) * 0.14,
  );
  const back = angles.map((a, i) =>
    leaf(a, h * size * (0.8 + r() * 0.35), lit && i % 3 === 1 ? lit : fill),
  );
  const nuts = [
    [-0.02, 0.03],
    [0.025, 0.035],
    [0, 0.055],
  ].map(([dx, dy]) => circle(top.x + dx * h, top.y + dy * h, h * 0.018, fill));
  return path(stem, fill) + nuts.join('') + back.join('');
}

/** A fan palm of the delta, its crown a ball of stiff blades. */
export function fanPalm(seed, x, y, h, { fill, lit, lean = 0.04 } = {}) {
  const r = random(seed);
  const top = { x: x + lean * h, y: y - h };
  const stem = limb([
    { x, y: y + 6, w: h * 0.032 },
    { x: x + lean * h * 0.5, y: y - h * 0.45, w: h * 0.034 },
    { x: top.x, y: top.y, w: h * 0.02 },
  ]);
  const fans = Array.from({ length: 17 }, (_, i) => {
    const a = Math.PI * (0.8 + (i / 16) * 1.4);
    const reach = h * (0.13 + r() * 0.04);
    const [cx, cy] = [top.x + Math.cos(a) * reach * 0.8, top.y + Math.sin(a) * reach * 0.8];
    let d = limb([
      { x: top.x, y: top.y, w: h * 0.008 },
      { x: cx, y: cy, w: h * 0.005 },
    ]);
    for (let b = -4; b <= 4; b++) {
      const angle = a + b * 0.24;
      const size = h * 0.11 * (1 - Math.abs(b) * 0.06);
      d += `M${n(cx)} ${n(cy)}L${n(cx + Math.cos(angle - 0.1) * size * 0.7)} ${n(cy + Math.sin(angle - 0.1) * size * 0.7)}L${n(cx + Math.cos(angle) * size)} ${n(cy + Math.sin(angle) * size)}L${n(cx + Math.cos(angle + 0.1) * size * 0.7)} ${n(cy + Math.sin(angle + 0.1) * size * 0.7)}Z`;
    }
    return path(d, lit && i % 3 === 0 ? lit : fill);
  });
  return path(stem, fill) + fans.join('');
}

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
