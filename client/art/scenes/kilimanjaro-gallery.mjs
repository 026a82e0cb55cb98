import { animal, domeTent, fern, glow, grass, groundsel, hiker, kopje, land, leafy, limb, milkyWay, mist, mountain, path, picture, porter, shafts, sky, skyline, stars, stones, vine, watcher } from '../kit/index.mjs';
import { colobus } from '../kit/animals/index.mjs';
import { snow } from './kilimanjaro.mjs';

/** High camp: tents like lanterns under the summit and the stars. */
function highCamp() {
  const top = [{ x: 620, y: 300 }, { x: 1180, y: 290 }];
  const kibo = mountain({ summit: top, left: -300, right: 2200, base: 900, seed: 'kc', rough: 14, shadeLean: 0.2 }, { fill: '#33406e', shade: '#232c56', haze: '#4a5588' });
  return picture([
    sky(['#050a20', '#0d1740', '#24306a', '#4b5690'], { bottom: 900 }), milkyWay('kc', 1300, 900, 1950, -80, 240), stars('kc', 380, { height: 820 }), kibo.svg, snow(kibo.d, top, 'kc2', 120, '#c9d3ee', '#8793c4'),
    mist(840, 120, '#7c86b8', 0.5), kopje('kc', [[200, 960, 620, 190], [1650, 950, 700, 240]], { fill: '#232a4c', lit: '#6a76a8', shade: '#181d3a', light: 1 }), land(skyline({ y: 930, amp: 30, seed: 'kc', scale: 300 }), '#1e2444', { haze: '#141830', depth: 220, lit: '#525d90', litWidth: 2 }),
    [[560, 960, 1.1, '#f6c05a'], [1400, 950, 1.0, '#f0a24c'], [1640, 990, 1.25, '#ffd27c'], [320, 1000, 1.2, '#f6b04c'], [980, 1030, 2.1, '#ffd98a']].map(([x, y, s, light]) => glow(x, y - 30 * s, 190 * s, '#ffb45c', 0.35) + domeTent(x, y, s, { shell: '#c2572f', dark: '#4a1f2c', light })),
    animal(hiker, { x: 1260, y: 1050, h: 190, flip: true, fill: '#0f1228', far: '#181b38', rim: '#ffc87c', light: -1 }), animal(watcher, { x: 700, y: 1040, h: 180, fill: '#0f1228', far: '#181b38', rim: '#ffc87c' }), stones('kc', { x: 0, w: 1920, y: 1080, h: 120, count: 60, fill: '#0d1026' }), land(skyline({ y: 1150, amp: 14, seed: 'kcf', scale: 260 }), '#0a0d20'),
  ]);
}

/** Above the forest: giant groundsels stand in the mist like candlesticks. */
function groundsels() {
  const tone = { fill: '#4a4038', leaf: '#5d7a4c', lit: '#9ab868' };
  const far = { fill: '#8a9a92', leaf: '#93ab94', lit: '#a9bfa2' };
  const path1 = skyline({ y: 900, amp: 18, seed: 'kg', scale: 520, tilt: -200, octaves: 2 });
  const trek = { fill: '#2f2a34', far: '#4a3f48', rim: '#fff6d8', edge: 2.4 };
  return picture([
    sky(['#9db8bc', '#c9d4c8', '#eee9d2', '#f6efd8'], { bottom: 900 }), glow(1300, 330, 800, '#fffdf0', 0.8), land(skyline({ y: 520, amp: 90, seed: 'kgh', scale: 360, tilt: -160 }), '#a4b8b4', { haze: '#dfe3d4', depth: 240 }), land(skyline({ y: 640, amp: 60, seed: 'kgh2', scale: 300, tilt: 120 }), '#8da69e', { haze: '#dbe0cf', depth: 200 }), mist(720, 120, '#f3f2e4', 0.9),
    [[980, 760, 190], [1120, 740, 150], [640, 800, 200], [1320, 770, 210], [820, 760, 150]].map(([x, y, h], i) => groundsel(`kgf${i}`, x, y, h, far)), mist(800, 90, '#f3f2e4', 0.8),
    land(path1, '#7c8a5c', { haze: '#56663f', depth: 240, lit: '#e9ecb8', litWidth: 3 }), [[420, 0, 330], [1660, 0, 380]].map(([x, , h], i) => groundsel(`kgm${i}`, x, path1.height(x) + 20, h, { fill: '#6a6050', leaf: '#728c5c', lit: '#a3bd78' })),
    [[hiker, 1330], [hiker, 1150], [porter, 1000], [porter, 860]].map(([who, x]) => animal(who, { ...trek, x, y: path1.height(x) + 8, h: 200 })), grass('kg', { h: 46, count: 260, fill: '#66764a', height: (x) => path1.height(x) + 24 }),
    groundsel('kgn3', 190, 1190, 860, tone), groundsel('kgn1b', 1760, 1220, 700, tone), land(skyline({ y: 1130, amp: 20, seed: 'kgn', scale: 300 }), '#38452c'), stones('kg', { x: 300, w: 1400, y: 1090, h: 70, count: 26, fill: '#59603f' }), grass('kgn', { y: 1206, h: 100, count: 220, fill: '#2a3622' }),
  ]);
}

/** Day one: the trail climbs through fig and tree fern, the light comes in coins. */
function rainForest() {
  const trunk = (x, w, fill, lean = 0) => path(limb([{ x: x - w * 0.8, y: 1220, w: w * 2.2 }, { x, y: 1000, w: w * 1.1 }, { x: x + lean * 0.5, y: 560, w: w * 0.9 }, { x: x + lean, y: -40, w: w * 0.8 }], 10), fill);
  return picture([
    sky(['#88b070', '#c2d890', '#f3f2c0', '#e6ecb4'], { bottom: 1000 }), glow(1000, 420, 800, '#fffff0', 0.95), [[120, 40], [330, 30], [520, 34], [760, 26], [1240, 30], [1460, 36], [1690, 30], [1850, 40]].map(([x, w], i) => trunk(x, w, '#a3bd7c', (i % 3) * 30 - 30)), mist(560, 330, '#f4f6cf', 0.6),
    [[230, 56], [620, 44], [1390, 50], [1600, 60]].map(([x, w], i) => trunk(x, w, '#6c9058', (i % 2) * 60 - 20)), [[300, 60, 420, 130], [900, -20, 460, 110], [1560, 50, 460, 140]].map(([x, y, w, h], i) => path(leafy(`kf${i}`, x, y, w, h, { flat: 1, bumps: 60, rough: 0.24 }), '#7ba05c')), shafts(1080, -80, 1300, [[1.15, 0.06], [1.38, 0.08], [1.62, 0.06], [1.86, 0.09], [2.1, 0.06]], '#fffde0', 0.4),
    land(skyline({ y: 830, amp: 20, seed: 'kf', scale: 300, bend: -90 }), '#5f8648', { haze: '#40663a', depth: 220 }), path('M940 800Q1060 880 900 960Q760 1040 700 1220H1330Q1300 1060 1180 970Q1060 890 1010 800Z', '#c9a870'), path('M940 800Q1060 880 900 960Q760 1040 700 1220H820Q860 1050 980 970Q1090 890 960 800Z', '#a98654'),
    animal(hiker, { x: 985, y: 900, h: 150, flip: true, fill: '#33402c', far: '#4a5438', rim: '#fffcd8' }), animal(hiker, { x: 1060, y: 960, h: 200, flip: true, fill: '#2b3628', far: '#424c34', rim: '#fffcd8' }),
    fern('kf1', 560, 940, 260, '#4c7c40'), fern('kf2', 1330, 930, 280, '#4c7c40'), trunk(90, 110, '#1f3a28', 60), trunk(1830, 130, '#1b3425', -90), [[100, 20, 520, 150], [1780, 10, 560, 170], [900, -80, 600, 110]].map(([x, y, w, h], i) => path(leafy(`kfn${i}`, x, y, w, h, { flat: 1, bumps: 70, rough: 0.26 }), '#1f3f29')),
    vine(300, 60, 1560, 40, 240, '#1f3f29', 7), vine(140, 300, 700, -20, 160, '#28502f', 5), fern('kf3', 330, 1120, 430, '#2c5a34'), fern('kf4', 1560, 1110, 460, '#2c5a34'), fern('kf5', 60, 1220, 520, '#163322', { from: -1.9, to: -0.2 }), fern('kf6', 1880, 1220, 540, '#163322', { from: -3, to: -1.2 }), animal(colobus, { x: 1560, y: 296, h: 120, flip: true, fill: '#16261c', mark: '#fbf8e4', line: '#5c6a4c' }), path(limb('1990,250,40 1700,290,28 1480,306,14 1360,290,6'), '#1b3425'),
  ]);
}

export const scenes = {
  'kilimanjaro-1': { draw: highCamp, tone: 'dark', focus: '50% 62%' },
  'kilimanjaro-2': { draw: groundsels, tone: 'light', focus: '56% 62%' },
  'kilimanjaro-3': { draw: rainForest, tone: 'light', focus: '53% 62%' },
};
