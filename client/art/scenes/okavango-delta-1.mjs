import {
  animal,
  ellipse,
  fanPalm,
  flock,
  glitter,
  glow,
  land,
  mirrored,
  mist,
  picture,
  reeds,
  ripples,
  sky,
  skyline,
  sun,
  treeline,
  water,
} from '../kit/index.mjs';
import { elephant, elephantCalf, elephantStanding } from '../kit/animals/index.mjs';
import { lilies } from './okavango.mjs';

/** Wading home: a file of elephants through knee-deep gold and green. */
function crossing() {
  const bank = skyline({ y: 560, amp: 10, seed: 'o1', scale: 360, octaves: 3 });
  const tone = {
    fill: '#27403a',
    far: '#3c5a4c',
    rim: '#f7eec0',
    mark: '#fffbe6',
    line: '#6c8a70',
    light: -1,
  };
  const file = [
    [elephant, 600, 250],
    [elephantCalf, 860, 120],
    [elephantStanding, 1110, 290],
    [elephantCalf, 1340, 140],
    [elephant, 1580, 270],
  ];
  const walk = file.map(([shape, x, h]) =>
    animal(shape, { ...tone, x, y: 790 + h * 0.14, h, flip: true, edge: 1.5 }),
  );
  return picture([
    sky(['#7fae9a', '#bcd2a4', '#eae4ae', '#fcefc3'], { bottom: 580 }),
    glow(380, 460, 900, '#fffbe0', 0.85),
    sun(380, 420, 76, '#fffef2', '#fffbe0', 3, 0.5),
    treeline('o1', bank, 70, '#86ac84', { density: 1, gap: 0.12 }),
    [980, 1240, 1330, 1700].map((x, i) =>
      fanPalm(`o1${i}`, x, 570, 190 + (i % 2) * 60, { fill: '#6f9a7c' }),
    ),
    land(bank, '#7aa377', { bottom: 640, lit: '#f2f0b4', litWidth: 2 }),
    mist(590, 40, '#fff8d0', 0.8),
    water(612, ['#f1eab4', '#a9c793', '#4e9078', '#1b5652'], 1200),
    glitter('o1', 380, 620, 500, {
      colour: '#fffce4',
      width: 130,
      spread: 460,
      count: 110,
      alpha: 0.8,
    }),
    `<clipPath id="o1c"><rect width="1920" height="792"/></clipPath>`,
    mirrored(`<g clip-path="url(#o1c)">${walk.join('')}</g>`, 792, 0.42, 0.75),
    `<g clip-path="url(#o1c)">${walk.join('')}</g>`,
    [600, 860, 1110, 1340, 1580].map((x, i) => [
      ellipse(x, 794, 150 - (i % 2) * 60, 7, '#f6f3cc', 'opacity="0.6"'),
      ellipse(x + 20, 810, 190 - (i % 2) * 70, 5, '#f6f3cc', 'opacity="0.35"'),
    ]),
    ripples('o1', { y: 660, h: 500, count: 120, colour: '#f8f5cf', alpha: 0.4, long: 200 }),
    reeds('o1', { x: 1280, w: 680, y: 1215, h: 250, count: 70, fill: '#0e3b3a', plume: '#5d8a5a' }),
    lilies(
      'o1',
      [
        [300, 1010, 80],
        [460, 1070, 96],
        [210, 1100, 90],
        [760, 1090, 70],
      ],
      '#2a7562',
      '#fbeef2',
    ),
    flock('o1', 1200, 260, { w: 380, h: 110, count: 8, size: 15, fill: '#567f70' }),
  ]);
}

export const scenes = { 'okavango-delta-1': { draw: crossing, tone: 'light', focus: '58% 58%' } };
