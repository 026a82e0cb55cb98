import { n, nameOf } from './path.mjs';

export const WIDTH = 1920;
export const HEIGHT = 1200;

const stopsOf = (stops) =>
  stops
    .map(
      ([at, colour, alpha = 1]) =>
        `<stop offset="${n(at * 100)}%" stop-color="${colour}"${alpha < 1 ? ` stop-opacity="${alpha}"` : ''}/>`,
    )
    .join('');

function gradient(kind, placing, stops) {
  const body = `${placing} gradientUnits="userSpaceOnUse">${stopsOf(stops)}`;
  const id = nameOf(kind + body);
  return { def: `<${kind} id="${id}" ${body}</${kind}>`, fill: `url(#${id})` };
}

/** A gradient from one point to another; give `def` and `fill` to the drawing. */
export const linear = (x1, y1, x2, y2, stops) =>
  gradient('linearGradient', `x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`, stops);

export const radial = (cx, cy, r, stops) =>
  gradient('radialGradient', `cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"`, stops);

export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const group = (content, attributes = '') =>
  `<g ${attributes}>${[content].flat(9).join('')}</g>`;

export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;

/** Content seen through a shape only. */
export function clipped(d, content) {
  const id = nameOf(`clip${d}`);
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${[content].flat(9).join('')}</g>`;
}

/** A shape with a lit edge: the light comes from where (dx, dy) points away from. */
export function rimmed(d, { fill, rim, dx = -2, dy = 2, inner = '' }) {
  if (!rim) return path(d, fill) + (inner ? clipped(d, inner) : '');
  return clipped(
    d,
    path(d, rim) + path(d, fill, `transform="translate(${n(dx)} ${n(dy)})"`) + inner,
  );
}

/** Paper grain over the whole sheet, as posters have it. */
const grain = (strength) =>
  `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  1.5 0 0 0 -0.52"/></filter>` +
  `<rect width="100%" height="100%" filter="url(#grain)" opacity="${strength}" style="mix-blend-mode:overlay"/>`;

/** The finished sheet: layers from back to front. */
export const picture = (layers, { width = WIDTH, height = HEIGHT, texture = 0.34 } = {}) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `${[layers].flat(9).join('')}${texture ? grain(texture) : ''}</svg>`;
