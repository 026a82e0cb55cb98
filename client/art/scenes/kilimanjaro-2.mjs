import {
  animal,
  glow,
  grass,
  groundsel,
  hiker,
  land,
  mist,
  picture,
  porter,
  sky,
  skyline,
  stones,
} from '../kit/index.mjs';

/** Above the forest: giant groundsels stand in the mist like candlesticks. */
function groundsels() {
  const tone = { fill: '#4a4038', leaf: '#5d7a4c', lit: '#9ab868' };
  const far = { fill: '#8a9a92', leaf: '#93ab94', lit: '#a9bfa2' };
  const path1 = skyline({ y: 900, amp: 18, seed: 'kg', scale: 520, tilt: -200, octaves: 2 });
  const trek = { fill: '#2f2a34', far: '#4a3f48', rim: '#fff6d8', edge: 2.4 };
  return picture([
    sky(['#9db8bc', '#c9d4c8', '#eee9d2', '#f6efd8'], { bottom: 900 }),
    glow(1300, 330, 800, '#fffdf0', 0.8),
    land(skyline({ y: 520, amp: 90, seed: 'kgh', scale: 360, tilt: -160 }), '#a4b8b4', {
      haze: '#dfe3d4',
      depth: 240,
    }),
    land(skyline({ y: 640, amp: 60, seed: 'kgh2', scale: 300, tilt: 120 }), '#8da69e', {
      haze: '#dbe0cf',
      depth: 200,
    }),
    mist(720, 120, '#f3f2e4', 0.9),
    [
      [980, 760, 190],
      [1120, 740, 150],
      [640, 800, 200],
      [1320, 770, 210],
      [820, 760, 150],
    ].map(([x, y, h], i) => groundsel(`kgf${i}`, x, y, h, far)),
    mist(800, 90, '#f3f2e4', 0.8),
    land(path1, '#7c8a5c', { haze: '#56663f', depth: 240, lit: '#e9ecb8', litWidth: 3 }),
    [
      [420, 0, 330],
      [1660, 0, 380],
    ].map(([x, , h], i) =>
      groundsel(`kgm${i}`, x, path1.height(x) + 20, h, {
        fill: '#6a6050',
        leaf: '#728c5c',
        lit: '#a3bd78',
      }),
    ),
    [
      [hiker, 1330],
      [hiker, 1150],
      [porter, 1000],
      [porter, 860],
    ].map(([who, x]) => animal(who, { ...trek, x, y: path1.height(x) + 8, h: 200 })),
    grass('kg', { h: 46, count: 260, fill: '#66764a', height: (x) => path1.height(x) + 24 }),
    groundsel('kgn3', 190, 1190, 860, tone),
    groundsel('kgn1b', 1760, 1220, 700, tone),
    land(skyline({ y: 1130, amp: 20, seed: 'kgn', scale: 300 }), '#38452c'),
    stones('kg', { x: 300, w: 1400, y: 1090, h: 70, count: 26, fill: '#59603f' }),
    grass('kgn', { y: 1206, h: 100, count: 220, fill: '#2a3622' }),
  ]);
}

export const scenes = { 'kilimanjaro-2': { draw: groundsels, tone: 'light', focus: '56% 62%' } };
