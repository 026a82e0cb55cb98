import { animal, bands, baobab, cloud, flock, glitter, glow, grass, herd, land, mirrored, mist, mix, path, picture, random, reeds, ripples, safariBoat, sky, skyline, streaks, sun, treeline, water } from '../kit/index.mjs';
import { buffalo, elephantSwimming, giraffe, giraffeDrinking, hippoAfloat, hippoYawning, stork } from '../kit/animals/index.mjs';

/** The swim: three brows, three snorkels, a morning of blue silk. */
function swimming() {
  const bank = skyline({ y: 420, amp: 10, seed: 'c1', scale: 360 });
  const tone = { fill: '#2b3a4e', far: '#44566a', rim: '#d9f0ee', mark: '#fffdf0', line: '#7d93a0', edge: 1.4 };
  const wake = (x, y, s) => [0, 1, 2].map((i) => path(`M${x - s * (0.9 + i * 0.5)} ${y + i * s * 0.12}Q${x} ${y + s * (0.1 + i * 0.14)} ${x + s * (0.9 + i * 0.12)} ${y + i * s * 0.1}Q${x} ${y + s * (0.18 + i * 0.16)} ${x - s * (0.9 + i * 0.5)} ${y + i * s * 0.12}Z`, '#e9f7f3', `opacity="${0.75 - i * 0.2}"`));
  const swim = [[560, 620, 250], [1500, 640, 220], [1010, 850, 420]];
  return picture([
    sky(['#3b7fa0', '#7fb4bf', '#cfe3d6', '#f6ecd0'], { bottom: 440 }), glow(1600, 330, 700, '#fff8e0', 0.7), treeline('c1', bank, 56, '#5f9a98', { density: 1.1, gap: 0.05 }), land(bank, '#6ba39a', { bottom: 470, lit: '#eef3d4', litWidth: 2 }),
    water(448, ['#d8ebe2', '#7ebac2', '#2f82a0', '#10466e'], 1200), mirrored(treeline('c1', bank, 56, '#5f9a98', { density: 1.1, gap: 0.05 }), 448, 0.35, 0.8), ripples('c1', { y: 470, h: 690, count: 190, colour: '#dcf2ec', alpha: 0.42, long: 240 }),
    swim.map(([x, y, h]) => [mirrored(animal(elephantSwimming, { ...tone, x, y, h }), y, 0.3, 0.5), animal(elephantSwimming, { ...tone, x, y, h }), wake(x, y, h)]),
    animal(stork, { x: 260, y: 452, h: 46, fill: '#3a6a74', edge: 0 }), flock('c1', 900, 180, { w: 460, h: 110, count: 9, size: 15, fill: '#2f6682' }),
    reeds('c1', { x: -40, w: 380, y: 1212, h: 260, count: 44, fill: '#0b3550', plume: '#3f7f84' }),
  ]);
}

/** A boat keeps its distance; the bull makes his point. */
function hippoBoat() {
  const bank = skyline({ y: 500, amp: 10, seed: 'c2', scale: 300 });
  const tone = { fill: '#4a3030', far: '#7d5648', rim: '#ffe6ae', mark: '#fff6dc', line: '#a8785c' };
  const boat = { hull: '#3b2a2c', canopy: '#b5482f', people: '#2e2126', lit: '#ffe6ae' };
  return picture([
    sky(['#b9924a', '#dfb864', '#f6dc97', '#fdf0c4'], { bottom: 520 }), glow(300, 380, 900, '#fffbe0', 0.8), cloud('c2', 900, 400, 640, 110, '#fbecc0', 'opacity="0.7"'), cloud('c2b', 100, 300, 480, 80, '#fbecc0', 'opacity="0.6"'),
    treeline('c2', bank, 76, '#a98d4a', { density: 1.1, gap: 0.05 }), land(bank, '#9c8444', { bottom: 560, lit: '#fff0ae', litWidth: 2 }), baobab('c2', 1620, 524, 260, { fill: '#8d6a44', lit: '#e9c47e', light: -1 }),
    water(532, ['#f6e3a4', '#c7b06a', '#7f8a5c', '#3a5550'], 1200), mirrored([treeline('c2', bank, 76, '#a98d4a', { density: 1.1, gap: 0.05 })], 532, 0.4, 0.7), ripples('c2', { y: 550, h: 620, count: 170, colour: '#fff6cf', alpha: 0.45, long: 200 }),
    mirrored(safariBoat(560, 700, 1.9, boat), 706, 0.35, 0.5), safariBoat(560, 700, 1.9, boat), ripples('c2b', { x: 320, w: 520, y: 706, h: 40, count: 24, colour: '#fff6cf', alpha: 0.6, long: 120 }),
    herd(hippoAfloat, [[1000, 690, 90], [1180, 706, 104, true], [1560, 740, 120, true]], tone),
    animal(hippoYawning, { ...tone, x: 1240, y: 1010, h: 440, flip: true, edge: 1.2 }), animal(hippoAfloat, { ...tone, x: 1700, y: 960, h: 240, flip: true, edge: 1.4 }), ripples('c2n', { x: 760, w: 1160, y: 1006, h: 110, count: 44, colour: '#fff6cf', alpha: 0.6, long: 240 }),
  ]);
}

/** The floodplain, black with buffalo and white with egrets. */
function buffaloHerd() {
  const r = random('c3');
  const dust = skyline({ y: 470, amp: 22, seed: 'c3', scale: 460 });
  const rows = [[560, 34, 26], [610, 52, 18], [680, 78, 13], [770, 116, 9], [880, 170, 6]].map(([y, h, count], k) => Array.from({ length: count }, (_, i) => animal(buffalo, { x: ((i + 0.2 + r() * 0.6) / count) * 2000 - 60, y: y + r() * 20, h: h * (0.88 + r() * 0.24), flip: r() < 0.4, fill: mix('#8d7b52', '#2f2a2a', k / 4), far: mix('#a08c5c', '#4c423a', k / 4), mark: mix('#a8976c', '#87775c', k / 4), line: '#8a7a5c', rim: k > 2 ? '#f5e8a8' : null, edge: 1.6 })).concat(mist(y + 20, 26 + h * 0.3, '#efe0a0', 0.42)));
  const egret = (x, y, s) => animal(stork, { x, y, h: s, fill: '#fffdf2', far: '#e4dcb8', edge: 0 });
  return picture([
    sky(['#6fa3a0', '#a9c5a0', '#e6dfa0', '#f9edbd'], { bottom: 500 }), glow(1450, 380, 800, '#fffce0', 0.7), cloud('c3', 300, 340, 700, 130, '#f6efcc', 'opacity="0.75"'), cloud('c3b', 1300, 250, 520, 90, '#f6efcc', 'opacity="0.6"'),
    land(dust, '#9fae74', { haze: '#d5cf8a', depth: 90 }), treeline('c3', dust, 40, '#8a9c64', { density: 0.9, gap: 0.2 }), bands('c3', 520, 900, ['#c9c06c', '#b0b058', '#8f9a4a', '#6d823e'], { haze: '#e0d67e' }), rows,
    animal(buffalo, { x: 1130, y: 1090, h: 400, fill: '#2b2528', far: '#453a38', mark: '#8f7f68', line: '#7c6c5c', rim: '#fbf0b0', edge: 1.2 }), animal(buffalo, { x: 420, y: 1050, h: 280, flip: true, fill: '#2f282a', far: '#4a3f3b', mark: '#8f7f68', line: '#7c6c5c', rim: '#fbf0b0', edge: 1.4 }),
    egret(760, 1080, 96), egret(1560, 1070, 110), egret(860, 900, 56), egret(1400, 800, 44), egret(1040, 694, 76), flock('c3', 700, 520, { w: 900, h: 120, count: 14, size: 17, fill: '#fffdf0' }), grass('c3', { y: 1206, h: 150, count: 340, fill: '#3d4f2a' }),
  ]);
}

/** Violet first light: a giraffe dares to drink beneath the old baobab. */
function giraffeAndBaobab() {
  const bank = skyline({ y: 840, amp: 8, seed: 'c4', scale: 500, octaves: 2 });
  const tone = { fill: '#8d5a5c', far: '#5a3550', rim: '#ffe0c4', line: '#e8b8a4', light: -1 };
  const scene = [baobab('c4', 1440, 850, 760, { fill: '#6a4262', lit: '#f5b9a2', shade: '#4c2c50', light: -1 }), animal(giraffeDrinking, { ...tone, x: 640, y: 862, h: 260, flip: true, edge: 1.2 }), animal(giraffe, { ...tone, x: 930, y: 858, h: 235, flip: true, edge: 1.4 })];
  return picture([
    sky(['#4a4a8a', '#8a70a6', '#d890a6', '#f9bfa0', '#fde3b8'], { bottom: 860 }), glow(300, 760, 900, '#fff0cc', 0.75), sun(300, 730, 84, '#fffae4', '#fff0cc', 2.6, 0.5), streaks([[420, 330, 760, 18], [1000, 240, 620, 14], [260, 480, 460, 12]], '#fbc9b4', 0.5),
    land(skyline({ y: 730, amp: 34, seed: 'c4h', scale: 420 }), '#a87aa4', { haze: '#eeb4a8', depth: 120 }), treeline('c4', skyline({ y: 800, amp: 8, seed: 'c4t', scale: 300 }), 50, '#8c6090', { density: 1, gap: 0.2 }), mist(820, 50, '#ffe2c4', 0.8),
    land(bank, '#6c4568', { bottom: 900, lit: '#ffd2ac', litWidth: 3 }), water(876, ['#fbcfae', '#c98fa4', '#6f5a92', '#33305f'], 1200), mirrored(scene, 868, 0.36, 0.6), glitter('c4', 300, 884, 300, { colour: '#fff2d0', width: 120, spread: 320, count: 60, alpha: 0.8 }), ripples('c4', { y: 890, h: 290, count: 100, colour: '#ffe6d0', alpha: 0.4, long: 210 }), scene,
    flock('c4', 820, 420, { w: 420, h: 140, count: 8, size: 15, fill: '#5c4a80' }), reeds('c4', { x: 1640, w: 320, y: 1212, h: 220, count: 40, fill: '#241f48', plume: '#6a5282', lean: -0.08 }),
  ]);
}

export const scenes = {
  'chobe-1': { draw: swimming, tone: 'dark', focus: '54% 60%' },
  'chobe-2': { draw: hippoBoat, tone: 'light', focus: '56% 62%' },
  'chobe-3': { draw: buffaloHerd, tone: 'light', focus: '58% 68%' },
  'chobe-4': { draw: giraffeAndBaobab, tone: 'dark', focus: '56% 52%' },
};
