import {
  acacia,
  animal,
  flock,
  glow,
  land,
  mist,
  mix,
  picture,
  sky,
  skyline,
  sun,
} from '../kit/index.mjs';
import { giraffe } from '../kit/animals/index.mjs';

/** Not found: three giraffes up to their necks in fog, none the wiser. */
function notFound() {
  const g = (x, y, h, flip, fill) =>
    animal(giraffe, {
      x,
      y,
      h,
      flip,
      fill,
      far: mix(fill, '#5c3a3c', 0.45),
      rim: '#fff3d6',
      line: '#fff3d6',
      edge: 1.3,
    });
  return picture([
    sky(['#7d8fa0', '#a9b3b6', '#d3cfc2', '#ece0ca', '#efe3cf'], { bottom: 1200 }),
    glow(1380, 330, 700, '#fffaea', 0.8),
    sun(1380, 330, 84, '#fffdf4', '#fffaea', 2.4, 0.5),
    land(skyline({ y: 620, amp: 40, seed: 'nf', scale: 400 }), '#aab2b0', {
      haze: '#dcd8ca',
      depth: 160,
    }),
    acacia('nf1', 420, 800, 300, { fill: '#a3a8a4', lit: '#c6c7be' }),
    acacia('nf2', 1750, 780, 240, { fill: '#b0b3ad', lit: '#cfcec4' }),
    mist(780, 170, '#efe6d4', 0.95, 960, 2600),
    g(1600, 1180, 310, true, '#b3a08e'),
    g(760, 1200, 330, false, '#a98f78'),
    mist(900, 190, '#f0e7d6', 0.85, 960, 2800),
    g(1130, 1450, 520, true, '#9a6a4c'),
    mist(1080, 260, '#f3ebdb', 1, 960, 3000),
    mist(1180, 260, '#f3ebdb', 1, 960, 3000),
    mist(960, 120, '#f3ebdb', 0.6, 400, 1300),
    mist(990, 110, '#f3ebdb', 0.6, 1600, 1200),
    flock('nf', 620, 300, { w: 300, h: 90, count: 5, size: 15, fill: '#8a9498' }),
  ]);
}

export const scenes = {
  'not-found': { draw: notFound, tone: 'light', focus: '58% 52%', hero: true },
};
