import {
  animal,
  dhow,
  flock,
  glitter,
  glow,
  limb,
  n,
  palm,
  path,
  picture,
  random,
  rect,
  sitter,
  sky,
  stars,
  streaks,
  sun,
  water,
} from '../kit/index.mjs';

/** Stone Town when the lamps come on. */
function stoneTown() {
  const r = random('z1');
  const house = (x, y, w, h, wall, shade) => {
    const arch = (ax, ay, s, lit) =>
      path(
        `M${n(ax - s)} ${n(ay)}V${n(ay - s * 1.7)}Q${n(ax - s)} ${n(ay - s * 2.9)} ${n(ax)} ${n(ay - s * 3.2)}Q${n(ax + s)} ${n(ay - s * 2.9)} ${n(ax + s)} ${n(ay - s * 1.7)}V${n(ay)}Z`,
        lit ? '#ffd27c' : shade,
      );
    const rows = Math.floor(h / 130);
    const cols = Math.max(2, Math.floor(w / 90));
    const windows = Array.from({ length: rows * cols }, (_, i) =>
      arch(
        x + ((i % cols) + 0.5) * (w / cols),
        y + 110 + Math.floor(i / cols) * 124,
        17,
        r() < 0.42,
      ),
    ).join('');
    const crenels =
      r() < 0.5
        ? Array.from({ length: Math.floor(w / 34) }, (_, i) =>
            rect(x + i * 34 + 4, y - 18, 20, 20, wall),
          ).join('')
        : rect(x - 8, y - 12, w + 16, 14, shade);
    return (
      rect(x, y, w, 1200 - y, wall) +
      rect(x, y, w * 0.16, 1200 - y, shade, 'opacity="0.45"') +
      crenels +
      windows +
      (r() < 0.6
        ? rect(x + w * 0.3, y + 160, w * 0.5, 10, shade) +
          Array.from({ length: 9 }, (_, i) =>
            rect(x + w * 0.3 + (i * w * 0.5) / 8 - 2, y + 130, 4, 34, shade),
          ).join('')
        : '')
    );
  };
  return picture([
    sky(['#2b2450', '#6b3a6c', '#c65f70', '#f49a68', '#fcd28c'], { bottom: 820 }),
    stars('z1', 70, { height: 330 }),
    glow(520, 700, 900, '#ffd894', 0.65),
    sun(500, 676, 78, '#fff2c4', '#ffdc9a', 2.6, 0.5),
    streaks(
      [
        [400, 300, 760, 18],
        [1100, 220, 700, 14],
        [800, 420, 520, 12],
      ],
      '#f08a72',
      0.5,
    ),
    water(690, ['#f6b87e', '#c06a78', '#6a3c70'], 900),
    glitter('z1', 500, 694, 160, { colour: '#fff0bc', width: 110, spread: 240, count: 34 }),
    dhow(820, 730, 0.62, { hull: '#3f2048', sail: '#fbd9a4', shade: '#d98a70', line: '#3f2048' }),
    dhow(250, 720, 0.4, { hull: '#4f2a54', sail: '#f3b98c', shade: '#c97a6c', line: '#4f2a54' }),
    house(1540, 560, 240, 640, '#7c4464', '#56304f'),
    house(1740, 640, 260, 560, '#8a4a60', '#5c3250'),
    rect(1372, 300, 74, 900, '#8f5068'),
    rect(1360, 470, 98, 16, '#5c3250'),
    rect(1360, 640, 98, 16, '#5c3250'),
    path('M1366 302Q1366 250 1409 218Q1452 250 1452 302Z', '#5c3250'),
    path(limb('1409,220,5 1409,180,2'), '#5c3250'),
    rect(1396, 330, 26, 60, '#ffd27c'),
    house(-30, 760, 230, 440, '#5f3560', '#3f2448'),
    house(190, 820, 210, 380, '#74405f', '#4a2a4c'),
    house(1120, 700, 250, 500, '#6c3a5e', '#45274a'),
    house(920, 850, 220, 350, '#7c4660', '#512e4e'),
    house(390, 900, 260, 300, '#553058', '#382042'),
    house(640, 940, 290, 260, '#693a5a', '#432647'),
    house(1380, 800, 300, 400, '#553058', '#382042'),
    house(1670, 880, 280, 320, '#47284e', '#2f1b3c'),
    palm('z1', 1060, 940, 420, { fill: '#2a1738', lit: '#4c2a4c', lean: 0.1 }),
    palm('z1b', 320, 960, 360, { fill: '#2a1738', lit: '#4c2a4c', lean: -0.12 }),
    [
      [700, 930, 5],
      [1190, 690, 4],
      [520, 890, 4],
    ].map(([x, y, s]) => animal(sitter, { x, y, h: 60 + s, fill: '#24122f', far: '#24122f' })),
    flock('z1', 760, 470, { w: 600, h: 160, count: 16, size: 14, fill: '#45234c' }),
  ]);
}

export const scenes = { 'zanzibar-1': { draw: stoneTown, tone: 'dark', focus: '55% 55%' } };
