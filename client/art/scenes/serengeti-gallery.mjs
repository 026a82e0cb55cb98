import { acacia, animal, balloon, bands, blob, boulder, circle, ellipse, glow, grass, kopje, land, leafy, limb, mist, moon, noise, path, picture, random, rect, ripples, river, sky, skyline, soaring, stars, streaks, sun, treeline } from '../kit/index.mjs';
import { leopardOnBranch, lionLying, wildebeest, wildebeestRunning } from '../kit/animals/index.mjs';

/** The crossing: down the bank in dust, through brown water, up the near side. */
function crossing() {
  const far = skyline({ y: 300, amp: 20, seed: 's1-far', scale: 420 });
  const bank = skyline({ y: 470, amp: 26, seed: 's1-bank', scale: 260, tilt: 120 });
  const near = skyline({ y: 1010, amp: 30, seed: 's1-near', scale: 420, tilt: -180 });
  const tone = { fill: '#33202a', far: '#5c3c38', rim: '#f4d79e', line: '#7c5844' };
  const r = random('s1');
  const down = Array.from({ length: 16 }, (_, i) => animal(wildebeestRunning, { ...tone, x: 500 + i * 62 + r() * 20, y: 480 + i * 12 + r() * 26, h: 76 + i * 2.4, turn: 14 }));
  const splash = (x, y, s) => Array.from({ length: 12 }, () => circle(x + (r() - 0.4) * s * 1.4, y - r() * s * 0.7, 2 + r() * 6, '#fff4d8', 'opacity="0.8"')).join('') + ellipse(x, y + 4, s * 0.8, s * 0.1, '#fff4d8', 'opacity="0.6"');
  const swim = [[1300, 742, 120], [1110, 770, 128], [1440, 800, 136], [920, 812, 140], [1230, 850, 150]].map(([x, y, h]) => `<clipPath id="w${x}"><rect y="${y - 400}" width="1920" height="${400 - h * 0.32}"/></clipPath><g clip-path="url(#w${x})">${animal(wildebeest, { ...tone, x, y, h, flip: true })}</g>${splash(x - h * 0.5, y - h * 0.3, h * 0.6)}`);
  return picture([
    sky(['#c9a878', '#e7cfa0', '#f7e8c4'], { bottom: 330 }),
    land(far, '#c7a878', { haze: '#e5cc9c', depth: 100 }), treeline('s1', far, 30, '#a98d62', { density: 0.7, gap: 0.3 }),
    bands('s1', 350, 430, ['#cfa566', '#bd8f53'], { haze: '#e8ca90' }),
    acacia('s1-a', 1620, 480, 260, { fill: '#5b4434', lit: '#c79c60', light: -1 }),
    land(bank, '#9a6540', { haze: '#c08650', depth: 220, lit: '#f0c98a', litWidth: 4 }), ripples('s1-strata', { y: 540, h: 160, count: 60, colour: '#6f452f', alpha: 0.3, long: 160 }),
    river([[640, -40, 1960], [1200, -40, 1960]], '#8f9a74'), river([[640, -40, 1960], [720, -40, 1960]], '#6f7a5c'),
    mist(560, 110, '#f2d9a6', 0.75, 900, 1500), down, mist(640, 60, '#f6e3b8', 0.8, 1250, 900),
    ripples('s1-w', { y: 670, h: 420, count: 150, colour: '#e6e3bd', alpha: 0.5, long: 170 }), swim,
    land(near, '#5c3b2c', { haze: '#3b241f', depth: 260, lit: '#e6b878', litWidth: 4 }),
    animal(wildebeestRunning, { ...tone, fill: '#2a1820', x: 1560, y: 1010, h: 250, turn: 8, flip: true }),
    grass('s1', { h: 70, count: 160, fill: '#2f1c1b', height: near.height }),
  ]);
}

/** The king on his kopje, the sun behind him. */
function lionOnKopje() {
  const plain = skyline({ y: 930, amp: 16, seed: 's2-p', scale: 520 });
  const stone = { fill: '#8a5140', lit: '#f3bd7c', shade: '#5e3433', light: -1 };
  return picture([
    sky(['#d9793c', '#eaa253', '#f6cd80', '#fbe6b0'], { bottom: 950 }),
    glow(720, 560, 1000, '#fff2c4', 0.7), circle(720, 560, 330, '#fdf0c2'),
    soaring([[360, 260, 40, 0.12], [480, 330, 26, -0.1], [1500, 210, 30, 0.08]], '#a5572f'),
    land(plain, '#c98548', { haze: '#e4ab62', depth: 140 }), treeline('s2', plain, 26, '#b47440', { density: 0.5, gap: 0.5 }), acacia('s2-a', 260, 960, 170, { fill: '#93552f', lit: '#dc9a55', light: 1 }),
    bands('s2', 990, 1120, ['#b06a3a', '#87482f'], { lit: '#f3c07a' }),
    kopje('s2', [[1640, 1040, 560, 560], [1080, 1080, 860, 400], [1880, 1090, 500, 700], [820, 1120, 420, 220], [1420, 1140, 760, 360]], stone),
    animal(lionLying, { x: 1110, y: 722, h: 240, flip: true, fill: '#6f3d2a', far: '#3a1d20', rim: '#ffd998', line: '#b07046', light: -1, edge: 1.8 }),
    boulder('s2-front', 620, 1230, 520, 200, { ...stone, fill: '#5b3230', shade: '#40222a' }),
    grass('s2', { y: 1205, h: 150, count: 200, fill: '#3c1f22' }),
  ]);
}

/** First light from the basket: one balloon large, its fellows far. */
function balloons() {
  const plain = skyline({ y: 950, amp: 14, seed: 's3-p', scale: 560 });
  const gores = ['#7c2437', '#b23a34', '#d9653a', '#efa04c', '#f6cf86', '#efa04c', '#d9653a', '#b23a34'];
  const r = random('s3');
  return picture([
    sky(['#5f8fb0', '#a9bfc6', '#f0d3bd', '#f9c29a', '#f8a87c'], { bottom: 960 }),
    glow(420, 900, 900, '#fff0c8', 0.8), sun(420, 890, 80, '#fffbe6', '#fff0c8', 3, 0.6),
    streaks([[300, 300, 800, 18], [1600, 210, 700, 14], [700, 470, 620, 12], [1700, 600, 500, 12]], '#fff1dd', 0.55),
    land(skyline({ y: 920, amp: 34, seed: 's3-h', scale: 420 }), '#b58a96', { haze: '#f0b696', depth: 90 }),
    mist(950, 50, '#ffe3c0', 0.8), land(plain, '#b0775a', { haze: '#d69866', depth: 120 }),
    treeline('s3', plain, 20, '#96614f', { density: 0.5, gap: 0.5 }),
    balloon(520, 520, 0.62, { bands: ['#2f4d63', '#4a7488', '#7fa3a6', '#c9d3bf', '#7fa3a6', '#4a7488'], line: '#1c2f45', basket: '#4b2b2b' }), balloon(1640, 700, 0.34, { bands: gores.slice(1), line: '#5a1a30', basket: '#4b2b2b' }),
    balloon(1090, 450, 2.75, { bands: gores, line: '#4c1430', basket: '#3b1c24' }),
    bands('s3', 1020, 1130, ['#96583f', '#6b3b34'], { lit: '#f5b97c', haze: '#c07a50' }),
    Array.from({ length: 46 }, (_, i) => animal(wildebeest, { x: 160 + i * 38 + r() * 30, y: 1040 + Math.sin(i * 0.5) * 16 + r() * 22, h: 22 + r() * 5, flip: true, fill: '#4b2830', edge: 0 })),
    grass('s3', { y: 1206, h: 60, count: 160, fill: '#4a2529' }),
  ]);
}

/** Dusk in the big acacia: a leopard lets its legs hang. */
function leopardAtDusk() {
  const f = noise('s4');
  const bark = '#1c0f22';
  const branch = limb([{ x: 1990, y: 780, w: 210 }, { x: 1560, y: 700, w: 120 }, { x: 1150, y: 668, w: 86 }, { x: 760, y: 640, w: 62 }, { x: 380, y: 560, w: 34 }, { x: 130, y: 430, w: 10 }], 10);
  const twigs = limb([{ x: 1420, y: 690, w: 70 }, { x: 1330, y: 470, w: 44 }, { x: 1180, y: 240, w: 26 }, { x: 1080, y: -20, w: 16 }]) + limb([{ x: 640, y: 620, w: 30 }, { x: 520, y: 430, w: 18 }, { x: 360, y: 280, w: 8 }]) + limb([{ x: 1980, y: 700, w: 260 }, { x: 1860, y: 300, w: 180 }, { x: 1800, y: -60, w: 150 }]);
  const leaves = [[180, 170, 330, 84], [640, 70, 420, 90], [1240, 40, 420, 100], [1700, 90, 380, 110], [60, 420, 170, 46], [420, 290, 190, 44], [1010, 190, 170, 40]].map(([x, y, w, h], i) => path(leafy(`s4${i}`, x, y + f(i) * 10, w, h, { flat: 0.7, bumps: 60, rough: 0.28 }), i < 4 ? bark : '#2c1733')).join('');
  const pods = [[250, 560, 60], [900, 660, 90], [470, 580, 70]].map(([x, y, s]) => path(limb([{ x, y, w: 3 }, { x, y: y + s, w: 3 }]) + blob([{ x, y: y + s }, { x: x + 13, y: y + s + 30 }, { x: x + 9, y: y + s + 78 }, { x, y: y + s + 88 }, { x: x - 10, y: y + s + 70 }, { x: x - 12, y: y + s + 28 }]), bark)).join('');
  return picture([
    sky(['#2a1746', '#5b2a63', '#a84a68', '#e87e5c', '#f9b976'], { bottom: 1080 }),
    stars('s4', 50, { height: 420 }), glow(520, 1010, 900, '#ffc07c', 0.6), moon(330, 640, 40, '#fff0d0', { waning: 0.4, reach: 3 }),
    land(skyline({ y: 1010, amp: 30, seed: 's4-h', scale: 460 }), '#8a3d5c', { haze: '#d0685a', depth: 120 }), treeline('s4', skyline({ y: 1060, amp: 12, seed: 's4-t', scale: 360 }), 44, '#5c2850', { density: 0.8, gap: 0.2 }), land(skyline({ y: 1060, amp: 12, seed: 's4-t', scale: 360 }), '#5c2850', { haze: '#8a3a50', depth: 140 }),
    path(twigs, bark), leaves,
    path(branch, bark), pods, path(limb([{ x: 1500, y: 655, w: 5 }, { x: 1120, y: 632, w: 5 }, { x: 760, y: 614, w: 4 }, { x: 420, y: 556, w: 2 }]), '#e58a66'),
    animal(leopardOnBranch, { x: 980, y: 634, h: 330, flip: true, fill: '#b9713f', far: '#7c4436', rim: '#ffd69a', mark: '#3a1a28', line: '#2a1220', light: -1, edge: 1.4 }),
  ]);
}

export const scenes = {
  'serengeti-1': { draw: crossing, tone: 'light', focus: '60% 60%' },
  'serengeti-2': { draw: lionOnKopje, tone: 'light', focus: '58% 55%' },
  'serengeti-3': { draw: balloons, tone: 'light', focus: '57% 45%' },
  'serengeti-4': { draw: leopardAtDusk, tone: 'dark', focus: '50% 52%' },
};
