import {
  acacia,
  animal,
  circle,
  fire,
  grass,
  land,
  milkyWay,
  picture,
  radial,
  safariTent,
  sitter,
  sky,
  skyline,
  stars,
  treeline,
  watcher,
} from '../kit/index.mjs';

/** After dinner: fire, canvas, the Milky Way. */
function campFire() {
  const ground = skyline({ y: 930, amp: 14, seed: 'mm4', scale: 600 });
  const light = radial(900, 985, 640, [
    [0, '#f08a3c', 0.75],
    [0.4, '#b0522f', 0.4],
    [1, '#1b1426', 0],
  ]);
  const seat = { fill: '#1a0f1c', far: '#241422', rim: '#ffb05c', light: 1, edge: 3 };
  return picture([
    sky(['#070b1f', '#111a3c', '#27305c', '#4b4670', '#8a5a6c'], { bottom: 960 }),
    milkyWay('mm4', 420, 900, 1500, -60, 260),
    stars('mm4', 330, { height: 800 }),
    land(skyline({ y: 880, amp: 30, seed: 'mm4h', scale: 520 }), '#221d3f'),
    treeline('mm4', skyline({ y: 900, amp: 20, seed: 'mm4h2', scale: 420 }), 44, '#191530', {
      density: 0.6,
      gap: 0.4,
    }),
    acacia('mm4-a', 320, 960, 520, { fill: '#0d0b1d', lit: '#4b2c38', light: 1, spread: 1.35 }),
    land(ground, '#1b1426'),
    light.def,
    `<rect y="300" width="1920" height="900" fill="${light.fill}"/>`,
    safariTent(1340, 985, 1.7, { canvas: '#a8744c', shade: '#54332f', light: '#ffdf9a' }),
    safariTent(1700, 960, 1.0, { canvas: '#7c543f', shade: '#3c2629', light: '#ffd184' }),
    animal(sitter, { ...seat, x: 720, y: 1046, h: 190 }),
    animal(sitter, { ...seat, x: 590, y: 1062, h: 200 }),
    animal(sitter, { ...seat, x: 1080, y: 1052, h: 192, flip: true, light: -1 }),
    fire('mm4', 900, 1052, 1.5),
    circle(900, 1060, 4, '#1a0d14'),
    animal(watcher, { ...seat, x: 1180, y: 1030, h: 220, flip: true, light: -1 }),
    grass('mm4', { y: 1206, h: 100, count: 220, fill: '#0a0712' }),
  ]);
}

export const scenes = { 'masai-mara-4': { draw: campFire, tone: 'dark', focus: '52% 70%' } };
