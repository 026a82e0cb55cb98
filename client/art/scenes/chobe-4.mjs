import {
  animal,
  baobab,
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
  streaks,
  sun,
  treeline,
  water,
} from '../kit/index.mjs';
import { giraffe, giraffeDrinking } from '../kit/animals/index.mjs';

/** Violet first light: a giraffe dares to drink beneath the old baobab. */
function giraffeAndBaobab() {
  const bank = skyline({ y: 840, amp: 8, seed: 'c4', scale: 500, octaves: 2 });
  const tone = { fill: '#8d5a5c', far: '#5a3550', rim: '#ffe0c4', line: '#e8b8a4', light: -1 };
  const scene = [
    baobab('c4', 1440, 850, 760, { fill: '#6a4262', lit: '#f5b9a2', shade: '#4c2c50', light: -1 }),
    animal(giraffeDrinking, { ...tone, x: 640, y: 862, h: 260, flip: true, edge: 1.2 }),
    animal(giraffe, { ...tone, x: 930, y: 858, h: 235, flip: true, edge: 1.4 }),
  ];
  return picture([
    sky(['#4a4a8a', '#8a70a6', '#d890a6', '#f9bfa0', '#fde3b8'], { bottom: 860 }),
    glow(300, 760, 900, '#fff0cc', 0.75),
    sun(300, 730, 84, '#fffae4', '#fff0cc', 2.6, 0.5),
    streaks(
      [
        [420, 330, 760, 18],
        [1000, 240, 620, 14],
        [260, 480, 460, 12],
      ],
      '#fbc9b4',
      0.5,
    ),
    land(skyline({ y: 730, amp: 34, seed: 'c4h', scale: 420 }), '#a87aa4', {
      haze: '#eeb4a8',
      depth: 120,
    }),
    treeline('c4', skyline({ y: 800, amp: 8, seed: 'c4t', scale: 300 }), 50, '#8c6090', {
      density: 1,
      gap: 0.2,
    }),
    mist(820, 50, '#ffe2c4', 0.8),
    land(bank, '#6c4568', { bottom: 900, lit: '#ffd2ac', litWidth: 3 }),
    water(876, ['#fbcfae', '#c98fa4', '#6f5a92', '#33305f'], 1200),
    mirrored(scene, 868, 0.36, 0.6),
    glitter('c4', 300, 884, 300, {
      colour: '#fff2d0',
      width: 120,
      spread: 320,
      count: 60,
      alpha: 0.8,
    }),
    ripples('c4', { y: 890, h: 290, count: 100, colour: '#ffe6d0', alpha: 0.4, long: 210 }),
    scene,
    flock('c4', 820, 420, { w: 420, h: 140, count: 8, size: 15, fill: '#5c4a80' }),
    reeds('c4', {
      x: 1640,
      w: 320,
      y: 1212,
      h: 220,
      count: 40,
      fill: '#241f48',
      plume: '#6a5282',
      lean: -0.08,
    }),
  ]);
}

export const scenes = { 'chobe-4': { draw: giraffeAndBaobab, tone: 'dark', focus: '56% 52%' } };
