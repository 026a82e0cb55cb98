import {
  cloud,
  dhow,
  flock,
  glow,
  land,
  linear,
  mirrored,
  palm,
  path,
  picture,
  ripples,
  sky,
  skyline,
  sun,
  surf,
  treeline,
  water,
} from '../kit/index.mjs';

/** The lagoon at four in the afternoon: a dhow close by, palms leaning in from the right. */
function hero() {
  const isle = skyline({ y: 520, amp: 10, seed: 'zan-isle', scale: 300, from: 1180, to: 1960 });
  const boat = { hull: '#3a1f33', sail: '#fff3d9', shade: '#e8b483', line: '#5c3340' };
  const palmTone = { fill: '#0d3b43', lit: '#1c6a62' };
  const sand = linear(0, 1010, 0, 1200, [
    [0, '#fbe3b4'],
    [1, '#e0a768'],
  ]);
  return picture([
    sky(['#0b6f86', '#2f9aa6', '#86c9bd', '#f5dfb4'], { bottom: 540 }),
    glow(1480, 420, 800, '#fff2cc', 0.8),
    sun(1480, 330, 66, '#fffbe8', '#fff4d2', 4, 0.5),
    cloud('zan-c1', 640, 520, 520, 120, '#f8e9cf', 'opacity="0.75"'),
    cloud('zan-c2', 1010, 521, 420, 70, '#fdf3dd', 'opacity="0.8"'),
    cloud('zan-c3', 60, 522, 460, 84, '#d9dfc9', 'opacity="0.6"'),
    land(isle, '#3f8f8f', { bottom: 540 }),
    treeline('zan-palms', isle, 34, '#2f7e83'),
    water(532, ['#0a7c90', '#109fa6', '#3cc2b6', '#9be3cb'], 1200),
    surf('zan-1', 590, '#0c8f9e', { amp: 4, scale: 260 }),
    surf('zan-2', 668, '#14a5ab', { amp: 9, scale: 320, tilt: 20 }),
    surf('zan-3', 770, '#38bdb3', { amp: 14, scale: 300, tilt: -30 }),
    surf('zan-4', 872, '#71d4c2', { amp: 16, scale: 360, tilt: -40 }),
    ripples('zan', { y: 540, h: 420, count: 150, colour: '#e9fbef', alpha: 0.5, long: 120 }),
    dhow(560, 606, 0.42, { ...boat, sail: '#f6e3c4' }),
    mirrored(
      dhow(1060, 762, 1.75, {
        ...boat,
        hull: '#23606e',
        sail: '#cfeee0',
        shade: '#a8d8cb',
        line: '#4a9a9c',
      }),
      768,
      0.55,
      0.5,
    ),
    dhow(1060, 762, 1.75, boat),
    ripples('zan-near', {
      x: 760,
      w: 640,
      y: 775,
      h: 110,
      count: 40,
      colour: '#d9f6e6',
      alpha: 0.7,
      long: 130,
    }),
    surf('zan-foam', 968, '#f3fbf0', { amp: 18, scale: 300, tilt: -60 }),
    surf('zan-wet', 990, '#e9c48c', { amp: 20, scale: 300, tilt: -64 }),
    sand.def,
    surf('zan-sand', 1022, sand.fill, { amp: 20, scale: 330, tilt: -70 }),
    path('M1380 1200Q1560 1060 1920 1020V1200Z', '#c98f58', 'opacity="0.5"'),
    palm('zan-a', 1800, 1150, 800, { ...palmTone, lean: -0.32, size: 0.42 }),
    palm('zan-b', 1905, 1170, 620, { ...palmTone, lean: -0.12, size: 0.44 }),
    flock('zan', 820, 300, { w: 360, h: 110, count: 7, size: 14, fill: '#0d5668' }),
  ]);
}

export const scenes = { zanzibar: { draw: hero, tone: 'dark', focus: '58% 52%', hero: true } };
