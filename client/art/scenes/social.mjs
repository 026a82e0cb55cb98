import {
  acacia,
  animal,
  glow,
  grass,
  land,
  picture,
  skein,
  sky,
  skyline,
  sun,
} from '../kit/index.mjs';
import { elephantCalf, elephantStanding } from '../kit/animals/index.mjs';

/** The ground of social cards: calm plum on the left for words, the sun and an elephant on the right. */
function social() {
  const ridge = skyline({
    y: 505,
    amp: 12,
    seed: 'so',
    scale: 420,
    octaves: 2,
    to: 1240,
    tilt: -40,
  });
  return picture(
    [
      sky(['#24112f', '#4a1c40', '#9a343c', '#dd6a35', '#f6b35c'], { bottom: 500, width: 1200 }),
      glow(880, 380, 560, '#ffbf6c', 0.6),
      sun(880, 360, 138, '#ffe6ae', '#ffc873', 2.2, 0.4),
      land(skyline({ y: 440, amp: 24, seed: 'so1', scale: 300, to: 1240 }), '#94363a', {
        haze: '#d76c3c',
        depth: 110,
        bottom: 640,
      }),
      land(ridge, '#351428', {
        haze: '#1d0b1a',
        depth: 150,
        bottom: 640,
        lit: '#d9683c',
        litWidth: 2.5,
      }),
      animal(elephantStanding, {
        x: 900,
        y: ridge.height(900) + 4,
        h: 150,
        flip: true,
        fill: '#1f0e1d',
        far: '#381829',
        rim: '#f6a55c',
        mark: '#f6dcb0',
        line: '#8d4436',
        light: -1,
        edge: 2,
      }),
      animal(elephantCalf, {
        x: 760,
        y: ridge.height(760) + 4,
        h: 70,
        flip: true,
        fill: '#1f0e1d',
        far: '#381829',
        rim: '#f6a55c',
        line: '#8d4436',
        light: -1,
      }),
      acacia('so', 1110, 560, 330, { fill: '#1a0b19', lit: '#b4542f', light: -1, spread: 1.3 }),
      skein('so', 700, 170, { count: 9, gap: 22, size: 10, fill: '#3f1632' }),
      grass('so', { w: 1200, y: 634, h: 80, count: 150, fill: '#12060f' }),
    ],
    { width: 1200, height: 630 },
  );
}

export const scenes = { social: { draw: social, tone: 'dark', focus: '70% 55%', jpeg: true } };
