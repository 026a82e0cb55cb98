import sharp from 'sharp';
import { stars } from '../kit/index.mjs';
import { blend, hour, moonAt, panAt, sunAt } from './hours.mjs';
import { FILM, layers } from './layers.mjs';

const { width, height } = FILM;

async function mask(svg, w) {
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${height}">${svg}</svg>`;
  return sharp(Buffer.from(sheet)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
}

/** Draws every layer once as a stencil; `paint(t)` then colours one frame. */
export async function stencils() {
  const cut = [];
  for (const layer of layers) {
    const w = width + layer.reach + 2;
    cut.push({ ...layer, w, alpha: await mask(layer.svg, w) });
  }
  return {
    cut,
    stars: await mask(stars('film', 160, { height: 400, width, colour: '#ffffff' }), width),
  };
}

const SKY_BOTTOM = 610; // the plain covers everything below

/** How bright a disc of radius r with a soft edge is at squared distance d2. */
const disc = (d2, r) => (d2 > r * r ? 0 : Math.min(1, r - Math.sqrt(d2)));
const halo = (d2, reach, strength) =>
  d2 > reach * reach ? 0 : (1 - d2 / (reach * reach)) ** 3 * strength;

// The innermost loop of the film: plain arithmetic, nothing allocated for a pixel.
function paintSky(out, t, now, starMask) {
  const sun = sunAt(t);
  const moon = moonAt(t);
  const [lr, lg, lb] = now.light;
  for (let y = 0; y < SKY_BOTTOM; y++) {
    const k = Math.min(1, y / 470) * 2;
    const [r, g, b] =
      k < 1 ? blend(now.sky[0], now.sky[1], k) : blend(now.sky[1], now.sky[2], k - 1);
    const sunRow = (y - sun.y) ** 2;
    const moonRow = (y - moon.y) ** 2;
    for (let x = 0, i = y * width * 3; x < width; x++, i += 3) {
      const sun2 = sunRow + (x - sun.x) * (x - sun.x);
      const moon2 = moonRow + (x - moon.x) * (x - moon.x);
      const glow = Math.max(halo(sun2, 500, 0.6), halo(moon2, 300, 0.28));
      const white = Math.max(
        disc(sun2, 49),
        disc(moon2, 31),
        (starMask[y * width + x] / 255) * now.stars,
      );
      const dr = r + (lr - r) * glow;
      const dg = g + (lg - g) * glow;
      const db = b + (lb - b) * glow;
      out[i] = dr + (188 + lr * 0.25 - dr) * white;
      out[i + 1] = dg + (188 + lg * 0.25 - dg) * white;
      out[i + 2] = db + (188 + lb * 0.25 - db) * white;
    }
  }
}

function paintLayer(out, layer, t, now) {
  const shift = layer.reach * panAt(t);
  const whole = Math.floor(shift);
  const part = shift - whole;
  for (let y = layer.top; y < height; y++) {
    const haze = layer.air * (1 - (0.45 * (y - layer.top)) / (height - layer.top));
    const [r, g, b] = blend(now.ground, now.sky[2], haze);
    const row = y * layer.w + whole;
    for (let x = 0, i = y * width * 3; x < width; x++, i += 3) {
      const left = layer.alpha[row + x];
      const right = layer.alpha[row + x + 1];
      if (left + right === 0) continue;
      const a = (left + (right - left) * part) / 255;
      out[i] += (r - out[i]) * a;
      out[i + 1] += (g - out[i + 1]) * a;
      out[i + 2] += (b - out[i + 2]) * a;
    }
  }
}

/** One frame of the film at moment t (0..1) as raw RGB. */
export function paint({ cut, stars: starMask }, t) {
  const out = Buffer.alloc(width * height * 3);
  const now = hour(t);
  paintSky(out, t, now, starMask);
  for (const layer of cut) paintLayer(out, layer, t, now);
  return out;
}
