import { animal, bands, cloud, ellipse, fern, feverTree, flock, glow, grass, herd, land, leafy, limb, mirrored, mist, path, picture, random, ripples, shafts, sky, skyline, sun, treeline, walker, watcher, water } from '../kit/index.mjs';
import { buffalo, elephantStanding, flamingo, flamingoFeeding, flamingoFlying, zebra, zebraGrazing } from '../kit/animals/index.mjs';

/** From the rim at seven: cloud pours over the edge, the lake a coin far below. */
function fromTheRim() {
  const wall = skyline({ y: 330, amp: 34, seed: 'n1', scale: 460, tilt: 60 });
  const frond = (x, y, s) => path(leafy(`n1${x}`, x, y, s, s * 0.5, { flat: 0.9, bumps: 28, rough: 0.25 }), '#12262b');
  return picture([
    sky(['#7f9fb4', '#bccbd0', '#f2e6cf'], { bottom: 380 }), glow(1340, 200, 800, '#fff8e0', 0.8), sun(1340, 170, 50, '#fffef4', '#fff8e0', 3, 0.5),
    land(wall, '#6c8ea2', { haze: '#b7cad0', depth: 240 }), land(skyline({ y: 420, amp: 44, seed: 'n1b', scale: 170, octaves: 4 }), '#7d9fae', { haze: '#c9d6d2', depth: 180 }),
    bands('n1', 540, 800, ['#b6c9b4', '#a3bd98', '#8dae80', '#769c6e'], { amp: 12, haze: '#d9e2c4' }),
    path(leafy('n1lake', 1180, 640, 430, 54, { flat: 1, bumps: 26, rough: 0.12 }), '#e9eef0'), path(leafy('n1lake2', 1180, 636, 380, 40, { flat: 1, bumps: 26, rough: 0.12 }), '#c3dbe6'), ripples('n1', { x: 830, w: 700, y: 618, h: 44, count: 40, colour: '#f4b6b8', alpha: 0.8, long: 60 }),
    path(leafy('n1wood', 520, 690, 250, 36, { flat: 1, bumps: 40, rough: 0.3 }), '#5f8a66'), Array.from({ length: 40 }, (_, i) => ellipse(700 + ((i * 137) % 900), 720 + ((i * 71) % 80), 4, 2.4, '#4a5a4c')),
    shafts(1340, 170, 760, [[1.25, 0.1], [1.6, 0.14], [1.95, 0.1], [2.3, 0.12]], '#fff6d4', 0.3), mist(470, 60, '#f8f6ec', 0.8, 500, 1500), mist(560, 40, '#f8f6ec', 0.6, 1700, 1300), mist(820, 90, '#eef2ea', 0.8, 400, 1600), mist(900, 110, '#f3f3e8', 0.85, 1500, 1700),
    land(skyline({ y: 960, amp: 40, seed: 'n1f', scale: 300, bend: -130 }), '#3d6a5a', { haze: '#26493f', depth: 220 }), treeline('n1f', skyline({ y: 960, amp: 40, seed: 'n1f', scale: 300, bend: -130 }), 80, '#2f5a4e', { density: 1.2 }),
    path(limb('120,1230,100 190,860,66 330,560,46 560,330,24 800,210,8') + limb('200,800,46 90,540,30 60,260,16') + limb('330,560,26 470,520,16 640,520,7'), '#12262b'), [[760, 190, 190], [560, 280, 170], [330, 150, 230], [70, 210, 240], [640, 510, 130], [90, 470, 140]].map((f) => frond(...f)),
    path([[560, 320], [420, 470], [690, 540], [240, 300], [760, 240]].map(([x, y]) => limb([{ x, y, w: 14 }, { x: x + 8, y: y + 60, w: 9 }, { x: x - 4, y: y + 130, w: 2 }])).join(''), '#7fa08a'),
    land(skyline({ y: 1110, amp: 20, seed: 'n1g', scale: 360 }), '#12262b'), animal(watcher, { x: 1080, y: 1104, h: 200, fill: '#152a2e', far: '#1e383a', rim: '#dfeada' }), animal(walker, { x: 1180, y: 1104, h: 190, fill: '#152a2e', far: '#1e383a', rim: '#dfeada' }), grass('n1', { y: 1206, h: 130, count: 260, fill: '#0c1b20' }),
  ]);
}

/** Lake Magadi close to: flamingos at their own height, legs in the mirror. */
function flamingosClose() {
  const birds = [[flamingo, 1130, 900, 380, false], [flamingoFeeding, 760, 880, 330, true], [flamingo, 1480, 870, 300, true], [flamingoFeeding, 1740, 850, 250, false], [flamingo, 430, 850, 260, false], [flamingo, 920, 800, 190, true], [flamingo, 1300, 790, 170, false], [flamingo, 260, 790, 150, true]];
  const tone = { fill: '#ee7f8c', far: '#cf5c74', rim: '#ffd5cf', mark: '#3a2140', edge: 1.6 };
  const drawn = [...birds].sort((a, b) => a[2] - b[2]).map(([s, x, y, h, flip]) => animal(s, { ...tone, x, y, h, flip }));
  const each = birds.map(([s, x, y, h, flip]) => mirrored(animal(s, { ...tone, x, y, h, flip }), y, 0.28, 0.5));
  const r = random('n2');
  return picture([
    sky(['#7a86c0', '#b4a8cf', '#eebfc6', '#fbdcc4'], { bottom: 560 }), glow(1560, 420, 800, '#fff2dc', 0.7),
    land(skyline({ y: 430, amp: 30, seed: 'n2', scale: 460 }), '#8f94c4', { haze: '#d0bbd2', depth: 140 }), land(skyline({ y: 500, amp: 18, seed: 'n2b', scale: 260 }), '#a39dca', { haze: '#dcc2d2', depth: 90 }), mist(560, 50, '#fff0e4', 0.9),
    water(556, ['#f6dcd6', '#cdbbdc', '#9298c8', '#5a6aa6'], 1200), Array.from({ length: 240 }, () => ellipse(r() * 1920, 572 + r() ** 2 * 110, 7 + r() * 5, 3, r.pick(['#f2919c', '#f7b5b8', '#e9788a']))), each, ripples('n2', { y: 590, h: 580, count: 150, colour: '#fff1ea', alpha: 0.45, long: 190 }), drawn,
    herd(flamingoFlying, [[560, 300, 70], [700, 250, 60], [820, 320, 64], [960, 240, 52], [420, 240, 54]], { ...tone, edge: 0 }),
  ]);
}

/** Lerai forest: an old bull among fever trees, light in shafts. */
function bullInLerai() {
  const trees = (seed, list, tone) => list.map(([x, y, h], i) => feverTree(`${seed}${i}`, x, y, h, tone));
  return picture([
    sky(['#5c8a58', '#9bb968', '#dede97', '#f6efc0'], { bottom: 900 }), glow(760, 300, 900, '#fffde0', 0.8),
    trees('n3a', [[160, 780, 620], [420, 770, 560], [700, 780, 600], [980, 770, 560], [1260, 780, 640], [1560, 770, 600], [1820, 780, 640]], { bark: '#b9bf76', leaf: '#a5bd66', lit: '#d3db8a' }), mist(760, 110, '#f6f3c4', 0.8),
    land(skyline({ y: 800, amp: 14, seed: 'n3', scale: 420 }), '#8fa653', { haze: '#b9c26a', depth: 150 }), trees('n3b', [[60, 880, 860], [560, 870, 780], [1420, 880, 820], [1760, 890, 900]], { bark: '#d3c766', leaf: '#6b8f3e', lit: '#bccf62' }), shafts(760, -60, 1300, [[1.0, 0.07], [1.2, 0.1], [1.45, 0.07], [1.75, 0.1], [2.05, 0.08]], '#fffbd0', 0.32),
    land(skyline({ y: 910, amp: 14, seed: 'n3c', scale: 520 }), '#6d8a3f', { haze: '#4a672f', depth: 220, lit: '#e6e88e', litWidth: 3 }),
    ellipse(1040, 1052, 480, 26, '#2f4a26', 'opacity="0.5"'), animal(elephantStanding, { x: 1060, y: 1040, h: 520, flip: true, fill: '#48463f', far: '#625d4d', rim: '#f7f2b8', mark: '#fffbea', line: '#8d8a68', light: -1, edge: 1.2 }),
    grass('n3', { y: 1206, h: 130, count: 320, fill: '#2c4420' }), fern('n3', -20, 1210, 380, '#1f351b', { from: -1.4, to: -0.2, count: 5 }), fern('n3b', 1940, 1210, 380, '#1f351b', { from: -2.9, to: -1.8, count: 5 }),
  ]);
}

/** Mid-morning on the floor: zebra near, buffalo in file, the wall all round. */
function craterFloor() {
  const wall = skyline({ y: 330, amp: 40, seed: 'n4', scale: 520, octaves: 5, tilt: -60 });
  const z = { fill: '#2c3140', far: '#5c6270', mark: '#fbfaf2', line: '#6c7280', edge: 0 };
  return picture([
    sky(['#3f7fae', '#86b4c9', '#cfe0d8'], { bottom: 400 }), cloud('n4a', 200, 330, 900, 150, '#f4f7f2', 'opacity="0.95"'), cloud('n4b', 1080, 300, 760, 110, '#eaf1ee', 'opacity="0.85"'),
    land(wall, '#5b87a0', { haze: '#a9c4c0', depth: 260 }), cloud('n4c', -60, 392, 900, 80, '#f8faf5', 'opacity="0.9"'), cloud('n4d', 1240, 372, 900, 70, '#f8faf5', 'opacity="0.85"'), land(skyline({ y: 470, amp: 40, seed: 'n4s', scale: 190, octaves: 4 }), '#6f9a98', { haze: '#b4cfae', depth: 130 }),
    bands('n4', 580, 920, ['#b3c67c', '#a3b964', '#8fa851', '#779344', '#5c7a3a'], { haze: '#cdd98c', lit: '#f2f4b4' }),
    herd(buffalo, [[240, 690, 74], [400, 700, 80], [560, 692, 76, true], [730, 704, 82], [900, 696, 74], [1060, 706, 80], [1650, 700, 76, true]], { fill: '#33363c', far: '#53575a', mark: '#7f8078', line: '#83877c', edge: 0 }),
    animal(zebraGrazing, { ...z, x: 560, y: 900, h: 170 }), animal(zebra, { ...z, x: 330, y: 880, h: 160, flip: true }), animal(zebraGrazing, { ...z, x: 860, y: 1040, h: 300, flip: true }), animal(zebra, { ...z, x: 1400, y: 1130, h: 480, flip: true }),
    grass('n4', { y: 1206, h: 150, count: 340, fill: '#3c5a2c' }), flock('n4', 1400, 240, { w: 300, h: 90, count: 6, size: 15, fill: '#3a5f7a' }),
  ]);
}

export const scenes = {
  'ngorongoro-crater-1': { draw: fromTheRim, tone: 'light', focus: '58% 58%' },
  'ngorongoro-crater-2': { draw: flamingosClose, tone: 'light', focus: '55% 52%' },
  'ngorongoro-crater-3': { draw: bullInLerai, tone: 'light', focus: '54% 62%' },
  'ngorongoro-crater-4': { draw: craterFloor, tone: 'light', focus: '60% 62%' },
};
