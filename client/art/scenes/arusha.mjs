import {
  animal,
  bands,
  cloud,
  grass,
  herd,
  land,
  leafy,
  limb,
  mist,
  mountain,
  path,
  picture,
  sky,
  skyline,
  treeline,
} from '../kit/index.mjs';
import { colobus, giraffe, giraffeWalking, impala, zebraGrazing } from '../kit/animals/index.mjs';

/** Arusha: Mount Meru at nine, giraffes in the glade, colobus overhead. */
function arusha() {
  const meru = mountain(
    {
      summit: [
        { x: 800, y: 210 },
        { x: 870, y: 196 },
        { x: 930, y: 230 },
      ],
      left: 40,
      right: 1960,
      base: 800,
      seed: 'meru',
      rough: 26,
      shadeLean: 0.3,
    },
    { fill: '#6f8fb0', shade: '#4f6f98', haze: '#c9dbd0' },
  );
  const g = { fill: '#d0914c', far: '#7c4a30', rim: '#fff2c4', line: '#fff0c8' };
  return picture([
    sky(['#2f78b0', '#7ab4cf', '#cfe6de'], { bottom: 800 }),
    cloud('ar', 1180, 380, 700, 120, '#ffffff', 'opacity="0.9"'),
    cloud('arb', 60, 470, 460, 80, '#ffffff', 'opacity="0.8"'),
    meru.svg,
    cloud('arc', 380, 560, 900, 90, '#ffffff', 'opacity="0.85"'),
    mist(640, 90, '#eef6ee', 0.7),
    land(skyline({ y: 680, amp: 40, seed: 'ar', scale: 300 }), '#6f9a74', {
      haze: '#a9c68c',
      depth: 140,
    }),
    treeline('ar', skyline({ y: 730, amp: 20, seed: 'ar2', scale: 280 }), 110, '#4f8058', {
      density: 1.1,
    }),
    land(skyline({ y: 740, amp: 20, seed: 'ar2', scale: 280 }), '#7fa652', {
      haze: '#b0c466',
      depth: 140,
    }),
    bands('ar', 800, 1010, ['#a9c25c', '#8fae4a', '#6f923e'], { lit: '#f6f8b8' }),
    herd(
      [zebraGrazing, impala],
      [
        [330, 880, 60],
        [440, 890, 60, true],
        [560, 884, 54],
      ],
      { fill: '#4a4030', mark: '#fbf8e6', edge: 0 },
    ),
    animal(giraffe, { ...g, x: 1430, y: 1010, h: 270, flip: true, edge: 1.4 }),
    animal(giraffeWalking, { ...g, x: 1080, y: 1040, h: 330, edge: 1.2 }),
    animal(giraffe, { ...g, fill: '#c08044', x: 700, y: 950, h: 160 }),
    path(
      limb('-40,330,70 200,400,50 460,410,30 640,360,10', 10) +
        limb('60,1240,200 -10,700,140 -60,200,130'),
      '#16302a',
    ),
    [
      [120, 60, 420, 120],
      [560, 330, 190, 56],
      [40, 470, 220, 80],
    ].map(([x, y, w, h], i) =>
      path(leafy(`ar${i}`, x, y, w, h, { flat: 0.9, bumps: 60, rough: 0.26 }), '#1d3d30'),
    ),
    animal(colobus, {
      x: 330,
      y: 396,
      h: 200,
      fill: '#141c1c',
      mark: '#fdfbf0',
      line: '#5c6a5c',
      rim: '#cfe3b8',
    }),
    grass('ar', { y: 1206, h: 150, count: 320, fill: '#35542c' }),
  ]);
}

export const scenes = { arusha: { draw: arusha, tone: 'light', focus: '58% 55%', hero: true } };
