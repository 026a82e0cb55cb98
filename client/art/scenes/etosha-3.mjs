import {
  animal,
  bands,
  cloud,
  flock,
  herd,
  land,
  mirrored,
  picture,
  ripples,
  sky,
  skyline,
  stones,
  treeline,
  water,
} from '../kit/index.mjs';
import { giraffe, giraffeDrinking, springbok, springbokGrazing } from '../kit/animals/index.mjs';

/** Three giraffes at noon: two on watch, one on its knees' edge. */
function giraffesDrinking() {
  const far = skyline({ y: 640, amp: 8, seed: 'e3', scale: 280 });
  const tone = { fill: '#d99a55', far: '#8a4f34', rim: '#fff3cf', line: '#fff3cf' };
  const trio = [
    animal(giraffeDrinking, { ...tone, x: 900, y: 846, h: 290, flip: true, edge: 1.2 }),
    animal(giraffe, { ...tone, x: 1330, y: 830, h: 300, flip: true, edge: 1.2 }),
    animal(giraffe, { ...tone, fill: '#c98a4c', x: 1600, y: 812, h: 250, edge: 1.4 }),
    herd(
      [springbok, springbokGrazing],
      [
        [300, 806, 90],
        [440, 812, 84, true],
        [180, 816, 80],
      ],
      { fill: '#b87a4a', far: '#7c4a34', mark: '#fffaf0', edge: 0 },
    ),
  ];
  return picture([
    sky(['#3f8fb4', '#86bccb', '#cfe4dc', '#f6f1dc'], { bottom: 660 }),
    cloud('e3', 160, 520, 620, 100, '#ffffff', 'opacity="0.85"'),
    cloud('e3b', 980, 420, 420, 70, '#ffffff', 'opacity="0.7"'),
    treeline('e3', far, 46, '#b3bd94', { density: 0.9, gap: 0.25 }),
    land(far, '#d9cfa4', { haze: '#efe2bd', depth: 120 }),
    bands('e3', 690, 800, ['#efe0b8', '#e6cf9c'], { haze: '#fff3d4' }),
    land(skyline({ y: 836, amp: 6, seed: 'e3b', scale: 420 }), '#d6b880', {
      bottom: 900,
      lit: '#fff6da',
      litWidth: 3,
    }),
    water(856, ['#cfe6e2', '#86bfcc', '#3f8fb0', '#1f5f8a'], 1200),
    mirrored(trio, 856, 0.42, 0.75),
    ripples('e3', { y: 866, h: 310, count: 110, colour: '#f4fbf4', alpha: 0.5, long: 210 }),
    trio,
    stones('e3', { x: 0, w: 1920, y: 1150, h: 50, count: 50, fill: '#a98a5c' }),
    flock('e3', 620, 260, { w: 340, h: 100, count: 6, size: 14, fill: '#3a7590' }),
  ]);
}

export const scenes = { 'etosha-3': { draw: giraffesDrinking, tone: 'light', focus: '62% 50%' } };
