import { alpha, darken, lighten, linear, radial } from '../kit/paint.ts';
import { hangingLantern } from '../kit/props.ts';
import { type Art, at, box, circle, ellipse, path, rect, stroke } from '../kit/svg.ts';
import type { ProductArt } from '../product-art.ts';

const gold = '#f5b82e';

/** A round coin with a square hole. */
function coin(x: number, y: number, r: number): Art {
  const k = r / 40;
  return at(x, y, { scale: k }, [
    circle(0, 3, 40, darken(gold, 0.5)),
    circle(0, 0, 40, linear(['#fff2b8', gold, '#b87410'], 50)),
    circle(0, 0, 31, 'none', { stroke: alpha('#8a5208', 0.55), 'stroke-width': 3 }),
    box([-11, -11, 22, 22], 3, '#8a1420', { stroke: '#fff2b8', 'stroke-width': 3 }),
    path('M-30 -14C-24 -32 -4 -36 8 -34C-8 -30 -22 -22 -26 -8Z', alpha('#ffffff', 0.55)),
  ]);
}

/** A coin that lies on others. */
function flatCoin(x: number, y: number, r = 30): Art {
  return [
    path(
      `M${x - r} ${y}V${y + 9}A${r} ${r * 0.36} 0 0 0 ${x + r} ${y + 9}V${y}Z`,
      linear(['#b87410', '#ffe08a', '#8a5208'], 0),
    ),
    ellipse(x, y, r, r * 0.36, linear([lighten(gold, 0.55), gold], 20)),
    ellipse(x, y, r * 0.7, r * 0.22, 'none', { stroke: alpha('#8a5208', 0.5), 'stroke-width': 2 }),
  ];
}

function chest(): Art {
  const wood = linear(['#eab068', '#c47a38', '#7a4018']);
  return at(0, 6, {}, [
    path('M-84 -34C-84 -96 84 -96 84 -34Z', linear(['#b87038', '#7a4018'])),
    path('M-70 -36C-70 -82 70 -82 70 -36Z', '#2a0e04'),
    circle(0, -30, 90, radial([alpha('#ffe08a', 0.75), alpha('#ffe08a', 0)])),
    coin(-36, -38, 26),
    coin(34, -40, 28),
    coin(0, -52, 32),
    [-52, 50].map((x) => flatCoin(x, -20, 26)),
    [-18, 20].map((x) => flatCoin(x, -16, 30)),
    path('M-88 -12H88V66C88 78 -88 78 -88 66Z', wood),
    rect(-88, -12, 176, 16, linear(['#fff0b0', gold, '#9a6010'])),
    [-62, 62].map((x) => rect(x - 9, -10, 18, 84, linear(['#fff0b0', gold, '#9a6010'], 0))),
    box([-18, -18, 36, 44], 7, linear(['#fff6cf', gold, '#9a6010'])),
    circle(0, 0, 7, '#4a1f0a'),
    path('M-3 2H3L6 16H-6Z', '#4a1f0a'),
    flatCoin(-70, 76, 22),
    flatCoin(74, 78, 20),
  ]);
}

function lanternRow(): Art {
  return [
    stroke('M-100 -74Q0 -36 100 -74', '#5a2a10', 5),
    at(-66, -62, {}, hangingLantern(0, 0, 74, '#f0442e')),
    at(66, -62, {}, hangingLantern(0, 0, 74, '#f0442e')),
    at(0, -54, {}, hangingLantern(0, 0, 118, '#ff5a2e')),
    box([-100, -96, 200, 16], 4, linear(['#d8402e', '#8a1410'])),
    box([-88, -82, 176, 8], 3, '#5a0a10'),
  ];
}

/** The products of the game. */
export const luckyCatHall: ProductArt = {
  slug: 'lucky-cat-hall',
  tones: ['#e8443a', '#7a0a1c'],
  motifs: {
    coins_small: { art: () => [coin(-38, 30, 50), coin(42, 34, 46), coin(4, -34, 58)] },
    shrine_lanterns: { art: lanternRow, tones: ['#4a3a8a', '#170a30'] },
    coins_large: { art: chest, tones: ['#7a58c8', '#2a1250'] },
  },
};
