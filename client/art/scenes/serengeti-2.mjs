import {
  acacia,
  animal,
  bands,
  boulder,
  circle,
  glow,
  grass,
  kopje,
  land,
  picture,
  sky,
  skyline,
  soaring,
  treeline,
} from '../kit/index.mjs';
import { lionLying } from '../kit/animals/index.mjs';

/** The king on his kopje, the sun behind him. */
function lionOnKopje() {
  const plain = skyline({ y: 930, amp: 16, seed: 's2-p', scale: 520 });
  const stone = { fill: '#8a5140', lit: '#f3bd7c', shade: '#5e3433', light: -1 };
  return picture([
    sky(['#d9793c', '#eaa253', '#f6cd80', '#fbe6b0'], { bottom: 950 }),
    glow(720, 560, 1000, '#fff2c4', 0.7),
    circle(720, 560, 330, '#fdf0c2'),
    soaring(
      [
        [360, 260, 40, 0.12],
        [480, 330, 26, -0.1],
        [1500, 210, 30, 0.08],
      ],
      '#a5572f',
    ),
    land(plain, '#c98548', { haze: '#e4ab62', depth: 140 }),
    treeline('s2', plain, 26, '#b47440', { density: 0.5, gap: 0.5 }),
    acacia('s2-a', 260, 960, 170, { fill: '#93552f', lit: '#dc9a55', light: 1 }),
    bands('s2', 990, 1120, ['#b06a3a', '#87482f'], { lit: '#f3c07a' }),
    kopje(
      's2',
      [
        [1640, 1040, 560, 560],
        [1080, 1080, 860, 400],
        [1880, 1090, 500, 700],
        [820, 1120, 420, 220],
        [1420, 1140, 760, 360],
      ],
      stone,
    ),
    animal(lionLying, {
      x: 1110,
      y: 722,
      h: 240,
      flip: true,
      fill: '#6f3d2a',
      far: '#3a1d20',
      rim: '#ffd998',
      line: '#b07046',
      light: -1,
      edge: 1.8,
    }),
    boulder('s2-front', 620, 1230, 520, 200, { ...stone, fill: '#5b3230', shade: '#40222a' }),
    grass('s2', { y: 1205, h: 150, count: 200, fill: '#3c1f22' }),
  ]);
}

export const scenes = { 'serengeti-2': { draw: lionOnKopje, tone: 'light', focus: '58% 55%' } };
