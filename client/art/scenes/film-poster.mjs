import { hour, panAt, sunAt } from '../film/hours.mjs';
import { FILM, layers } from '../film/layers.mjs';
import { circle, glow, group, linear, mix, picture, sky } from '../kit/index.mjs';

const hex = (rgb) => `#${rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;

/** The film's first frame, drawn from the same layers and the same hour. */
function poster() {
  const now = hour(0);
  const sun = sunAt(0);
  const [ground, horizon] = [hex(now.ground), hex(now.sky[2])];
  const stencil = (layer) => {
    const g = linear(0, layer.top, 0, FILM.height, [
      [0, mix(ground, horizon, layer.air)],
      [1, mix(ground, horizon, layer.air * 0.55)],
    ]);
    const content = layer.svg.replaceAll('#ffffff', g.fill);
    return g.def + group(content, `transform="translate(${-layer.reach * panAt(0)} 0)"`);
  };
  return picture(
    [
      sky(now.sky.map(hex), { bottom: 470, width: FILM.width }),
      `<rect y="469" width="1280" height="251" fill="${horizon}"/>`,
      glow(sun.x, sun.y, 480, hex(now.light), 0.6),
      circle(sun.x, sun.y, 48, '#fff0de'),
      layers.map(stencil),
    ],
    { width: FILM.width, height: FILM.height, texture: 0 },
  );
}

export const scenes = { 'film-poster': { draw: poster, tone: 'dark', focus: '50% 55%' } };
