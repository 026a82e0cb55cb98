import {
  acacia,
  bands,
  ceiling,
  cloud,
  glow,
  grass,
  herd,
  land,
  mist,
  picture,
  rain,
  shafts,
  sky,
  skyline,
  treeline,
} from '../kit/index.mjs';
import { elephant, elephantCalf, elephantStanding } from '../kit/animals/index.mjs';

/** Storm light: slate cloud overhead, one bright slot at the horizon, the plain lit from the side. */
function hero() {
  const hill = skyline({ y: 640, amp: 22, seed: 'mara-hill', scale: 420 });
  const front = skyline({ y: 1076, amp: 18, seed: 'mara-front', scale: 800, tilt: -50 });
  const dark = {
    fill: '#2b2c33',
    far: '#43403f',
    rim: '#ffe29a',
    mark: '#fff0c9',
    line: '#75694f',
  };
  return picture([
    sky(['#1d2833', '#2c3b47', '#4a5a60', [0.78, '#8f9079'], [0.9, '#e5c777'], '#fbe8a8'], {
      bottom: 650,
    }),
    glow(1500, 610, 760, '#ffe9a0', 0.75),
    cloud('m3', 340, 610, 620, 90, '#c9b878', 'opacity="0.55"'),
    cloud('m4', 1360, 612, 620, 120, '#d9c684', 'opacity="0.6"'),
    rain('mara-r', 330, 220, 460, 440, '#6f7f88', { lean: 110, alpha: 0.7 }),
    rain('mara-r2', 900, 220, 220, 430, '#8b8f82', { lean: 90, alpha: 0.5 }),
    ceiling('m1', 300, 96, '#56646a', 'opacity="0.7"'),
    ceiling('m2', 236, 92, '#3d4b55'),
    ceiling('m5', 150, 96, '#2c3943'),
    ceiling('m6', 50, 92, '#1f2a33'),
    shafts(
      1420,
      330,
      520,
      [
        [1.2, 0.1],
        [1.5, 0.12],
        [1.78, 0.09],
        [2.0, 0.06],
      ],
      '#ffe9a8',
      0.34,
    ),
    land(hill, '#6b7355', { haze: '#c3a95e', depth: 90 }),
    treeline('mara-t', hill, 20, '#565f49', { density: 0.6, gap: 0.45 }),
    mist(668, 30, '#ffe9a6', 0.7),
    bands('mara', 680, 980, ['#cfa94a', '#b8943d', '#8f7a36', '#66602f'], {
      haze: '#e3c067',
      lit: '#f7e29a',
    }),
    herd(
      [elephant],
      [
        [560, 800, 62],
        [640, 806, 74],
      ],
      { ...dark, fill: '#44443e' },
    ),
    acacia('mara', 1400, 905, 500, { fill: '#23252a', lit: '#c9a24c', spread: 1.55 }),
    herd(elephantStanding, [[1120, 960, 168, true]], dark),
    herd(elephantCalf, [[985, 964, 82, true]], dark),
    herd(elephant, [[830, 962, 150, true]], dark),
    land(front, '#2f3222', { lit: '#a48f45', litWidth: 2.5 }),
    grass('mara', { h: 88, count: 300, fill: '#22261d', height: front.height, lean: 0.5 }),
  ]);
}

export const scenes = { 'masai-mara': { draw: hero, tone: 'dark', focus: '62% 60%', hero: true } };
