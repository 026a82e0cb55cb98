import {
  animal,
  broadleaf,
  fanPalm,
  flock,
  glitter,
  glow,
  group,
  land,
  linear,
  mirrored,
  mist,
  mokoro,
  papyrus,
  path,
  picture,
  random,
  reeds,
  ripples,
  river,
  sky,
  skyline,
  sun,
  treeline,
} from '../kit/index.mjs';
import { stork } from '../kit/animals/index.mjs';

/** Lily pads with a notch, some in flower. */
function lilies(seed, list, pad, flower) {
  const r = random(seed);
  return group(
    list.map(([x, y, s]) => {
      const bloom =
        r() < 0.4
          ? [-0.5, -0.2, 0.15, 0.5]
              .map((a) =>
                path(
                  `M${x} ${y - 2}Q${x + a * s * 0.8 - 5} ${y - s * 0.35} ${x + a * s * 0.7} ${y - s * 0.6}Q${x + a * s * 0.8 + 7} ${y - s * 0.3} ${x} ${y - 2}Z`,
                  flower,
                ),
              )
              .join('')
          : '';
      return (
        path(
          `M${x} ${y}L${x + s} ${y - s * 0.08}A${s} ${s * 0.26} 0 1 1 ${x + s * 0.86} ${y - s * 0.15}Z`,
          pad,
        ) + bloom
      );
    }),
  );
}

/** Green morning in the channels: one mokoro, islands of palms, reeds to both sides. */
function hero() {
  const shore = skyline({ y: 418, amp: 12, seed: 'oka-shore', scale: 300 });
  const isle = (y, from, to, rise) => ({
    from,
    to,
    top: y - rise,
    height: (x) => y - rise * Math.sin((Math.PI * (x - from)) / (to - from)) ** 0.6,
  });
  const left = isle(560, -60, 720, 26);
  const right = isle(620, 1380, 2000, 34);
  const sea = linear(0, 420, 0, 1200, [
    [0, '#e8ecc0'],
    [0.2, '#9fc9a4'],
    [0.5, '#3f8f7c'],
    [1, '#0e4a4c'],
  ]);
  const wood = { fill: '#1c5a4e', lit: '#5f9f6d' };
  return picture([
    sky(['#3d8c82', '#86bfa0', '#d6deac', '#fbeec2'], { bottom: 430 }),
    glow(1240, 330, 820, '#fffbd8', 0.85),
    sun(1240, 296, 62, '#fffdf0', '#fffbe0', 4, 0.5),
    land(shore, '#8dba98', { bottom: 440 }),
    treeline('oka-far', shore, 44, '#79ab8e', { density: 0.9, gap: 0.15 }),
    [220, 520, 1560, 1660, 1810].map((x, i) =>
      fanPalm(`oka-f${i}`, x, 424, 120 + (i % 3) * 26, { fill: '#5f9a83' }),
    ),
    mist(430, 44, '#fdf7d0', 0.9),
    sea.def,
    river(
      [
        [424, -50, 1970],
        [1200, -60, 1980],
      ],
      sea.fill,
    ),
    glitter('oka', 1240, 436, 420, {
      colour: '#fffbe0',
      width: 60,
      spread: 330,
      count: 80,
      alpha: 0.75,
    }),
    mirrored(
      [
        land(left, '#2d7564', { bottom: 566 }),
        [120, 330, 470].map((x, i) =>
          fanPalm(`oka-l${i}`, x, left.height(x), 250 - i * 40, { fill: '#2d7564' }),
        ),
      ],
      566,
      0.4,
      0.7,
    ),
    land(left, '#2f7765', { bottom: 566, lit: '#a9cf93', litWidth: 3 }),
    broadleaf('oka-b', 40, left.height(40), 230, wood),
    [120, 330, 470].map((x, i) =>
      fanPalm(`oka-l${i}`, x, left.height(x) + 4, 250 - i * 40, {
        fill: '#1f6355',
        lit: '#3f8a6b',
      }),
    ),
    reeds('oka-r0', {
      x: 500,
      w: 250,
      y: 572,
      h: 66,
      count: 36,
      fill: '#3a8468',
      plume: '#7cae7d',
    }),
    land(right, '#226657', { bottom: 630, lit: '#a9cf93', litWidth: 3 }),
    broadleaf('oka-c', 1690, right.height(1690), 300, { ...wood, light: -1 }),
    fanPalm('oka-r1', 1540, right.height(1540) + 4, 300, {
      fill: '#17564d',
      lit: '#3f8a6b',
      lean: -0.05,
    }),
    fanPalm('oka-r2', 1850, right.height(1850) + 4, 350, { fill: '#17564d', lit: '#3f8a6b' }),
    reeds('oka-r3', {
      x: 1330,
      w: 260,
      y: 640,
      h: 90,
      count: 40,
      fill: '#1c5c50',
      plume: '#7cae7d',
    }),
    animal(stork, { x: 770, y: 590, h: 62, fill: '#2b6f62', edge: 0 }),
    ripples('oka', { y: 470, h: 640, count: 130, colour: '#eef5cf', alpha: 0.42, long: 170 }),
    mirrored(
      mokoro(1080, 800, 1.9, {
        fill: '#0b3338',
        lit: '#0b3338',
        cloth: '#0b3338',
        skin: '#0b3338',
      }),
      806,
      0.4,
      0.6,
    ),
    mokoro(1080, 800, 1.9, {
      fill: '#15282e',
      lit: '#f0e6b0',
      cloth: '#b24b30',
      skin: '#2a1b20',
      hat: '#ecd59a',
    }),
    ripples('oka-wake', {
      x: 760,
      w: 660,
      y: 812,
      h: 90,
      count: 34,
      colour: '#e6f2cc',
      alpha: 0.6,
      long: 180,
    }),
    lilies(
      'oka',
      [
        [650, 930, 56],
        [760, 990, 74],
        [560, 1010, 66],
        [1360, 985, 70],
        [1500, 940, 52],
        [1180, 1080, 88],
        [900, 1100, 80],
      ],
      '#1d6a57',
      '#f7e9f0',
    ),
    reeds('oka-n1', {
      x: -40,
      w: 420,
      y: 1210,
      h: 420,
      count: 46,
      fill: '#06302f',
      plume: '#2c6a4c',
    }),
    reeds('oka-n2', {
      x: 1560,
      w: 420,
      y: 1210,
      h: 520,
      count: 52,
      fill: '#06302f',
      plume: '#3b7a50',
      lean: -0.08,
    }),
    papyrus('oka-p', {
      x: 1660,
      w: 240,
      y: 1210,
      h: 640,
      count: 5,
      fill: '#06302f',
      head: '#0d4a3e',
    }),
    flock('oka', 760, 240, { w: 300, h: 90, count: 7, size: 14, fill: '#2a6f68' }),
  ]);
}

export { lilies };
export const scenes = {
  'okavango-delta': { draw: hero, tone: 'dark', focus: '57% 58%', hero: true },
};
