import {
  acacia,
  animal,
  glow,
  grass,
  land,
  mist,
  mix,
  picture,
  skein,
  sky,
  skyline,
  streaks,
  sun,
  treeline,
} from '../kit/index.mjs';
import { elephant, elephantCalf, elephantStanding } from '../kit/animals/index.mjs';

/** Sunset on the march: a family of elephants crosses the sun's disc. */
function home() {
  const far = skyline({ y: 742, amp: 34, seed: 'home-far', scale: 520, bend: -60 });
  const mid = skyline({ y: 812, amp: 30, seed: 'home-mid', scale: 640, tilt: -60 });
  const path = skyline({ y: 905, amp: 12, seed: 'home-path', scale: 900, tilt: -70, octaves: 2 });
  const front = skyline({ y: 1096, amp: 22, seed: 'home-front', scale: 700, tilt: 60 });
  const tone = {
    fill: '#24101f',
    far: '#3d1a2a',
    rim: '#f4a35a',
    mark: '#f6dcb0',
    line: '#8d4436',
  };
  const walk = [
    [elephantStanding, 1500, 236],
    [elephantCalf, 1318, 104],
    [elephant, 1140, 204],
    [elephant, 880, 172],
    [elephantCalf, 730, 88],
  ];
  return picture([
    sky(['#2b1236', '#4c1a3c', '#8a2c3a', [0.72, '#cf5a32'], [0.9, '#f0a04a'], '#f8cf85'], {
      bottom: 800,
    }),
    glow(1230, 600, 900, '#ffb45e', 0.55),
    streaks(
      [
        [1560, 250, 620, 16],
        [1180, 330, 420, 12],
        [1720, 400, 460, 14],
        [820, 452, 380, 10],
      ],
      '#f2a863',
      0.3,
    ),
    sun(1230, 590, 232, '#ffe3a6', '#ffc46c', 2.4, 0.4),
    streaks(
      [
        [1400, 690, 700, 10],
        [1180, 724, 540, 8],
      ],
      '#e0813f',
      0.55,
    ),
    land(far, '#a8453a', { haze: '#d77d45', depth: 160 }),
    treeline('home-wood', { ...far, from: 300 }, 26, '#8a3636', { density: 0.5, gap: 0.4 }),
    mist(800, 60, '#f3b069', 0.5),
    land(mid, '#742b35', { haze: '#a94a3a', depth: 190 }),
    [640, 770, 1800].map((x, i) =>
      acacia(`home-a${i}`, x, mid.height(x), 105 + i * 18, { fill: '#5d2230', lit: '#a9493c' }),
    ),
    mist(900, 46, '#d9763f', 0.35),
    land(path, '#3b1527', {
      haze: mix('#3b1527', '#6b2a33', 0.6),
      depth: 240,
      lit: '#c2603c',
      litWidth: 3,
    }),
    walk.map(([shape, x, h]) => animal(shape, { ...tone, x, y: path.height(x) + 4, h })),
    skein('home-birds', 1150, 330, { count: 11, gap: 30, size: 15, fill: '#4a1a30' }),
    acacia('home-tree', 1820, 1060, 640, {
      fill: '#1b0a19',
      lit: '#b4542f',
      light: -1,
      spread: 1.35,
    }),
    land(front, '#1a0a18', { lit: '#5b2431', litWidth: 2 }),
    grass('home-grass', { y: 1200, h: 120, count: 260, fill: '#12060f', height: front.height }),
  ]);
}

export const scenes = { home: { draw: home, tone: 'dark', focus: '68% 60%', hero: true } };
