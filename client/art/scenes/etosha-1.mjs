import {
  acacia,
  animal,
  land,
  mirrored,
  picture,
  radial,
  ripples,
  sky,
  skyline,
  stars,
  stones,
  treeline,
  water,
} from '../kit/index.mjs';
import { giraffe, rhino } from '../kit/animals/index.mjs';

/** Okaukuejo at ten: floodlight, still water, a black rhino and its double. */
function floodlit() {
  const light = radial(900, 720, 900, [
    [0, '#f7d48a', 0.95],
    [0.35, '#b9803f', 0.6],
    [1, '#120f1a', 0],
  ]);
  const bank = skyline({ y: 700, amp: 8, seed: 'e1', scale: 420, octaves: 2 });
  const tone = {
    fill: '#2a2028',
    far: '#4a3a38',
    rim: '#ffe9b4',
    line: '#8a7058',
    mark: '#fff0c9',
  };
  const cast = [
    animal(rhino, { ...tone, x: 960, y: 752, h: 300, edge: 1.4 }),
    animal(giraffe, { ...tone, fill: '#6b4c35', x: 430, y: 730, h: 190, edge: 1.6 }),
  ];
  return picture([
    sky(['#070814', '#0d1023', '#1b1a2e', '#2b2230'], { bottom: 720 }),
    stars('e1', 260, { height: 560 }),
    light.def,
    `<rect width="1920" height="1200" fill="${light.fill}"/>`,
    treeline('e1', skyline({ y: 660, amp: 10, seed: 'e1t', scale: 300 }), 60, '#4a3826', {
      density: 0.8,
      gap: 0.25,
    }),
    acacia('e1', 1560, 700, 330, { fill: '#3a2c22', lit: '#d9a65c', light: -1 }),
    land(bank, '#a97c46', { haze: '#8a6238', bottom: 790, lit: '#ffedb8', litWidth: 3 }),
    stones('e1', { x: 0, w: 1920, y: 730, h: 44, count: 46, fill: '#7a5834' }),
    water(776, ['#e2b76c', '#8f6a44', '#2c2634', '#0c0d1a'], 1200),
    mirrored(
      [cast, acacia('e1', 1560, 700, 330, { fill: '#3a2c22', lit: '#d9a65c', light: -1 })],
      764,
      0.6,
      0.9,
    ),
    cast,
    ripples('e1', { y: 790, h: 320, count: 60, colour: '#ffe7ae', alpha: 0.4, long: 260 }),
    stones('e1b', { x: 0, w: 1920, y: 1130, h: 70, count: 40, fill: '#0a0912' }),
  ]);
}

export const scenes = { 'etosha-1': { draw: floodlit, tone: 'dark', focus: '50% 58%' } };
