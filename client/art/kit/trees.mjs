import { random, fractal } from './random.mjs';
import { path, rimmed } from './paint.mjs';
import { n, blob, limb } from './path.mjs';

const leafy = (seed, cx, cy, rx, ry, { flat = 0.45, bumps = 34, rough = 0.16 } = {}) => {
  const f = fractal(seed, 3, 0.6);
  return blob(
    Array.from({ length: bumps }, (_, i) => {
      const a = (i / bumps) * Math.PI * 2;
      const swell = 1 + f(i * 0.9) * rough + (i % 2 ? rough * 0.35 : -rough * 0.35);
      const down = Math.sin(a) > 0 ? flat : 1;
      return {
        x: cx + Math.cos(a) * rx * (1 + f(i * 0.7 + 9) * rough * 0.4),
        y: cy + Math.sin(a) * ry * down * swell,
      };
    }),
  );
};

/** One pad of leaves with its lit top. */
const pad = (seed, cx, cy, rx, ry, { fill, lit, light = -1, ...shape }) => {
  const d = leafy(seed, cx, cy, rx, ry, shape);
  return rimmed(d, { fill, rim: lit, dx: -light * rx * 0.05, dy: ry * 0.22 });
};

/** An umbrella acacia: forked trunk, storeys of flat pads, gaps of sky between. `light` -1 left, 1 right. */
export function acacia(
  seed,
  x,
  y,
  h,
  { fill, lit, light = 1, spread = 1.25, lean = 0, trunk = 1 } = {},
) {
  const r = random(seed);
  const w = (h * spread) / 2;
  const fork = y - h * 0.3;
  const base = limb([
    { x: x - lean * 0.1 * h, y: y + 6, w: h * 0.075 * trunk },
    { x, y: y - h * 0.1, w: h * 0.05 * trunk },
    { x: x + lean * h * 0.15, y: fork, w: h * 0.045 * trunk },
  ]);
  const pads = [
    [-0.66, 0.7, 0.34],
    [0.7, 0.74, 0.32],
    [-0.28, 0.86, 0.46],
    [0.3, 0.9, 0.44],
    [0.02, 0.97, 0.5],
  ];
  const wood = [base];
  const leaves = pads.map(([px, py, pw], i) => {
    const cx = x + lean * h * 0.3 + (px + (r() - 0.5) * 0.1) * w;
    const cy = y - h * (py + (r() - 0.5) * 0.03);
    wood.push(
      limb([
        { x: x + lean * h * 0.15, y: fork + h * 0.02, w: h * 0.034 * trunk },
        { x: x + (cx - x) * 0.42, y: fork - (fork - cy) * 0.45, w: h * 0.022 * trunk },
        { x: cx, y: cy + h * 0.02, w: h * 0.01 },
      ]),
    );
    for (const twig of [-0.5, 0.5]) {
      wood.push(
        limb([
          { x: x + (cx - x) * 0.5, y: fork - (fork - cy) * 0.5, w: h * 0.014 },
          { x: cx + twig * pw * w * 0.8, y: cy + h * 0.01, w: h * 0.006 },
        ]),
      );
    }
    return pad(`${seed}${i}`, cx, cy, pw * w, h * 0.075, {
      fill,
      lit,
      light,
      flat: 0.5,
      bumps: 44,
      rough: 0.22,
    });
  });
  return path(wood.join(''), fill) + leaves.join('');
}

/** A round broad-leaved crown on a stout trunk: marula, ebony, sausage tree. */
export function broadleaf(seed, x, y, h, { fill, lit, light = 1, crown = 0.42, open = 0.12 } = {}) {
  const r = random(seed);
  const wood = [
    limb([
      { x: x - h * 0.02, y: y + 5, w: h * 0.1 },
      { x, y: y - h * 0.2, w: h * 0.06 },
      { x: x + h * 0.02, y: y - h * 0.42, w: h * 0.05 },
    ]),
  ];
  const clumps = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 11) * Math.PI * 2 + r() * 0.5;
    const d = i < 8 ? crown * (0.55 + open + r() * 0.25) : crown * 0.25 * r();
    return {
      cx: x + Math.cos(a) * h * d * 1.15,
      cy: y - h * 0.64 + Math.sin(a) * h * d * 0.62,
      s: h * crown * (0.36 + r() * 0.16),
    };
  }).sort((a, b) => b.cy - a.cy);
  clumps.forEach(({ cx, cy }, i) => {
    if (i % 2)
      wood.push(
        limb([
          { x: x + h * 0.01, y: y - h * 0.32, w: h * 0.035 },
          { x: (x + cx) / 2, y: (y - h * 0.4 + cy) / 2 - h * 0.03, w: h * 0.022 },
          { x: cx, y: cy, w: h * 0.01 },
        ]),
      );
  });
  return (
    path(wood.join(''), fill) +
    clumps
      .reverse()
      .map(({ cx, cy, s }, i) =>
        pad(`${seed}${i}`, cx, cy, s, s * 0.62, {
          fill,
          lit,
          light,
          flat: 0.8,
          bumps: 26,
          rough: 0.2,
        }),
      )
      .join('')
  );
}

/** A fever tree: pale forked stems and feathery storeys one sees through. */
export function feverTree(seed, x, y, h, { bark, leaf, lit, light = 1 } = {}) {
  const r = random(seed);
  const wood = [];
  const tips = [];
  const stems = 2 + Math.floor(r() * 2);
  for (let s = 0; s < stems; s++) {
    const side = s - (stems - 1) / 2 + (r() - 0.5) * 0.4;
    const knots = [
      { x: x + side * h * 0.02, y: y + 5, w: h * 0.05 },
      { x: x + side * h * 0.08, y: y - h * 0.3, w: h * 0.036 },
      { x: x + side * h * 0.2, y: y - h * 0.58, w: h * 0.026 },
      { x: x + side * h * 0.27, y: y - h * 0.85, w: h * 0.01 },
    ];
    wood.push(limb(knots));
    for (const [k, reach] of [
      [1, 0.3],
      [2, 0.26],
      [2, -0.22],
      [3, 0.16],
      [3, -0.15],
    ]) {
      const from = knots[k];
      const tip = {
        x: from.x + (reach * (side < 0 ? -1 : 1) + (r() - 0.5) * 0.1) * h,
        y: from.y - h * (0.1 + r() * 0.12),
        w: h * 0.006,
      };
      wood.push(
        limb([
          { ...from, w: from.w * 0.6 },
          { x: (from.x + tip.x) / 2, y: (from.y + tip.y) / 2 - h * 0.02, w: h * 0.013 },
          tip,
        ]),
      );
      tips.push(tip);
    }
  }
  const crowns = tips.flatMap((t, i) =>
    [0, 1].map((k) =>
      pad(
        `${seed}${i}${k}`,
        t.x + (r() - 0.5) * h * 0.16,
        t.y - k * h * 0.04,
        h * (0.1 + r() * 0.06),
        h * 0.034,
        { fill: leaf, lit, light, flat: 0.7, bumps: 24, rough: 0.3 },
      ),
    ),
  );
  return path(wood.join(''), bark) + crowns.join('');
}

/** A wood seen from afar: one line of crowns along a skyline. */
export function treeline(seed, { from, to, height }, size, fill, { density = 1, gap = 0 } = {}) {
  const r = random(seed);
  let d = '';
  for (let x = from; x < to; x += (size * (0.5 + r() * 0.6)) / density) {
    if (r() < gap) {
      x += size * 2 * r();
      continue;
    }
    const s = size * (0.45 + r() * 0.6);
    const top = height(x);
    d += leafy(`${seed}${Math.round(x)}`, x, top - s * 0.4, s * 0.62, s * 0.42, {
      flat: 0.9,
      bumps: 14,
      rough: 0.18,
    });
    d += `M${n(x - s * 0.05)} ${n(top + 4)}h${n(s * 0.1)}v${n(-s * 0.5)}h${n(-s * 0.1)}Z`;
  }
  return path(d, fill);
}

export { leafy, pad };
