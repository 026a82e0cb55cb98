import { acacia, animal, glow, grass, land, picture, sky, skyline, sun } from '../kit/index.mjs';
import { giraffe, giraffeWalking } from '../kit/animals/index.mjs';

/** The mail's head: 600 by 240 on screen, drawn at twice that. */
function mail() {
  return picture(
    [
      sky(['#3a1838', '#8a3340', '#dd6f3c', '#f8c075'], { bottom: 380, width: 1200 }),
      glow(860, 300, 420, '#ffd08a', 0.6),
      sun(860, 300, 88, '#ffebba', '#ffd08a', 2.2, 0.4),
      land(skyline({ y: 340, amp: 22, seed: 'ml', scale: 300, to: 1240 }), '#9a3f40', {
        haze: '#dd7c48',
        depth: 90,
        bottom: 490,
      }),
      land(skyline({ y: 396, amp: 12, seed: 'ml2', scale: 340, to: 1240 }), '#4c1d30', {
        bottom: 490,
        lit: '#d9744a',
        litWidth: 2,
      }),
      [
        [giraffe, 640, 76, false],
        [giraffeWalking, 560, 66, false],
      ].map(([s, x, h, flip]) =>
        animal(s, {
          x,
          y: 408,
          h,
          flip,
          fill: '#2a1020',
          far: '#40182c',
          rim: '#f6a964',
          line: '#8d4a3c',
          edge: 2,
        }),
      ),
      acacia('ml', 1040, 420, 230, { fill: '#240e1e', lit: '#b85a38', light: -1, spread: 1.5 }),
      acacia('ml2', 190, 410, 120, { fill: '#3a1628', lit: '#b85a38' }),
      land(skyline({ y: 446, amp: 8, seed: 'ml3', scale: 420, to: 1240 }), '#1c0a18', {
        bottom: 490,
      }),
      grass('ml', { w: 1200, y: 486, h: 56, count: 150, fill: '#140712' }),
    ],
    { width: 1200, height: 480 },
  );
}

export const scenes = { mail: { draw: mail, tone: 'dark', focus: '60% 60%', jpeg: true } };
