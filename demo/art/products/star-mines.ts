import { alpha, clip, linear, radial } from '../kit/paint.ts';
import { rays } from '../kit/sky.ts';
import { type Art, at, circle, path, polygon, starPath } from '../kit/svg.ts';
import type { ProductArt } from '../product-art.ts';

const outline = [
  [-58, -62],
  [4, -84],
  [60, -56],
  [84, 0],
  [58, 60],
  [2, 82],
  [-54, 62],
  [-82, 4],
] as const;

function iceRock(): Art {
  const shape = `<path d="M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z"/>`;
  return [
    circle(0, 0, 108, radial([alpha('#d8f6ff', 0.5), alpha('#d8f6ff', 0)])),
    clip(shape, [
      polygon(outline, linear(['#f4feff', '#9cdcf4', '#3a86c0'], 55)),
      polygon(
        [
          [-58, -62],
          [4, -84],
          [-8, -24],
          [-82, 4],
        ],
        alpha('#ffffff', 0.75),
      ),
      polygon(
        [
          [4, -84],
          [60, -56],
          [34, -10],
          [-8, -24],
        ],
        alpha('#d4f4ff', 0.8),
      ),
      polygon(
        [
          [34, -10],
          [84, 0],
          [58, 60],
          [16, 34],
        ],
        alpha('#2a74b0', 0.5),
      ),
      polygon(
        [
          [-8, -24],
          [34, -10],
          [16, 34],
          [-34, 22],
        ],
        alpha('#ffffff', 0.3),
      ),
      polygon(
        [
          [-34, 22],
          [16, 34],
          [2, 82],
          [-54, 62],
        ],
        alpha('#1f5f9c', 0.4),
      ),
    ]),
    path(starPath(-30, -44, 22, 5, 4), '#ffffff'),
    path(starPath(62, 74, 14, 3.4, 4), '#ffffff'),
    path(starPath(74, -74, 16, 4, 4), '#eafaff'),
    path(starPath(-82, 70, 11, 3, 4), '#eafaff'),
  ];
}

function redDwarf(): Art {
  return [
    rays(-14, -14, 118, '#ff8a5a', 18, 0.35),
    circle(-14, -14, 100, radial([alpha('#ff7a4a', 0.9), [0.6, alpha('#ff4a2e', 0.4)], alpha('#ff4a2e', 0)])),
    circle(
      -14,
      -14,
      60,
      radial(['#fff0c8', [0.35, '#ffa05a'], [0.75, '#e83a24'], '#8a1018'], { cx: 0.4, cy: 0.36, r: 0.68 }),
    ),
    path('M-62 -22C-40 -34 -30 -10 -4 -20C14 -28 26 -16 42 -28', 'none', {
      stroke: alpha('#ffe0a0', 0.6),
      'stroke-width': 5,
    }),
    path('M-58 6C-36 0 -20 18 6 8C20 2 30 10 44 4', 'none', { stroke: alpha('#7a0810', 0.4), 'stroke-width': 6 }),
    at(52, 50, { scale: 0.52 }, [
      polygon(outline, linear(['#e89a6a', '#a8502e', '#4a180c'], 50)),
      circle(-24, -22, 16, alpha('#3a1008', 0.45)),
      circle(26, 18, 20, alpha('#3a1008', 0.45)),
      circle(-22, 34, 10, alpha('#3a1008', 0.45)),
    ]),
    at(-70, 70, { scale: 0.24, angle: 40 }, polygon(outline, linear(['#e89a6a', '#a8502e', '#4a180c'], 50))),
  ];
}

/** The products of the game. */
export const starMines: ProductArt = {
  slug: 'star-mines',
  tones: ['#2a7a8a', '#06222c'],
  motifs: {
    theme_ice_belt: { art: iceRock, tones: ['#3a86b8', '#0c2448'] },
    theme_red_dwarf: { art: redDwarf, tones: ['#6a1f2e', '#1a0610'] },
  },
};
