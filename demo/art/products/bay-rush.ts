import { alpha, linear } from '../kit/paint.ts';
import { carRear } from '../kit/props.ts';
import { noAdvertisements, ticket } from '../kit/signs.ts';
import { rays } from '../kit/sky.ts';
import { type Art, at, box, circle, path, polygon, rect, stroke } from '../kit/svg.ts';
import type { ProductArt } from '../product-art.ts';

function retryTickets(): Art {
  const again = [stroke('M13 -13A18 18 0 1 0 18 4', '#ffffff', 6), path('M6 -25L24 -17L9 -4Z', '#ffffff')];
  return [
    at(-4, -44, { angle: -16, scale: 1.28 }, ticket('#ffb02e', undefined)),
    at(4, -4, { angle: -3, scale: 1.34 }, ticket('#ff7a4a', undefined)),
    at(0, 42, { angle: 8, scale: 1.4 }, ticket('#e8344f', at(-16, 0, { scale: 1.02 }, again))),
  ];
}

function sunriseCar(): Art {
  return [
    rays(0, 10, 120, '#fff0c0', 16, 0.4),
    circle(0, 4, 74, linear(['#fff6c0', '#ffd05a'])),
    carRear(0, 84, 188, { body: '#ff8a3d', glass: '#4a2a5a', lamp: '#ff4d6d' }),
    at(0, 84, { scale: 0.94 }, [
      path('M-14 -102H14L20 -66H-20Z', alpha('#ff4f8a', 0.85)),
      path('M-22 -66H22L24 -42H-24Z', alpha('#ff4f8a', 0.85)),
    ]),
  ];
}

function coastMap(): Art {
  const fold = (x: number, tone: string) =>
    polygon(
      [
        [x, -60],
        [x + 52, -76],
        [x + 52, 60],
        [x, 76],
      ],
      tone,
    );
  return at(4, 4, {}, [
    fold(-78, '#8fdcf0'),
    polygon(
      [
        [-26, -76],
        [26, -60],
        [26, 76],
        [-26, 60],
      ],
      '#74c8e4',
    ),
    fold(26, '#8fdcf0'),
    path('M-78 10C-58 -6 -40 16 -26 2C-8 -16 6 20 26 6C44 -8 60 -2 78 -20V60L26 76L-26 60L-78 76Z', '#f2d48a'),
    path('M-78 34C-52 18 -34 40 -10 30C20 18 50 40 78 16V60L26 76L-26 60L-78 76Z', '#6fbf6a'),
    stroke('M-60 54C-40 30 -20 60 0 40C20 22 40 44 58 -2', '#ffffff', 7),
    stroke('M-60 54C-40 30 -20 60 0 40C20 22 40 44 58 -2', '#e8344f', 3, { 'stroke-dasharray': '8 7' }),
    stroke('M-26 -76V60M26 -60V76', alpha('#0a4a6a', 0.3), 2),
    path('M58 4C30 -30 36 -66 58 -66S86 -30 58 4Z', linear(['#ff7a80', '#d81f3f'])),
    circle(58, -38, 11, '#ffffff'),
    rect(-64, -46, 22, 4, alpha('#ffffff', 0.9)),
    rect(-56, -34, 26, 4, alpha('#ffffff', 0.9)),
  ]);
}

/** The products of the game. */
export const bayRush: ProductArt = {
  slug: 'bay-rush',
  tones: ['#4fc4ec', '#1457a0'],
  motifs: {
    retry_tickets: { art: retryTickets },
    livery_sunrise: { art: sunriseCar, tones: ['#ffb870', '#c83a74'] },
    no_ads: {
      art: () =>
        noAdvertisements('#1f8fd0', [
          path('M-19 6C-19 -2 -12 -3 -10 -8C-8 -13 8 -13 10 -8C12 -3 19 -2 19 6V9H-19Z', '#ffffff'),
          circle(-10, 10, 5, '#12324a'),
          circle(10, 10, 5, '#12324a'),
          box([-7, -8, 14, 6], 2, '#1f8fd0'),
        ]),
    },
    coast_pack: { art: coastMap, tones: ['#ffcf8a', '#e07a4a'] },
  },
};
