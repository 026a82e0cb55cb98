import { random } from './random.mjs';
import { group, linear, path, rect, WIDTH, HEIGHT } from './paint.mjs';
import { n } from './path.mjs';

/** Still water from y down, colours from far to near. */
export function water(y, colours, bottom = HEIGHT) {
  const g = linear(
    0,
    y,
    0,
    bottom,
    colours.map((c, i) => [i / (colours.length - 1), c]),
  );
  return g.def + rect(-5, y, WIDTH + 10, bottom - y, g.fill);
}

const dash = (x, y, w, h) =>
  `M${n(x - w / 2)} ${n(y)}Q${n(x)} ${n(y - h)} ${n(x + w / 2)} ${n(y)}Q${n(x)} ${n(y + h)} ${n(x - w / 2)} ${n(y)}Z`;

/** Ripples: short lenses that grow towards the viewer. */
export function ripples(
  seed,
  { x = 0, w = WIDTH, y, h, count = 60, colour, alpha = 0.5, long = 120 },
) {
  const r = random(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = r() ** 1.4;
    const length = long * (0.25 + t * 0.9) * (0.5 + r());
    d += dash(x + r() * w, y + t * h, length, 1.2 + t * 3.4);
  }
  return path(d, colour, `opacity="${alpha}"`);
}

/** The broken path of light that sun or moon lays on water. */
export function glitter(
  seed,
  x,
  y,
  h,
  { colour, width = 90, spread = 260, count = 70, alpha = 0.85 },
) {
  const r = random(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const reach = width + (spread - width) * t;
    const length = reach * (0.25 + r() * 0.8) * (1 - 0.35 * r());
    d += dash(x + (r() - 0.5) * reach * 0.9, y + t * h + r() * 6, length, 1.4 + t * 5);
  }
  return path(d, colour, `opacity="${alpha}"`);
}

/** What stands at the line y, upside down in the water below it. */
export const mirrored = (content, y, alpha = 0.35, squeeze = 0.8) =>
  group(
    content,
    `transform="translate(0 ${n(y * (1 + squeeze))}) scale(1 ${-squeeze})" opacity="${alpha}"`,
  );

/** A river seen from a height: a band between two winding banks, "y,left,right" from far to near. */
export function river(stations, fill) {
  const side = (key) => stations.map((s) => ({ x: s[key], y: s[0] }));
  const walk = (list) =>
    list
      .slice(1)
      .map((p, i) => {
        const q = list[i];
        const mid = (p.y + q.y) / 2;
        return `C${n(q.x)} ${n(mid)} ${n(p.x)} ${n(mid)} ${n(p.x)} ${n(p.y)}`;
      })
      .join('');
  const [left, right] = [side(1), side(2).reverse()];
  return path(
    `M${left[0].x} ${left[0].y}${walk(left)}L${right[0].x} ${right[0].y}${walk(right)}Z`,
    fill,
  );
}

/** Waves breaking on a beach: a foam line with a scalloped edge. */
export function surf(seed, y, fill, { amp = 14, scale = 160, bottom = HEIGHT, tilt = 0 } = {}) {
  const r = random(seed);
  const phase = r() * 6;
  let d = `M-10 ${bottom}`;
  for (let x = -10; x <= WIDTH + 20; x += 12) {
    d += `L${x} ${n(y + (tilt * x) / WIDTH + Math.sin(x / scale + phase) * amp + Math.sin(x / scale / 0.37) * amp * 0.35)}`;
  }
  return path(`${d}L${WIDTH + 20} ${bottom}Z`, fill);
}
