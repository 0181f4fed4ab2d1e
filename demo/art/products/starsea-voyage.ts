import { symbol } from '../kit/hud.ts';
import { alpha, clip, darken, lighten, linear, radial } from '../kit/paint.ts';
import { spaceship } from '../kit/props.ts';
import { type Art, at, box, circle, ellipse, path, starPath, stroke } from '../kit/svg.ts';
import type { ProductArt } from '../product-art.ts';

function fuelCell(): Art {
  return [
    circle(0, 4, 96, radial([alpha('#4fe0ff', 0.55), alpha('#4fe0ff', 0)])),
    box([-22, -92, 44, 16], 6, linear(['#fff0c0', '#d9962e', '#8a5510'], 0)),
    box([-46, -78, 92, 26], 9, linear(['#ffe6a0', '#f0b03c', '#8a5510'], 0)),
    box([-40, -56, 80, 118], 8, linear(['#7ff2ff', '#1fb4e8', '#0b4f9a'], 0)),
    box([-40, -56, 20, 118], 8, alpha('#ffffff', 0.4)),
    ellipse(0, 30, 40, 10, alpha('#ffffff', 0.22)),
    box([-46, 54, 92, 32], 9, linear(['#ffe6a0', '#f0b03c', '#8a5510'], 0)),
    symbol('bolt', 2, 0, 74, '#ffffff'),
  ];
}

function paintCan(): Art {
  const paint = linear(['#ffe08a', '#ff9a5a', '#f0527e']);
  return at(0, 8, {}, [
    stroke('M-52 -40C-58 -112 58 -112 52 -40', '#dfe4f4', 5),
    path('M-58 -44H58V62C58 84 -58 84 -58 62Z', linear(['#aab2d0', '#f4f6ff', '#8d94b8', '#565c80'], 0)),
    ellipse(0, -44, 58, 18, linear(['#f4f6ff', '#8d94b8'], 0)),
    ellipse(0, -44, 48, 13, paint),
    path(
      'M-50 -44C-46 -30 -44 -4 -36 -4C-28 -4 -30 -22 -22 -22C-14 -22 -14 18 -4 18C6 18 2 -20 12 -20C22 -20 20 2 28 2C38 2 44 -28 50 -44C30 -30 -30 -30 -50 -44Z',
      paint,
    ),
    path('M-58 26C-20 40 20 40 58 26V58C20 74 -20 74 -58 58Z', linear(['#4a3aa8', '#7a66f0', '#2d2168'], 0)),
    circle(0, 52, 12, '#ffd27a'),
    stroke('M-22 60H22', '#ffd27a', 4),
  ]);
}

function sprayCan(): Art {
  const splat = (x: number, y: number, size: number, color: string) =>
    path(starPath(x, y, size, size * 0.62, 9), color);
  return [
    splat(-58, -44, 34, '#c8ff2e'),
    splat(60, -58, 26, '#ff3fa8'),
    splat(66, 36, 30, '#ff8a1e'),
    at(0, 6, { angle: 8 }, [
      box([-14, -94, 28, 20], 5, linear(['#ffffff', '#9aa0b8', '#5a6080'], 0)),
      box([-7, -90, 14, 6], 2, '#2a2e48'),
      path(
        'M-20 -76H20C34 -76 40 -62 40 -54H-40C-40 -62 -34 -76 -20 -76Z',
        linear(['#d8dcec', '#8288a4', '#4a4f6c'], 0),
      ),
      box([-40, -56, 80, 136], 7, linear(['#b0653a', '#8a4526', '#552612'], 0)),
      clip('<rect x="-40" y="-56" width="80" height="136" rx="7"/>', [
        path('M-40 -20L10 -50L40 -36V0L-8 22L-40 10Z', '#c8ff2e'),
        path('M-40 36L0 18L40 40V80H-10Z', '#ff3fa8'),
        circle(20, 14, 18, '#ff8a1e'),
        box([-40, -56, 16, 136], 0, alpha('#ffffff', 0.22)),
      ]),
      stroke('M-30 24L-14 8M-30 8L-14 24M14 50L30 66M14 66L30 50', '#2a1408', 4),
    ]),
  ];
}

function lanternHull(): Art {
  return [
    circle(30, 34, 84, radial([alpha('#ffb85a', 0.6), alpha('#ffb85a', 0)])),
    spaceship(8, -8, 178, { hull: '#f3e8d0', trim: '#e8913a', flame: '#ffcf7a', angle: -16 }),
    at(8, -8, { angle: -16, scale: 0.89 }, [
      [-64, -44, -24, -4].map((x) => box([x, -11, 12, 11], 4, '#ffd56a')),
      stroke('M20 18V38', '#6a4a2c', 3),
    ]),
    at(34, 34, { scale: 0.62 }, [
      box([-22, -18, 44, 12], 4, '#7a4a22'),
      path('M-26 -8H26L20 44H-20Z', radial(['#fffbe0', [0.4, '#ffd06a'], '#e8842a'], { cy: 0.6 })),
      stroke('M-9 -8L-7 44M9 -8L7 44', alpha('#7a4a22', 0.6), 3),
      box([-24, 42, 48, 10], 4, '#7a4a22'),
    ]),
  ];
}

function captainsCap(): Art {
  const navy = '#1f2f7a';
  return at(0, 10, { angle: -4 }, [
    path(
      'M-88 -24C-92 -62 -50 -78 0 -78S92 -62 88 -24C70 -6 -70 -6 -88 -24Z',
      linear(['#ffffff', '#e9edfb', '#aab4d8']),
    ),
    path('M-62 -22H62V24H-62Z', linear([lighten(navy, 0.25), navy, darken(navy, 0.35)], 0)),
    stroke('M-62 -18C-30 -8 30 -8 62 -18', '#ffd46a', 5),
    path(
      'M-66 18C-30 36 30 36 66 18C84 34 90 48 84 54C50 76 -50 76 -84 54C-90 48 -84 34 -66 18Z',
      linear(['#3a4270', '#14183c']),
    ),
    path('M-70 36C-36 52 20 54 50 44C20 62 -44 62 -72 46Z', alpha('#ffffff', 0.24)),
    stroke('M-66 20C-30 36 30 36 66 20', '#ffd46a', 7),
    circle(-66, 16, 7, '#ffe9a8'),
    circle(66, 16, 7, '#ffe9a8'),
    path(starPath(0, -12, 34, 15), linear(['#fff3c0', '#f0b03c'])),
    circle(0, -10, 9, '#fff8dc'),
  ]);
}

/** The products of the game. */
export const starseaVoyage: ProductArt = {
  slug: 'starsea-voyage',
  tones: ['#5a48c8', '#10103f'],
  motifs: {
    fuel_cell_small: { art: fuelCell, tones: ['#2f5fb8', '#0b1240'] },
    paint_daybreak: { art: paintCan },
    paint_scavenger: { art: sprayCan, tones: ['#4a4f6c', '#171a2e'] },
    hull_lantern: { art: lanternHull, tones: ['#3a3390', '#0d0b33'] },
    captain_pack: { art: captainsCap, tones: ['#6a7cf0', '#1c1f6a'] },
  },
};
