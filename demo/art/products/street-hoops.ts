import { alpha, linear } from '../kit/paint.ts';
import { noAdvertisements } from '../kit/signs.ts';
import { type Art, at, circle, ellipse, path, stroke } from '../kit/svg.ts';
import type { ProductArt } from '../product-art.ts';
import { ball } from '../scenes/street-hoops/motifs.ts';

function sneaker(): Art {
  return at(0, 2, { angle: -10 }, [
    path(
      'M-78 -62C-60 -54 -44 -54 -26 -66C-18 -40 0 -18 34 -8C64 0 88 8 90 40L88 56H-86C-92 20 -90 -30 -78 -62Z',
      linear(['#ffd27a', '#ff8a4a', '#e0406a', '#7a2a86'], 20),
    ),
    path('M-26 -66C-18 -40 0 -18 34 -8L22 8C-10 0 -34 -24 -44 -58Z', '#fff4e4'),
    stroke('M-30 -40L-8 -50M-20 -24L4 -34M-6 -10L16 -20M10 0L30 -8', '#7a2a86', 5),
    path('M52 2C74 8 88 18 90 42H58C50 30 48 14 52 2Z', alpha('#ffffff', 0.9)),
    path('M-88 10C-60 20 -40 6 -14 30C8 48 34 40 50 34C30 60 -10 60 -34 44C-56 32 -72 38 -88 34Z', '#fff4e4'),
    path('M-90 48H92C96 70 90 76 78 76H-78C-90 76 -94 66 -90 48Z', linear(['#ffffff', '#d8c8d0'])),
    stroke('M-84 62H88', '#e0406a', 4),
    path('M-78 -62L-92 -70C-92 -56 -88 -44 -82 -40Z', '#7a2a86'),
    circle(-62, -34, 9, '#fff4e4'),
  ]);
}

function drum(): Art {
  return at(0, 14, {}, [
    path('M-76 -30V48C-76 88 76 88 76 48V-30Z', linear(['#8a1f3a', '#f0445a', '#c82a48', '#6a1430'], 0)),
    stroke('M-76 -8L-46 66L-16 0L16 74L46 0L76 60', '#ffe0a0', 5),
    path('M-80 -34V-14C-80 20 80 20 80 -14V-34Z', linear(['#b87c1e', '#fff0c0', '#e8a83a', '#8a5510'], 0)),
    path(
      'M-78 44V56C-78 96 78 96 78 56V44C78 84 -78 84 -78 44Z',
      linear(['#b87c1e', '#fff0c0', '#e8a83a', '#8a5510'], 0),
    ),
    ellipse(0, -34, 80, 27, '#e8a83a'),
    ellipse(0, -35, 70, 22, linear(['#ffffff', '#f0e2cc'])),
    stroke('M-22 -38L-86 -92', '#d9a060', 9),
    stroke('M22 -38L86 -92', '#d9a060', 9),
    ellipse(-20, -37, 10, 8, '#f7d8a4'),
    ellipse(20, -37, 10, 8, '#f7d8a4'),
  ]);
}

/** The products of the game. */
export const streetHoops: ProductArt = {
  slug: 'street-hoops',
  tones: ['#ff9a5a', '#a8284f'],
  motifs: {
    shoes_sunset: { art: sneaker, tones: ['#4a6ac0', '#2a1f5a'] },
    crowd_drums: { art: drum, tones: ['#ffb85a', '#c84a3a'] },
    no_ads: { art: () => noAdvertisements('#e8642e', ball(0, 0, 25)) },
  },
};
