/** One decimal is enough at 1920 px and keeps the scene's text short. */
export const n = (value) => Math.round(value * 10) / 10;

/** Reads "x,y x,y,width x,y!" into points; the mark ! makes a corner instead of a curve. */
export function points(text) {
  if (Array.isArray(text)) return text;
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x, y, w] = word.replace('!', '').split(',').map(Number);
      return { x, y, w, corner: word.endsWith('!') };
    });
}

const area = (list) =>
  list.reduce((sum, p, i) => {
    const q = list[(i + 1) % list.length];
    return sum + p.x * q.y - q.x * p.y;
  }, 0);

/** All shapes turn the same way, so that overlapping ones add up instead of punching holes. */
const wound = (list) => (area(list) < 0 ? [...list].reverse() : list);

function handle(before, at, after, towards) {
  if (at.corner) return at;
  const dx = after.x - before.x;
  const dy = after.y - before.y;
  const length = Math.hypot(dx, dy) || 1;
  const reach = Math.hypot(towards.x - at.x, towards.y - at.y) / 3;
  const sign = towards === after ? 1 : -1;
  return { x: at.x + (dx / length) * reach * sign, y: at.y + (dy / length) * reach * sign };
}

function curve(list, closed) {
  const at = (i) =>
    closed
      ? list[(i + list.length) % list.length]
      : list[Math.max(0, Math.min(list.length - 1, i))];
  let d = `M${n(list[0].x)} ${n(list[0].y)}`;
  const last = closed ? list.length : list.length - 1;
  for (let i = 0; i < last; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const a = handle(p0, p1, p2, p2);
    const b = handle(p1, p2, p3, p1);
    d += `C${n(a.x)} ${n(a.y)} ${n(b.x)} ${n(b.y)} ${n(p2.x)} ${n(p2.y)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A closed smooth shape through the points. */
export const blob = (text) => curve(wound(points(text)), true);

/** An open smooth line through the points. */
export const line = (text) => curve(points(text), false);

/** A closed shape with straight edges. */
export const polygon = (text) =>
  `M${wound(points(text))
    .map((p) => `${n(p.x)} ${n(p.y)}`)
    .join('L')}Z`;

function spine(knots, steps) {
  const at = (i) => knots[Math.max(0, Math.min(knots.length - 1, i))];
  const out = [];
  for (let i = 0; i < knots.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const blend = (key, t) =>
      0.5 *
      (2 * b[key] +
        (c[key] - a[key]) * t +
        (2 * a[key] - 5 * b[key] + 4 * c[key] - d[key]) * t * t +
        (3 * b[key] - a[key] - 3 * c[key] + d[key]) * t ** 3);
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      out.push({ x: blend('x', t), y: blend('y', t), w: Math.max(0.1, blend('w', t)) });
    }
  }
  out.push(knots[knots.length - 1]);
  return out;
}

/** A tapering tube with rounded ends along "x,y,width" knots: legs, tails, trunks, branches, tusks. */
export function limb(text, steps = 6) {
  const mid = spine(points(text), steps);
  const left = [];
  const right = [];
  mid.forEach((p, i) => {
    const a = mid[Math.max(0, i - 1)];
    const b = mid[Math.min(mid.length - 1, i + 1)];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const ox = (-(b.y - a.y) / length) * (p.w / 2);
    const oy = ((b.x - a.x) / length) * (p.w / 2);
    left.push({ x: p.x + ox, y: p.y + oy });
    right.push({ x: p.x - ox, y: p.y - oy });
  });
  const cap = (end, before) => {
    const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
    const [ux, uy] = [(end.x - before.x) / length, (end.y - before.y) / length];
    return [-0.7, 0, 0.7].map((side) => {
      const out = end.w * 0.25 * Math.sqrt(1 - side * side);
      return {
        x: end.x + ux * out + uy * side * (end.w / 2),
        y: end.y + uy * out - ux * side * (end.w / 2),
      };
    });
  };
  const tip = cap(mid.at(-1), mid.at(-2));
  const root = cap(mid[0], mid[1]);
  return polygon([...left, ...tip, ...right.reverse(), ...root]);
}

/** A short stable name for a piece of drawing, for gradient and clip ids. */
export function nameOf(text) {
  let hash = 5381;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(i)) >>> 0;
  return `i${hash.toString(36)}`;
}
