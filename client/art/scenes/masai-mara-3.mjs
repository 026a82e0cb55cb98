import {
  animal,
  bands,
  ceiling,
  circle,
  grass,
  land,
  mist,
  picture,
  rain,
  sky,
  skyline,
  treeline,
} from '../kit/index.mjs';
import { giraffe, giraffeWalking } from '../kit/animals/index.mjs';

/** Giraffes before a wall of rain, and the bow in it. */
function rainFront() {
  const hill = skyline({ y: 820, amp: 18, seed: 'mm3', scale: 480 });
  const bow = ['#d9705a', '#e6a35c', '#efd98a', '#8fc09a', '#7aa3c4', '#8a7fb5'];
  const tone = { fill: '#c98b4e', far: '#7c4a32', rim: '#ffe7b0', line: '#fff0c8' };
  return picture([
    sky(['#2a3950', '#415670', '#6d8496', '#b9bfae', '#eadca6'], { bottom: 840 }),
    bow.map((c, i) =>
      circle(560, 1060, 820 - i * 15, 'none', `stroke="${c}" stroke-width="15" opacity="0.42"`),
    ),
    rain('mm3', -60, 180, 760, 660, '#50667c', { lean: 120, alpha: 0.7 }),
    rain('mm3b', 560, 180, 420, 650, '#687d8c', { lean: 110, alpha: 0.5 }),
    ceiling('mm3a', 190, 110, '#3a4d65'),
    ceiling('mm3b', 110, 100, '#2d3e56'),
    ceiling('mm3c', 20, 90, '#223148'),
    land(hill, '#5f7765', { haze: '#aeb074', depth: 100 }),
    treeline('mm3', hill, 26, '#4c6457', { density: 0.7, gap: 0.4 }),
    mist(850, 36, '#f0e3a8', 0.6),
    bands('mm3', 870, 1080, ['#b9ab55', '#96933f', '#6d7435'], { haze: '#d8c76a', lit: '#fff3b0' }),
    animal(giraffe, { ...tone, x: 560, y: 980, h: 104 }),
    animal(giraffe, { ...tone, x: 700, y: 968, h: 92, flip: true }),
    animal(giraffeWalking, { ...tone, x: 1400, y: 1110, h: 350, flip: true, edge: 1.2 }),
    animal(giraffe, { ...tone, fill: '#b97a44', x: 1130, y: 1080, h: 270, flip: true, edge: 1.4 }),
    grass('mm3', { y: 1206, h: 130, count: 300, fill: '#3f4a2a', lean: 0.5 }),
  ]);
}

export const scenes = { 'masai-mara-3': { draw: rainFront, tone: 'dark', focus: '66% 50%' } };
