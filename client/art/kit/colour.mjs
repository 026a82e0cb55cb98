const parts = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** The colour that lies `t` of the way from a to b. */
export function mix(a, b, t) {
  const [from, to] = [parts(a), parts(b)];
  const byte = (i) =>
    Math.round(from[i] + (to[i] - from[i]) * t)
      .toString(16)
      .padStart(2, '0');
  return `#${byte(0)}${byte(1)}${byte(2)}`;
}

/** `count` colours from far to near: the air between hills. */
export const steps = (far, near, count) =>
  Array.from({ length: count }, (_, i) => mix(far, near, count === 1 ? 0 : i / (count - 1)));

/** The house colours every scene may lean on. */
export const house = {
  plum: '#2a1530',
  night: '#170d20',
  ember: '#c6502c',
  ochre: '#e0a03c',
  sand: '#f0d9a8',
  snow: '#fbf3e2',
};
