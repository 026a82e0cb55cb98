import { animal, cloud, ellipse, fern, glow, grass, herd, land, leafy, limb, mist, path, picture, ripples, shafts, sky, skyline, treeline, vine, water } from '../kit/index.mjs';
import { baboon, buffalo, hornbill, lionessOnBranch, zebra, zebraGrazing } from '../kit/animals/index.mjs';

/** Under the Rift wall: a lioness in her tree, the soda lake shining below. */
function hero() {
  const wall = skyline({ y: 260, amp: 26, seed: 'ma', scale: 520, tilt: 330, octaves: 5 });
  const branch = limb('1990,470,150 1700,560,100 1400,610,78 1100,620,56 860,570,34 700,490,12', 10);
  return picture([
    sky(['#2f7a72', '#6fae8e', '#c6d69c', '#f6eab4'], { bottom: 640 }), glow(1150, 330, 900, '#fffbd4', 0.75), cloud('ma', 1000, 330, 700, 110, '#f3f2d0', 'opacity="0.7"'), land(wall, '#4f8a74', { haze: '#a9c896', depth: 420 }), land({ ...wall, height: (x) => wall.height(x) + 150 + 60 * Math.sin(x / 130), top: 330 }, '#64997a', { haze: '#bfd49a', depth: 330 }), mist(640, 60, '#fdf6cc', 0.8), water(640, ['#fbf2cf', '#c6dcc4', '#7fb8b0'], 800), ripples('ma', { y: 646, h: 130, count: 70, colour: '#fffdf0', alpha: 0.6, long: 170 }), Array.from({ length: 90 }, (_, i) => ellipse(420 + ((i * 97) % 1200), 668 + ((i * 31) % 70), 6, 2.6, '#f09aa2')),
    land(skyline({ y: 790, amp: 10, seed: 'mab', scale: 360 }), '#8fb06c', { haze: '#6f964e', depth: 160, lit: '#f6f6bc', litWidth: 3 }), herd([zebra, zebraGrazing, buffalo], [[420, 850, 52], [520, 858, 56, true], [640, 852, 52], [300, 860, 54, true]], { fill: '#3f4a3c', mark: '#f3f3d8', edge: 0 }), land(skyline({ y: 960, amp: 22, seed: 'maf', scale: 420, tilt: -60 }), '#47723f', { haze: '#2a4a30', depth: 200 }), treeline('maf', skyline({ y: 970, amp: 22, seed: 'maf', scale: 420, tilt: -60 }), 90, '#3c6438', { density: 1 }),
    path(limb('1930,1230,260 1880,800,190 1960,420,160') + limb('1500,590,60 1420,380,38 1260,210,22 1180,60,12') + limb('1000,600,34 900,420,20 760,330,9'), '#1c2f26'), [[1240, 60, 420, 110], [1700, 120, 430, 150], [800, 300, 230, 64], [640, 470, 180, 50], [1900, 380, 260, 100]].map(([x, y, w, h], i) => path(leafy(`ma${i}`, x, y, w, h, { flat: 0.8, bumps: 60, rough: 0.24 }), i % 2 ? '#244030' : '#1c3428')), path(branch, '#1c2f26'), path(limb('1600,556,5 1300,586,5 1080,594,4 860,552,2'), '#e3e09a'),
    animal(lionessOnBranch, { x: 1250, y: 586, h: 320, flip: true, fill: '#b9864c', far: '#7c5a3a', rim: '#fff2c0', line: '#3a2a1c', light: -1, edge: 1.3 }), grass('ma', { y: 1206, h: 120, count: 260, fill: '#162a20' }),
  ]);
}

/** Ground-water forest: a hornbill in the fig, a baboon thinking. */
function forest() {
  const trunk = (knots, c) => path(limb(knots, 10), c);
  return picture([
    sky(['#2f6a54', '#5f9a62', '#b3cf7c', '#eff0b4'], { bottom: 1100 }), glow(1080, 560, 800, '#fffde0', 0.9), [[140, 50], [360, 40], [620, 46], [860, 34], [1240, 40], [1500, 50], [1780, 44]].map(([x, w], i) => trunk([{ x, y: 1200, w: w * 1.5 }, { x: x + 20, y: 600, w }, { x: x + (i % 2 ? 60 : -60), y: -20, w: w * 0.8 }], '#7fae68')), mist(660, 260, '#f0f3bc', 0.6), [[300, 80, 520, 150], [1080, 10, 560, 130], [1700, 90, 460, 160]].map(([x, y, w, h], i) => path(leafy(`mf${i}`, x, y, w, h, { flat: 1, bumps: 60, rough: 0.24 }), '#4a8250')), shafts(1080, -60, 1300, [[1.2, 0.08], [1.5, 0.08], [1.8, 0.1], [2.1, 0.07]], '#fffde0', 0.35),
    land(skyline({ y: 960, amp: 24, seed: 'mf', scale: 360 }), '#3f7046', { haze: '#234a34', depth: 200 }), fern('mf1', 1040, 1080, 330, '#35653f'), fern('mf2', 640, 1090, 300, '#35653f'),
    trunk([{ x: -60, y: 300, w: 70 }, { x: 320, y: 480, w: 60 }, { x: 760, y: 560, w: 46 }, { x: 1120, y: 540, w: 26 }, { x: 1330, y: 460, w: 8 }], '#16301f'), trunk([{ x: 1840, y: 1240, w: 300 }, { x: 1720, y: 900, w: 190 }, { x: 1760, y: 500, w: 160 }, { x: 1880, y: -40, w: 150 }], '#16301f'), trunk([{ x: 1740, y: 1010, w: 110 }, { x: 1480, y: 930, w: 86 }, { x: 1240, y: 900, w: 60 }, { x: 1080, y: 920, w: 30 }], '#16301f'), [[160, 60, 480, 130], [1640, 40, 520, 140], [900, -60, 480, 90]].map(([x, y, w, h], i) => path(leafy(`mfn${i}`, x, y, w, h, { flat: 1, bumps: 70, rough: 0.26 }), '#16301f')), vine(200, 100, 1700, 120, 200, '#1d3d28', 6),
    animal(hornbill, { x: 700, y: 536, h: 330, fill: '#1e2a2c', far: '#33444a', rim: '#f6f6c0', mark: '#d9963c', line: '#f3efd8', edge: 1.4 }), animal(baboon, { x: 1400, y: 896, h: 300, flip: true, fill: '#5c4a30', far: '#3a2f24', rim: '#f6f0a8', line: '#a88a54', light: -1, edge: 1.6 }), fern('mf3', 60, 1220, 480, '#12281c', { from: -1.9, to: -0.2 }), fern('mf4', 1500, 1240, 420, '#12281c'), fern('mf5', 420, 1240, 360, '#173322'),
  ]);
}

export const scenes = { 'lake-manyara': { draw: hero, tone: 'dark', focus: '64% 46%', hero: true }, 'lake-manyara-1': { draw: forest, tone: 'dark', focus: '50% 55%' } };
