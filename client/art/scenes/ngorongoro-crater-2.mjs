import {
  animal,
  ellipse,
  glow,
  herd,
  land,
  mirrored,
  mist,
  picture,
  random,
  ripples,
  sky,
  skyline,
  water,
} from '../kit/index.mjs';
import { flamingo, flamingoFeeding, flamingoFlying } from '../kit/animals/index.mjs';

/** Lake Magadi close to: flamingos at their own height, legs in the mirror. */
function flamingosClose() {
  const birds = [
    [flamingo, 1130, 900, 380, false],
    [flamingoFeeding, 760, 880, 330, true],
    [flamingo, 1480, 870, 300, true],
    [flamingoFeeding, 1740, 850, 250, false],
    [flamingo, 430, 850, 260, false],
    [flamingo, 920, 800, 190, true],
    [flamingo, 1300, 790, 170, false],
    [flamingo, 260, 790, 150, true],
  ];
  const tone = { fill: '#ee7f8c', far: '#cf5c74', rim: '#ffd5cf', mark: '#3a2140', edge: 1.6 };
  const drawn = [...birds]
    .sort((a, b) => a[2] - b[2])
    .map(([s, x, y, h, flip]) => animal(s, { ...tone, x, y, h, flip }));
  const each = birds.map(([s, x, y, h, flip]) =>
    mirrored(animal(s, { ...tone, x, y, h, flip }), y, 0.28, 0.5),
  );
  const r = random('n2');
  return picture([
    sky(['#7a86c0', '#b4a8cf', '#eebfc6', '#fbdcc4'], { bottom: 560 }),
    glow(1560, 420, 800, '#fff2dc', 0.7),
    land(skyline({ y: 430, amp: 30, seed: 'n2', scale: 460 }), '#8f94c4', {
      haze: '#d0bbd2',
      depth: 140,
    }),
    land(skyline({ y: 500, amp: 18, seed: 'n2b', scale: 260 }), '#a39dca', {
      haze: '#dcc2d2',
      depth: 90,
    }),
    mist(560, 50, '#fff0e4', 0.9),
    water(556, ['#f6dcd6', '#cdbbdc', '#9298c8', '#5a6aa6'], 1200),
    Array.from({ length: 240 }, () =>
      ellipse(
        r() * 1920,
        572 + r() ** 2 * 110,
        7 + r() * 5,
        3,
        r.pick(['#f2919c', '#f7b5b8', '#e9788a']),
      ),
    ),
    each,
    ripples('n2', { y: 590, h: 580, count: 150, colour: '#fff1ea', alpha: 0.45, long: 190 }),
    drawn,
    herd(
      flamingoFlying,
      [
        [560, 300, 70],
        [700, 250, 60],
        [820, 320, 64],
        [960, 240, 52],
        [420, 240, 54],
      ],
      { ...tone, edge: 0 },
    ),
  ]);
}

export const scenes = {
  'ngorongoro-crater-2': { draw: flamingosClose, tone: 'light', focus: '55% 52%' },
};
