import { symbol } from '../kit/hud.ts';
import { alpha, linear } from '../kit/paint.ts';
import { musicBook } from '../kit/signs.ts';
import { moon } from '../kit/sky.ts';
import { type Art, at, box, path, starPath, stroke } from '../kit/svg.ts';
import type { ProductArt } from '../product-art.ts';

const gold = '#ffe9b0';

function rainyBook(): Art {
  return musicBook('#2a6f8f', [
    path('M-28 2C-28 -38 36 -38 36 2C28 -8 20 -8 14 2C8 -8 0 -8 -6 2C-12 -8 -20 -8 -28 2Z', gold),
    stroke('M4 -2V34C4 44 -10 44 -10 34', gold, 5),
    [
      [-26, -52],
      [4, -58],
      [32, -50],
    ].map(([x = 0, y = 0]) => stroke(`M${x} ${y}L${x - 5} ${y + 14}`, '#a8e4ff', 5)),
    stroke('M-24 58H30', alpha(gold, 0.8), 4),
  ]);
}

function lullabyBook(): Art {
  return musicBook('#5a4a9c', [
    path('M18 -48C-22 -46 -34 4 -4 24C12 34 34 28 42 14C12 20 -6 -14 18 -48Z', gold),
    path(starPath(30, -30, 11), gold),
    path(starPath(42, -6, 7), gold),
    symbol('note', -18, 46, 30, gold),
    stroke('M8 56H34', alpha(gold, 0.8), 4),
  ]);
}

/** Keys under a cloth of felt. */
function feltOverKeys(): Art {
  const edge = 'M-94 -52C-60 -66 60 -66 94 -52L88 6C70 22 58 -2 38 12C18 28 2 0 -18 14C-38 30 -56 0 -88 16Z';
  return at(0, -10, {}, [
    box([-90, -30, 180, 126], 8, '#14141c'),
    [-84, -41, 2, 45].map((x) => box([x, -24, 40, 114], 6, linear(['#ffffff', '#f4efe4', '#b8ae9c']))),
    [-55, -12, 31].map((x) => box([x, -24, 25, 74], 4, linear(['#5a5a6a', '#14141c']))),
    path(edge, linear(['#ff8a7a', '#d8405a', '#8a1f4a'], 70)),
    stroke('M-82 4C-56 -10 -38 18 -18 3C2 -11 18 16 38 1C58 -13 70 10 82 -4', alpha('#ffd8c8', 0.8), 3, {
      'stroke-dasharray': '7 8',
    }),
    path('M-90 -48C-60 -60 20 -64 60 -60C10 -50 -50 -44 -86 -30Z', alpha('#ffffff', 0.3)),
    symbol('note', 0, -40, 34, '#ffe9b0'),
  ]);
}

/** The products of the game. */
export const nightPiano: ProductArt = {
  slug: 'night-piano',
  tones: ['#2f8090', '#0b2438'],
  motifs: {
    book_satie: { art: rainyBook, tones: ['#7ab8c8', '#234a6a'] },
    book_lullabies: { art: () => [moon(62, -66, 26), lullabyBook()], tones: ['#6a6ac8', '#1f1a4f'] },
    piano_felt: { art: feltOverKeys },
  },
};
