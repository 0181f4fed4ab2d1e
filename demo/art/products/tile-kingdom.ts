import { glyphs } from '../kit/glyphs.ts';
import { alpha, linear } from '../kit/paint.ts';
import { times } from '../kit/random.ts';
import { noAdvertisements } from '../kit/signs.ts';
import { type Art, at, box, circle, path, rect, stroke } from '../kit/svg.ts';
import type { ProductArt } from '../product-art.ts';
import { cobalt, glazed, sun } from '../scenes/tile-kingdom/motifs.ts';

const crown = 'M-18 12L-22 -10L-9 0L0 -16L9 0L22 -10L18 12Z';

/** A blank tile of the kingdom with a number on it. */
function moves(): Art {
  return at(0, 0, { angle: -8 }, [
    box([-76, -62, 152, 152], 26, '#8a744f'),
    box([-76, -78, 152, 152], 26, linear(['#ffffff', '#fff1d4', '#ead6ac'], 60)),
    box([-62, -64, 124, 124], 18, 'none', { stroke: cobalt, 'stroke-width': 5 }),
    glyphs('+5', 4, -38, 72, { color: '#e2533f', weight: 2, anchor: 'middle' }),
    path('M-70 -72H44C10 -30 -30 -10 -70 0Z', alpha('#ffffff', 0.4)),
  ]);
}

function woodenBox(): Art {
  const wood = linear(['#d99a58', '#b0703a', '#7a4420']);
  return at(0, 8, {}, [
    at(-42, -42, { angle: -16 }, glazed(0, 0, 64, 1, { lip: 9 })),
    at(42, -44, { angle: 14 }, glazed(0, 0, 64, 2, { lip: 9 })),
    at(0, -56, { angle: -2 }, glazed(0, 0, 66, 3, { lip: 9 })),
    path('M-90 -22H90L82 76C82 82 -82 82 -82 76Z', wood),
    rect(-94, -30, 188, 20, linear(['#f0bb7c', '#a8652e'])),
    stroke('M-84 22H84M-82 50H82', alpha('#4a240c', 0.35), 3),
    box([-58, 0, 116, 64], 12, linear(['#fff8ea', '#ead6ac'])),
    glyphs('+30', 0, 12, 40, { color: cobalt, weight: 2, anchor: 'middle' }),
  ]);
}

function tileWall(): Art {
  const kinds = [0, 4, 3, 2, 1, 2, 3, 4, 0];
  const colors = ['#1c7a8a', '#d8476a', '#1c7a8a', '#e8a02e', '#1c4fb8', '#e8a02e', '#1c7a8a', '#d8476a', '#1c7a8a'];
  return [
    box([-94, -90, 188, 188], 14, '#6a3a18'),
    box([-94, -94, 188, 188], 14, linear(['#e8b870', '#a86a2e', '#7a4420'])),
    times(9, (i) =>
      glazed(-54 + (i % 3) * 54, -54 + Math.floor(i / 3) * 54, 53, kinds[i] ?? 0, { color: colors[i] ?? cobalt }),
    ),
    box([-81, -81, 162, 162], 4, 'none', { stroke: alpha('#4a240c', 0.5), 'stroke-width': 3 }),
  ];
}

/** The products of the game. */
export const tileKingdom: ProductArt = {
  slug: 'tile-kingdom',
  tones: ['#4f9ae8', '#143a94'],
  motifs: {
    moves_5: { art: moves },
    ornament_malacca: { art: tileWall, tones: ['#ffd98a', '#c8743a'] },
    moves_30: { art: woodenBox, tones: ['#5ac8a8', '#14605a'] },
    no_ads: { art: () => noAdvertisements(cobalt, [path(crown, sun), circle(0, 6, 3, '#e2533f')]) },
  },
};
