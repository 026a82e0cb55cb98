import { random } from './random.mjs';
import { circle, path } from './paint.mjs';
import { limb, n } from './path.mjs';

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
