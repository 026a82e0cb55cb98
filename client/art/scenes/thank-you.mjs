import {
  acacia,
  animal,
  balloon,
  glow,
  grass,
  land,
  mist,
  picture,
  sky,
  skyline,
  streaks,
  sun,
} from '../kit/index.mjs';
import { giraffe, giraffeWalking } from '../kit/animals/index.mjs';

/** Thank you: giraffes look up, and the sky is full of balloons. */
function thankYou() {
  const warm = [
    '#7c2437',
    '#b23a34',
    '#d9653a',
    '#efa04c',
    '#f6cf86',
    '#efa04c',
    '#d9653a',
    '#b23a34',
  ];
  const cool = ['#1f4a5c', '#2f7480', '#5fa39c', '#b9d6b4', '#5fa39c', '#2f7480'];
  const plum = ['#3a1f4c', '#6a3468', '#a8567c', '#e39a8c', '#a8567c', '#6a3468'];
  const g = { fill: '#6a3a3c', far: '#4a2430', rim: '#ffe0a8', line: '#c98a6c' };
  return picture([
    sky(['#3f6f94', '#8fa9b4', '#f0cdb0', '#fbb98a', '#f99a74'], { bottom: 960 }),
    glow(980, 900, 1000, '#fff0c8', 0.8),
    sun(980, 850, 110, '#fffbe6', '#fff0c8', 2.6, 0.5),
    streaks(
      [
        [400, 280, 760, 16],
        [1500, 180, 700, 14],
        [1000, 420, 620, 12],
      ],
      '#fff0dc',
      0.5,
    ),
    land(skyline({ y: 880, amp: 34, seed: 'ty', scale: 420 }), '#a86a70', {
      haze: '#f3b08a',
      depth: 110,
    }),
    mist(930, 50, '#ffe0bc', 0.8),
    land(skyline({ y: 950, amp: 14, seed: 'typ', scale: 560 }), '#8f4f4c', {
      haze: '#c97a54',
      depth: 130,
    }),
    [
      [1240, 330, 1.5, warm],
      [720, 470, 0.85, cool],
      [1590, 540, 0.8, plum],
      [940, 250, 0.55, plum],
      [480, 300, 0.6, warm],
      [1740, 260, 0.62, cool],
      [1020, 660, 0.4, warm],
      [600, 690, 0.32, plum],
      [1230, 700, 0.34, cool],
      [260, 560, 0.36, cool],
    ].map(([x, y, s, bands_]) =>
      balloon(x, y, s, { bands: bands_, line: '#2a1430', basket: '#3a1c24' }),
    ),
    animal(giraffe, { ...g, x: 1560, y: 1120, h: 200, flip: true, edge: 1.6 }),
    animal(giraffeWalking, { ...g, x: 1760, y: 1130, h: 230, flip: true, edge: 1.6 }),
    acacia('ty', 300, 1060, 260, { fill: '#5c2a34', lit: '#d98a5c', light: 1 }),
    land(skyline({ y: 1090, amp: 14, seed: 'tyf', scale: 640 }), '#4a222c', {
      lit: '#f0a070',
      litWidth: 3,
    }),
    grass('ty', { y: 1206, h: 120, count: 260, fill: '#361822' }),
  ]);
}

export const scenes = {
  'thank-you': { draw: thankYou, tone: 'light', focus: '62% 45%', hero: true },
};
