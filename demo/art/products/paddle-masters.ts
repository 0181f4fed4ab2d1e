import { alpha, linear, radial } from '../kit/paint.ts';
import { times } from '../kit/random.ts';
import { noAdvertisements } from '../kit/signs.ts';
import { type Art, at, box, circle, path, polygon, rect, stroke } from '../kit/svg.ts';
import type { ProductArt } from '../product-art.ts';
import { ball, bat } from '../scenes/paddle-masters/motifs.ts';

/** A sheet of rubber, peeled off its sponge at a corner. */
function rubber(): Art {
  return at(0, 0, { angle: -10 }, [
    box([-76, -70, 152, 158], 12, '#f0c83a'),
    box([-76, -78, 152, 154], 12, linear(['#ff7a6a', '#e0322f', '#9c1020'], 50)),
    times(36, (i) => circle(-58 + (i % 6) * 21, -60 + Math.floor(i / 6) * 21, 5, alpha('#7a0814', 0.4))),
    times(36, (i) => circle(-59 + (i % 6) * 21, -61.4 + Math.floor(i / 6) * 21, 3.4, alpha('#ffb0a4', 0.65))),
    polygon(
      [
        [22, 78],
        [78, 22],
        [78, 90],
        [70, 92],
      ],
      '#f0c83a',
    ),
    path('M22 78L78 22C70 34 44 34 36 42C28 50 34 70 22 78Z', linear(['#fff0c0', '#e0b050'], 40)),
    path('M-70 -72H40C10 -40 -30 -24 -70 -14Z', alpha('#ffffff', 0.2)),
  ]);
}

function garage(): Art {
  return at(0, 6, {}, [
    path('M-94 -34L0 -92L94 -34V-22H-94Z', linear(['#8a4a3a', '#5a261e'])),
    rect(-84, -26, 168, 108, linear(['#d8c8b0', '#9c8a74'])),
    box([-66, -12, 132, 94], 4, '#2a2030'),
    path('M-66 82L-20 -6H20L66 82Z', radial([alpha('#ffe08a', 0.9), alpha('#ffb84a', 0.15)], { cy: 0.1, r: 0.9 })),
    box([-66, -14, 132, 26], 3, linear(['#b0bccc', '#6a7488'])),
    stroke('M-66 -5H66M-66 4H66', alpha('#3a4050', 0.5), 2.4),
    stroke('M0 10V20', '#1a1420', 3),
    circle(0, 25, 8, '#fff6cf'),
    polygon(
      [
        [-44, 46],
        [44, 46],
        [60, 66],
        [-60, 66],
      ],
      '#1f6ab0',
    ),
    stroke('M0 46V66M-51 56H51', alpha('#ffffff', 0.85), 2.4),
    stroke('M-46 66V80M46 66V80', '#16283f', 4),
    ball(26, 34, 7),
  ]);
}

/** The products of the game. */
export const paddleMasters: ProductArt = {
  slug: 'paddle-masters',
  tones: ['#3aa8e0', '#0d4080'],
  motifs: {
    rubber_red: { art: rubber },
    hall_garage: { art: garage, tones: ['#6a7aa0', '#1f2440'] },
    no_ads: {
      art: () => noAdvertisements('#2a8f6a', at(-3, -3, { scale: 0.3 }, [bat(0, 0, 140, 40), ball(52, 44, 22)])),
    },
  },
};
