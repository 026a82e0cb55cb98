import { animal, circle, ellipse, fanPalm, flock, glitter, glow, land, leafy, limb, mirrored, mist, papyrus, path, picture, random, rect, reeds, ripples, sky, skyline, soaring, streaks, sun, treeline, water } from '../kit/index.mjs';
import { beeEater, elephant, elephantCalf, elephantStanding, fishEagle, lechwe, lechweGrazing } from '../kit/animals/index.mjs';
import { lilies } from './okavango.mjs';

/** Wading home: a file of elephants through knee-deep gold and green. */
function crossing() {
  const bank = skyline({ y: 560, amp: 10, seed: 'o1', scale: 360, octaves: 3 });
  const tone = { fill: '#27403a', far: '#3c5a4c', rim: '#f7eec0', mark: '#fffbe6', line: '#6c8a70', light: -1 };
  const file = [[elephant, 600, 250], [elephantCalf, 860, 120], [elephantStanding, 1110, 290], [elephantCalf, 1340, 140], [elephant, 1580, 270]];
  const walk = file.map(([shape, x, h]) => animal(shape, { ...tone, x, y: 790 + h * 0.14, h, flip: true, edge: 1.5 }));
  return picture([
    sky(['#7fae9a', '#bcd2a4', '#eae4ae', '#fcefc3'], { bottom: 580 }), glow(380, 460, 900, '#fffbe0', 0.85), sun(380, 420, 76, '#fffef2', '#fffbe0', 3, 0.5),
    treeline('o1', bank, 70, '#86ac84', { density: 1, gap: 0.12 }), [980, 1240, 1330, 1700].map((x, i) => fanPalm(`o1${i}`, x, 570, 190 + (i % 2) * 60, { fill: '#6f9a7c' })), land(bank, '#7aa377', { bottom: 640, lit: '#f2f0b4', litWidth: 2 }), mist(590, 40, '#fff8d0', 0.8),
    water(612, ['#f1eab4', '#a9c793', '#4e9078', '#1b5652'], 1200), glitter('o1', 380, 620, 500, { colour: '#fffce4', width: 130, spread: 460, count: 110, alpha: 0.8 }),
    `<clipPath id="o1c"><rect width="1920" height="792"/></clipPath>`, mirrored(`<g clip-path="url(#o1c)">${walk.join('')}</g>`, 792, 0.42, 0.75), `<g clip-path="url(#o1c)">${walk.join('')}</g>`,
    [600, 860, 1110, 1340, 1580].map((x, i) => [ellipse(x, 794, 150 - (i % 2) * 60, 7, '#f6f3cc', 'opacity="0.6"'), ellipse(x + 20, 810, 190 - (i % 2) * 70, 5, '#f6f3cc', 'opacity="0.35"')]),
    ripples('o1', { y: 660, h: 500, count: 120, colour: '#f8f5cf', alpha: 0.4, long: 200 }),
    reeds('o1', { x: 1280, w: 680, y: 1215, h: 250, count: 70, fill: '#0e3b3a', plume: '#5d8a5a' }), lilies('o1', [[300, 1010, 80], [460, 1070, 96], [210, 1100, 90], [760, 1090, 70]], '#2a7562', '#fbeef2'), flock('o1', 1200, 260, { w: 380, h: 110, count: 8, size: 15, fill: '#567f70' }),
  ]);
}

/** The guest's view: the bow ahead, papyrus closing in, a slot of sky. */
function throughPapyrus() {
  const wall = (seed, x, w, y, h, fill, head, count) => papyrus(seed, { x, w, y, h, count, fill, head, size: 0.2 });
  return picture([
    sky(['#3c7f86', '#7fb89c', '#d9dda2', '#fdf0b8'], { bottom: 620 }), glow(960, 560, 760, '#fffad6', 0.95), sun(960, 520, 70, '#fffdf0', '#fffadb', 3, 0.5),
    land(skyline({ y: 596, amp: 8, seed: 'o2', scale: 240 }), '#8fbb8a', { bottom: 640 }), treeline('o2', skyline({ y: 596, amp: 8, seed: 'o2', scale: 240 }), 44, '#7fae82', { density: 0.9 }), mist(610, 40, '#fffbd6', 0.9),
    water(620, ['#f0ecb6', '#83b892', '#2f7f73', '#0c4548'], 1200), glitter('o2', 960, 626, 560, { colour: '#fffbdc', width: 50, spread: 300, count: 90, alpha: 0.8 }),
    wall('o2a', -60, 700, 700, 330, '#74a878', '#8dbd84', 26), wall('o2b', 1290, 700, 700, 330, '#74a878', '#8dbd84', 26),
    wall('o2c', -100, 600, 860, 560, '#3f8268', '#56987a', 18), wall('o2d', 1430, 600, 860, 560, '#3f8268', '#56987a', 18), ripples('o2', { x: 420, w: 1080, y: 680, h: 480, count: 90, colour: '#f5f4c9', alpha: 0.4, long: 150 }),
    lilies('o2', [[620, 900, 70], [1330, 880, 66], [1420, 980, 90], [520, 1020, 90]], '#2b7562', '#f9d9e4'),
    wall('o2e', -140, 430, 1210, 980, '#17544f', '#236a5d', 10), wall('o2f', 1660, 430, 1210, 980, '#17544f', '#236a5d', 10),
    path('M960 742Q890 900 760 1200H1160Q1030 900 960 742Z', '#4b2e2c'), path('M960 742Q890 900 760 1200H812Q920 920 960 790Q1000 920 1108 1200H1160Q1030 900 960 742Z', '#e7a760'), path('M960 790Q920 920 850 1200H1070Q1000 920 960 790Z', '#2b1a20'), path('M905 1010H1015L1030 1062H890Z', '#6b3f34'),
    wall('o2g', -160, 260, 1260, 1260, '#062e30', '#0b3f3c', 4), wall('o2h', 1800, 260, 1260, 1260, '#062e30', '#0b3f3c', 4),
    animal(beeEater, { x: 470, y: 560, h: 90, fill: '#1f7f7a', far: '#125a5c', mark: '#e8b04a', line: '#14333a', rim: '#d9f0c0' }),
  ]);
}

/** From the air: channels like roots, islands ringed with palms, one boat. */
function fromAbove() {
  const r = random('o3');
  const channel = (knots, w) => [limb(knots.map((k) => ({ ...k, w: k.w * w + 54 })), 12), limb(knots.map((k) => ({ ...k, w: k.w * w })), 12), limb(knots.map((k) => ({ ...k, w: k.w * w * 0.5 })), 12)];
  const main = [[-80, 980, 190], [220, 820, 170], [480, 880, 150], [760, 700, 180], [1060, 640, 160], [1240, 430, 170], [1560, 400, 190], [1760, 200, 200], [2000, 120, 220]].map(([x, y, w]) => ({ x, y, w }));
  const side = [[760, 700, 90], [700, 470, 76], [460, 330, 70], [330, 140, 60], [120, 40, 50], [-60, -40, 50]].map(([x, y, w]) => ({ x, y, w }));
  const side2 = [[1060, 640, 90], [1190, 820, 80], [1450, 880, 84], [1600, 1050, 80], [1860, 1100, 90], [2000, 1240, 100]].map(([x, y, w]) => ({ x, y, w }));
  const all = [main, side, side2].map((k) => channel(k, 1));
  const tree = (x, y, s) => ellipse(x + s * 0.5, y + s * 0.6, s, s * 0.9, '#123f3b', 'opacity="0.5"') + path(leafy(`t${Math.round(x * y)}`, x, y, s, s * 0.94, { flat: 1, bumps: 16, rough: 0.18 }), r.pick(['#1f6a4c', '#2c7c52', '#3c8a55'])) + circle(x - s * 0.25, y - s * 0.3, s * 0.4, '#7db86a', 'opacity="0.55"');
  const island = (x, y, w, h) => {
    const trees = Array.from({ length: Math.round(w / 11) }, (_, i) => [i, r() * 0.24 + 0.72]).map(([i, k]) => { const a = (i / Math.round(w / 11)) * Math.PI * 2; return [x + Math.cos(a) * w * k, y + Math.sin(a) * h * k, 12 + r() * 14]; });
    return path(leafy(`i${x}`, x, y, w * 1.12, h * 1.12, { flat: 1, bumps: 22, rough: 0.12 }), '#a9b35e') + path(leafy(`j${x}`, x, y, w * 0.72, h * 0.7, { flat: 1, bumps: 18, rough: 0.14 }), '#e6d49a') + trees.sort((a, b) => a[1] - b[1]).map((t) => tree(...t)).join('');
  };
  const tufts = Array.from({ length: 260 }, () => ellipse(r() * 1920, r() * 1200, 6 + r() * 26, 4 + r() * 12, r.pick(['#4f9a62', '#68ac68', '#3c8a5c', '#86bb6e']), 'opacity="0.5"'));
  return picture([
    `<rect width="1920" height="1200" fill="#579f63"/>`, tufts,
    [0, 1, 2].map((layer) => path(all.map((c) => c[layer]).join(''), ['#a6cf7f', '#1d7f86', '#125f74'][layer])),
    island(520, 620, 130, 96), island(1000, 300, 170, 120), island(1520, 690, 190, 128), island(320, 1080, 170, 90), island(1700, 480, 90, 60), island(900, 1010, 150, 110), island(200, 480, 100, 74), island(1380, 170, 80, 60),
    path(limb('840,684,10 905,662,5'), '#f6f0cf', 'opacity="0.9"'), path(limb('700,730,2 770,708,6 830,690,9'), '#bfe6d8', 'opacity="0.7"'),
    [[1440, 640], [1466, 628], [1490, 644], [1452, 668], [980, 290], [1004, 306]].map(([x, y]) => ellipse(x + 6, y + 5, 12, 6, '#6b5a34', 'opacity="0.5"') + ellipse(x, y, 11, 6.5, '#5a4a46')),
    glow(300, 120, 900, '#fff6c6', 0.4), soaring([[1240, 560, 44, 0.16], [1330, 610, 30, 0.1], [1180, 640, 26, 0.12]], '#fffbe8'),
  ]);
}

/** Sundown: a fish eagle on its snag, lechwe in the shallows. */
function fishEagleAtSunset() {
  const bank = skyline({ y: 640, amp: 8, seed: 'o4', scale: 320 });
  const tone = { fill: '#43213a', edge: 0, far: '#6a3048' };
  const does = [[lechwe, 250, 72], [lechweGrazing, 380, 76], [lechwe, 520, 84], [lechwe, 700, 66], [lechweGrazing, 830, 70]].map(([s, x, h], i) => animal(s, { ...tone, x, y: 742 + h * 0.08, h, flip: i % 2 === 0 }));
  return picture([
    sky(['#2f5a72', '#8a6f86', '#e0806c', '#f8b26b', '#fde0a0'], { bottom: 660 }), glow(560, 600, 900, '#ffe3a4', 0.7), sun(560, 580, 120, '#fff1c2', '#ffd692', 2.6, 0.5), streaks([[400, 420, 760, 16], [900, 350, 620, 14], [200, 280, 500, 12]], '#c05f68', 0.5),
    treeline('o4', bank, 50, '#7a3d54', { density: 0.9, gap: 0.2 }), [180, 760, 1050].map((x, i) => fanPalm(`o4${i}`, x, 650, 170 + i * 20, { fill: '#6a3450' })), land(bank, '#6e3650', { bottom: 680 }),
    water(668, ['#f9b873', '#d0746c', '#7d5274', '#2f3a5a'], 1200), mirrored([treeline('o4', bank, 50, '#7a3d54', { density: 0.9, gap: 0.2 })], 668, 0.4, 0.7), glitter('o4', 560, 674, 480, { colour: '#fff0bb', width: 150, spread: 420, count: 90, alpha: 0.8 }),
    mirrored(does, 742, 0.4, 0.6), does, ripples('o4', { y: 690, h: 480, count: 130, colour: '#ffd9a8', alpha: 0.4, long: 190 }),
    path(limb('1990,1120,90 1700,900,64 1480,780,52 1300,740,34 1120,690,16 1040,640,6') + limb('1620,850,44 1560,600,30 1600,380,16 1570,240,6') + limb('1585,560,20 1700,430,12 1740,330,5') + limb('1380,760,26 1300,860,14 1210,900,5'), '#24142c'),
    animal(fishEagle, { x: 1352, y: 716, h: 420, flip: true, fill: '#3a1f2c', far: '#c98a3c', rim: '#ffcf8c', mark: '#fff6e4', line: '#e3a63c', light: -1, edge: 1 }),
    reeds('o4', { x: -40, w: 520, y: 1212, h: 230, count: 60, fill: '#1c1a34', plume: '#6b3f58' }), flock('o4', 900, 240, { w: 420, h: 120, count: 9, size: 15, fill: '#4a3450' }),
  ]);
}

export const scenes = {
  'okavango-delta-1': { draw: crossing, tone: 'light', focus: '58% 58%' },
  'okavango-delta-2': { draw: throughPapyrus, tone: 'dark', focus: '50% 62%' },
  'okavango-delta-3': { draw: fromAbove, tone: 'dark', focus: '52% 50%' },
  'okavango-delta-4': { draw: fishEagleAtSunset, tone: 'dark', focus: '62% 50%' },
};
