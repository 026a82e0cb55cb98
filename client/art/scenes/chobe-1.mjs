import {
  animal,
  flock,
  glow,
  land,
  mirrored,
  path,
  picture,
  reeds,
  ripples,
  sky,
  skyline,
  treeline,
  water,
} from '../kit/index.mjs';
import { elephantSwimming, stork } from '../kit/animals/index.mjs';

/** The swim: three brows, three snorkels, a morning of blue silk. */
function swimming() {
  const bank = skyline({ y: 420, amp: 10, seed: 'c1', scale: 360 });
  const tone = {
    fill: '#2b3a4e',
    far: '#44566a',
    rim: '#d9f0ee',
    mark: '#fffdf0',
    line: '#7d93a0',
    edge: 1.4,
  };
  const wake = (x, y, s) =>
    [0, 1, 2].map((i) =>
      path(
        `M${x - s * (0.9 + i * 0.5)} ${y + i * s * 0.12}Q${x} ${y + s * (0.1 + i * 0.14)} ${x + s * (0.9 + i * 0.12)} ${y + i * s * 0.1}Q${x} ${y + s * (0.18 + i * 0.16)} ${x - s * (0.9 + i * 0.5)} ${y + i * s * 0.12}Z`,
        '#e9f7f3',
        `opacity="${0.75 - i * 0.2}"`,
      ),
    );
  const swim = [
    [560, 620, 250],
    [1500, 640, 220],
    [1010, 850, 420],
  ];
  return picture([
    sky(['#3b7fa0', '#7fb4bf', '#cfe3d6', '#f6ecd0'], { bottom: 440 }),
    glow(1600, 330, 700, '#fff8e0', 0.7),
    treeline('c1', bank, 56, '#5f9a98', { density: 1.1, gap: 0.05 }),
    land(bank, '#6ba39a', { bottom: 470, lit: '#eef3d4', litWidth: 2 }),
    water(448, ['#d8ebe2', '#7ebac2', '#2f82a0', '#10466e'], 1200),
    mirrored(treeline('c1', bank, 56, '#5f9a98', { density: 1.1, gap: 0.05 }), 448, 0.35, 0.8),
    ripples('c1', { y: 470, h: 690, count: 190, colour: '#dcf2ec', alpha: 0.42, long: 240 }),
    swim.map(([x, y, h]) => [
      mirrored(animal(elephantSwimming, { ...tone, x, y, h }), y, 0.3, 0.5),
      animal(elephantSwimming, { ...tone, x, y, h }),
      wake(x, y, h),
    ]),
    animal(stork, { x: 260, y: 452, h: 46, fill: '#3a6a74', edge: 0 }),
    flock('c1', 900, 180, { w: 460, h: 110, count: 9, size: 15, fill: '#2f6682' }),
    reeds('c1', { x: -40, w: 380, y: 1212, h: 260, count: 44, fill: '#0b3550', plume: '#3f7f84' }),
  ]);
}

export const scenes = { 'chobe-1': { draw: swimming, tone: 'dark', focus: '54% 60%' } };
