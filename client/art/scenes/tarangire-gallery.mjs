import { animal, baobab, cloud, glow, grass, herd, land, milkyWay, mirrored, moon, picture, ripples, river, safariTent, sky, skyline, stars, stones, treeline, watcher, water } from '../kit/index.mjs';
import { elephantCalf, elephantDrinking, elephantStanding, zebra, zebraGrazing } from '../kit/animals/index.mjs';

/** The oldest thing for miles, and the whole sky turning round it. */
function baobabByNight() {
  return picture([
    sky(['#070a26', '#141a4c', '#2d2f72', '#5f4a8c', '#a0688e'], { bottom: 1010 }), milkyWay('t1', 260, 960, 1600, -100, 300, '#b9a8ee'), stars('t1', 420, { height: 900 }), moon(330, 300, 62, '#fdf0d0', { waning: 0.5, reach: 4 }),
    land(skyline({ y: 920, amp: 30, seed: 't1h', scale: 460 }), '#2c2458', { haze: '#5a4478', depth: 130 }), treeline('t1', skyline({ y: 950, amp: 14, seed: 't1t', scale: 300 }), 36, '#221b48', { density: 0.7, gap: 0.3 }), land(skyline({ y: 955, amp: 14, seed: 't1t', scale: 300 }), '#1d1740'),
    baobab('t1', 1060, 1080, 1010, { fill: '#181232', lit: '#7c6ab8', shade: '#0f0b24', light: -1, girth: 1.2 }), glow(780, 1050, 300, '#ffb45c', 0.5), safariTent(620, 1086, 1.05, { canvas: '#9a6442', shade: '#3a2230', light: '#ffdc94' }),
    animal(watcher, { x: 800, y: 1094, h: 120, fill: '#120c24', far: '#1a1230', rim: '#ffc478', light: -1 }), land(skyline({ y: 1096, amp: 12, seed: 't1f', scale: 520 }), '#0d0920'), grass('t1', { y: 1206, h: 130, count: 240, fill: '#080516' }),
  ]);
}

/** The river in the dry months, when everyone must come. */
function atTheRiver() {
  const e = { fill: '#54403a', far: '#7a5e4c', rim: '#ffeec0', mark: '#fff8e0', line: '#9c8064', edge: 1.8 };
  const z = { fill: '#3a2e32', far: '#7a6a60', mark: '#fffaf0', line: '#8a7a6c', edge: 0 };
  const cast = [animal(elephantDrinking, { ...e, x: 1180, y: 800, h: 270, flip: true }), animal(elephantStanding, { ...e, x: 1530, y: 780, h: 240, flip: true }), animal(elephantCalf, { ...e, x: 1360, y: 800, h: 120, flip: true }), herd([zebra, zebraGrazing], [[240, 760, 110], [400, 768, 116], [560, 756, 108], [100, 752, 104]], z)];
  return picture([
    sky(['#6fa6b0', '#aecbb8', '#e9e2b4', '#f8ecc6'], { bottom: 520 }), cloud('t2', 1200, 330, 560, 100, '#fbf6e2', 'opacity="0.8"'), cloud('t2b', 200, 260, 460, 80, '#fbf6e2', 'opacity="0.7"'), land(skyline({ y: 470, amp: 44, seed: 't2h', scale: 420 }), '#a3ae86', { haze: '#dcd49c', depth: 130 }), [[330, 560, 260], [760, 545, 170], [1680, 560, 320]].map(([x, y, h], i) => baobab(`t2${i}`, x, y, h, { fill: '#8f6c54', lit: '#e9c896', leaves: '#7c8f4c' })),
    land(skyline({ y: 550, amp: 14, seed: 't2g', scale: 360 }), '#a9a45c', { haze: '#cdb768', depth: 130 }), treeline('t2', skyline({ y: 600, amp: 12, seed: 't2t', scale: 260 }), 60, '#7f8c4c', { density: 0.8, gap: 0.3 }), land(skyline({ y: 610, amp: 12, seed: 't2t', scale: 260 }), '#c6a45c', { haze: '#a8803f', depth: 200, lit: '#fff0b8', litWidth: 3 }),
    river([[640, 960, 1010], [690, 820, 960], [760, 640, 1000], [830, -40, 1960], [1010, -40, 1960]], '#8fc0bc'), water(820, ['#a9d0c6', '#5f9fa4', '#3f7c88'], 1010), mirrored(cast, 800, 0.34, 0.6), ripples('t2', { y: 830, h: 170, count: 90, colour: '#f2fae8', alpha: 0.5, long: 170 }), cast,
    land(skyline({ y: 990, amp: 18, seed: 't2f', scale: 460, tilt: 70 }), '#b58a4c', { haze: '#6f5230', depth: 200, lit: '#ffeebc', litWidth: 4 }), stones('t2', { x: 0, w: 1920, y: 1040, h: 120, count: 40, fill: '#8a6638' }), animal(zebra, { ...z, x: 640, y: 1110, h: 260 }), grass('t2', { y: 1206, h: 120, count: 260, fill: '#54401f' }),
  ]);
}

export const scenes = { 'tarangire-1': { draw: baobabByNight, tone: 'dark', focus: '54% 48%' }, 'tarangire-2': { draw: atTheRiver, tone: 'light', focus: '62% 62%' } };
