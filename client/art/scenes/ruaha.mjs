import { acacia, animal, bands, baobab, ellipse, fanPalm, glow, grass, herd, kopje, land, mist, mix, picture, ripples, river, sky, skyline, sun, treeline } from '../kit/index.mjs';
import { elephant, elephantStanding, kudu, lion, lioness, lionessLying } from '../kit/animals/index.mjs';

/** Blue hills, the great river's loops, and a kudu bull close enough to hear. */
function hero() {
  return picture([
    sky(['#5a5f94', '#9a82a6', '#e3a796', '#fbd6a6'], { bottom: 560 }), glow(760, 480, 900, '#fff0cc', 0.75), sun(760, 452, 60, '#fffae6', '#fff0cc', 3, 0.5), ['#a18fb2', '#8579a4', '#6a6694'].map((c, i) => land(skyline({ y: 440 + i * 62, amp: 66 - i * 6, seed: `ru${i}`, scale: 380 - i * 30, tilt: i % 2 ? 80 : -80 }), c, { haze: mix(c, '#f3c6a6', 0.6), depth: 150 })), mist(600, 60, '#fbe0c0', 0.8),
    bands('ru', 620, 900, ['#b59a72', '#a08458', '#866a46', '#6a4f3a'], { haze: '#d9b888', lit: '#ffe6bc' }), river([[626, 900, 960], [660, 760, 860], [710, 900, 1080], [790, 420, 760], [880, 500, 1000], [1000, -60, 620], [1200, -300, 500]], '#e6b9a0'), river([[632, 908, 940], [662, 776, 836], [714, 920, 1040], [794, 450, 700], [886, 540, 930], [1010, -60, 560], [1200, -300, 430]], '#a08fb0'), ripples('ru', { x: 0, w: 900, y: 800, h: 340, count: 60, colour: '#fde0c8', alpha: 0.6, long: 120 }),
    herd([elephant, elephantStanding], [[360, 760, 48], [300, 770, 40], [1180, 720, 40]], { fill: '#54465c', edge: 0 }), baobab('ru', 1720, 830, 330, { fill: '#6f4f5c', lit: '#f0bc9c', light: -1 }), [[1180, 790], [1300, 830]].map(([x, y], i) => acacia(`ru${i}`, x, y, 110, { fill: '#5f4a4c', lit: '#c99a7c', light: -1 })),
    land(skyline({ y: 1010, amp: 26, seed: 'ruf', scale: 520, tilt: -150 }), '#4a3438', { haze: '#2f2228', depth: 220, lit: '#f0b088', litWidth: 4 }), kopje('ru', [[1720, 1130, 560, 210], [1290, 1110, 380, 120]], { fill: '#5a3f44', lit: '#e8ab88', shade: '#3c2a34', light: -1 }), animal(kudu, { x: 1330, y: 1006, h: 330, flip: true, fill: '#7a5148', far: '#4f343a', rim: '#ffd9ac', mark: '#fff2dc', line: '#c99a7c', light: -1, edge: 1.4 }), grass('ru', { y: 1206, h: 170, count: 300, fill: '#261a22', lean: 0.3 }),
  ]);
}

/** The sand river at dusk; it belongs to the pride. */
function lionsOnSand() {
  const t = { fill: '#b57a48', far: '#7c4f38', rim: '#ffe2b0', line: '#8a5436', edge: 1.6 };
  return picture([
    sky(['#8a4f5c', '#d07f62', '#f2b878', '#fbdda6'], { bottom: 520 }), glow(1500, 420, 800, '#fff0c6', 0.7), land(skyline({ y: 400, amp: 50, seed: 'ru1', scale: 380 }), '#a8655c', { haze: '#e6a674', depth: 140 }), treeline('ru1', skyline({ y: 500, amp: 10, seed: 'ru1t', scale: 260 }), 110, '#7c4a48', { density: 0.9, gap: 0.1 }), [[260, 560, 360], [1760, 560, 420], [1540, 540, 300]].map(([x, y, h], i) => fanPalm(`ru1${i}`, x, y, h, { fill: '#5c3440', lit: '#8a5048' })), land(skyline({ y: 540, amp: 10, seed: 'ru1b', scale: 320 }), '#8a5248', { bottom: 640, lit: '#ffd29a', litWidth: 2 }),
    river([[590, -40, 1960], [1200, -40, 1960]], '#edc894'), bands('ru1s', 640, 1060, ['#f0cd9a', '#e6bd86', '#dbaa70', '#c9935c'], { amp: 12, lit: '#fff4d6', scale: 900 }), river([[690, 1040, 1500], [720, 760, 1180], [760, 900, 1420], [800, 1300, 1960]], '#a9a4a8'), ripples('ru1', { x: 800, w: 900, y: 694, h: 90, count: 30, colour: '#fff3da', alpha: 0.7, long: 120 }),
    Array.from({ length: 26 }, (_, i) => ellipse(200 + i * 44, 1140 - i * 14 + (i % 2) * 10, 9, 4, '#b5804c', 'opacity="0.7"')), [[560, 900, 640], [1080, 1000, 560], [1500, 880, 460]].map(([x, y, w]) => ellipse(x - 40, y + 3, w / 2, 12, '#b5804c', 'opacity="0.5"')), animal(lionessLying, { ...t, x: 600, y: 900, h: 210 }), animal(lioness, { ...t, x: 1500, y: 880, h: 180, flip: true, fill: '#a86f42' }), animal(lion, { ...t, x: 1060, y: 1000, h: 330, flip: true, far: '#5c3228', edge: 1.2 }), grass('ru1', { y: 1206, h: 150, count: 150, fill: '#7c4f38', x: -20, w: 700 }), grass('ru1b', { y: 1206, h: 120, count: 100, fill: '#7c4f38', x: 1400, w: 540 }),
  ]);
}

export const scenes = { ruaha: { draw: hero, tone: 'dark', focus: '66% 60%', hero: true }, 'ruaha-1': { draw: lionsOnSand, tone: 'light', focus: '55% 66%' } };
