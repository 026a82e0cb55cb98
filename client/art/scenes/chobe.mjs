import {
  animal,
  flock,
  glitter,
  glow,
  herd,
  land,
  mirrored,
  mist,
  picture,
  reeds,
  ripples,
  safariBoat,
  sky,
  skyline,
  streaks,
  sun,
  treeline,
  water,
} from '../kit/index.mjs';
import {
  elephant,
  elephantCalf,
  elephantDrinking,
  elephantStanding,
} from '../kit/animals/index.mjs';

/** The wide river at sundown: a herd drinks along the far bank, a boat drifts in the sun's path. */
function hero() {
  const shore = skyline({ y: 560, amp: 10, seed: 'cho-s', scale: 420, octaves: 3 });
  const tone = {
    fill: '#3a1534',
    far: '#5a2143',
    rim: '#ffbf86',
    mark: '#ffe3c0',
    line: '#9a4658',
    light: -1,
  };
  const drinkers = [
    [elephantDrinking, 1250, 128],
    [elephantDrinking, 1410, 144],
    [elephantCalf, 1530, 66],
    [elephantDrinking, 1640, 120],
    [elephantStanding, 1800, 136],
  ];
  const line = [
    drinkers.map(([shape, x, h]) => animal(shape, { ...tone, x, y: 622, h, flip: true })),
    herd(elephant, [[1080, 610, 100, true]], tone),
  ];
  return picture([
    sky(['#43205c', '#7d2f68', '#c64a63', [0.84, '#f0835a'], '#fbbb74'], { bottom: 570 }),
    glow(820, 520, 900, '#ffc07a', 0.65),
    streaks(
      [
        [560, 170, 900, 20],
        [1400, 140, 700, 14],
        [1000, 260, 700, 14],
        [300, 330, 500, 10],
        [1640, 330, 620, 12],
      ],
      '#f58d6f',
      0.4,
    ),
    sun(820, 470, 92, '#ffeebc', '#ffd08a', 3.4, 0.5),
    treeline('cho-t', shore, 46, '#7c2f55', { density: 1.2, gap: 0.08 }),
    land(shore, '#6d2850', { bottom: 640, lit: '#e98a68', litWidth: 2 }),
    mist(578, 30, '#ffb37c', 0.55),
    water(622, ['#f7a873', '#d1607a', '#7c3870', '#35194f'], 1200),
    mirrored(
      [treeline('cho-t', shore, 46, '#7c2f55', { density: 1.2, gap: 0.08 }), line],
      622,
      0.4,
      0.75,
    ),
    glitter('cho', 820, 626, 540, {
      colour: '#ffe6ad',
      width: 120,
      spread: 420,
      count: 110,
      alpha: 0.85,
    }),
    line,
    ripples('cho', { y: 640, h: 520, count: 150, colour: '#ffc9a0', alpha: 0.38, long: 190 }),
    mirrored(
      safariBoat(1020, 868, 2, {
        hull: '#241038',
        canopy: '#241038',
        people: '#241038',
        lit: '#241038',
      }),
      876,
      0.4,
      0.5,
    ),
    safariBoat(1020, 868, 2, {
      hull: '#23102f',
      canopy: '#34163c',
      people: '#23102f',
      lit: '#ffc489',
    }),
    ripples('cho-n', {
      x: 740,
      w: 600,
      y: 882,
      h: 70,
      count: 26,
      colour: '#ffd3a5',
      alpha: 0.6,
      long: 170,
    }),
    flock('cho', 1330, 260, { w: 420, h: 130, count: 12, size: 15, fill: '#56204f' }),
    reeds('cho-r', {
      x: -30,
      w: 300,
      y: 1210,
      h: 230,
      count: 34,
      fill: '#1c0c2a',
      plume: '#4a1f48',
    }),
    reeds('cho-r2', {
      x: 1560,
      w: 400,
      y: 1210,
      h: 300,
      count: 42,
      fill: '#1c0c2a',
      plume: '#4a1f48',
      lean: -0.08,
    }),
  ]);
}

export const scenes = { chobe: { draw: hero, tone: 'dark', focus: '60% 56%', hero: true } };
