import { random } from './random.mjs';
import { path, rimmed } from './paint.mjs';
import { blob, polygon } from './path.mjs';

/** One rounded granite boulder with a lit crown and a shaded side. */
export function boulder(seed, x, y, w, h, { fill, lit, shade, light = 1 }) {
  const r = random(seed);
  const knots = Array.from({ length: 11 }, (_, i) => {
    const a = Math.PI + (i / 10) * Math.PI;
    const wob = 0.88 + r() * 0.2;
    return {
      x: x + Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.8 * (w / 2) * wob,
      y: y - Math.abs(Math.sin(a)) ** 0.62 * h * wob,
    };
  });
  const d = blob([
    { x: x - w / 2, y: y + 10, corner: true },
    ...knots,
    { x: x + w / 2, y: y + 10, corner: true },
  ]);
  const side = -light;
  const dark = shade
    ? path(
        polygon([
          { x: x + side * w * 0.6, y: y + 20 },
          { x: x + side * w * 0.6, y: y - h * 1.2 },
          { x: x + side * w * 0.2, y: y - h * 1.1 },
          { x: x + side * w * 0.24, y: y - h * 0.62 },
          { x: x + side * w * 0.08, y: y - h * 0.5 },
          { x: x + side * w * 0.14, y: y - h * 0.2 },
          { x: x - side * w * 0.06, y: y + 20 },
        ]),
        shade,
      )
    : '';
  return rimmed(d, { fill, rim: lit, dx: side * w * 0.016, dy: h * 0.035, inner: dark });
}

/** A kopje: boulders piled from "x,y,w,h" given back to front. */
export const kopje = (seed, list, colours) =>
  list.map(([x, y, w, h], i) => boulder(`${seed}${i}`, x, y, w, h, colours)).join('');

/** A termite mound: a leaning spire of red earth. */
export function termiteMound(seed, x, y, w, h, { fill, lit, light = 1 }) {
  const d = blob([
    { x: x - w * 0.62, y: y + 12, corner: true },
    { x: x - w * 0.4, y: y - h * 0.28 },
    { x: x - w * 0.3, y: y - h * 0.62 },
    { x: x - w * 0.24, y: y - h * 0.94 },
    { x: x - w * 0.1, y: y - h },
    { x: x + w * 0.16, y: y - h * 0.99 },
    { x: x + w * 0.28, y: y - h * 0.9 },
    { x: x + w * 0.3, y: y - h * 0.6 },
    { x: x + w * 0.42, y: y - h * 0.42 },
    { x: x + w * 0.46, y: y - h * 0.2 },
    { x: x + w * 0.7, y: y + 12, corner: true },
  ]);
  return rimmed(d, { fill, rim: lit, dx: -light * w * 0.06, dy: h * 0.03 });
}

/** Scattered stones along a ground line. */
export function stones(seed, { x, w, y, h, count, fill }) {
  const r = random(seed);
  return path(
    Array.from({ length: count }, () => {
      const s = 6 + r() ** 2 * 34;
      const [cx, cy] = [x + r() * w, y + r() * h];
      return blob([
        { x: cx - s, y: cy, corner: true },
        { x: cx - s * 0.6, y: cy - s * 0.5 },
        { x: cx + s * 0.1, y: cy - s * 0.66 },
        { x: cx + s * 0.8, y: cy - s * 0.35 },
        { x: cx + s, y: cy, corner: true },
      ]);
    }).join(''),
    fill,
  );
}
