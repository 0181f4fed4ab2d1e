import { alpha, linear, radial } from '../kit/paint.ts';
import { type Art, at, box, circle, ellipse, path, rect, starPath, stroke } from '../kit/svg.ts';
import type { ProductArt } from '../product-art.ts';
import { awning, bakery, goods } from '../scenes/corner-bakery/motifs.ts';

function shiba(): Art {
  const fur = linear(['#f7b868', '#e08c34', '#b8641a']);
  return at(0, 2, {}, [
    path('M-66 -24L-72 -90C-50 -84 -34 -72 -24 -58Z', fur),
    path('M66 -24L72 -90C50 -84 34 -72 24 -58Z', fur),
    path('M-60 -40L-62 -74C-50 -70 -42 -62 -36 -54Z', '#f7c8b0'),
    path('M60 -40L62 -74C50 -70 42 -62 36 -54Z', '#f7c8b0'),
    path('M-78 6C-82 -50 -40 -68 0 -68S82 -50 78 6C76 46 40 62 0 62S-76 46 -78 6Z', fur),
    path(
      'M-72 14C-60 -10 -34 -4 -22 -14C-10 -28 10 -28 22 -14C34 -4 60 -10 72 14C66 48 34 60 0 60S-66 48 -72 14Z',
      '#fff4e2',
    ),
    ellipse(-30, -40, 9, 6, '#fff4e2'),
    ellipse(30, -40, 9, 6, '#fff4e2'),
    circle(-32, -14, 8, '#33201a'),
    circle(32, -14, 8, '#33201a'),
    circle(-29, -17, 2.6, '#ffffff'),
    circle(35, -17, 2.6, '#ffffff'),
    path('M-13 2C-8 -6 8 -6 13 2C8 14 -8 14 -13 2Z', '#33201a'),
    stroke('M0 10V20M0 20C-6 30 -18 28 -22 22M0 20C6 30 18 28 22 22', '#33201a', 4.4),
    ellipse(-54, 14, 12, 8, alpha('#ff8a7a', 0.5)),
    ellipse(54, 14, 12, 8, alpha('#ff8a7a', 0.5)),
    path(
      'M-80 44C-40 66 40 66 80 44C88 56 86 70 76 76C36 96 -36 96 -76 76C-86 70 -88 56 -80 44Z',
      linear(['#ff6a5a', '#d82f38', '#8f1424']),
    ),
    path('M34 74L66 66C70 80 68 92 62 100H30C28 90 30 82 34 74Z', linear(['#e83f44', '#8f1424'])),
    stroke('M-52 62L-48 82M-20 70L-18 90M14 70L14 90', '#fff0d8', 6),
  ]);
}

function brush(): Art {
  return [
    path(
      'M-88 40C-60 8 -20 34 6 40C40 48 70 30 92 44C70 80 22 74 -14 66C-44 60 -60 84 -88 74C-96 64 -96 52 -88 40Z',
      linear(['#3a3a48', '#0f0f18']),
    ),
    at(4, -8, { angle: 34 }, [
      box([-9, -98, 18, 88], 6, linear(['#f0c078', '#c8863a', '#7a4a18'], 0)),
      box([-12, -22, 24, 16], 4, linear(['#d8404a', '#8a1420'], 0)),
      path('M-15 -8C-20 22 -10 40 -2 66C10 42 20 22 15 -8Z', linear(['#fff4e0', '#cbb79a', '#14141c'])),
      stroke('M-4 -92V-30', alpha('#ffffff', 0.5), 4),
      circle(0, -98, 6, '#d8404a'),
    ]),
    circle(68, -66, 5, '#14141c'),
    circle(-64, 92, 5, '#14141c'),
  ];
}

function springWindow(): Art {
  const blossom = (x: number, y: number, size: number) =>
    at(x, y, { scale: size / 10 }, [
      [0, 72, 144, 216, 288].map((angle) => at(0, 0, { angle }, ellipse(0, -7, 5, 6.6, '#ffb8cf'))),
      circle(0, 0, 3.6, '#f0597f'),
    ]);
  return at(0, 4, {}, [
    box([-88, -64, 176, 150], 8, linear(['#8a5a34', '#5a3418'])),
    box([-76, -52, 152, 110], 4, linear(['#f4fbe4', '#cdeab4'])),
    path('M-76 30C-40 14 -10 34 20 22C46 12 60 24 76 14V58H-76Z', '#a4d88a'),
    stroke('M-74 -8C-40 -16 -10 -20 20 -6M-30 -15C-22 -30 -8 -36 6 -38M0 -16C14 -28 36 -26 56 -34', '#7a4a2c', 5),
    [
      [-58, -12, 14],
      [-26, -18, 15],
      [4, -38, 13],
      [18, -8, 16],
      [52, -34, 14],
      [-8, -12, 11],
      [34, -24, 11],
    ].map(([x = 0, y = 0, s = 10]) => blossom(x, y, s)),
    bakery(1, -38, 58, 50),
    bakery(3, 34, 58, 46),
    rect(-88, 58, 176, 14, linear(['#d89a58', '#8a5522'])),
    path('M-70 -48H-34L-60 54H-74Z', alpha('#ffffff', 0.4)),
    awning(-98, -92, 196, 40, 6, '#6fb86a'),
  ]);
}

function nightBakery(): Art {
  return [
    circle(0, -6, 104, radial([alpha('#ffe9a0', 0.55), alpha('#ffe9a0', 0)])),
    path(
      'M20 -92C-60 -96 -108 -26 -78 42C-52 98 30 106 72 58C20 66 -26 40 -30 -12C-33 -48 -12 -78 20 -92Z',
      linear(['#fffbe4', '#ffdc82', '#e8a03a']),
    ),
    at(28, 46, { scale: 2.5, angle: -6 }, goods.croissant),
    [
      [44, -58, 14],
      [78, -22, 9],
      [10, -34, 8],
    ].map(([x = 0, y = 0, r = 9]) => path(starPath(x, y, r), '#fff6cf')),
    stroke('M10 -4C2 -14 18 -20 10 -32M44 -6C36 -16 52 -22 44 -34', alpha('#ffffff', 0.55), 5),
  ];
}

/** The products of the game. */
export const cornerBakery: ProductArt = {
  slug: 'corner-bakery',
  tones: ['#f7c98a', '#c8743f'],
  motifs: {
    shiba_scarf: { art: shiba, tones: ['#9cd0d8', '#3f7a94'] },
    sign_brush: { art: brush, tones: ['#fff0d8', '#dca870'] },
    window_spring: { art: springWindow, tones: ['#ffc8d4', '#d8788f'] },
    night_bakery: { art: nightBakery, tones: ['#4a5aa0', '#171a44'] },
  },
};
