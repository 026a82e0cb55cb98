import { random } from './random.mjs';
import { circle, ellipse, linear, path, radial, rect, stroke, WIDTH, HEIGHT } from './paint.mjs';
import { n } from './path.mjs';

/** The sky from zenith to horizon; colours are spread evenly unless given as [at, colour]. */
export function sky(colours, { bottom = HEIGHT, width = WIDTH } = {}) {
  const stops = colours.map((c, i) => (Array.isArray(c) ? c : [i / (colours.length - 1), c]));
  const g = linear(0, 0, 0, bottom, stops);
  return g.def + rect(0, 0, width, bottom, g.fill);
}

/** Soft light around a point: what sun and moon do to the air. */
export function glow(x, y, r, colour, alpha = 0.6) {
  const g = radial(x, y, r, [
    [0, colour, alpha],
    [0.35, colour, alpha * 0.45],
    [1, colour, 0],
  ]);
  return g.def + circle(x, y, r, g.fill);
}

export const sun = (x, y, r, colour, air = colour, reach = 5, alpha = 0.55) =>
  glow(x, y, r * reach, air, alpha) + circle(x, y, r, colour);

/** A moon: full with its seas, or a crescent of the given `waning` (0 thin .. 1 half). */
export function moon(x, y, r, colour, { air = colour, waning, reach = 5, alpha = 0.35 } = {}) {
  const seas = [
    [-0.3, -0.25, 0.22],
    [0.2, 0.1, 0.28],
    [-0.1, 0.45, 0.15],
    [0.42, -0.35, 0.12],
  ];
  const full = () =>
    circle(x, y, r, colour) +
    seas
      .map(([dx, dy, s]) => circle(x + dx * r, y + dy * r, s * r, '#000000', 'opacity="0.05"'))
      .join('');
  const bow = r / Math.max(0.05, 1 - (waning ?? 0));
  const crescent = () =>
    path(
      `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${n(bow)} ${n(bow)} 0 0 0 0 ${-r}Z`,
      colour,
      `transform="translate(${x} ${y}) rotate(24)"`,
    );
  return glow(x, y, r * reach, air, alpha) + (waning === undefined ? full() : crescent());
}

/** The underside of a storm: a dark ceiling with hanging billows. */
export function ceiling(seed, y, h, fill, more = '') {
  const r = random(seed);
  let d = `M-20 -20H${WIDTH + 20}V${y}H-20Z`;
  for (let x = -60; x < WIDTH + 60;) {
    const size = h * (0.35 + r() * 0.65);
    d += `M${n(x - size * 1.5)} ${y}a${n(size * 1.5)} ${n(size)} 0 0 0 ${n(size * 3)} 0Z`;
    x += size * (0.9 + r() * 0.9);
  }
  return path(d, fill, `fill-rule="nonzero" ${more}`);
}

export function stars(
  seed,
  count,
  { height = HEIGHT * 0.6, colour = '#fff6df', width = WIDTH } = {},
) {
  const r = random(seed);
  return Array.from({ length: count }, () => {
    const depth = r() ** 3;
    const y = r() * height;
    return circle(
      r() * width,
      y,
      0.9 + depth * 2.6,
      colour,
      `opacity="${n((0.35 + r() * 0.6) * (1 - (y / height) * 0.6) * 10) / 10}"`,
    );
  }).join('');
}

/** The band of the Milky Way, from (x1,y1) to (x2,y2). */
export function milkyWay(seed, x1, y1, x2, y2, width, colour = '#cdbfe8') {
  const r = random(seed);
  const at = (t, off) => [
    x1 + (x2 - x1) * t - (y2 - y1) * off,
    y1 + (y2 - y1) * t + (x2 - x1) * off,
  ];
  const spread = () => (r() + r() + r() - 1.5) * width;
  const clouds = Array.from({ length: 26 }, () => {
    const [x, y] = at(r(), spread() * 0.5);
    return glow(x, y, 90 + r() * 150, colour, 0.11);
  });
  const dust = Array.from({ length: 420 }, () => {
    const [x, y] = at(r(), spread());
    return circle(x, y, 0.7 + r() ** 4 * 2.4, '#fff6df', `opacity="${n(3 + r() * 6) / 10}"`);
  });
  return clouds.join('') + dust.join('');
}

/** A flat-bottomed cloud of heaped rounds: cumulus over a plain. */
export function cloud(seed, x, y, w, h, fill, more = '') {
  const r = random(seed);
  const count = Math.max(7, Math.round(w / 46));
  const base = h * 0.13;
  let d = `M${n(x + w * 0.03)} ${y}q${n(base * 0.2)} ${n(-base * 2)} ${n(base * 2)} ${n(-base * 2)}H${n(x + w * 0.97 - base * 2)}q${n(base * 1.8)} 0 ${n(base * 2)} ${n(base * 2)}Z`;
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const swell = Math.sin(Math.PI * t) ** 0.8 * (0.6 + 0.4 * Math.sin(t * 7 + r() * 2) ** 2);
    const size = Math.max(h * 0.14, h * swell * 0.5 * (0.8 + r() * 0.4));
    const cx = x + t * w;
    const cy = y - Math.max(0, h * swell - size) * (0.7 + r() * 0.3);
    d += `M${n(cx - size)} ${n(cy)}a${n(size)} ${n(size)} 0 1 1 ${n(size * 2)} 0L${n(cx + size)} ${y}L${n(cx - size)} ${y}Z`;
  }
  return path(d, fill, more);
}

/** Thin lens-shaped streaks, each "x,y,width,height". */
export const streaks = (list, fill, opacity = 1) =>
  list
    .map(([x, y, w, h]) =>
      path(
        `M${n(x - w / 2)} ${y}Q${n(x - w * 0.1)} ${n(y - h)} ${n(x + w / 2)} ${y}Q${n(x + w * 0.1)} ${n(y + h * 0.6)} ${n(x - w / 2)} ${y}Z`,
        fill,
        `opacity="${opacity}"`,
      ),
    )
    .join('');

/** A curtain of rain below a cloud, leaning with the wind. */
export function rain(seed, x, y, w, h, colour, { lean = 120, alpha = 0.5 } = {}) {
  const r = random(seed);
  const g = linear(0, y, 0, y + h, [
    [0, colour, alpha * 0.4],
    [0.6, colour, alpha * 0.3],
    [1, colour, 0],
  ]);
  const veil = [0, 0.09, 0.2]
    .map((inset) =>
      path(
        `M${n(x + w * inset)} ${y}H${n(x + w * (1 - inset * 1.3))}L${n(x + w * (1 - inset * 1.3) - lean)} ${y + h}H${n(x + w * inset - lean)}Z`,
        g.fill,
      ),
    )
    .join('');
  const drops = Array.from({ length: Math.round(w / 9) }, () => {
    const sx = x + r() * w;
    const from = r() * 0.5;
    const to = from + 0.2 + r() * 0.4;
    return stroke(
      `M${n(sx - lean * from)} ${n(y + h * from)}L${n(sx - lean * to)} ${n(y + h * to)}`,
      colour,
      n(1 + r() * 2.4),
      `opacity="${n(alpha * 10 * (0.3 + r() * 0.5)) / 10}"`,
    );
  });
  return g.def + veil + drops.join('');
}

/** Light falling in shafts from a point through clouds or leaves. */
export function shafts(x, y, length, angles, colour, alpha = 0.25) {
  return angles
    .map(([angle, spread]) => {
      const ray = (a) => [n(x + Math.cos(a) * length), n(y + Math.sin(a) * length)];
      const [a, b] = [ray(angle - spread / 2), ray(angle + spread / 2)];
      const g = radial(x, y, length, [
        [0, colour, alpha],
        [1, colour, 0],
      ]);
      return g.def + path(`M${x} ${y}L${a[0]} ${a[1]}L${b[0]} ${b[1]}Z`, g.fill);
    })
    .join('');
}

/** A bank of mist lying across the sheet. */
export function mist(y, h, colour, alpha = 0.7, x = WIDTH / 2, w = WIDTH * 1.2) {
  const g = radial(0, 0, 1, [
    [0, colour, alpha],
    [0.5, colour, alpha * 0.6],
    [1, colour, 0],
  ]);
  return (
    g.def + ellipse(0, 0, 1, 1, g.fill, `transform="translate(${x} ${y}) scale(${w / 2} ${h})"`)
  );
}
