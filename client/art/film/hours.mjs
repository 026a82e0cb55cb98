/*
 * The day of the film: at each moment the sky from zenith to horizon, the colour of the ground
 * nearest to us, the warmth round the sun and how far the stars are out.
 */
const hours = [
  {
    at: 0,
    sky: ['#33285a', '#a85a72', '#f6b27a'],
    ground: '#2a1430',
    light: '#ffd08c',
    stars: 0.05,
  },
  {
    at: 0.12,
    sky: ['#4f86ad', '#a9c4c0', '#f6dca6'],
    ground: '#3f3324',
    light: '#fff0c4',
    stars: 0,
  },
  {
    at: 0.25,
    sky: ['#3f8fc0', '#93c6d2', '#f0e7c4'],
    ground: '#4a4426',
    light: '#fffbe6',
    stars: 0,
  },
  {
    at: 0.38,
    sky: ['#5f86a6', '#d6b98e', '#f9c873'],
    ground: '#43291f',
    light: '#ffe3a0',
    stars: 0,
  },
  {
    at: 0.48,
    sky: ['#46204f', '#b8433f', '#f48d45'],
    ground: '#1f0d1c',
    light: '#ffc070',
    stars: 0.05,
  },
  {
    at: 0.58,
    sky: ['#161436', '#3f2a5c', '#9a5070'],
    ground: '#120a1e',
    light: '#c9a0b0',
    stars: 0.7,
  },
  {
    at: 0.75,
    sky: ['#070b22', '#14224c', '#34527c'],
    ground: '#070a18',
    light: '#b9cdec',
    stars: 1,
  },
  {
    at: 0.9,
    sky: ['#1a1c48', '#54406e', '#b8788a'],
    ground: '#150d22',
    light: '#e0b0b0',
    stars: 0.5,
  },
];

const rgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
const blend = (a, b, t) => a.map((v, i) => v + (b[i] - v) * t);
const parsed = hours.map((h) => ({
  at: h.at,
  sky: h.sky.map(rgb),
  ground: rgb(h.ground),
  light: rgb(h.light),
  stars: h.stars,
}));

/** The colours at moment t of the loop, 0..1. */
export function hour(t) {
  const next = parsed.findIndex((h) => h.at > t);
  const b = next < 0 ? { ...parsed[0], at: 1 } : parsed[next];
  const a = parsed[next < 0 ? parsed.length - 1 : next - 1];
  const k = (t - a.at) / (b.at - a.at);
  const ease = k * k * (3 - 2 * k);
  return {
    sky: a.sky.map((c, i) => blend(c, b.sky[i], ease)),
    ground: blend(a.ground, b.ground, ease),
    light: blend(a.light, b.light, ease),
    stars: a.stars + (b.stars - a.stars) * ease,
  };
}

/** Where the sun stands (below the hills by night); the moon is its opposite. */
export const sunAt = (t) => {
  const angle = 2 * Math.PI * (t + 0.035);
  return { x: 640 - 400 * Math.cos(angle), y: 452 - 330 * Math.sin(angle) };
};
export const moonAt = (t) => sunAt((t + 0.5) % 1);

/** How far the camera has panned, 0..1 and back. */
export const panAt = (t) => (1 - Math.cos(2 * Math.PI * t)) / 2;

export { blend };
