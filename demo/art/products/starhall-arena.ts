import { alpha, darken, linear, radial } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { type Art, at, box, circle, ellipse, path, rect, starPath, stroke } from '../kit/svg.ts';
import type { ProductArt } from '../product-art.ts';
import { robot } from '../scenes/starhall-arena/motifs.ts';

function banana(): Art {
  const random = createRandom('banana');
  const skin = linear(['#fff08a', '#ffd02e', '#d9920f']);
  const flap = (angle: number, length: number) =>
    at(0, -18, { angle }, [
      path(`M-17 0C-24 ${length * 0.5} -16 ${length} 4 ${length + 6}C16 ${length} 24 ${length * 0.4} 17 0Z`, skin),
      path(`M-4 8C-8 ${length * 0.5} -4 ${length * 0.8} 4 ${length}`, 'none', {
        stroke: alpha('#fff8d0', 0.9),
        'stroke-width': 6,
        'stroke-linecap': 'round',
      }),
    ]);
  return [
    times(26, () =>
      at(random.range(-92, 92), random.range(-94, -4), { angle: random.range(0, 180) }, [
        box([-6, -3, 12, 7], 2, random.pick(['#ff5f9a', '#5fe0ff', '#ffffff', '#7dff9a', '#ff9a3d'])),
      ]),
    ),
    flap(62, 84),
    flap(-62, 84),
    flap(24, 92),
    flap(-24, 92),
    path('M-22 -14C-22 -44 -12 -62 -6 -72H8C10 -60 22 -44 22 -14C10 -4 -10 -4 -22 -14Z', skin),
    box([-8, -84, 18, 18], 5, '#7a5214'),
  ];
}

function raincoat(): Art {
  const yellow = linear(['#fff29a', '#ffcf1f', '#d99000'], 30);
  return at(0, 4, {}, [
    path('M-42 -34C-70 -22 -86 20 -90 48L-60 58C-56 30 -48 12 -36 0Z', yellow),
    path('M42 -34C70 -22 86 20 90 48L60 58C56 30 48 12 36 0Z', linear(['#ffdc4a', '#e8a80c', '#b87800'], 30)),
    path('M-46 -38C-30 -50 30 -50 46 -38L66 82C40 94 -40 94 -66 82Z', yellow),
    path('M-46 -36C-58 -84 -28 -98 0 -98S58 -84 46 -36C30 -24 -30 -24 -46 -36Z', linear(['#ffe46a', '#e8a80c'])),
    path('M-30 -44C-36 -76 -18 -84 0 -84S36 -76 30 -44C18 -34 -18 -34 -30 -44Z', '#5a3a08'),
    ellipse(-11, -60, 6, 9, '#8ff6ff'),
    ellipse(11, -60, 6, 9, '#8ff6ff'),
    stroke('M0 -32V88', alpha('#8a5a00', 0.5), 3),
    [-10, 20, 50].map((y) => circle(10, y, 6, '#ffffff') + circle(10, y, 2.4, '#b87800')),
    box([-50, 36, 32, 24], 5, alpha('#8a5a00', 0.22)),
    stroke('M-50 38H-18', alpha('#fff8d0', 0.8), 3),
  ]);
}

function toaster(): Art {
  const bread = (x: number) => [
    path(`M${x - 26} 0V-54C${x - 38} -64 ${x - 30} -84 ${x} -84S${x + 38} -64 ${x + 26} -54V0Z`, '#b8702a'),
    path(
      `M${x - 20} 0V-52C${x - 30} -62 ${x - 22} -77 ${x} -77S${x + 30} -62 ${x + 20} -52V0Z`,
      linear(['#ffe2a8', '#eab566']),
    ),
  ];
  return at(0, 8, {}, [
    bread(-30),
    bread(30),
    path('M-78 -26C-78 -42 78 -42 78 -26L86 62C86 74 -86 74 -86 62Z', linear(['#ffffff', '#c4cae4', '#6f7598'])),
    box([-64, -32, 128, 9], 4, '#3a3f5c'),
    box([-58, -10, 116, 50], 22, linear(['#222a52', '#0b0f28'])),
    ellipse(-26, 12, 9, 13, '#8ff6ff'),
    ellipse(26, 12, 9, 13, '#8ff6ff'),
    stroke('M-11 25Q0 34 11 25', '#8ff6ff', 4),
    box([80, -14, 14, 24], 5, '#ff5f5a'),
    box([-70, 66, 34, 12], 5, '#3a3f5c'),
    box([36, 66, 34, 12], 5, '#3a3f5c'),
    path('M-72 -24C-70 -34 -20 -36 10 -35C-20 -30 -60 -26 -76 44Z', alpha('#ffffff', 0.55)),
  ]);
}

function shoppingCart(): Art {
  return at(0, 2, {}, [
    stroke('M-92 -66H-68L-36 42H58', '#ff4a4f', 11),
    path('M-62 -46H84L64 22H-42Z', linear(['#ff8a80', '#e82f38', '#9c1020'])),
    stroke('M-52 -24H76M-46 0H70M-28 -44L-18 20M2 -44L4 20M32 -44L26 20M60 -44L48 20', alpha('#ffffff', 0.6), 4),
    stroke('M-62 -46H84', '#ffd0cc', 6),
    [-24, 46].map((x) => circle(x, 66, 16, '#23284a') + circle(x, 66, 6, '#d8dcf0')),
    circle(66, -66, 24, linear(['#fff0b0', '#ffc02e', '#b87800'])),
    path(starPath(66, -66, 13), '#fff8dc'),
  ]);
}

function partyPass(): Art {
  return [
    stroke('M-40 -100L-10 -44M40 -100L10 -44', '#ff5f9a', 9),
    box([-12, -56, 24, 18], 5, linear(['#fff0c0', '#b87c1e'])),
    box([-60, -42, 120, 136], 14, linear(['#ffffff', '#efe4ff', '#b8a0e0'])),
    box([-50, -32, 100, 82], 9, linear(['#7a4ae0', '#3a1a8a'])),
    at(0, 46, { scale: 0.76 }, robot(0, 0, 100, 2, { arm: -20 })),
    rect(-50, 46, 100, 5, '#3a1a8a'),
    stroke('M-40 66H12M-40 80H-6', '#8a70c0', 6),
    path(starPath(36, 72, 16), linear(['#ffd84a', '#e8920f'])),
    circle(-30, -16, 60, radial([alpha('#ffffff', 0.4), alpha('#ffffff', 0)])),
  ];
}

/** The products of the game. */
export const starhallArena: ProductArt = {
  slug: 'starhall-arena',
  tones: ['#9a5fe8', '#35127a'],
  motifs: {
    banana_confetti: { art: banana },
    outfit_raincoat: { art: raincoat, tones: ['#5aa8e0', '#23407a'] },
    outfit_toaster: { art: toaster, tones: ['#ff8a6a', '#8a1f4a'] },
    outfit_shopping_cart: { art: shoppingCart, tones: ['#4fd0b8', darken('#1f6a8a', 0.3)] },
    party_pass: { art: partyPass },
  },
};
