import {
  animal,
  ellipse,
  fern,
  feverTree,
  glow,
  grass,
  land,
  mist,
  picture,
  shafts,
  sky,
  skyline,
} from '../kit/index.mjs';
import { elephantStanding } from '../kit/animals/index.mjs';

/** Lerai forest: an old bull among fever trees, light in shafts. */
function bullInLerai() {
  const trees = (seed, list, tone) =>
    list.map(([x, y, h], i) => feverTree(`${seed}${i}`, x, y, h, tone));
  return picture([
    sky(['#5c8a58', '#9bb968', '#dede97', '#f6efc0'], { bottom: 900 }),
    glow(760, 300, 900, '#fffde0', 0.8),
    trees(
      'n3a',
      [
        [160, 780, 620],
        [420, 770, 560],
        [700, 780, 600],
        [980, 770, 560],
        [1260, 780, 640],
        [1560, 770, 600],
        [1820, 780, 640],
      ],
      { bark: '#b9bf76', leaf: '#a5bd66', lit: '#d3db8a' },
    ),
    mist(760, 110, '#f6f3c4', 0.8),
    land(skyline({ y: 800, amp: 14, seed: 'n3', scale: 420 }), '#8fa653', {
      haze: '#b9c26a',
      depth: 150,
    }),
    trees(
      'n3b',
      [
        [60, 880, 860],
        [560, 870, 780],
        [1420, 880, 820],
        [1760, 890, 900],
      ],
      { bark: '#d3c766', leaf: '#6b8f3e', lit: '#bccf62' },
    ),
    shafts(
      760,
      -60,
      1300,
      [
        [1.0, 0.07],
        [1.2, 0.1],
        [1.45, 0.07],
        [1.75, 0.1],
        [2.05, 0.08],
      ],
      '#fffbd0',
      0.32,
    ),
    land(skyline({ y: 910, amp: 14, seed: 'n3c', scale: 520 }), '#6d8a3f', {
      haze: '#4a672f',
      depth: 220,
      lit: '#e6e88e',
      litWidth: 3,
    }),
    ellipse(1040, 1052, 480, 26, '#2f4a26', 'opacity="0.5"'),
    animal(elephantStanding, {
      x: 1060,
      y: 1040,
      h: 520,
      flip: true,
      fill: '#48463f',
      far: '#625d4d',
      rim: '#f7f2b8',
      mark: '#fffbea',
      line: '#8d8a68',
      light: -1,
      edge: 1.2,
    }),
    grass('n3', { y: 1206, h: 130, count: 320, fill: '#2c4420' }),
    fern('n3', -20, 1210, 380, '#1f351b', { from: -1.4, to: -0.2, count: 5 }),
    fern('n3b', 1940, 1210, 380, '#1f351b', { from: -2.9, to: -1.8, count: 5 }),
  ]);
}

export const scenes = {
  'ngorongoro-crater-3': { draw: bullInLerai, tone: 'light', focus: '54% 62%' },
};
