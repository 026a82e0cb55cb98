import { animal, bands, clipped, cloud, dhow, ellipse, fern, glitter, glow, grass, herd, land, leafy, limb, mirrored, mist, mountain, n, path, picture, random, ripples, sky, skyline, streaks, sun, treeline, vine, water } from '../kit/index.mjs';
import { chimpanzee, colobus, flamingo, flamingoFeeding, flamingoFlying, giraffe, giraffeWalking, gorilla, gorillaSitting, impala, zebraGrazing } from '../kit/animals/index.mjs';

/** Mahale: chimpanzees above Lake Tanganyika, the Congo a blue line. */
function mahale() {
  const c = { fill: '#15211f', far: '#54463c', rim: '#ffd9a0', line: '#8a7458', light: -1, edge: 1.4 };
  return picture([
    sky(['#1f5a7a', '#4f93a0', '#a9c9ae', '#f3dfae', '#f9c98a'], { bottom: 600 }), glow(520, 520, 800, '#fff2c6', 0.8), sun(520, 500, 66, '#fffae0', '#fff0c4', 3, 0.5), land(skyline({ y: 540, amp: 24, seed: 'mh', scale: 320 }), '#7fa3a6', { haze: '#d9ceb0', depth: 80 }), water(590, ['#f3dcae', '#6fb0b4', '#1f7f98', '#0c4f70'], 960), glitter('mh', 520, 596, 300, { colour: '#fff6d2', width: 80, spread: 220, count: 60 }), ripples('mh', { y: 600, h: 340, count: 110, colour: '#e3f3e6', alpha: 0.45, long: 140 }), dhow(820, 690, 0.55, { hull: '#2a3440', sail: '#fbe9c4', shade: '#d9ae84', line: '#2a3440' }),
    land(skyline({ y: 520, amp: 30, seed: 'mh2', scale: 280, tilt: -900, from: 1050 }), '#3f7a66', { haze: '#6fa080', depth: 300 }), land(skyline({ y: 800, amp: 40, seed: 'mh3', scale: 260, tilt: -420 }), '#2a5f50', { haze: '#1c4a40', depth: 240 }), treeline('mh3', skyline({ y: 805, amp: 40, seed: 'mh3', scale: 260, tilt: -420 }), 110, '#2f6a54', { density: 1.2 }), treeline('mh4', skyline({ y: 960, amp: 40, seed: 'mh4', scale: 260, tilt: -160 }), 150, '#1c4a3c', { density: 1.1 }), land(skyline({ y: 970, amp: 40, seed: 'mh4', scale: 260, tilt: -160 }), '#163c32'),
    path(limb('1990,700,130 1640,740,86 1260,760,62 900,730,36 700,660,12', 10) + limb('1990,330,80 1600,380,46 1200,390,26 960,340,10', 10) + limb('1920,1240,240 1880,700,170 1950,-40,150'), '#0f1f1e'), [[1700, 60, 420, 130], [1180, 60, 330, 80], [860, 330, 210, 60], [640, 640, 170, 50], [1880, 420, 200, 90]].map(([x, y, w, h], i) => path(leafy(`mh${i}`, x, y, w, h, { flat: 0.9, bumps: 60, rough: 0.26 }), i % 2 ? '#16322c' : '#0f2624')), animal(chimpanzee, { ...c, x: 1300, y: 736, h: 240, flip: true }), animal(chimpanzee, { ...c, x: 1600, y: 712, h: 190, flip: true }), vine(980, 350, 1560, 390, 190, '#16322c', 5), fern('mh', 60, 1230, 420, '#0c1c1c', { from: -1.8, to: -0.2 }), fern('mhb', 560, 1240, 330, '#0f2624'),
  ]);
}

/** Arusha: Mount Meru at nine, giraffes in the glade, colobus overhead. */
function arusha() {
  const meru = mountain({ summit: [{ x: 800, y: 210 }, { x: 870, y: 196 }, { x: 930, y: 230 }], left: 40, right: 1960, base: 800, seed: 'meru', rough: 26, shadeLean: 0.3 }, { fill: '#6f8fb0', shade: '#4f6f98', haze: '#c9dbd0' });
  const g = { fill: '#d0914c', far: '#7c4a30', rim: '#fff2c4', line: '#fff0c8' };
  return picture([
    sky(['#2f78b0', '#7ab4cf', '#cfe6de'], { bottom: 800 }), cloud('ar', 1180, 380, 700, 120, '#ffffff', 'opacity="0.9"'), cloud('arb', 60, 470, 460, 80, '#ffffff', 'opacity="0.8"'), meru.svg, cloud('arc', 380, 560, 900, 90, '#ffffff', 'opacity="0.85"'), mist(640, 90, '#eef6ee', 0.7), land(skyline({ y: 680, amp: 40, seed: 'ar', scale: 300 }), '#6f9a74', { haze: '#a9c68c', depth: 140 }), treeline('ar', skyline({ y: 730, amp: 20, seed: 'ar2', scale: 280 }), 110, '#4f8058', { density: 1.1 }), land(skyline({ y: 740, amp: 20, seed: 'ar2', scale: 280 }), '#7fa652', { haze: '#b0c466', depth: 140 }), bands('ar', 800, 1010, ['#a9c25c', '#8fae4a', '#6f923e'], { lit: '#f6f8b8' }),
    herd([zebraGrazing, impala], [[330, 880, 60], [440, 890, 60, true], [560, 884, 54]], { fill: '#4a4030', mark: '#fbf8e6', edge: 0 }), animal(giraffe, { ...g, x: 1430, y: 1010, h: 270, flip: true, edge: 1.4 }), animal(giraffeWalking, { ...g, x: 1080, y: 1040, h: 330, edge: 1.2 }), animal(giraffe, { ...g, fill: '#c08044', x: 700, y: 950, h: 160 }), path(limb('-40,330,70 200,400,50 460,410,30 640,360,10', 10) + limb('60,1240,200 -10,700,140 -60,200,130'), '#16302a'), [[120, 60, 420, 120], [560, 330, 190, 56], [40, 470, 220, 80]].map(([x, y, w, h], i) => path(leafy(`ar${i}`, x, y, w, h, { flat: 0.9, bumps: 60, rough: 0.26 }), '#1d3d30')), animal(colobus, { x: 330, y: 396, h: 200, fill: '#141c1c', mark: '#fdfbf0', line: '#5c6a5c', rim: '#cfe3b8' }), grass('ar', { y: 1206, h: 150, count: 320, fill: '#35542c' }),
  ]);
}

/** Lake Natron: the Mountain of God over red water. */
function natron() {
  const peak = mountain({ summit: [{ x: 1110, y: 240 }, { x: 1150, y: 262 }, { x: 1190, y: 236 }], left: 560, right: 1760, base: 660, seed: 'len', rough: 16, shadeLean: 0.2 }, { fill: '#7c4a5c', shade: '#54304a', haze: '#e09a7c' });
  const r = random('na');
  const f = { fill: '#f0808c', far: '#cf5a70', rim: '#ffe0d4', mark: '#3a1f30', edge: 1.8 };
  return picture([
    sky(['#3a2a5c', '#84466c', '#dd7064', '#f8ab6c', '#fcd69a'], { bottom: 680 }), glow(420, 560, 900, '#ffe6b0', 0.7), streaks([[420, 260, 800, 18], [900, 170, 620, 14], [1600, 330, 520, 12]], '#f6a080', 0.5), land(skyline({ y: 590, amp: 40, seed: 'na', scale: 300, tilt: 60 }), '#a05c68', { haze: '#eaa27c', depth: 110 }), peak.svg, clipped(peak.d, [0, 1, 2, 3, 4, 5, 6].map((i) => path(limb([{ x: 1150 + (i - 3) * 12, y: 240, w: 6 }, { x: 1150 + (i - 3) * 60, y: 430, w: 12 }, { x: 1150 + (i - 3) * 130, y: 660, w: 20 }]), '#f3d9c4', 'opacity="0.28"'))), cloud('nap', 1130, 236, 230, 70, '#f6c4a8', 'opacity="0.6"'),
    mist(655, 40, '#ffd9a8', 0.8), water(660, ['#f9c49a', '#d9615c', '#a32f48', '#4a1838'], 1200), mirrored(peak.svg, 660, 0.32, 0.6), Array.from({ length: 30 }, () => { const t = r(); return path(leafy(`na${r()}`, r() * 1920, 720 + t * 440, 60 + t * 190, 6 + t * 22, { flat: 1, bumps: 18, rough: 0.3 }), '#ffe9d2', `opacity="${n(3 + r() * 4) / 10}"`); }), Array.from({ length: 260 }, () => ellipse(r() * 1920, 676 + r() ** 2 * 90, 6 + r() * 4, 2.8, r.pick(['#f6a0a4', '#f9c0b8']))),
    herd([flamingo, flamingoFeeding], [[300, 830, 110], [460, 850, 120, true], [640, 830, 108], [1500, 850, 130, true], [1680, 830, 112], [1820, 860, 130]], f), animal(flamingoFeeding, { ...f, x: 1000, y: 1010, h: 250 }), animal(flamingo, { ...f, x: 760, y: 1030, h: 270 }), animal(flamingo, { ...f, x: 1300, y: 1050, h: 300, flip: true }), ripples('na', { y: 700, h: 460, count: 110, colour: '#ffd0b4', alpha: 0.35, long: 190 }), herd(flamingoFlying, [[560, 400, 60], [660, 360, 54], [780, 420, 56], [450, 350, 46]], { ...f, edge: 0 }),
  ]);
}

/** Bwindi: a silverback in the wet leaves, his forest breathing behind him. */
function bwindi() {
  const trunk = (x, w, c, lean = 0) => path(limb([{ x: x - 10, y: 1220, w: w * 1.7 }, { x, y: 800, w }, { x: x + lean, y: -40, w: w * 0.8 }], 8), c);
  return picture([
    sky(['#7f9f94', '#aec3b0', '#d6dec6', '#c3d2b6'], { bottom: 1100 }), glow(900, 360, 800, '#fbfdf0', 0.8), land(skyline({ y: 300, amp: 70, seed: 'bw', scale: 300 }), '#a3bcae', { haze: '#d9e2cf', depth: 220 }), treeline('bw0', skyline({ y: 420, amp: 70, seed: 'bw0', scale: 260 }), 60, '#8dac9c', { density: 1.3 }), land(skyline({ y: 430, amp: 70, seed: 'bw0', scale: 260 }), '#8dac9c', { haze: '#d3dfcb', depth: 220 }), mist(570, 100, '#eef3e6', 0.85), treeline('bw1', skyline({ y: 640, amp: 60, seed: 'bw1', scale: 280 }), 120, '#6a917c', { density: 1.2 }), land(skyline({ y: 650, amp: 60, seed: 'bw1', scale: 280 }), '#6a917c', { haze: '#bcd0b8', depth: 220 }), trunk(200, 46, '#54806a', 40), trunk(560, 36, '#5f8a72', -30), trunk(1700, 54, '#54806a', -40), trunk(1400, 34, '#5f8a72', 30), mist(800, 130, '#e6eede', 0.8),
    treeline('bw2', skyline({ y: 880, amp: 30, seed: 'bw2', scale: 260 }), 150, '#3f6a54', { density: 1.2 }), land(skyline({ y: 890, amp: 30, seed: 'bw2', scale: 260 }), '#3a634c', { haze: '#284c3a', depth: 200 }), [[380, 980, 330], [1560, 980, 360], [1240, 960, 260], [760, 970, 260]].map(([x, y, s], i) => fern(`bw${i}`, x, y, s, '#3f7050')), mist(960, 80, '#dfe9d6', 0.5),
    animal(gorillaSitting, { x: 1580, y: 1040, h: 200, flip: true, fill: '#23302e', far: '#3f4a44', rim: '#dfeada', line: '#71827a', light: -1 }), animal(gorilla, { x: 900, y: 1080, h: 520, flip: true, fill: '#1a2424', far: '#35403c', rim: '#e9f2e0', mark: '#b9c6c0', line: '#7c8c86', light: -1, edge: 1.2 }), fern('bwn1', 120, 1230, 560, '#14302a', { from: -2, to: -0.3 }), fern('bwn2', 1800, 1230, 580, '#14302a', { from: -2.9, to: -1.1 }), fern('bwn3', 1250, 1260, 400, '#1c3f33'), fern('bwn4', 560, 1270, 330, '#1c3f33'), path(limb('-30,130,60 300,190,40 640,130,24 820,40,8'), '#14302a'), [[180, 60, 460, 130], [1780, 40, 420, 130]].map(([x, y, w, h], i) => path(leafy(`bwl${i}`, x, y, w, h, { flat: 1, bumps: 60, rough: 0.26 }), '#14302a')),
  ]);
}

export const scenes = {
  mahale: { draw: mahale, tone: 'dark', focus: '66% 55%', hero: true },
  arusha: { draw: arusha, tone: 'light', focus: '58% 55%', hero: true },
  'lake-natron': { draw: natron, tone: 'dark', focus: '58% 50%', hero: true },
  bwindi: { draw: bwindi, tone: 'light', focus: '50% 66%', hero: true },
};
