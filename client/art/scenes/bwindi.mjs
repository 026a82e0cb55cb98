import {
  animal,
  fern,
  glow,
  land,
  leafy,
  limb,
  mist,
  path,
  picture,
  sky,
  skyline,
  treeline,
} from '../kit/index.mjs';
import { gorilla, gorillaSitting } from '../kit/animals/index.mjs';

/** Bwindi: a silverback in the wet leaves, his forest breathing behind him. */
function bwindi() {
  const trunk = (x, w, c, lean = 0) =>
    path(
      limb(
        [
          { x: x - 10, y: 1220, w: w * 1.7 },
          { x, y: 800, w },
          { x: x + lean, y: -40, w: w * 0.8 },
        ],
        8,
      ),
      c,
    );
  return picture([
    sky(['#7f9f94', '#aec3b0', '#d6dec6', '#c3d2b6'], { bottom: 1100 }),
    glow(900, 360, 800, '#fbfdf0', 0.8),
    land(skyline({ y: 300, amp: 70, seed: 'bw', scale: 300 }), '#a3bcae', {
      haze: '#d9e2cf',
      depth: 220,
    }),
    treeline('bw0', skyline({ y: 420, amp: 70, seed: 'bw0', scale: 260 }), 60, '#8dac9c', {
      density: 1.3,
    }),
    land(skyline({ y: 430, amp: 70, seed: 'bw0', scale: 260 }), '#8dac9c', {
      haze: '#d3dfcb',
      depth: 220,
    }),
    mist(570, 100, '#eef3e6', 0.85),
    treeline('bw1', skyline({ y: 640, amp: 60, seed: 'bw1', scale: 280 }), 120, '#6a917c', {
      density: 1.2,
    }),
    land(skyline({ y: 650, amp: 60, seed: 'bw1', scale: 280 }), '#6a917c', {
      haze: '#bcd0b8',
      depth: 220,
    }),
    trunk(200, 46, '#54806a', 40),
    trunk(560, 36, '#5f8a72', -30),
    trunk(1700, 54, '#54806a', -40),
    trunk(1400, 34, '#5f8a72', 30),
    mist(800, 130, '#e6eede', 0.8),
    treeline('bw2', skyline({ y: 880, amp: 30, seed: 'bw2', scale: 260 }), 150, '#3f6a54', {
      density: 1.2,
    }),
    land(skyline({ y: 890, amp: 30, seed: 'bw2', scale: 260 }), '#3a634c', {
      haze: '#284c3a',
      depth: 200,
    }),
    [
      [380, 980, 330],
      [1560, 980, 360],
      [1240, 960, 260],
      [760, 970, 260],
    ].map(([x, y, s], i) => fern(`bw${i}`, x, y, s, '#3f7050')),
    mist(960, 80, '#dfe9d6', 0.5),
    animal(gorillaSitting, {
      x: 1580,
      y: 1040,
      h: 200,
      flip: true,
      fill: '#23302e',
      far: '#3f4a44',
      rim: '#dfeada',
      line: '#71827a',
      light: -1,
    }),
    animal(gorilla, {
      x: 900,
      y: 1080,
      h: 520,
      flip: true,
      fill: '#1a2424',
      far: '#35403c',
      rim: '#e9f2e0',
      mark: '#b9c6c0',
      line: '#7c8c86',
      light: -1,
      edge: 1.2,
    }),
    fern('bwn1', 120, 1230, 560, '#14302a', { from: -2, to: -0.3 }),
    fern('bwn2', 1800, 1230, 580, '#14302a', { from: -2.9, to: -1.1 }),
    fern('bwn3', 1250, 1260, 400, '#1c3f33'),
    fern('bwn4', 560, 1270, 330, '#1c3f33'),
    path(limb('-30,130,60 300,190,40 640,130,24 820,40,8'), '#14302a'),
    [
      [180, 60, 460, 130],
      [1780, 40, 420, 130],
    ].map(([x, y, w, h], i) =>
      path(leafy(`bwl${i}`, x, y, w, h, { flat: 1, bumps: 60, rough: 0.26 }), '#14302a'),
    ),
  ]);
}

export const scenes = { bwindi: { draw: bwindi, tone: 'light', focus: '50% 66%', hero: true } };
