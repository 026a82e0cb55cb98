import { animal, circle, clipped, cloud, dhow, ellipse, flock, glitter, glow, land, leafy, limb, line, linear, n, palm, path, picture, random, rect, ripples, shafts, sitter, sky, skyline, stars, streaks, stroke, sun, surf, water } from '../kit/index.mjs';
import { fish, starfish, turtle } from '../kit/animals/index.mjs';

/** Stone Town when the lamps come on. */
function stoneTown() {
  const r = random('z1');
  const house = (x, y, w, h, wall, shade) => {
    const arch = (ax, ay, s, lit) => path(`M${n(ax - s)} ${n(ay)}V${n(ay - s * 1.7)}Q${n(ax - s)} ${n(ay - s * 2.9)} ${n(ax)} ${n(ay - s * 3.2)}Q${n(ax + s)} ${n(ay - s * 2.9)} ${n(ax + s)} ${n(ay - s * 1.7)}V${n(ay)}Z`, lit ? '#ffd27c' : shade);
    const rows = Math.floor(h / 130);
    const cols = Math.max(2, Math.floor(w / 90));
    const windows = Array.from({ length: rows * cols }, (_, i) => arch(x + ((i % cols) + 0.5) * (w / cols), y + 110 + Math.floor(i / cols) * 124, 17, r() < 0.42)).join('');
    const crenels = r() < 0.5 ? Array.from({ length: Math.floor(w / 34) }, (_, i) => rect(x + i * 34 + 4, y - 18, 20, 20, wall)).join('') : rect(x - 8, y - 12, w + 16, 14, shade);
    return rect(x, y, w, 1200 - y, wall) + rect(x, y, w * 0.16, 1200 - y, shade, 'opacity="0.45"') + crenels + windows + (r() < 0.6 ? rect(x + w * 0.3, y + 160, w * 0.5, 10, shade) + Array.from({ length: 9 }, (_, i) => rect(x + w * 0.3 + (i * w * 0.5) / 8 - 2, y + 130, 4, 34, shade)).join('') : '');
  };
  return picture([
    sky(['#2b2450', '#6b3a6c', '#c65f70', '#f49a68', '#fcd28c'], { bottom: 820 }), stars('z1', 70, { height: 330 }), glow(520, 700, 900, '#ffd894', 0.65), sun(500, 676, 78, '#fff2c4', '#ffdc9a', 2.6, 0.5), streaks([[400, 300, 760, 18], [1100, 220, 700, 14], [800, 420, 520, 12]], '#f08a72', 0.5),
    water(690, ['#f6b87e', '#c06a78', '#6a3c70'], 900), glitter('z1', 500, 694, 160, { colour: '#fff0bc', width: 110, spread: 240, count: 34 }), dhow(820, 730, 0.62, { hull: '#3f2048', sail: '#fbd9a4', shade: '#d98a70', line: '#3f2048' }), dhow(250, 720, 0.4, { hull: '#4f2a54', sail: '#f3b98c', shade: '#c97a6c', line: '#4f2a54' }),
    house(1540, 560, 240, 640, '#7c4464', '#56304f'), house(1740, 640, 260, 560, '#8a4a60', '#5c3250'), rect(1372, 300, 74, 900, '#8f5068'), rect(1360, 470, 98, 16, '#5c3250'), rect(1360, 640, 98, 16, '#5c3250'), path('M1366 302Q1366 250 1409 218Q1452 250 1452 302Z', '#5c3250'), path(limb('1409,220,5 1409,180,2'), '#5c3250'), rect(1396, 330, 26, 60, '#ffd27c'),
    house(-30, 760, 230, 440, '#5f3560', '#3f2448'), house(190, 820, 210, 380, '#74405f', '#4a2a4c'), house(1120, 700, 250, 500, '#6c3a5e', '#45274a'), house(920, 850, 220, 350, '#7c4660', '#512e4e'), house(390, 900, 260, 300, '#553058', '#382042'), house(640, 940, 290, 260, '#693a5a', '#432647'), house(1380, 800, 300, 400, '#553058', '#382042'), house(1670, 880, 280, 320, '#47284e', '#2f1b3c'),
    palm('z1', 1060, 940, 420, { fill: '#2a1738', lit: '#4c2a4c', lean: 0.1 }), palm('z1b', 320, 960, 360, { fill: '#2a1738', lit: '#4c2a4c', lean: -0.12 }), [[700, 930, 5], [1190, 690, 4], [520, 890, 4]].map(([x, y, s]) => animal(sitter, { x, y, h: 60 + s, fill: '#24122f', far: '#24122f' })), flock('z1', 760, 470, { w: 600, h: 160, count: 16, size: 14, fill: '#45234c' }),
  ]);
}

/** Two fathoms down on the reef: a green turtle over coral. */
function reef() {
  const r = random('z2');
  const fanCoral = (x, y, s, colour) => { const wood = []; const grow = (px, py, a, len, w, d) => { const ex = px + Math.cos(a) * len; const ey = py + Math.sin(a) * len; wood.push(limb([{ x: px, y: py, w }, { x: ex, y: ey, w: w * 0.7 }], 2)); if (d) for (const t of [-0.45, 0.42]) grow(ex, ey, a + t + (r() - 0.5) * 0.2, len * 0.76, w * 0.68, d - 1); }; grow(x, y, -Math.PI / 2, s * 0.3, s * 0.07, 5); return path(wood.join(''), colour); };
  const brain = (x, y, w, h, colour, line) => path(leafy(`z2${x}`, x, y, w, h, { flat: 0.6, bumps: 30, rough: 0.08 }), colour) + clipped(leafy(`z2${x}`, x, y, w, h, { flat: 0.6, bumps: 30, rough: 0.08 }), Array.from({ length: 8 }, (_, i) => stroke(`M${x - w} ${y - h + i * h * 0.24}q${w * 0.25} ${-h * 0.16} ${w * 0.5} 0t${w * 0.5} 0t${w * 0.5} 0t${w * 0.5} 0`, line, 5, 'opacity="0.6"')).join(''));
  const school = (cx, cy, count, h, tone) => Array.from({ length: count }, () => animal(fish, { ...tone, x: cx + (r() - 0.5) * 420, y: cy + (r() - 0.5) * 200, h: h * (0.7 + r() * 0.5) })).join('');
  const bed = linear(0, 900, 0, 1200, [[0, '#8fc7b0'], [1, '#2c7480']]);
  return picture([
    sky(['#c4f0e2', '#5fcac4', '#1f9aa9', '#0b6a8a', '#0a4a70'], { bottom: 1150 }), glow(760, -60, 1000, '#f6fff4', 0.8), shafts(760, -120, 1300, [[1.0, 0.07], [1.2, 0.11], [1.46, 0.08], [1.72, 0.12], [2.0, 0.08], [2.25, 0.09]], '#f2fff2', 0.34), Array.from({ length: 14 }, (_, i) => ellipse(140 * i + r() * 80, 26 + r() * 40, 90, 6, '#ffffff', 'opacity="0.5"')),
    land(skyline({ y: 840, amp: 60, seed: 'z2a', scale: 220 }), '#14708c', { haze: '#0e5c7c', depth: 160 }), land(skyline({ y: 930, amp: 50, seed: 'z2b', scale: 260 }), '#0f5a78', { bottom: 1200 }), school(480, 360, 16, 34, { fill: '#0f6a86', far: '#0f6a86', mark: '#3fb0b4', line: '#0f6a86', edge: 0 }),
    bed.def, land(skyline({ y: 1040, amp: 20, seed: 'z2c', scale: 420 }), '#4fa39c', { haze: '#2c7480', depth: 160 }), brain(330, 1070, 220, 150, '#c9607a', '#8f3c64'), brain(1660, 1090, 250, 170, '#d98a4c', '#a85a34'), fanCoral(560, 1100, 400, '#e0704c'), fanCoral(1440, 1090, 430, '#b04a78'), fanCoral(120, 1110, 460, '#f0a850'), fanCoral(1850, 1080, 480, '#e0704c'), brain(1120, 1150, 190, 90, '#7c5a9a', '#573a78'), fanCoral(860, 1160, 250, '#f3c46a'),
    animal(turtle, { x: 1060, y: 560, h: 330, turn: -12, fill: '#2f6a58', far: '#1d4c4c', rim: '#d6f2c0', mark: '#10242c', line: '#c9d68a', edge: 2 }), [[520, 700, 110, 1], [700, 800, 84], [1560, 380, 96, 1], [1700, 560, 76, 1], [340, 560, 70]].map(([x, y, h, flip]) => animal(fish, { x, y, h, flip: Boolean(flip), fill: '#f0a030', far: '#c97a24', mark: '#fff6dc', line: '#3a2030', rim: '#ffe4a0' })), animal(starfish, { x: 640, y: 1150, h: 110, fill: '#d9482f', rim: '#ffb08a', mark: '#ffd9b0' }), animal(starfish, { x: 1330, y: 1166, h: 80, fill: '#e88a3c', rim: '#ffd0a0', mark: '#fff0d0' }),
    Array.from({ length: 36 }, () => { const x = r.pick([330, 1480, 900]) + (r() - 0.5) * 60; return circle(x, 300 + r() * 760, 3 + r() * 9, 'none', 'stroke="#e9fff6" stroke-width="2.4" opacity="0.6"'); }),
  ]);
}

/** The jetty at Nungwi and the only appointment of the day: a hammock. */
function jetty() {
  const deck = { top: '#c98a5c', side: '#7c4a44' };
  const posts = [[1180, 560, 10, 40], [1110, 590, 12, 52], [1020, 632, 15, 66], [900, 694, 19, 90], [720, 790, 25, 130], [440, 940, 34, 190]];
  return picture([
    sky(['#1f8aa8', '#62b9bd', '#bfe0c8', '#fbe9c0', '#fbd0a0'], { bottom: 540 }), glow(1460, 480, 800, '#fff6d6', 0.8), sun(1470, 430, 66, '#fffbe8', '#fff2cc', 3, 0.5), cloud('z3', 260, 500, 620, 110, '#fdf0d6', 'opacity="0.8"'), cloud('z3b', 1560, 420, 420, 70, '#fdf0d6', 'opacity="0.7"'),
    water(530, ['#a9dcc8', '#2fb3b4', '#12919f', '#43c2b4', '#a9e6cf'], 1140), surf('z3', 640, '#1fa3ab', { amp: 6, scale: 280 }), surf('z3b', 800, '#4fc6ba', { amp: 12, scale: 320 }), surf('z3c', 940, '#93e0cb', { amp: 14, scale: 300, tilt: -60 }), glitter('z3', 1470, 540, 330, { colour: '#fffbe0', width: 70, spread: 230, count: 60, alpha: 0.7 }), ripples('z3', { y: 545, h: 440, count: 140, colour: '#effcf0', alpha: 0.5, long: 130 }),
    path('M1150 470L1250 400L1350 470Z', '#8a5a3c'), rect(1176, 470, 150, 60, '#5c3a34'), rect(1206, 480, 30, 50, '#2f8a94'), rect(1264, 480, 30, 50, '#2f8a94'), posts.map(([x, y, w, h]) => rect(x, y, w, h, deck.side) + rect(x + (1280 - x) * 0.02 + w * 3.2, y, w, h, deck.side)), path('M1180 528H1320L1320 540Q1000 690 620 1060L200 1010Q760 740 1180 536Z', deck.top), Array.from({ length: 24 }, (_, i) => { const t = (i / 24) ** 1.7; return stroke(`M${n(1190 - 960 * t)} ${n(538 + 462 * t)}L${n(1312 - 660 * t)} ${n(544 + 500 * t)}`, deck.side, n(2 + 4 * t), 'opacity="0.6"'); }),
    dhow(1620, 640, 0.7, { hull: '#3f2a44', sail: '#fff3da', shade: '#e6bb90', line: '#3f2a44' }), surf('z3s', 1030, '#fdf6e0', { amp: 16, scale: 330, tilt: -90 }), surf('z3t', 1048, '#f3d9a4', { amp: 18, scale: 330, tilt: -96 }), surf('z3u', 1110, '#e6bf86', { amp: 14, scale: 420, tilt: -60 }),
    palm('z3', 1850, 1180, 980, { fill: '#0f3f44', lit: '#1f6c60', lean: -0.16, size: 0.4 }), palm('z3b', 1240, 1150, 700, { fill: '#12484c', lit: '#23756a', lean: 0.1, size: 0.4 }), path('M1262 800Q1480 1060 1830 780Q1500 1000 1262 800Z', '#c2462f'), path('M1262 800Q1470 1110 1830 780Q1480 1030 1262 800Z', '#e8a24c'), stroke('M1262 800Q1480 1010 1832 780', '#fbeed0', 4), path(limb('1420,930,20 1520,946,34 1620,920,26'), '#5c2a34') + circle(1398, 908, 20, '#3a1f2a'), animal(starfish, { x: 560, y: 1130, h: 90, fill: '#d9603f', rim: '#ffbf94', mark: '#ffd9b0' }),
  ]);
}

export const scenes = {
  'zanzibar-1': { draw: stoneTown, tone: 'dark', focus: '55% 55%' },
  'zanzibar-2': { draw: reef, tone: 'dark', focus: '55% 50%' },
  'zanzibar-3': { draw: jetty, tone: 'light', focus: '62% 60%' },
};
