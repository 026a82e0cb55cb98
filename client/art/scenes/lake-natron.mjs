import {
  animal,
  clipped,
  cloud,
  ellipse,
  glow,
  herd,
  land,
  leafy,
  limb,
  mirrored,
  mist,
  mountain,
  n,
  path,
  picture,
  random,
  ripples,
  sky,
  skyline,
  streaks,
  water,
} from '../kit/index.mjs';
import { flamingo, flamingoFeeding, flamingoFlying } from '../kit/animals/index.mjs';

/** Lake Natron: the Mountain of God over red water. */
function natron() {
  const peak = mountain(
    {
      summit: [
        { x: 1110, y: 240 },
        { x: 1150, y: 262 },
        { x: 1190, y: 236 },
      ],
      left: 560,
      right: 1760,
      base: 660,
      seed: 'len',
      rough: 16,
      shadeLean: 0.2,
    },
    { fill: '#7c4a5c', shade: '#54304a', haze: '#e09a7c' },
  );
  const r = random('na');
  const f = { fill: '#f0808c', far: '#cf5a70', rim: '#ffe0d4', mark: '#3a1f30', edge: 1.8 };
  return picture([
    sky(['#3a2a5c', '#84466c', '#dd7064', '#f8ab6c', '#fcd69a'], { bottom: 680 }),
    glow(420, 560, 900, '#ffe6b0', 0.7),
    streaks(
      [
        [420, 260, 800, 18],
        [900, 170, 620, 14],
        [1600, 330, 520, 12],
      ],
      '#f6a080',
      0.5,
    ),
    land(skyline({ y: 590, amp: 40, seed: 'na', scale: 300, tilt: 60 }), '#a05c68', {
      haze: '#eaa27c',
      depth: 110,
    }),
    peak.svg,
    clipped(
      peak.d,
      [0, 1, 2, 3, 4, 5, 6].map((i) =>
        path(
          limb([
            { x: 1150 + (i - 3) * 12, y: 240, w: 6 },
            { x: 1150 + (i - 3) * 60, y: 430, w: 12 },
            { x: 1150 + (i - 3) * 130, y: 660, w: 20 },
          ]),
          '#f3d9c4',
          'opacity="0.28"',
        ),
      ),
    ),
    cloud('nap', 1130, 236, 230, 70, '#f6c4a8', 'opacity="0.6"'),
    mist(655, 40, '#ffd9a8', 0.8),
    water(660, ['#f9c49a', '#d9615c', '#a32f48', '#4a1838'], 1200),
    mirrored(peak.svg, 660, 0.32, 0.6),
    Array.from({ length: 30 }, () => {
      const t = r();
      return path(
        leafy(`na${r()}`, r() * 1920, 720 + t * 440, 60 + t * 190, 6 + t * 22, {
          flat: 1,
          bumps: 18,
          rough: 0.3,
        }),
        '#ffe9d2',
        `opacity="${n(3 + r() * 4) / 10}"`,
      );
    }),
    Array.from({ length: 260 }, () =>
      ellipse(r() * 1920, 676 + r() ** 2 * 90, 6 + r() * 4, 2.8, r.pick(['#f6a0a4', '#f9c0b8'])),
    ),
    herd(
      [flamingo, flamingoFeeding],
      [
        [300, 830, 110],
        [460, 850, 120, true],
        [640, 830, 108],
        [1500, 850, 130, true],
        [1680, 830, 112],
        [1820, 860, 130],
      ],
      f,
    ),
    animal(flamingoFeeding, { ...f, x: 1000, y: 1010, h: 250 }),
    animal(flamingo, { ...f, x: 760, y: 1030, h: 270 }),
    animal(flamingo, { ...f, x: 1300, y: 1050, h: 300, flip: true }),
    ripples('na', { y: 700, h: 460, count: 110, colour: '#ffd0b4', alpha: 0.35, long: 190 }),
    herd(
      flamingoFlying,
      [
        [560, 400, 60],
        [660, 360, 54],
        [780, 420, 56],
        [450, 350, 46],
      ],
      { ...f, edge: 0 },
    ),
  ]);
}

export const scenes = {
  'lake-natron': { draw: natron, tone: 'dark', focus: '58% 50%', hero: true },
};
