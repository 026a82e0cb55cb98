import {
  acacia,
  animal,
  glow,
  grass,
  herd,
  land,
  mist,
  mix,
  picture,
  safariCar,
  skein,
  sky,
  skyline,
  steps,
  streaks,
  sun,
  walker,
  watcher,
} from '../kit/index.mjs';
import { giraffe } from '../kit/animals/index.mjs';

/** About: a car on a hilltop at first light, the guide out in front with the map in his head. */
function about() {
  const hill = skyline({ y: 905, amp: 14, seed: 'ab', scale: 820, octaves: 2, tilt: -150 });
  const who = { fill: '#2a1a26', far: '#40283a', rim: '#ffdca0', edge: 2.4 };
  return picture([
    sky(['#33415f', '#6a6580', '#c58a80', [0.82, '#f2b98a'], '#fbe2b4'], { bottom: 760 }),
    glow(1180, 640, 900, '#fff1cc', 0.75),
    sun(1180, 640, 74, '#fffbe8', '#fff1cc', 3, 0.5),
    streaks(
      [
        [1400, 260, 800, 16],
        [700, 330, 600, 12],
        [1700, 420, 520, 12],
      ],
      '#f6c6a4',
      0.5,
    ),
    steps('#b28d94', '#5c4258', 5).map((c, i) => [
      land(
        skyline({
          y: 640 + i * 54,
          amp: 42 - i * 3,
          seed: `ab${i}`,
          scale: 460 - i * 40,
          tilt: i % 2 ? 60 : -60,
        }),
        c,
        { haze: mix(c, '#f7cba0', 0.5), depth: 110 },
      ),
      mist(720 + i * 54, 30, '#fbdcb4', 0.35),
    ]),
    acacia('ab', 1700, hill.height(1700) + 6, 420, {
      fill: '#2a1a26',
      lit: '#b8735c',
      light: -1,
      spread: 1.4,
    }),
    land(hill, '#3a2533', { haze: '#241622', depth: 240, lit: '#e9a878', litWidth: 3 }),
    safariCar(1380, hill.height(1380) + 10, 1.65, {
      body: '#6a5340',
      dark: '#22151f',
      lit: '#f6c890',
    }),
    animal(watcher, { ...who, x: 1080, y: hill.height(1080) + 8, h: 236, flip: true, light: -1 }),
    animal(walker, { ...who, x: 1160, y: hill.height(1160) + 8, h: 220, flip: true, light: -1 }),
    herd(
      [giraffe],
      [
        [640, 800, 34],
        [690, 806, 38, true],
      ],
      { fill: '#5a4056', edge: 0 },
    ),
    skein('ab', 900, 300, { count: 9, gap: 28, size: 14, fill: '#56475f' }),
    grass('ab', { h: 60, count: 320, fill: '#1c1019', height: (x) => hill.height(x) + 30 }),
    grass('abf', { y: 1206, h: 130, count: 220, fill: '#150c14' }),
  ]);
}

export const scenes = { about: { draw: about, tone: 'dark', focus: '66% 68%', hero: true } };
