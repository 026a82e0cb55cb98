import { random } from './random.mjs';
import { path } from './paint.mjs';
import { n } from './path.mjs';

/** One distant bird: two bent wings with a body between, `beat` -1..1 the stroke of the wing. */
const bird = (x, y, s, beat, tilt) => {
  const tip = -s * 0.34 * beat;
  const d = `M${n(-s)} ${n(tip)}Q${n(-s * 0.5)} ${n(-s * 0.42)} ${n(-s * 0.08)} ${n(-s * 0.06)}L${n(s * 0.14)} ${n(-s * 0.1)}Q${n(s * 0.55)} ${n(-s * 0.44)} ${n(s)} ${n(tip)}Q${n(s * 0.5)} ${n(-s * 0.2)} ${n(s * 0.12)} ${n(s * 0.1)}L${n(-s * 0.04)} ${n(s * 0.14)}Q${n(-s * 0.5)} ${n(-s * 0.18)} ${n(-s)} ${n(tip)}Z`;
  return `<path d="${d}" transform="translate(${n(x)} ${n(y)}) rotate(${n(tilt)})"/>`;
};

/** A loose flock around (x, y). */
export function flock(seed, x, y, { w = 320, h = 120, count = 9, size = 15, fill }) {
  const r = random(seed);
  return `<g fill="${fill}">${Array.from({ length: count }, () => bird(x + (r() - 0.5) * w, y + (r() - 0.5) * h, size * (0.6 + r() * 0.6), r() * 2 - 0.8, (r() - 0.5) * 26)).join('')}</g>`;
}

/** A skein: birds in a slanting V. */
export function skein(seed, x, y, { count = 11, gap = 42, size = 16, fill, slope = 0.36 }) {
  const r = random(seed);
  return `<g fill="${fill}">${Array.from({ length: count }, (_, i) => {
    const arm = i % 2 ? 1 : -1;
    const k = Math.ceil(i / 2);
    return bird(
      x - k * gap + r() * 8,
      y + arm * k * gap * slope + r() * 8,
      size,
      r() * 1.6 - 0.6,
      -8,
    );
  }).join('')}</g>`;
}

/** Vultures or kites turning high up: broad flat wings. */
export const soaring = (list, fill) =>
  path(
    list
      .map(
        ([x, y, s, lean = 0]) =>
          `M${n(x - s)} ${n(y - s * 0.16 + lean * s)}Q${n(x - s * 0.5)} ${n(y - s * 0.2)} ${n(x)} ${n(y - s * 0.03)}Q${n(x + s * 0.5)} ${n(y - s * 0.2)} ${n(x + s)} ${n(y - s * 0.16 - lean * s)}Q${n(x + s * 0.6)} ${n(y + s * 0.14)} ${n(x + s * 0.14)} ${n(y + s * 0.12)}L${n(x + s * 0.1)} ${n(y + s * 0.26)}L${n(x - s * 0.1)} ${n(y + s * 0.26)}L${n(x - s * 0.14)} ${n(y + s * 0.12)}Q${n(x - s * 0.6)} ${n(y + s * 0.14)} ${n(x - s)} ${n(y - s * 0.16 + lean * s)}Z`,
      )
      .join(''),
    fill,
  );
