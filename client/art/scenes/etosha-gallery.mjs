import { acacia, animal, bands, cloud, ellipse, flock, grass, herd, land, leafy, limb, mirrored, mist, path, picture, radial, rect, ripples, shafts, sky, skyline, soaring, stars, stones, treeline, water } from '../kit/index.mjs';
import { elephantFront, giraffe, giraffeDrinking, lionLying, lionessLying, rhino, springbok, springbokGrazing } from '../kit/animals/index.mjs';

/** Okaukuejo at ten: floodlight, still water, a black rhino and its double. */
function floodlit() {
  const light = radial(900, 720, 900, [[0, '#f7d48a', 0.95], [0.35, '#b9803f', 0.6], [1, '#120f1a', 0]]);
  const bank = skyline({ y: 700, amp: 8, seed: 'e1', scale: 420, octaves: 2 });
  const tone = { fill: '#2a2028', far: '#4a3a38', rim: '#ffe9b4', line: '#8a7058', mark: '#fff0c9' };
  const cast = [animal(rhino, { ...tone, x: 960, y: 752, h: 300, edge: 1.4 }), animal(giraffe, { ...tone, fill: '#6b4c35', x: 430, y: 730, h: 190, edge: 1.6 })];
  return picture([
    sky(['#070814', '#0d1023', '#1b1a2e', '#2b2230'], { bottom: 720 }), stars('e1', 260, { height: 560 }), light.def, `<rect width="1920" height="1200" fill="${light.fill}"/>`,
    treeline('e1', skyline({ y: 660, amp: 10, seed: 'e1t', scale: 300 }), 60, '#4a3826', { density: 0.8, gap: 0.25 }), acacia('e1', 1560, 700, 330, { fill: '#3a2c22', lit: '#d9a65c', light: -1 }), land(bank, '#a97c46', { haze: '#8a6238', bottom: 790, lit: '#ffedb8', litWidth: 3 }),
    stones('e1', { x: 0, w: 1920, y: 730, h: 44, count: 46, fill: '#7a5834' }), water(776, ['#e2b76c', '#8f6a44', '#2c2634', '#0c0d1a'], 1200), mirrored([cast, acacia('e1', 1560, 700, 330, { fill: '#3a2c22', lit: '#d9a65c', light: -1 })], 764, 0.6, 0.9), cast, ripples('e1', { y: 790, h: 320, count: 60, colour: '#ffe7ae', alpha: 0.4, long: 260 }),
    stones('e1b', { x: 0, w: 1920, y: 1130, h: 70, count: 40, fill: '#0a0912' }),
  ]);
}

/** One bull, no shade, a hundred kilometres of white. */
function loneBull() {
  return picture([
    sky(['#a9c3c6', '#cfdad2', '#ecebdd', '#fbf5e6'], { bottom: 760 }), land(skyline({ y: 742, amp: 5, seed: 'e2', scale: 300, from: 900 }), '#c9cdbd', { bottom: 760 }), land(skyline({ y: 756, amp: 1, seed: 'e2p', scale: 900 }), '#fbf4e2', { haze: '#efe0c2', depth: 420 }), mist(760, 60, '#ffffff', 0.9),
    ellipse(640, 790, 720, 10, '#c8d8d6', 'opacity="0.6"'), [0, 1, 2, 3, 4, 5].map((i) => path(`M${-50} ${820 + i * i * 13}Q${500 + i * 120} ${800 + i * i * 14} ${1000} ${826 + i * i * 13}T2000 ${816 + i * i * 15}V${822 + i * i * 15}Q1500 ${846 + i * i * 13} 1000 ${832 + i * i * 13}T-50 ${825 + i * i * 13}Z`, '#dcc79e', 'opacity="0.5"')),
    mist(1090, 90, '#e6d3ac', 0.6, 1140, 1300), ellipse(1140, 1092, 400, 24, '#b79e78', 'opacity="0.55"'), animal(elephantFront, { x: 1140, y: 1088, h: 700, fill: '#8f8378', far: '#6c625c', rim: '#fbf3e2', mark: '#fffcf0', line: '#4c4444', light: 1, edge: 0.9 }),
    mist(1100, 70, '#f3e4c4', 0.8, 1180, 1100), stones('e2', { x: 0, w: 1920, y: 1110, h: 90, count: 34, fill: '#c9b188' }), soaring([[420, 240, 30, 0.1], [520, 300, 20, -0.1]], '#7f9496'),
  ]);
}

/** Three giraffes at noon: two on watch, one on its knees' edge. */
function giraffesDrinking() {
  const far = skyline({ y: 640, amp: 8, seed: 'e3', scale: 280 });
  const tone = { fill: '#d99a55', far: '#8a4f34', rim: '#fff3cf', line: '#fff3cf' };
  const trio = [animal(giraffeDrinking, { ...tone, x: 900, y: 846, h: 290, flip: true, edge: 1.2 }), animal(giraffe, { ...tone, x: 1330, y: 830, h: 300, flip: true, edge: 1.2 }), animal(giraffe, { ...tone, fill: '#c98a4c', x: 1600, y: 812, h: 250, edge: 1.4 }), herd([springbok, springbokGrazing], [[300, 806, 90], [440, 812, 84, true], [180, 816, 80]], { fill: '#b87a4a', far: '#7c4a34', mark: '#fffaf0', edge: 0 })];
  return picture([
    sky(['#3f8fb4', '#86bccb', '#cfe4dc', '#f6f1dc'], { bottom: 660 }), cloud('e3', 160, 520, 620, 100, '#ffffff', 'opacity="0.85"'), cloud('e3b', 980, 420, 420, 70, '#ffffff', 'opacity="0.7"'), treeline('e3', far, 46, '#b3bd94', { density: 0.9, gap: 0.25 }), land(far, '#d9cfa4', { haze: '#efe2bd', depth: 120 }),
    bands('e3', 690, 800, ['#efe0b8', '#e6cf9c'], { haze: '#fff3d4' }), land(skyline({ y: 836, amp: 6, seed: 'e3b', scale: 420 }), '#d6b880', { bottom: 900, lit: '#fff6da', litWidth: 3 }), water(856, ['#cfe6e2', '#86bfcc', '#3f8fb0', '#1f5f8a'], 1200), mirrored(trio, 856, 0.42, 0.75), ripples('e3', { y: 866, h: 310, count: 110, colour: '#f4fbf4', alpha: 0.5, long: 210 }), trio,
    stones('e3', { x: 0, w: 1920, y: 1150, h: 50, count: 50, fill: '#a98a5c' }), flock('e3', 620, 260, { w: 340, h: 100, count: 6, size: 14, fill: '#3a7590' }),
  ]);
}

/** Mopane shade, midday: a lion waits for the heat to pass. */
function lionInShade() {
  const crown = [[220, 120, 520, 190], [760, 60, 520, 170], [1300, 110, 480, 190], [1760, 150, 460, 220], [1500, 280, 260, 90], [420, 300, 250, 80]];
  return picture([
    sky(['#d3e3e0', '#eef0e2', '#fdf8ea'], { bottom: 660 }), land(skyline({ y: 630, amp: 6, seed: 'e4', scale: 320 }), '#d9d9c2', { bottom: 660 }), land(skyline({ y: 650, amp: 2, seed: 'e4p', scale: 700 }), '#fbf3de', { haze: '#f0dcb2', depth: 300 }),
    herd([springbok, springbokGrazing], [[300, 720, 44, true], [400, 728, 46], [500, 718, 42, true], [820, 730, 46]], { fill: '#b8946a', far: '#9a7a58', mark: '#fffaf0', edge: 0 }),
    land(skyline({ y: 860, amp: 10, seed: 'e4g', scale: 520 }), '#cfa870', { haze: '#b58a56', depth: 240 }), path('M200 1010Q700 880 1300 900T2000 960V1200H100Z', '#7f5f48', 'opacity="0.75"'), [[500, 980], [860, 930], [1500, 950], [1700, 1060], [360, 1090], [900, 1120], [1300, 1130]].map(([x, y]) => ellipse(x, y, 60, 12, '#e0bb80', 'opacity="0.7"')),
    path(limb('1560,1060,120 1570,800,78 1540,520,66 1460,260,44 1420,60,30') + limb('1550,560,50 1680,360,36 1800,180,22') + limb('1500,420,34 1300,270,22 1100,160,12') + limb('-30,900,90 60,560,60 180,330,36 380,180,18'), '#4c342e'),
    crown.map(([x, y, w, h], i) => path(leafy(`e4${i}`, x, y, w, h, { flat: 0.9, bumps: 70, rough: 0.2 }), i < 4 ? '#5d6b36' : '#77833f')), crown.slice(0, 4).map(([x, y, w, h], i) => path(leafy(`e4b${i}`, x - 40, y - 70, w * 0.9, h * 0.7, { flat: 0.9, bumps: 60, rough: 0.22 }), '#86914a')), shafts(1000, -100, 1200, [[1.35, 0.05], [1.62, 0.06], [1.9, 0.05]], '#fffbe2', 0.3),
    ellipse(930, 1046, 440, 24, '#46302c', 'opacity="0.6"'), animal(lionLying, { x: 900, y: 1040, h: 330, fill: '#c08a4c', far: '#5c3526', rim: '#ffe9b8', line: '#8a5a34', edge: 1 }), animal(lionessLying, { x: 1480, y: 1000, h: 210, flip: true, fill: '#b58250', far: '#8a5e3c', rim: '#f6dcae', line: '#7c5436', edge: 1.2 }),
    grass('e4', { y: 1206, h: 110, count: 220, fill: '#8a6a3c' }),
  ]);
}

export const scenes = {
  'etosha-1': { draw: floodlit, tone: 'dark', focus: '50% 58%' },
  'etosha-2': { draw: loneBull, tone: 'light', focus: '59% 60%' },
  'etosha-3': { draw: giraffesDrinking, tone: 'light', focus: '62% 50%' },
  'etosha-4': { draw: lionInShade, tone: 'light', focus: '52% 68%' },
};
