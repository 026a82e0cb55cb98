import {
  acacia,
  circle,
  glow,
  grass,
  land,
  mix,
  picture,
  sky,
  skyline,
  soaring,
} from '../kit/index.mjs';

/** The neutral cover: rings of heat round a sun, folded dunes of grass, one tree. */
function cover() {
  const rings = [460, 390, 325, 262].map((r, i) =>
    circle(960, 610, r, mix('#eec583', '#fae6b4', i / 3), 'opacity="0.55"'),
  );
  const dunes = ['#d98f4c', '#bf6a3d', '#954634', '#66293a'].map((colour, i) =>
    land(
      skyline({
        y: 760 + i * 88,
        amp: 48,
        seed: `cover${i + 3}`,
        scale: 760 - i * 40,
        octaves: 2,
        gain: 0.25,
        tilt: (i % 2 ? 1 : -1) * 80,
      }),
      colour,
      {
        haze: mix(colour, '#efb873', 0.4),
        depth: 260,
        lit: mix(colour, '#ffe2a6', 0.4),
        litWidth: 2.5,
      },
    ),
  );
  return picture([
    sky(['#dd9a52', '#e9b66a', '#f6d699', '#fae5b8'], { bottom: 860 }),
    glow(960, 610, 760, '#fff0c4', 0.5),
    rings,
    circle(960, 610, 200, '#fff6d8'),
    soaring(
      [
        [1240, 330, 34, 0.1],
        [1330, 392, 22, -0.12],
        [640, 300, 26, -0.05],
      ],
      '#8c4733',
    ),
    dunes.slice(0, 2),
    acacia('cover', 960, 880, 470, { fill: '#4a1f33', lit: '#a4503a', spread: 1.5 }),
    dunes.slice(2),
    grass('cover', { y: 1200, h: 110, count: 190, fill: '#431a30' }),
  ]);
}

export const scenes = { cover: { draw: cover, tone: 'light', focus: '50% 50%' } };
