import { alpha, darken, lighten, linear, radial } from '../kit/paint.ts';
import { times } from '../kit/random.ts';
import { type Art, at, circle, ellipse, path, stroke } from '../kit/svg.ts';
import type { ProductArt } from '../product-art.ts';

/** The serpent as an S, in the colors of a theme. */
function serpent(tail: string, head: string, eye: string): Art {
  const body = 'M-70 66C-20 92 70 84 70 44C70 4 -64 26 -64 -20C-64 -58 -14 -64 22 -56';
  const lights: readonly (readonly [number, number])[] = [
    [-38, 74],
    [4, 78],
    [44, 68],
    [66, 44],
    [40, 22],
    [0, 12],
    [-38, 2],
    [-60, -24],
    [-34, -50],
  ];
  return [
    stroke(body, alpha(head, 0.35), 50),
    stroke(body, darken(tail, 0.35), 37),
    stroke(body, linear([head, tail], 115), 31),
    stroke(body, alpha('#ffffff', 0.22), 8, { transform: 'translate(-3 -6)' }),
    lights.map(([x, y]) => circle(x, y, 9, radial([alpha('#ffffff', 0.95), alpha(lighten(head, 0.5), 0)]))),
    at(44, -54, { angle: 8 }, [
      stroke('M32 2H52M52 2L62 -6M52 2L62 10', '#ff4f8a', 5),
      path(
        'M-34 -20C-10 -36 30 -30 40 0C30 30 -10 36 -34 20C-40 8 -40 -8 -34 -20Z',
        linear([lighten(head, 0.5), head, darken(head, 0.3)]),
      ),
      ellipse(6, -15, 9, 8, '#ffffff'),
      ellipse(6, 15, 9, 8, '#ffffff'),
      circle(9, -15, 4.6, eye),
      circle(9, 15, 4.6, eye),
      path('M-26 0L-10 -9L6 0L-10 9Z', alpha('#ffffff', 0.55)),
    ]),
  ];
}

function aurora(): Art {
  return [
    ['#3dffb0', -70, 0.5],
    ['#5ad8ff', -40, 0.4],
    ['#a06aff', -84, 0.4],
  ].map(([color, y, strength], i) =>
    stroke(
      `M-116 ${Number(y) + 30}C-60 ${Number(y) - 34} ${-10 + i * 10} ${Number(y) + 52} 116 ${Number(y) - 6}`,
      alpha(String(color), Number(strength)),
      22,
    ),
  );
}

function flames(): Art {
  return times(9, (i) => {
    const [x, tall] = [-104 + i * 26, 40 + ((i * 37) % 50)];
    return path(
      `M${x - 20} 116C${x - 22} ${110 - tall * 0.6} ${x + 4} ${100 - tall * 0.8} ${x - 2} ${92 - tall}C${x + 22} ${110 - tall * 0.7} ${x + 24} ${116 - tall * 0.3} ${x + 20} 116Z`,
      alpha(i % 2 ? '#ffb02e' : '#ff5a1e', 0.6),
    );
  });
}

/** The products of the game. */
export const neonSerpent: ProductArt = {
  slug: 'neon-serpent',
  tones: ['#4a2a9a', '#120833'],
  motifs: {
    theme_aurora: { art: () => [aurora(), serpent('#12a08a', '#5affc0', '#0a3a4a')], tones: ['#145a80', '#06153a'] },
    theme_ember: { art: () => [flames(), serpent('#b81f0f', '#ffa02e', '#4a0a00')], tones: ['#8a2418', '#2a0408'] },
    theme_moonlight: {
      art: () => [
        circle(-26, -22, 84, radial([alpha('#ffffff', 0.5), alpha('#dfe8ff', 0)])),
        circle(-30, -30, 58, linear(['#ffffff', '#c4d0ea'])),
        circle(-48, -44, 10, alpha('#8a98c0', 0.35)),
        circle(-18, -62, 7, alpha('#8a98c0', 0.35)),
        serpent('#6a7a9c', '#e8eefc', '#2a3450'),
      ],
      tones: ['#5a688c', '#161c30'],
    },
  },
};
