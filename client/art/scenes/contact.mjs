import {
  animal,
  broadleaf,
  glow,
  grass,
  land,
  moon,
  path,
  picture,
  safariTent,
  sitter,
  sky,
  skyline,
  stars,
  stroke,
  treeline,
  watcher,
} from '../kit/index.mjs';

/** Contact: the mess tent at nightfall, lamps lit, a place kept for you. */
function contact() {
  const lamp = (x, y, s) =>
    glow(x, y, 150 * s, '#ffc46c', 0.6) +
    path('M-9 -20H9L13 14H-13Z', '#ffe3a0', `transform="translate(${x} ${y}) scale(${s})"`) +
    path(
      'M-12 14H12V20H-12ZM-10 -24H10V-19H-10Z',
      '#2a1826',
      `transform="translate(${x} ${y}) scale(${s})"`,
    ) +
    stroke(`M${x} ${y - 24 * s}V${y - 60 * s}`, '#2a1826', 2.4);
  return picture([
    sky(['#141838', '#2c2a5c', '#64457c', [0.85, '#c0687c'], '#f2a580'], { bottom: 860 }),
    stars('co', 190, { height: 520 }),
    moon(700, 240, 50, '#fdf0d4', { waning: 0.45, reach: 4 }),
    land(skyline({ y: 780, amp: 40, seed: 'co', scale: 460 }), '#543868', {
      haze: '#a85c76',
      depth: 130,
    }),
    treeline('co', skyline({ y: 850, amp: 16, seed: 'cot', scale: 300 }), 70, '#3a2450', {
      density: 0.9,
      gap: 0.2,
    }),
    land(skyline({ y: 860, amp: 16, seed: 'cot', scale: 300 }), '#331f48'),
    broadleaf('co', 1690, 1010, 820, { fill: '#1a1028', lit: '#4c3058', light: -1, crown: 0.44 }),
    land(skyline({ y: 990, amp: 10, seed: 'cog', scale: 600 }), '#22142e', {
      lit: '#8a4a58',
      litWidth: 2,
    }),
    glow(1240, 930, 520, '#ffb45c', 0.5),
    safariTent(1240, 1010, 2.5, { canvas: '#b07c50', shade: '#54302f', light: '#ffe2a0' }),
    lamp(1500, 690, 1.1),
    lamp(1590, 760, 0.9),
    lamp(880, 940, 1.0),
    path('M800 970H960V980H800ZM820 980H828V1030H820ZM932 980H940V1030H932Z', '#1a0f1c'),
    animal(sitter, {
      x: 770,
      y: 1026,
      h: 170,
      fill: '#170d1c',
      far: '#221428',
      rim: '#ffc06c',
      edge: 3,
    }),
    animal(watcher, {
      x: 1016,
      y: 1032,
      h: 190,
      flip: true,
      fill: '#170d1c',
      far: '#221428',
      rim: '#ffc06c',
      edge: 2.6,
    }),
    land(skyline({ y: 1090, amp: 14, seed: 'cof', scale: 520 }), '#130a1a'),
    grass('co', { y: 1206, h: 120, count: 240, fill: '#0d0714' }),
  ]);
}

export const scenes = { contact: { draw: contact, tone: 'dark', focus: '62% 68%', hero: true } };
