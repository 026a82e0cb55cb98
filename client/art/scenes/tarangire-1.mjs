import {
  animal,
  baobab,
  glow,
  grass,
  land,
  milkyWay,
  moon,
  picture,
  safariTent,
  sky,
  skyline,
  stars,
  treeline,
  watcher,
} from '../kit/index.mjs';

/** The oldest thing for miles, and the whole sky turning round it. */
function baobabByNight() {
  return picture([
    sky(['#070a26', '#141a4c', '#2d2f72', '#5f4a8c', '#a0688e'], { bottom: 1010 }),
    milkyWay('t1', 260, 960, 1600, -100, 300, '#b9a8ee'),
    stars('t1', 420, { height: 900 }),
    moon(190, 250, 62, '#fdf0d0', { waning: 0.5, reach: 4 }),
    land(skyline({ y: 920, amp: 30, seed: 't1h', scale: 460 }), '#2c2458', {
      haze: '#5a4478',
      depth: 130,
    }),
    treeline('t1', skyline({ y: 950, amp: 14, seed: 't1t', scale: 300 }), 36, '#221b48', {
      density: 0.7,
      gap: 0.3,
    }),
    land(skyline({ y: 955, amp: 14, seed: 't1t', scale: 300 }), '#1d1740'),
    baobab('t1', 1060, 1080, 1010, {
      fill: '#181232',
      lit: '#7c6ab8',
      shade: '#0f0b24',
      light: -1,
      girth: 1.2,
    }),
    glow(780, 1050, 300, '#ffb45c', 0.5),
    safariTent(620, 1086, 1.05, { canvas: '#9a6442', shade: '#3a2230', light: '#ffdc94' }),
    animal(watcher, {
      x: 800,
      y: 1094,
      h: 120,
      fill: '#120c24',
      far: '#1a1230',
      rim: '#ffc478',
      light: -1,
    }),
    land(skyline({ y: 1096, amp: 12, seed: 't1f', scale: 520 }), '#0d0920'),
    grass('t1', { y: 1206, h: 130, count: 240, fill: '#080516' }),
  ]);
}

export const scenes = { 'tarangire-1': { draw: baobabByNight, tone: 'dark', focus: '54% 48%' } };
