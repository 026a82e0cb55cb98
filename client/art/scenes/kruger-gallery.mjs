import { animal, bands, boulder, broadleaf, cloud, feverTree, flock, glitter, glow, grass, herd, kopje, land, mirrored, mist, moon, picture, reeds, ripples, sky, skyline, stars, stones, streaks, sun, treeline, water } from '../kit/index.mjs';
import { hippoAfloat, hippoYawning, leopard, rhino, rhinoGrazing, stork, zebra, zebraGrazing } from '../kit/animals/index.mjs';

/** Dust and gold at the waterhole: a white rhino and its other self. */
function rhinoAtWater() {
  const bank = skyline({ y: 700, amp: 10, seed: 'k1', scale: 600, octaves: 3 });
  const tone = { fill: '#4a342f', far: '#6f5140', rim: '#fff0c0', line: '#93765a' };
  const pair = [animal(rhino, { ...tone, x: 1080, y: 742, h: 330, edge: 1.4 }), animal(rhinoGrazing, { ...tone, fill: '#6b4d3c', x: 560, y: 716, h: 180, rim: '#ffe9b4' })];
  return picture([
    sky(['#a7773f', '#d9a750', '#f1d07e', '#fbeab4'], { bottom: 700 }), glow(1480, 330, 800, '#fff8d8', 0.8), sun(1480, 300, 84, '#fffdf0', '#fff6d0', 3, 0.5),
    land(skyline({ y: 560, amp: 26, seed: 'k1h', scale: 420 }), '#c79a55', { haze: '#ecc878', depth: 120 }), treeline('k1', skyline({ y: 620, amp: 14, seed: 'k1t', scale: 300 }), 76, '#a97c45', { density: 0.8, gap: 0.2 }),
    land(skyline({ y: 630, amp: 12, seed: 'k1t', scale: 300 }), '#b9894a', { haze: '#e6bd6c', depth: 130 }), mist(690, 70, '#ffe9b0', 0.6),
    land(bank, '#9c6f3e', { bottom: 800, lit: '#ffe6a6', litWidth: 3 }),
    water(772, ['#f0d28a', '#cfa05a', '#8a6040', '#4e3530'], 1200), mirrored([land(bank, '#7c5636', { bottom: 772 }), pair], 772, 0.5, 0.85), pair,
    glitter('k1', 1480, 790, 340, { colour: '#fff8d4', width: 120, spread: 320, count: 60, alpha: 0.7 }), ripples('k1', { y: 790, h: 380, count: 90, colour: '#ffeab0', alpha: 0.4, long: 200 }),
    flock('k1', 900, 330, { w: 420, h: 130, count: 8, size: 15, fill: '#8a5e34' }), stones('k1', { x: 0, w: 1920, y: 1120, h: 80, count: 30, fill: '#3d2826' }), grass('k1', { x: 1400, w: 520, y: 1206, h: 190, count: 90, fill: '#38231f' }),
  ]);
}

/** The night drive's reward: a leopard on a boulder before the moon. */
function leopardAndMoon() {
  const stone = { fill: '#22304a', lit: '#a8bcd4', shade: '#141d33', light: 1 };
  return picture([
    sky(['#060b1c', '#0f1d3d', '#213a63', '#45638a'], { bottom: 1100 }), stars('k2', 240, { height: 900 }),
    moon(1130, 400, 300, '#f6ecd2', { reach: 2.6, alpha: 0.4 }), streaks([[820, 470, 700, 16], [1420, 560, 700, 14]], '#2b4469', 0.55),
    land(skyline({ y: 930, amp: 36, seed: 'k2h', scale: 420 }), '#1d3253', { haze: '#31507a', depth: 120 }), treeline('k2', skyline({ y: 980, amp: 18, seed: 'k2t', scale: 300 }), 80, '#152642', { density: 0.9, gap: 0.2 }),
    land(skyline({ y: 985, amp: 18, seed: 'k2t', scale: 300 }), '#152642'),
    kopje('k2', [[1640, 1130, 700, 430], [640, 1150, 560, 300], [1130, 1200, 1340, 510]], stone),
    animal(leopard, { x: 1130, y: 712, h: 270, flip: true, fill: '#2a2a3c', far: '#1a1b2e', rim: '#fdf0cf', mark: '#0e0f1e', line: '#d9c68a', light: 1, edge: 1.6 }),
    broadleaf('k2-b', 130, 1180, 700, { fill: '#0a1225', lit: '#25395a', light: 1 }), grass('k2', { y: 1206, h: 150, count: 240, fill: '#080e1e' }),
  ]);
}

/** Granite country: rounded koppies under a high sun, zebra in the grass before them. */
function koppies() {
  const stone = { fill: '#c58d6a', lit: '#f6d8b0', shade: '#8f5c52', light: -1 };
  const tone = { fill: '#3b2c33', far: '#75605c', mark: '#fff8ec', line: '#7c6a66', edge: 0 };
  return picture([
    sky(['#4f93a8', '#8cbcbc', '#d3dfc6', '#f6ecca'], { bottom: 760 }), cloud('k3', 120, 360, 620, 140, '#f9f3df', 'opacity="0.9"'), cloud('k3b', 760, 250, 420, 80, '#f9f3df', 'opacity="0.7"'), cloud('k3c', 1500, 300, 520, 90, '#f3efdc', 'opacity="0.7"'),
    land(skyline({ y: 690, amp: 46, seed: 'k3h', scale: 360 }), '#9db19a', { haze: '#d8d9ae', depth: 140 }), treeline('k3', skyline({ y: 760, amp: 16, seed: 'k3t', scale: 280 }), 60, '#7d9468', { density: 0.9, gap: 0.15 }), land(skyline({ y: 762, amp: 16, seed: 'k3t', scale: 280 }), '#8aa06a', { haze: '#cdbb6c', depth: 130 }),
    kopje('k3', [[1560, 830, 420, 520], [1240, 850, 420, 400], [1800, 850, 460, 420], [1420, 870, 360, 250], [1050, 870, 260, 150], [1690, 880, 260, 160]], stone), boulder('k3-top', 1570, 345, 180, 110, stone),
    broadleaf('k3-t', 1020, 850, 230, { fill: '#54683f', lit: '#a3b066', light: -1 }), broadleaf('k3-t2', 1880, 890, 300, { fill: '#4c5f3b', lit: '#a3b066', light: -1 }), broadleaf('k3-t3', 240, 830, 200, { fill: '#6a7e4c', lit: '#b4bb72', light: -1 }),
    bands('k3', 870, 1010, ['#d3b45c', '#c39a48', '#a57b3d'], { lit: '#fff0ae', haze: '#e5c972' }),
    herd([zebra, zebraGrazing], [[300, 930, 96], [430, 944, 100, true]], tone), animal(zebraGrazing, { ...tone, x: 1300, y: 1080, h: 200, flip: true }), animal(zebra, { ...tone, x: 720, y: 1130, h: 300 }), animal(zebra, { ...tone, x: 960, y: 1090, h: 240 }),
    grass('k3', { y: 1206, h: 190, count: 330, fill: '#7c5a30', lean: 0.3 }), grass('k3b', { y: 1206, h: 110, count: 200, fill: '#54391f', lean: 0.3 }),
  ]);
}

/** Fever trees over a green river; the hippos have the pool. */
function riverPool() {
  const tree = { bark: '#c9c06a', leaf: '#6f8c3a', lit: '#c3cf68', light: -1 };
  const wood = [[1220, 640, 420], [1420, 650, 520], [1640, 660, 600], [1840, 650, 540]].map(([x, y, h], i) => feverTree(`k4${i}`, x, y, h, tree));
  const left = [feverTree('k4l', 140, 640, 460, { ...tree, leaf: '#7c9945' }), feverTree('k4m', 380, 630, 320, { ...tree, leaf: '#8aa652', bark: '#d2cb82' })];
  const bank = skyline({ y: 640, amp: 10, seed: 'k4', scale: 420, octaves: 3 });
  const tone = { fill: '#3a3a3f', far: '#6b5a58', rim: '#f6f0b8', line: '#8f8a70', mark: '#fdf6da' };
  return picture([
    sky(['#77a888', '#b4cb96', '#e9e5ab', '#fdf3c4'], { bottom: 660 }), glow(800, 380, 900, '#fffbe0', 0.8),
    land(skyline({ y: 540, amp: 40, seed: 'k4h', scale: 380 }), '#a9c48c', { haze: '#e3e4a6', depth: 110 }), treeline('k4', skyline({ y: 618, amp: 8, seed: 'k4t', scale: 300 }), 60, '#8fae6c', { density: 1 }),
    land(bank, '#7f9a4c', { bottom: 700, lit: '#eef0a8', litWidth: 3 }), left, wood,
    water(664, ['#d6dc98', '#8db07c', '#3f7a66', '#1d4d4c'], 1200), mirrored([left, wood, land(bank, '#6d8a48', { bottom: 664 })], 664, 0.42, 0.75),
    ripples('k4', { y: 690, h: 460, count: 140, colour: '#f3f2c4', alpha: 0.42, long: 180 }),
    animal(stork, { x: 560, y: 668, h: 80, fill: '#4a5a44', edge: 0 }), herd(hippoAfloat, [[640, 790, 90], [860, 770, 76, true], [420, 810, 96]], tone),
    animal(hippoYawning, { ...tone, x: 960, y: 960, h: 270, edge: 1.6 }), animal(hippoAfloat, { ...tone, x: 1330, y: 930, h: 170, flip: true, edge: 1.6 }), ripples('k4n', { x: 680, w: 900, y: 958, h: 80, count: 34, colour: '#f3f2c4', alpha: 0.6, long: 190 }),
    reeds('k4', { x: 1600, w: 360, y: 1210, h: 330, count: 40, fill: '#14393a', plume: '#5b7a44', lean: -0.08 }), reeds('k4b', { x: -40, w: 260, y: 1210, h: 260, count: 30, fill: '#14393a', plume: '#5b7a44' }),
  ]);
}

export const scenes = {
  'kruger-1': { draw: rhinoAtWater, tone: 'light', focus: '54% 58%' },
  'kruger-2': { draw: leopardAndMoon, tone: 'dark', focus: '58% 45%' },
  'kruger-3': { draw: koppies, tone: 'light', focus: '58% 60%' },
  'kruger-4': { draw: riverPool, tone: 'light', focus: '55% 62%' },
};
