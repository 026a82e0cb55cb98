import { acacia, animal, bands, ceiling, circle, cloud, fire, glow, grass, herd, land, milkyWay, mirrored, mist, path, picture, radial, rain, rect, ripples, safariTent, sitter, sky, skyline, stars, stroke, termiteMound, treeline, watcher, water } from '../kit/index.mjs';
import { cheetahSitting, crocodile, giraffe, giraffeWalking, hippoAfloat, impala, impalaDoe, wildebeest, wildebeestGrazing } from '../kit/animals/index.mjs';

/** A cheetah on its lookout in the honey of five o'clock. */
function cheetah() {
  const far = skyline({ y: 700, amp: 26, seed: 'mm1', scale: 520 });
  return picture([
    sky(['#6f9a94', '#b6c3a0', '#ecd79a', '#fbe7b0'], { bottom: 730 }),
    glow(1500, 560, 900, '#fff3c2', 0.7), cloud('mm1-a', 160, 560, 560, 110, '#f6ebc9', 'opacity="0.7"'), cloud('mm1-b', 1260, 470, 620, 130, '#fbf1d2', 'opacity="0.75"'), cloud('mm1-c', 700, 640, 420, 60, '#f8eccb', 'opacity="0.6"'),
    land(far, '#a8ab77', { haze: '#dccb86', depth: 100 }), treeline('mm1', far, 24, '#8f9766', { density: 0.5, gap: 0.5 }),
    acacia('mm1-t', 1560, 760, 190, { fill: '#6c6d45', lit: '#c5b56b', light: 1 }),
    bands('mm1', 750, 1000, ['#dcb95c', '#cf9f48', '#b98340', '#8d5c33'], { haze: '#f0d482', lit: '#fff0b4' }),
    herd([impala, impalaDoe], [[1460, 836, 58], [1540, 850, 60, true], [1640, 838, 54], [1390, 860, 60]], { fill: '#7a4c32', edge: 0 }),
    termiteMound('mm1', 860, 1180, 560, 450, { fill: '#8c4a30', lit: '#f2b36a', light: 1 }),
    animal(cheetahSitting, { x: 850, y: 742, h: 330, fill: '#d49a4e', far: '#9c6638', rim: '#fff0bd', mark: '#3f2223', line: '#2a1618', edge: 1.4 }),
    land(skyline({ y: 1120, amp: 16, seed: 'mm1-f', scale: 640 }), '#5d3a26'), grass('mm1', { y: 1200, h: 190, count: 260, fill: '#4c2d20', lean: 0.3 }),
  ]);
}

/** From the crocodile's side: the herds on the bank, the evening in the water. */
function mara() {
  const bank = skyline({ y: 560, amp: 12, seed: 'mm2', scale: 460, octaves: 3 });
  const tone = { fill: '#2f1b33', far: '#4f2d43', rim: '#ffc79c', line: '#8b5160' };
  const line = Array.from({ length: 15 }, (_, i) => animal(i % 4 === 2 ? wildebeestGrazing : wildebeest, { ...tone, x: 120 + i * 122 + ((i * 53) % 40), y: bank.height(120 + i * 122) + 8, h: 104 + ((i * 37) % 26), flip: i % 5 !== 3 }));
  const scene = [land(bank, '#5a2f45', { bottom: 690, lit: '#ffbb8e', litWidth: 3 }), line];
  return picture([
    sky(['#5d6b9a', '#a887a6', '#ec9f93', '#fcd0a0'], { bottom: 600 }),
    glow(1060, 540, 800, '#ffe2b0', 0.7), cloud('mm2', 40, 330, 760, 120, '#d9a3a8', 'opacity="0.6"'), cloud('mm2b', 1080, 270, 860, 130, '#c996ac', 'opacity="0.55"'), cloud('mm2c', 620, 440, 520, 70, '#f3b9a4', 'opacity="0.7"'),
    treeline('mm2', bank, 90, '#8a5066', { density: 0.5, gap: 0.35 }), scene,
    land(skyline({ y: 640, amp: 8, seed: 'mm2-cut', scale: 90, octaves: 4 }), '#8f5149', { bottom: 700 }),
    water(690, ['#e59c8a', '#a86b83', '#5c4470', '#2c2650'], 1200), mirrored(scene, 690, 0.42, 0.8),
    ripples('mm2', { y: 705, h: 450, count: 160, colour: '#ffd7b4', alpha: 0.4, long: 190 }),
    animal(hippoAfloat, { x: 1480, y: 810, h: 120, flip: true, fill: '#352245', rim: '#f3b69c', line: '#8b5f74' }),
    path('M60 1062Q420 1018 900 1030T1330 1062Q1000 1100 640 1096T60 1062Z', '#5c4060'),
    animal(crocodile, { x: 720, y: 1052, h: 300, fill: '#1e1833', rim: '#e59d8c', mark: '#f6dcc0', line: '#7b5670', edge: 1.4 }),
    ripples('mm2-n', { x: 200, w: 1100, y: 1048, h: 60, count: 30, colour: '#ffd7b4', alpha: 0.55, long: 260 }),
  ]);
}

/** Giraffes before a wall of rain, and the bow in it. */
function rainFront() {
  const hill = skyline({ y: 820, amp: 18, seed: 'mm3', scale: 480 });
  const bow = ['#d9705a', '#e6a35c', '#efd98a', '#8fc09a', '#7aa3c4', '#8a7fb5'];
  const tone = { fill: '#c98b4e', far: '#7c4a32', rim: '#ffe7b0', line: '#fff0c8' };
  return picture([
    sky(['#2a3950', '#415670', '#6d8496', '#b9bfae', '#eadca6'], { bottom: 840 }),
    bow.map((c, i) => circle(560, 1060, 820 - i * 15, 'none', `stroke="${c}" stroke-width="15" opacity="0.42"`)),
    rain('mm3', -60, 180, 760, 660, '#50667c', { lean: 120, alpha: 0.7 }), rain('mm3b', 560, 180, 420, 650, '#687d8c', { lean: 110, alpha: 0.5 }),
    ceiling('mm3a', 190, 110, '#3a4d65'), ceiling('mm3b', 110, 100, '#2d3e56'), ceiling('mm3c', 20, 90, '#223148'),
    land(hill, '#5f7765', { haze: '#aeb074', depth: 100 }), treeline('mm3', hill, 26, '#4c6457', { density: 0.7, gap: 0.4 }), mist(850, 36, '#f0e3a8', 0.6),
    bands('mm3', 870, 1080, ['#b9ab55', '#96933f', '#6d7435'], { haze: '#d8c76a', lit: '#fff3b0' }),
    animal(giraffe, { ...tone, x: 560, y: 980, h: 104 }), animal(giraffe, { ...tone, x: 700, y: 968, h: 92, flip: true }),
    animal(giraffeWalking, { ...tone, x: 1400, y: 1110, h: 350, flip: true, edge: 1.2 }), animal(giraffe, { ...tone, fill: '#b97a44', x: 1130, y: 1080, h: 270, flip: true, edge: 1.4 }),
    grass('mm3', { y: 1206, h: 130, count: 300, fill: '#3f4a2a', lean: 0.5 }),
  ]);
}

/** After dinner: fire, canvas, the Milky Way. */
function campFire() {
  const ground = skyline({ y: 930, amp: 14, seed: 'mm4', scale: 600 });
  const light = radial(900, 985, 640, [[0, '#f08a3c', 0.75], [0.4, '#b0522f', 0.4], [1, '#1b1426', 0]]);
  const seat = { fill: '#1a0f1c', far: '#241422', rim: '#ffb05c', light: 1, edge: 3 };
  return picture([
    sky(['#070b1f', '#111a3c', '#27305c', '#4b4670', '#8a5a6c'], { bottom: 960 }),
    milkyWay('mm4', 420, 900, 1500, -60, 260), stars('mm4', 330, { height: 800 }),
    land(skyline({ y: 880, amp: 30, seed: 'mm4h', scale: 520 }), '#221d3f'), treeline('mm4', skyline({ y: 900, amp: 20, seed: 'mm4h2', scale: 420 }), 44, '#191530', { density: 0.6, gap: 0.4 }),
    acacia('mm4-a', 320, 960, 520, { fill: '#0d0b1d', lit: '#4b2c38', light: 1, spread: 1.35 }),
    land(ground, '#1b1426'), light.def, `<rect y="300" width="1920" height="900" fill="${light.fill}"/>`,
    safariTent(1340, 985, 1.7, { canvas: '#a8744c', shade: '#54332f', light: '#ffdf9a' }), safariTent(1700, 960, 1.0, { canvas: '#7c543f', shade: '#3c2629', light: '#ffd184' }),
    animal(sitter, { ...seat, x: 720, y: 1046, h: 190 }), animal(sitter, { ...seat, x: 590, y: 1062, h: 200 }), animal(sitter, { ...seat, x: 1080, y: 1052, h: 192, flip: true, light: -1 }),
    fire('mm4', 900, 1052, 1.5), circle(900, 1060, 4, '#1a0d14'), animal(watcher, { ...seat, x: 1180, y: 1030, h: 220, flip: true, light: -1 }),
    grass('mm4', { y: 1206, h: 100, count: 220, fill: '#0a0712' }),
  ]);
}

export const scenes = {
  'masai-mara-1': { draw: cheetah, tone: 'light', focus: '46% 45%' },
  'masai-mara-2': { draw: mara, tone: 'dark', focus: '48% 55%' },
  'masai-mara-3': { draw: rainFront, tone: 'dark', focus: '66% 50%' },
  'masai-mara-4': { draw: campFire, tone: 'dark', focus: '52% 70%' },
};
