import { path, rimmed } from './paint.mjs';
import { n } from './path.mjs';

/*
 * An animal is drawn facing right, its feet on y = 0, y up, about 100 units at the shoulder:
 * `far` the legs on the other side, `near` the body, `over(colours)` what shows on it
 * (stripes, a tusk, the line of an ear), `top(colours)` what is not cut by the body's outline.
 */

/** Places an animal: feet at (x, y), `h` pixels to 100 units, light from the upper right (1) or left (-1). */
export function animal(
  shape,
  { x, y, h, flip = false, turn = 0, fill, far, rim, mark, line, light = 1, edge = 2.4 },
) {
  const s = h / 100;
  const colours = {
    fill,
    far: far ?? fill,
    rim: rim ?? line ?? fill,
    mark: mark ?? rim ?? fill,
    line: line ?? rim ?? far ?? fill,
  };
  const side = (flip ? -1 : 1) * light;
  const near = shape.near.join('');
  const back = shape.far?.length ? path(shape.far.join(''), colours.far) : '';
  const under = shape.under?.(colours) ?? '';
  const body = rimmed(near, {
    fill,
    rim,
    dx: -side * edge,
    dy: -edge,
    inner: shape.over?.(colours) ?? '',
  });
  const top = shape.top?.(colours) ?? '';
  const spin = turn ? ` rotate(${turn})` : '';
  return `<g transform="translate(${n(x)} ${n(y)})${spin} scale(${Math.round((flip ? -s : s) * 1000) / 1000} ${Math.round(-s * 1000) / 1000})">${under}${back}${body}${top}</g>`;
}

/** Several of a kind along a line: list of [x, y, h, flip?]. */
export const herd = (shape, list, colours) =>
  list
    .map(([x, y, h, flip]) =>
      animal(Array.isArray(shape) ? shape[Math.floor(x) % shape.length] : shape, {
        ...colours,
        x,
        y,
        h,
        flip,
      }),
    )
    .join('');
