import {
  animal,
  fanPalm,
  glitter,
  glow,
  herd,
  land,
  mirrored,
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
import { fishEagleFlying, hippoAfloat } from '../kit/animals/index.mjs';

/** The Rufiji: borassus palms like pillars, a boat, a pod of hippos, heat going out of the day. */
function hero() {
  const t = { fill: '#3a2f22', far: '#6a5838', rim: '#fff0a8', mark: '#fff6d0', line: '#9a8650' };
  const b = { hull: '#2f3a2c', canopy: '#d9a23c', people: '#22281f', lit: '#fff4b8' };
  const palms = [
    [980, 560, 420],
    [1080, 556, 340],
    [1460, 570, 560],
    [1590, 566, 440],
    [1760, 574, 620],
    [1880, 570, 500],
  ].map(([x, y, h], i) =>
    fanPalm(`ny${i}`, x, y, h, { fill: '#4a5a28', lit: '#94a040', lean: (i % 2 ? 1 : -1) * 0.03 }),
  );
  const bank = skyline({ y: 560, amp: 8, seed: 'ny', scale: 340 });
  return picture([
    sky(['#5c7f3c', '#a3a83f', '#e6c64c', '#f9e08c'], { bottom: 580 }),
    glow(620, 430, 900, '#fff8c0', 0.8),
    sun(620, 400, 88, '#fffde0', '#fff6b8', 3, 0.5),
    streaks(
      [
        [500, 250, 800, 18],
        [1200, 190, 600, 14],
      ],
      '#f6e69a',
      0.5,
    ),
    land(skyline({ y: 500, amp: 40, seed: 'nyh', scale: 420 }), '#a0a046', {
      haze: '#eed06a',
      depth: 120,
    }),
    treeline('ny', bank, 60, '#76883a', { density: 1, gap: 0.1 }),
    palms,
    land(bank, '#65742f', { bottom: 620, lit: '#f8ec9c', litWidth: 2 }),
    water(600, ['#f6dc80', '#bda948', '#6c7a3c', '#27402f'], 1200),
    mirrored(
      [treeline('ny', bank, 60, '#76883a', { density: 1, gap: 0.1 }), palms],
      600,
      0.38,
      0.75,
    ),
    glitter('ny', 620, 606, 520, {
      colour: '#fffbd0',
      width: 130,
      spread: 420,
      count: 100,
      alpha: 0.8,
    }),
    ripples('ny', { y: 615, h: 540, count: 150, colour: '#fff3b0', alpha: 0.38, long: 200 }),
    mirrored(safariBoat(1020, 850, 2.3, b), 858, 0.34, 0.5),
    safariBoat(1020, 850, 2.3, b),
    ripples('nyn', {
      x: 720,
      w: 640,
      y: 862,
      h: 60,
      count: 28,
      colour: '#fff8cc',
      alpha: 0.6,
      long: 190,
    }),
    herd(
      hippoAfloat,
      [
        [1500, 760, 100, true],
        [1680, 790, 120, true],
        [440, 800, 100],
        [1400, 960, 150, true],
      ],
      t,
    ),
    animal(fishEagleFlying, {
      x: 1240,
      y: 250,
      h: 110,
      fill: '#3a3222',
      far: '#5c4f30',
      mark: '#fffbe6',
      line: '#e0a83c',
      rim: '#fff0a8',
    }),
    reeds('ny', { x: -40, w: 360, y: 1212, h: 280, count: 50, fill: '#142a1c', plume: '#6c7a34' }),
    reeds('nyb', {
      x: 1560,
      w: 400,
      y: 1212,
      h: 250,
      count: 44,
      fill: '#142a1c',
      plume: '#6c7a34',
      lean: -0.08,
    }),
  ]);
}

export const scenes = { nyerere: { draw: hero, tone: 'dark', focus: '58% 58%', hero: true } };
