import { blob, limb } from './kit/path.mjs';

const pads = [
  '12,30! 15,25 22,22.5 31,23 35,27 33.5,30!',
  '29,23.5! 32,18 40,15.4 50,16.6 54,21 52.5,23.5!',
  '38,31! 41,26.5 46,25 52,26.4 54.5,31!',
].map(blob);
const wood = [
  limb('31.6,52,3.6 32,44,2.6 32.4,38,2.4'),
  limb('32.4,39,2 28,33.5,1.6 23.5,29,1'),
  limb('32.4,40,2 36.5,32,1.7 41.5,22.5,1'),
  limb('32.6,41,1.8 39.5,36,1.5 46,30.4,1'),
];

/** Our mark: an acacia before the sun on a plum ground; 64 units square. */
const tree = (colour) => `<path d="${[...pads, ...wood].join('')}" fill="${colour}"/>`;

const inside = (tall) =>
  `<rect width="64" height="64" fill="#2a1530"/>` +
  `<circle cx="32" cy="${tall}" r="21" fill="#c6502c"/><circle cx="32" cy="${tall}" r="16.5" fill="#e0803a"/><circle cx="32" cy="${tall}" r="12" fill="#f0b552"/>` +
  `<path d="M0 50Q16 45.5 34 48.5T64 46.5V64H0Z" fill="#4b2036"/>${tree('#170d20')}<path d="M0 55Q22 50 40 53T64 52V64H0Z" fill="#170d20"/>`;

/** The app icon, square to the edges (systems round it themselves) or with corners of its own. */
export const icon = (radius = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><clipPath id="r"><rect width="64" height="64" rx="${radius}"/></clipPath><g clip-path="url(#r)">${inside(30)}</g></svg>`;

/** The header's mark: a medallion with its own ground, so that it reads on light and on dark. */
export const logo = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><clipPath id="c"><circle cx="32" cy="32" r="30"/></clipPath><g clip-path="url(#c)">${inside(30)}</g><circle cx="32" cy="32" r="30.5" fill="none" stroke="#f0b552" stroke-width="2"/></svg>`;
