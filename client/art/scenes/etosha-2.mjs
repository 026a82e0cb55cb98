import {
  animal,
  ellipse,
  land,
  mist,
  path,
  picture,
  sky,
  skyline,
  soaring,
  stones,
} from '../kit/index.mjs';
import { elephantFront } from '../kit/animals/index.mjs';

/** One bull, no shade, a hundred kilometres of white. */
function loneBull() {
  return picture([
    sky(['#a9c3c6', '#cfdad2', '#ecebdd', '#fbf5e6'], { bottom: 760 }),
    land(skyline({ y: 742, amp: 5, seed: 'e2', scale: 300, from: 900 }), '#c9cdbd', {
      bottom: 760,
    }),
    land(skyline({ y: 756, amp: 1, seed: 'e2p', scale: 900 }), '#fbf4e2', {
      haze: '#efe0c2',
      depth: 420,
    }),
    mist(760, 60, '#ffffff', 0.9),
    ellipse(640, 790, 720, 10, '#c8d8d6', 'opacity="0.6"'),
    [0, 1, 2, 3, 4, 5].map((i) =>
      path(
        `M${-50} ${820 + i * i * 13}Q${500 + i * 120} ${800 + i * i * 14} ${1000} ${826 + i * i * 13}T2000 ${816 + i * i * 15}V${822 + i * i * 15}Q1500 ${846 + i * i * 13} 1000 ${832 + i * i * 13}T-50 ${825 + i * i * 13}Z`,
        '#dcc79e',
        'opacity="0.5"',
      ),
    ),
    mist(1090, 90, '#e6d3ac', 0.6, 1140, 1300),
    ellipse(1140, 1092, 400, 24, '#b79e78', 'opacity="0.55"'),
    animal(elephantFront, {
      x: 1140,
      y: 1088,
      h: 700,
      fill: '#8f8378',
      far: '#6c625c',
      rim: '#fbf3e2',
      mark: '#fffcf0',
      line: '#4c4444',
      light: 1,
      edge: 0.9,
    }),
    mist(1100, 70, '#f3e4c4', 0.8, 1180, 1100),
    stones('e2', { x: 0, w: 1920, y: 1110, h: 90, count: 34, fill: '#c9b188' }),
    soaring(
      [
        [420, 240, 30, 0.1],
        [520, 300, 20, -0.1],
      ],
      '#7f9496',
    ),
  ]);
}

export const scenes = { 'etosha-2': { draw: loneBull, tone: 'light', focus: '59% 60%' } };
