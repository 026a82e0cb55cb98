import {
  animal,
  glitter,
  glow,
  land,
  mist,
  picture,
  reeds,
  ripples,
  sky,
  skyline,
  sun,
  water,
} from '../kit/index.mjs';
import { flamingoFlying } from '../kit/animals/index.mjs';

/** Newsletter: the post comes by wing over a waking lake. */
function newsletter() {
  const f = { fill: '#ee8a80', far: '#c9606c', rim: '#fff0dc', mark: '#3a1f38', edge: 1.4 };
  return picture([
    sky(['#1f3f5c', '#4c7086', '#a9a596', [0.85, '#f0c18c'], '#fbe0ac'], { bottom: 760 }),
    glow(480, 680, 900, '#fff2c8', 0.75),
    sun(480, 690, 84, '#fffbe6', '#fff2c8', 3, 0.5),
    land(skyline({ y: 650, amp: 70, seed: 'nl', scale: 420, tilt: -120 }), '#56707e', {
      haze: '#c9b294',
      depth: 170,
    }),
    land(skyline({ y: 720, amp: 30, seed: 'nl2', scale: 300 }), '#6f7c78', {
      haze: '#e3c496',
      depth: 90,
    }),
    mist(770, 50, '#ffe9bc', 0.8),
    water(770, ['#f6d8a0', '#a99a90', '#4a6a80', '#1c3a54'], 1200),
    glitter('nl', 480, 776, 390, { colour: '#fff6d0', width: 110, spread: 380, count: 80 }),
    ripples('nl', { y: 790, h: 380, count: 110, colour: '#ffeccc', alpha: 0.4, long: 200 }),
    [
      [620, 250, 90],
      [780, 320, 120],
      [560, 400, 104],
      [980, 420, 170],
      [740, 520, 150],
      [1300, 300, 140],
      [1560, 420, 110],
      [1180, 580, 120],
    ].map(([x, y, h], i) => animal(flamingoFlying, { ...f, x, y, h, turn: -8 + (i % 3) * 4 })),
    animal(flamingoFlying, { ...f, x: 1330, y: 520, h: 430, turn: -10, edge: 1 }),
    reeds('nl', {
      x: 1500,
      w: 460,
      y: 1212,
      h: 300,
      count: 50,
      fill: '#0e2438',
      plume: '#6a6a60',
      lean: -0.08,
    }),
    reeds('nlb', { x: -40, w: 340, y: 1212, h: 240, count: 36, fill: '#0e2438', plume: '#6a6a60' }),
  ]);
}

export const scenes = {
  newsletter: { draw: newsletter, tone: 'dark', focus: '62% 48%', hero: true },
};
