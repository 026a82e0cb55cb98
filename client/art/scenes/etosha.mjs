import {
  animal,
  bands,
  ellipse,
  glow,
  grass,
  herd,
  land,
  mirrored,
  mist,
  picture,
  random,
  ripples,
  sky,
  skyline,
  stones,
  sun,
} from '../kit/index.mjs';
import { springbok, springbokGrazing, zebra, zebraGrazing } from '../kit/animals/index.mjs';

/** White noon: a line of zebra and springbok between the pan and its mirage. */
function hero() {
  const far = skyline({ y: 520, amp: 7, seed: 'eto-far', scale: 260, octaves: 3, from: 500 });
  const near = skyline({ y: 900, amp: 10, seed: 'eto-near', scale: 900, octaves: 2, tilt: 30 });
  const r = random('eto');
  const line = Array.from({ length: 13 }, (_, i) => {
    const x = 790 + i * 78 + r() * 20;
    const shape =
      i % 3 === 1
        ? zebra
        : i % 3 === 2 && i > 4
          ? zebraGrazing
          : i % 2
            ? springbokGrazing
            : springbok;
    return animal(shape, {
      x,
      y: 742 + r() * 18,
      h: shape === zebra || shape === zebraGrazing ? 92 : 60,
      flip: true,
      fill: '#4b3d3d',
      far: '#7a6a62',
      mark: '#fffaf0',
      line: '#9a8a80',
      edge: 0,
    });
  });
  return picture([
    sky(['#8fb6c4', '#bcd2d2', '#e5e7da', '#fbf4e2'], { bottom: 530 }),
    glow(1240, 120, 760, '#fffdf2', 0.9),
    sun(1240, 96, 54, '#ffffff', '#fffdf0', 3, 0.6),
    land(far, '#b9beb0', { bottom: 540 }),
    land(skyline({ y: 529, amp: 1, seed: 'e', scale: 900 }), '#f7efdc', {
      haze: '#fffaf0',
      depth: 200,
    }),
    ellipse(1240, 572, 760, 16, '#c3d7d8', 'opacity="0.85"'),
    ellipse(700, 596, 420, 7, '#cfdedb', 'opacity="0.8"'),
    ellipse(1620, 606, 360, 8, '#cfdedb', 'opacity="0.8"'),
    mist(560, 60, '#ffffff', 0.7),
    bands('eto', 640, 800, ['#f8eed8', '#f3e4c8', '#ecd9b8'], {
      amp: 5,
      haze: '#fff8ea',
      tilt: 10,
    }),
    mirrored(line, 754, 0.14, 0.5),
    line,
    ripples('eto', { y: 780, h: 130, count: 50, colour: '#d9c3a0', alpha: 0.45, long: 230 }),
    mist(800, 40, '#fffaf0', 0.5),
    land(near, '#dfc59c', { haze: '#cbab7e', depth: 260, lit: '#fff4dc', litWidth: 3 }),
    stones('eto', { x: 0, w: 1920, y: 960, h: 200, count: 46, fill: '#b8956a' }),
    animal(zebra, {
      x: 1450,
      y: 1046,
      h: 250,
      fill: '#40322f',
      far: '#6b5a50',
      mark: '#fff6e6',
      line: '#8c7a6c',
      edge: 0,
    }),
    herd(springbok, [[1130, 1000, 128, true]], {
      fill: '#9a6a45',
      far: '#6a4a3a',
      mark: '#fff6e6',
      edge: 0,
    }),
    grass('eto', { h: 60, count: 120, fill: '#b08c5c', y: 1206 }),
  ]);
}

export const scenes = { etosha: { draw: hero, tone: 'light', focus: '65% 66%', hero: true } };
