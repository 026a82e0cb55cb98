import {
  animal,
  broadleaf,
  flock,
  glow,
  grass,
  land,
  mist,
  picture,
  sky,
  skyline,
  streaks,
  sun,
  treeline,
} from '../kit/index.mjs';
import { elephant, elephantCalf, elephantStanding } from '../kit/animals/index.mjs';

/** Ember dusk in the bushveld: a bull close by under the marulas, dust in the last light. */
function hero() {
  const ridge = skyline({ y: 700, amp: 30, seed: 'kru-r', scale: 500, tilt: 60 });
  const bush = skyline({ y: 792, amp: 22, seed: 'kru-b', scale: 380 });
  const ground = skyline({ y: 1010, amp: 12, seed: 'kru-g', scale: 900, octaves: 2 });
  const front = skyline({ y: 1120, amp: 16, seed: 'kru-f', scale: 600 });
  const tone = {
    fill: '#1f0d12',
    far: '#391519',
    rim: '#ff9a4d',
    mark: '#f3c79a',
    line: '#8c3522',
    light: -1,
  };
  return picture([
    sky(['#4a0f1c', '#8e1f21', '#cf4425', [0.85, '#ef7f36'], '#f9b158'], { bottom: 760 }),
    glow(880, 640, 900, '#ff9a45', 0.6),
    streaks(
      [
        [520, 300, 800, 18],
        [1250, 240, 720, 16],
        [900, 400, 620, 12],
        [1640, 470, 500, 10],
        [260, 480, 520, 10],
      ],
      '#6d1a22',
      0.55,
    ),
    sun(880, 628, 96, '#ffe0a0', '#ffb35c', 3, 0.5),
    streaks(
      [
        [900, 650, 420, 8],
        [820, 672, 320, 6],
      ],
      '#d9592d',
      0.7,
    ),
    land(ridge, '#8f2b24', { haze: '#d1582d', depth: 130 }),
    treeline('kru-t1', bush, 70, '#6a1d1e', { density: 0.9 }),
    land(bush, '#6a1d1e', { haze: '#b5442a', depth: 190 }),
    mist(930, 70, '#e66a35', 0.55),
    [300, 560].map((x, i) =>
      broadleaf(`kru-m${i}`, x, 850, 170 + i * 20, { fill: '#4c1418', lit: '#a03a26' }),
    ),
    broadleaf('kru-big', 1610, 1030, 760, {
      fill: '#200a10',
      lit: '#b5472a',
      light: -1,
      crown: 0.46,
    }),
    land(ground, '#38121a', { haze: '#5a1b1e', depth: 170, lit: '#d45a31', litWidth: 3 }),
    animal(elephantStanding, { ...tone, x: 1180, y: 1040, h: 380, flip: true, edge: 1.5 }),
    animal(elephantCalf, { ...tone, x: 870, y: 1036, h: 150, flip: true }),
    animal(elephant, { ...tone, x: 1620, y: 1022, h: 250, flip: true, edge: 1.8 }),
    flock('kru', 480, 420, { w: 320, h: 120, count: 9, size: 15, fill: '#431018' }),
    land(front, '#19080d', { lit: '#7c2a20', litWidth: 2 }),
    grass('kru', { h: 104, count: 260, fill: '#14060b', height: front.height }),
  ]);
}

export const scenes = { kruger: { draw: hero, tone: 'dark', focus: '62% 66%', hero: true } };
