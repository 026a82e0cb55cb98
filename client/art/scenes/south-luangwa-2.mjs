import {
  animal,
  broadleaf,
  ellipse,
  grass,
  land,
  milkyWay,
  path,
  picture,
  radial,
  sky,
  skyline,
  stars,
  treeline,
} from '../kit/index.mjs';
import { leopard } from '../kit/animals/index.mjs';

/** The spotlight finds her on the track: a leopard, unhurried. */
function leopardByNight() {
  const beam = radial(1010, 800, 720, [
    [0, '#f9d68c', 1],
    [0.45, '#a9743a', 0.75],
    [1, '#0a1424', 0],
  ]);
  return picture([
    sky(['#050b18', '#0a1830', '#12294a', '#1b3a5c'], { bottom: 760 }),
    stars('l2', 260, { height: 640 }),
    milkyWay('l2', 200, 760, 900, -80, 200),
    treeline('l2', skyline({ y: 690, amp: 20, seed: 'l2t', scale: 260 }), 150, '#0b1c30', {
      density: 0.9,
    }),
    land(skyline({ y: 700, amp: 14, seed: 'l2g', scale: 420 }), '#0a1626'),
    beam.def,
    path('M1990 180L2000 330L1620 1180H300L420 700Z', beam.fill, 'opacity="0.9"'),
    ellipse(1010, 960, 760, 170, '#d9a458', 'opacity="0.35"'),
    path('M620 1200Q860 880 1240 720L1330 720Q1240 900 1420 1200Z', '#c08a4c', 'opacity="0.45"'),
    grass('l2b', { x: 240, w: 1500, h: 90, count: 200, fill: '#8a6230', height: () => 800 }),
    ellipse(980, 1018, 520, 24, '#1c1420', 'opacity="0.7"'),
    animal(leopard, {
      x: 980,
      y: 1010,
      h: 400,
      fill: '#d49a50',
      far: '#7c5030',
      rim: '#fff0c4',
      mark: '#38202a',
      line: '#fdf3a0',
      edge: 1.2,
    }),
    broadleaf('l2', 130, 1160, 900, { fill: '#050d18', lit: '#1a3450', light: 1 }),
    grass('l2', { y: 1206, h: 170, count: 240, fill: '#050c16' }),
  ]);
}

export const scenes = {
  'south-luangwa-2': { draw: leopardByNight, tone: 'dark', focus: '54% 70%' },
};
