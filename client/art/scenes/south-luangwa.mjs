import {
  animal,
  broadleaf,
  glitter,
  glow,
  grass,
  herd,
  land,
  mirrored,
  mist,
  moon,
  picture,
  ripples,
  river,
  sky,
  skyline,
  stars,
  streaks,
  treeline,
} from '../kit/index.mjs';
import { hippo, hippoAfloat, hippoYawning } from '../kit/animals/index.mjs';

/** Blue hour at the river's bend: ebony trees, a young moon, hippos taking the evening air. */
function hero() {
  const hills = skyline({ y: 520, amp: 40, seed: 'lua-h', scale: 520 });
  const bank = skyline({ y: 596, amp: 12, seed: 'lua-b', scale: 380 });
  const front = skyline({ y: 1086, amp: 22, seed: 'lua-f', scale: 700, tilt: 110 });
  const tone = {
    fill: '#0e2233',
    far: '#193a4c',
    rim: '#86d2cf',
    mark: '#e7f1e0',
    line: '#3f7c88',
  };
  const trees = [
    broadleaf('lua-1', 1500, 610, 330, { fill: '#0c2a3a', lit: '#2c6a74' }),
    broadleaf('lua-2', 1760, 606, 400, { fill: '#0a2433', lit: '#2c6a74' }),
    broadleaf('lua-3', 1240, 604, 190, { fill: '#12384a', lit: '#34727a' }),
  ];
  return picture([
    sky(['#06142b', '#0d2c4b', '#1b5a70', [0.86, '#5aa39a'], '#d9cf9f'], { bottom: 560 }),
    stars('lua', 150, { height: 420 }),
    glow(960, 540, 800, '#f1dda0', 0.45),
    moon(1030, 210, 54, '#fdf3d2', { waning: 0.35, reach: 4 }),
    streaks(
      [
        [600, 420, 760, 12],
        [1300, 380, 620, 10],
      ],
      '#e6cf98',
      0.28,
    ),
    land(hills, '#2a6472', { haze: '#6ea59a', depth: 120 }),
    treeline('lua-t', bank, 44, '#1a4a58', { density: 1, gap: 0.1 }),
    land(bank, '#1a4654', { bottom: 640, lit: '#8fc1ab', litWidth: 2 }),
    trees,
    mist(610, 26, '#bfe0cc', 0.5),
    river(
      [
        [612, -40, 1960],
        [1200, -40, 1960],
      ],
      '#17495c',
    ),
    mirrored(
      [
        land(hills, '#7fb5a8', { bottom: 612 }),
        treeline('lua-t', bank, 44, '#12384a', { density: 1, gap: 0.1 }),
        trees,
      ],
      612,
      0.45,
      0.7,
    ),
    glitter('lua', 1030, 640, 420, {
      colour: '#f3e8bd',
      width: 40,
      spread: 190,
      count: 60,
      alpha: 0.7,
    }),
    ripples('lua', { y: 630, h: 480, count: 150, colour: '#a4dacb', alpha: 0.34, long: 170 }),
    river(
      [
        [720, -40, 60],
        [800, -40, 420],
        [880, -40, 520],
        [1010, -40, 240],
        [1200, -40, -20],
      ],
      '#0f3140',
    ),
    herd(
      hippoAfloat,
      [
        [760, 716, 58],
        [900, 706, 46, true],
        [1420, 730, 60, true],
        [1560, 716, 50],
      ],
      tone,
    ),
    animal(hippoYawning, { ...tone, x: 1130, y: 850, h: 190 }),
    animal(hippoAfloat, { ...tone, x: 1420, y: 872, h: 150, flip: true }),
    animal(hippoAfloat, { ...tone, x: 830, y: 820, h: 110 }),
    ripples('lua-n', {
      x: 700,
      w: 920,
      y: 850,
      h: 60,
      count: 40,
      colour: '#c6ecd9',
      alpha: 0.5,
      long: 150,
    }),
    animal(hippo, { ...tone, fill: '#0c2433', x: 260, y: 850, h: 96 }),
    land(front, '#06141f', { lit: '#1f5563', litWidth: 2 }),
    grass('lua', { h: 110, count: 260, fill: '#040e17', height: front.height }),
  ]);
}

export const scenes = {
  'south-luangwa': { draw: hero, tone: 'dark', focus: '60% 60%', hero: true },
};
