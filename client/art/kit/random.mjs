/** A repeatable stream of numbers in 0..1, named by its seed, so a scene renders the same everywhere. */
export function random(seed) {
  let state = 2166136261;
  for (const letter of String(seed)) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next.between = (low, high) => low + (high - low) * next();
  next.pick = (list) => list[Math.floor(next() * list.length)];
  return next;
}

/** One-dimensional value noise in -1..1: neighbouring x give neighbouring heights. */
export function noise(seed) {
  const r = random(seed);
  const knots = Array.from({ length: 256 }, () => r() * 2 - 1);
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const ease = f * f * (3 - 2 * f);
    const a = knots[((i % 256) + 256) % 256];
    const b = knots[(((i + 1) % 256) + 256) % 256];
    return a + (b - a) * ease;
  };
}

/** Noise in several octaves: a big swell with smaller ones on it. */
export function fractal(seed, octaves = 4, gain = 0.5) {
  const layers = Array.from({ length: octaves }, (_, i) => noise(`${seed}/${i}`));
  return (x) => layers.reduce((sum, layer, i) => sum + layer(x * 2 ** i + i * 7.3) * gain ** i, 0);
}
