import { animal, broadleaf, clipped, cloud, ellipse, glow, grass, guide, herd, land, limb, milkyWay, mirrored, path, picture, radial, random, ripples, sky, skyline, soaring, stars, streaks, sun, treeline, walker, water } from '../kit/index.mjs';
import { beeEater, beeEaterFlying, crocodile, hippoAfloat, hippoYawning, impala, impalaDoe, leopard, stork } from '../kit/animals/index.mjs';

/** On foot, in a file: the guide, four guests, the scout behind. */
function walkingSafari() {
  const ridge = skyline({ y: 850, amp: 22, seed: 'l1', scale: 620, tilt: -160, octaves: 2 });
  const tone = { fill: '#2b2030', far: '#463044', rim: '#ffe0a0', line: '#8a6a50', edge: 2.4 };
  const file = [[guide, 1440], [walker, 1250], [walker, 1090], [walker, 940], [walker, 790], [guide, 620]];
  return picture([
    sky(['#2f6f7c', '#78a896', '#dccf8e', '#fbdf96', '#f7bf6a'], { bottom: 900 }), glow(1560, 700, 1000, '#fff4c4', 0.8), sun(1600, 640, 110, '#fffbe2', '#fff2c0', 2.6, 0.5), streaks([[500, 260, 800, 18], [1300, 200, 620, 14], [900, 380, 520, 12]], '#fbeab4', 0.5),
    land(skyline({ y: 720, amp: 60, seed: 'l1h', scale: 420 }), '#a9a06a', { haze: '#f3cf80', depth: 160 }), land(skyline({ y: 790, amp: 30, seed: 'l1h2', scale: 320 }), '#9a8a50', { haze: '#e6b860', depth: 130 }), treeline('l1', skyline({ y: 800, amp: 30, seed: 'l1h2', scale: 320 }), 50, '#857a48', { density: 0.6, gap: 0.4 }),
    herd([impala, impalaDoe], [[260, 900, 60], [350, 910, 62, true], [180, 912, 58]], { fill: '#8a5a34', edge: 0 }), broadleaf('l1', 330, 880, 360, { fill: '#5c4a30', lit: '#c79a50', light: 1 }),
    land(ridge, '#a0692f', { haze: '#7a4a28', depth: 260, lit: '#ffe6a0', litWidth: 4 }), grass('l1r', { w: 1920, h: 60, count: 300, fill: '#c98f42', height: ridge.height, lean: 0.4 }),
    file.map(([who, x]) => animal(who, { ...tone, x, y: ridge.height(x) + 14, h: 262 })), grass('l1m', { w: 1920, h: 70, count: 260, fill: '#7c4c26', height: (x) => ridge.height(x) + 46, lean: 0.4 }),
    land(skyline({ y: 1090, amp: 16, seed: 'l1f', scale: 520 }), '#4a2f22'), grass('l1f', { y: 1206, h: 240, count: 240, fill: '#38221c', lean: 0.4 }), soaring([[760, 330, 34, 0.12], [860, 270, 22, -0.1]], '#5c5a48'),
  ]);
}

/** The spotlight finds her on the track: a leopard, unhurried. */
function leopardByNight() {
  const beam = radial(1010, 800, 720, [[0, '#f9d68c', 1], [0.45, '#a9743a', 0.75], [1, '#0a1424', 0]]);
  return picture([
    sky(['#050b18', '#0a1830', '#12294a', '#1b3a5c'], { bottom: 760 }), stars('l2', 260, { height: 640 }), milkyWay('l2', 200, 760, 900, -80, 200),
    treeline('l2', skyline({ y: 690, amp: 20, seed: 'l2t', scale: 260 }), 150, '#0b1c30', { density: 0.9 }), land(skyline({ y: 700, amp: 14, seed: 'l2g', scale: 420 }), '#0a1626'),
    beam.def, path('M1990 180L2000 330L1620 1180H300L420 700Z', beam.fill, 'opacity="0.9"'), ellipse(1010, 960, 760, 170, '#d9a458', 'opacity="0.35"'),
    path('M620 1200Q860 880 1240 720L1330 720Q1240 900 1420 1200Z', '#c08a4c', 'opacity="0.45"'), grass('l2b', { x: 240, w: 1500, h: 90, count: 200, fill: '#8a6230', height: () => 800 }),
    ellipse(980, 1018, 520, 24, '#1c1420', 'opacity="0.7"'), animal(leopard, { x: 980, y: 1010, h: 400, fill: '#d49a50', far: '#7c5030', rim: '#fff0c4', mark: '#38202a', line: '#fdf3a0', edge: 1.2 }),
    broadleaf('l2', 130, 1160, 900, { fill: '#050d18', lit: '#1a3450', light: 1 }), grass('l2', { y: 1206, h: 170, count: 240, fill: '#050c16' }),
  ]);
}

/** Carmine bee-eaters: the river bank is theirs from August to October. */
function beeEaters() {
  const r = random('l3');
  const tone = { fill: '#c2283c', far: '#8f1c38', rim: '#ff8a78', mark: '#1f8a94', line: '#2a1020', edge: 2 };
  const holes = [];
  for (let i = 0; i < 46; i++) holes.push([880 + r() * 1040, 420 + r() * 560, 17 + r() * 10]);
  const cliff = `M820 1200Q800 900 850 700Q820 560 880 380Q900 330 1000 322Q1300 300 1500 318T1960 296V1200Z`;
  return picture([
    sky(['#1f6f9c', '#5fa9bd', '#b9d9ca', '#f3e6bd'], { bottom: 900 }), cloud('l3', 80, 420, 520, 90, '#f6f3df', 'opacity="0.7"'), land(skyline({ y: 790, amp: 20, seed: 'l3h', scale: 360, to: 1000 }), '#7aa678', { bottom: 850 }), treeline('l3', skyline({ y: 790, amp: 20, seed: 'l3h', scale: 360, to: 1000 }), 70, '#5f9068', { density: 1 }), water(840, ['#cfe0c4', '#6fb0b0', '#2f7c94', '#154a6c'], 1200), ripples('l3', { w: 900, y: 850, h: 330, count: 70, colour: '#eef6e0', alpha: 0.5, long: 180 }),
    clipped(cliff, [path(cliff, '#b9683f'), path('M820 360Q1200 420 1960 380V470Q1300 500 830 440Z', '#cf8450'), path('M800 700Q1300 640 1960 690V780Q1300 760 800 800Z', '#a3563a'), path('M800 980Q1300 930 1960 960V1200H800Z', '#8a4534'), path('M820 1200Q800 900 850 700Q820 560 880 380L930 380Q880 560 910 700Q870 900 890 1200Z', '#6f3430', 'opacity="0.7"'), holes.map(([x, y, s]) => ellipse(x, y + 3, s, s * 0.8, '#e0a068') + ellipse(x, y, s, s * 0.78, '#3a1a22'))]),
    grass('l3t', { x: 900, w: 1020, h: 74, count: 110, fill: '#7c8a48', height: () => 330, lean: -0.4 }),
    holes.filter((_, i) => i % 4 === 0).map(([x, y], i) => animal(beeEater, { ...tone, x: x - 2, y: y + 16, h: 70 + (i % 3) * 10, flip: i % 2 === 0 })),
    [[300, 300, 120], [560, 200, 90], [700, 420, 110], [180, 520, 84], [470, 620, 100], [1240, 190, 90], [1520, 150, 70], [760, 700, 80], [980, 240, 76], [1720, 220, 84]].map(([x, y, h], i) => animal(beeEaterFlying, { ...tone, x, y, h: h * 1.15, flip: i % 3 === 1, turn: (i % 5) * 8 - 14 })),
    path(limb('-40,1130,44 260,1000,30 480,900,18 700,850,8') + limb('330,970,20 380,860,12 470,790,5'), '#3a2228'), animal(beeEater, { ...tone, x: 505, y: 898, h: 250, edge: 1.2 }), animal(beeEater, { ...tone, x: 250, y: 1004, h: 230, flip: true, edge: 1.2 }),
  ]);
}

/** The oxbow: cabbage-green, still, and watched from every side. */
function oxbow() {
  const r = random('l4');
  const tone = { fill: '#33402f', far: '#5f6a48', rim: '#eef0b0', mark: '#fdf8d8', line: '#8f9a6a' };
  const trees = [broadleaf('l4a', 300, 520, 420, { fill: '#2f5a48', lit: '#84a860', light: 1 }), broadleaf('l4b', 640, 500, 300, { fill: '#3a6a50', lit: '#8cb068', light: 1 }), broadleaf('l4c', 1700, 520, 460, { fill: '#2a5244', lit: '#84a860', light: -1 }), broadleaf('l4d', 1370, 500, 290, { fill: '#3a6a50', lit: '#8cb068', light: -1 })];
  return picture([
    sky(['#86b8a4', '#c1d8a8', '#f2eebc'], { bottom: 520 }), glow(1000, 300, 800, '#fffde4', 0.8), treeline('l4', skyline({ y: 470, amp: 12, seed: 'l4', scale: 260 }), 80, '#7fa878', { density: 1.2 }), land(skyline({ y: 480, amp: 10, seed: 'l4', scale: 260 }), '#7aa064', { bottom: 560, lit: '#eef0ac', litWidth: 2 }), trees,
    water(536, ['#dbe6b0', '#8dbc8a', '#3f8a70', '#145048'], 1200), mirrored(trees, 536, 0.42, 0.72),
    Array.from({ length: 210 }, () => { const t = r() ** 0.9; return ellipse(r() * 1920, 590 + t * 560, 16 + t * 46, 5 + t * 15, r.pick(['#6faa54', '#86bd5c', '#559548', '#a0cc6c']), 'opacity="0.9"'); }),
    ripples('l4', { y: 560, h: 560, count: 80, colour: '#f6f6d0', alpha: 0.45, long: 170 }), herd(hippoAfloat, [[560, 700, 110], [780, 680, 90, true], [1140, 690, 100, true], [960, 760, 140], [1380, 740, 120, true]], tone), animal(stork, { x: 1190, y: 664, h: 40, fill: '#fffdf0', edge: 0 }), animal(hippoYawning, { ...tone, x: 620, y: 920, h: 260, edge: 1.6 }),
    Array.from({ length: 46 }, () => ellipse(r() * 1920, 860 + r() * 200, 40 + r() * 40, 10 + r() * 12, r.pick(['#6faa54', '#86bd5c', '#4a8a42']))),
    land(skyline({ y: 1090, amp: 14, seed: 'l4f', scale: 520, tilt: -110 }), '#7c6a40', { haze: '#4f4a30', depth: 160, lit: '#e6da98', litWidth: 3 }), animal(crocodile, { x: 1250, y: 1090, h: 330, flip: true, fill: '#2f3526', far: '#4a4c34', rim: '#e3e0a0', mark: '#fdf8d8', line: '#8a8a5c', edge: 1.2 }), grass('l4', { x: -20, w: 900, y: 1206, h: 150, count: 160, fill: '#22351f' }),
  ]);
}

export const scenes = {
  'south-luangwa-1': { draw: walkingSafari, tone: 'light', focus: '54% 66%' },
  'south-luangwa-2': { draw: leopardByNight, tone: 'dark', focus: '54% 70%' },
  'south-luangwa-3': { draw: beeEaters, tone: 'dark', focus: '40% 55%' },
  'south-luangwa-4': { draw: oxbow, tone: 'light', focus: '55% 62%' },
};
