import { symbol } from '../kit/hud.ts';
import { pine } from '../kit/land.ts';
import { alpha, clip, linear, radial } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { type Art, at, box, circle, ellipse, path, starPath, stroke } from '../kit/svg.ts';
import type { ProductArt } from '../product-art.ts';

function stardustJar(): Art {
  const random = createRandom('stardust');
  return at(0, 8, {}, [
    circle(0, 8, 104, radial([alpha('#ffe9a0', 0.6), alpha('#ffe9a0', 0)])),
    path(
      'M-44 -54C-66 -40 -68 66 -54 80C-36 92 36 92 54 80C68 66 66 -40 44 -54Z',
      linear([alpha('#e8fff6', 0.5), alpha('#8fd8c8', 0.4)]),
      {
        stroke: alpha('#ffffff', 0.9),
        'stroke-width': 5,
      },
    ),
    path(
      'M-56 44C-30 34 20 52 57 40C58 64 58 74 50 78C36 86 -36 86 -50 78C-58 74 -57 60 -56 44Z',
      linear(['#fff3b0', '#e8b84a']),
    ),
    times(8, (i) => {
      const [x, y] = [-38 + (i % 4) * 25 + random.range(-6, 6), -26 + Math.floor(i / 4) * 36 + random.range(-9, 9)];
      return (
        circle(x, y, 18, radial([alpha('#fff3b0', 0.9), alpha('#fff3b0', 0)])) +
        path(starPath(x, y, 8 + (i % 3) * 4), '#fffbe0')
      );
    }),
    stroke('M-52 -34C-60 0 -58 40 -52 62', alpha('#ffffff', 0.75), 6),
    box([-48, -84, 96, 32], 9, linear(['#e0b070', '#a8743a', '#6a4218'])),
    stroke('M-44 -66H44', alpha('#4a2a08', 0.4), 3),
  ]);
}

function winterNight(): Art {
  return clip('<circle r="94"/>', [
    circle(0, 0, 94, linear(['#1f3a7a', '#4a78b8', '#a8d0e8'])),
    circle(38, -44, 22, '#fff8e0'),
    circle(38, -44, 44, radial([alpha('#fff8e0', 0.6), alpha('#fff8e0', 0)])),
    path('M-100 40C-50 14 40 30 100 16V100H-100Z', '#e8f4fc'),
    pine(-46, 52, 106, '#1f5a5a', createRandom('a')),
    pine(44, 46, 84, '#2a6a6a', createRandom('b')),
    path('M-100 64C-40 40 30 62 100 50V100H-100Z', '#ffffff'),
    [
      [-8, 0, 7],
      [10, 34, 6],
      [-70, -20, 5],
      [70, -2, 5],
      [-20, 66, 6],
    ].map(
      ([x = 0, y = 0, r = 5]) =>
        circle(x, y, r * 3.4, radial([alpha('#8ff0ff', 0.95), alpha('#8ff0ff', 0)])) + circle(x, y, r, '#eaffff'),
    ),
    [
      [-60, -62],
      [-20, -78],
      [4, -40],
      [72, -72],
      [-84, 12],
      [-30, -44],
      [80, 20],
    ].map(([x = 0, y = 0]) => circle(x, y, 3.4, '#ffffff')),
    circle(0, 0, 91, 'none', { stroke: alpha('#ffffff', 0.85), 'stroke-width': 7 }),
  ]);
}

function cocoa(): Art {
  return at(-8, 18, {}, [
    stroke('M54 -18C98 -24 98 46 48 40', '#f4ead8', 15),
    path('M-66 -40H62L52 56C48 78 -52 78 -56 56Z', linear(['#ffffff', '#f4ead8', '#b8a48a'], 10)),
    ellipse(-2, -40, 64, 19, '#fff8ea'),
    ellipse(-2, -39, 54, 14, '#6a3a1f'),
    box([-34, -54, 30, 20], 7, linear(['#ffffff', '#f0dcd4'])),
    box([4, -50, 28, 18], 7, linear(['#ffffff', '#f0dcd4'])),
    symbol('heart', -2, 18, 52, '#e8505a'),
    stroke('M-26 -68C-40 -82 -14 -88 -26 -102M16 -66C2 -80 28 -86 16 -100', alpha('#ffffff', 0.75), 7),
  ]);
}

/** The products of the game. */
export const fireflyWoods: ProductArt = {
  slug: 'firefly-woods',
  tones: ['#2f8f68', '#0a3226'],
  motifs: {
    jar_stardust: { art: stardustJar },
    winter_nights: { art: winterNight, tones: ['#7ab0d8', '#28487a'] },
    supporter: { art: cocoa, tones: ['#e8a06a', '#8a3f3a'] },
  },
};
