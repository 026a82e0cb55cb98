import {
  animal,
  bands,
  cloud,
  flock,
  grass,
  herd,
  land,
  picture,
  sky,
  skyline,
} from '../kit/index.mjs';
import { buffalo, zebra, zebraGrazing } from '../kit/animals/index.mjs';

/** Mid-morning on the floor: zebra near, buffalo in file, the wall all round. */
function craterFloor() {
  const wall = skyline({ y: 330, amp: 40, seed: 'n4', scale: 520, octaves: 5, tilt: -60 });
  const z = { fill: '#2c3140', far: '#5c6270', mark: '#fbfaf2', line: '#6c7280', edge: 0 };
  return picture([
    sky(['#3f7fae', '#86b4c9', '#cfe0d8'], { bottom: 400 }),
    cloud('n4a', 200, 330, 900, 150, '#f4f7f2', 'opacity="0.95"'),
    cloud('n4b', 1080, 300, 760, 110, '#eaf1ee', 'opacity="0.85"'),
    land(wall, '#5b87a0', { haze: '#a9c4c0', depth: 260 }),
    cloud('n4c', -60, 392, 900, 80, '#f8faf5', 'opacity="0.9"'),
    cloud('n4d', 1240, 372, 900, 70, '#f8faf5', 'opacity="0.85"'),
    land(skyline({ y: 470, amp: 40, seed: 'n4s', scale: 190, octaves: 4 }), '#6f9a98', {
      haze: '#b4cfae',
      depth: 130,
    }),
    bands('n4', 580, 920, ['#b3c67c', '#a3b964', '#8fa851', '#779344', '#5c7a3a'], {
      haze: '#cdd98c',
      lit: '#f2f4b4',
    }),
    herd(
      buffalo,
      [
        [240, 690, 74],
        [400, 700, 80],
        [560, 692, 76, true],
        [730, 704, 82],
        [900, 696, 74],
        [1060, 706, 80],
        [1650, 700, 76, true],
      ],
      { fill: '#33363c', far: '#53575a', mark: '#7f8078', line: '#83877c', edge: 0 },
    ),
    animal(zebraGrazing, { ...z, x: 560, y: 900, h: 170 }),
    animal(zebra, { ...z, x: 330, y: 880, h: 160, flip: true }),
    animal(zebraGrazing, { ...z, x: 860, y: 1040, h: 300, flip: true }),
    animal(zebra, { ...z, x: 1400, y: 1130, h: 480, flip: true }),
    grass('n4', { y: 1206, h: 150, count: 340, fill: '#3c5a2c' }),
    flock('n4', 1400, 240, { w: 300, h: 90, count: 6, size: 15, fill: '#3a5f7a' }),
  ]);
}

export const scenes = {
  'ngorongoro-crater-4': { draw: craterFloor, tone: 'light', focus: '60% 62%' },
};
