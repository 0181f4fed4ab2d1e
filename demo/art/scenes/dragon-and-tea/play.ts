import { glyphs } from '../../kit/glyphs.ts';
import { counter, meter, panel, roundButton, symbol } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, linear, radial } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { glow } from '../../kit/sky.ts';
import { at, box, circle, ellipse, path, polygon, stroke, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { body, gold, head, mane, mist, pavilion, scale, teacup, terrace, valley } from './motifs.ts';

/** Tending the beds, brewing, and a visitor. */
export function garden(frame: Frame, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = w / 100;
  const random = createRandom(`garden${shot}`);
  const pot = at(
    s * 50,
    h * 0.6,
    { scale: s / 1.9 },
    stroke('M34 -4C64 -20 60 22 28 16', '#24605c', 6),
    path('M-34 2C-52 -4 -56 -20 -64 -22C-58 -30 -46 -22 -30 -12Z', '#2f8f7c'),
    path(
      'M-40 -4C-44 34 44 34 40 -4C36 -24 -36 -24 -40 -4Z',
      radial(['#8fe0c4', [0.6, '#2f9c86'], '#10544c'], { cx: 0.36, cy: 0.3, r: 0.8 }),
    ),
    ellipse(0, -16, 25, 6, '#1f6f64'),
    circle(0, -26, 5, gold),
    stroke('M-20 8C-8 -2 2 18 14 6S30 6 32 8', alpha('#ffffff', 0.6), 2.6),
  );
  const plots = times(9, (i) => {
    const [x, y] = [s * (22 + (i % 3) * 28), h * 0.5 + Math.floor(i / 3) * s * 22];
    return (
      ellipse(x, y + s * 4, s * 12, s * 5.4, '#7a5436') +
      ellipse(x, y + s * 3, s * 11, s * 4.6, '#94683f') +
      (i === 8
        ? symbol('drop', x, y - s * 1, s * 8, '#5fb8e8')
        : times(7, (n) =>
            circle(
              x + ((n % 4) - 1.5) * s * 4,
              y - Math.floor(n / 4) * s * 4 + s,
              s * (2 + (i % 3) * 0.7),
              linear(['#b8e07a', '#3f9c4c']),
            ),
          ).join('') +
          (i % 4 === 1 ? glow(x, y, s * 10, '#fff3a0', 0.9) + symbol('leaf', x, y - s * 9, s * 8, '#fff8d0') : ''))
    );
  });
  const stage = [
    [
      terrace(frame, random, h * 0.44, s * 4, '#6fae5c', 10, s * 9),
      plots,
      body(
        [
          [s * 100, h * 0.26],
          [s * 84, h * 0.33],
          [s * 66, h * 0.29],
          [s * 48, h * 0.32],
          [s * 40, h * 0.3],
        ],
        s * 11,
      ),
      head(s * 41, h * 0.3, s * 30, 4, true),
    ],
    [
      box([0, h * 0.66, w, h], 0, linear(['#b5764a', '#6b3a20'])),
      body(
        [
          [s * 110, h * 0.62],
          [s * 96, h * 0.46],
          [s * 98, h * 0.32],
          [s * 74, h * 0.29],
        ],
        s * 17,
      ),
      head(s * 74, h * 0.285, s * 42, 2, true),
      pot,
      times(3, (i) => teacup(s * (22 + i * 28), h * 0.735, s * 18)),
      stroke(
        `M${s * 16} ${h * 0.565}C${s * 6} ${h * 0.6} ${s * 18} ${h * 0.66} ${s * 20} ${h * 0.715}`,
        '#c9a03c',
        s * 1.4,
      ),
    ],
    [
      pavilion(s * 76, h * 0.46, s * 40),
      body(
        [
          [-s * 6, h * 0.62],
          [s * 20, h * 0.5],
          [s * 8, h * 0.36],
          [s * 30, h * 0.29],
        ],
        s * 15,
      ),
      head(s * 30, h * 0.29, s * 42, 6),
      terrace(frame, random, h * 0.58, s * 4, '#3f8f4c', 6, s * 9),
      at(
        s * 74,
        h * 0.62,
        { scale: s / 2.3 },
        ellipse(0, 2, 22, 5, alpha('#000000', 0.3)),
        path('M-20 0C-20 -28 -12 -40 0 -42S20 -28 20 0Z', '#8a5ac4'),
        circle(0, -50, 13, '#f5d0a8'),
        path('M-30 -56L0 -76L30 -56Z', '#e0b868'),
      ),
    ],
  ][shot];
  const talk = shot === 2 && [
    panel([s * 6, h * 0.73, s * 88, s * 34], '#fff8e0', 0.96, s * 6),
    times(3, (i) =>
      box([s * 13, h * 0.73 + s * (8 + i * 6), s * ([70, 62, 40][i] ?? 50), s * 2.8], s * 1.4, '#8a7a5a'),
    ),
    symbol('leaf', s * 84, h * 0.73 + s * 26, s * 8, scale),
    times(
      2,
      (i) =>
        panel([s * (6 + i * 45), h * 0.935, s * 43, s * 10], i ? '#8a5a2c' : scale, 0.95, s * 5) +
        symbol(i ? 'cross' : 'heart', s * (27.5 + i * 45), h * 0.935 + s * 5, s * 6, '#ffffff'),
    ),
  ];
  return svg(
    frame,
    valley(frame, `valley${shot}`, h * (shot === 0 ? 0.4 : 0.55), s * 72),
    mist(frame, random, h * 0.3, h * 0.5, 6),
    stage,
    talk,
    shot === 1 && [
      panel([s * 8, h * 0.82, s * 84, s * 26], '#fff8e0', 0.94, s * 6),
      symbol('clock', s * 18, h * 0.82 + s * 13, s * 10, '#8a5a2c'),
      meter([s * 26, h * 0.82 + s * 10, s * 58, s * 6], 0.66, '#8fc43c', '#5a4a2c'),
      polygon(
        [
          [s * 62, h * 0.82 + s * 8],
          [s * 66, h * 0.82 + s * 8],
          [s * 64, h * 0.82 + s * 11],
        ],
        mane,
      ),
    ],
    shot === 0 &&
      times(4, (i) =>
        roundButton(
          (['drop', 'leaf', 'home', 'map'] as const)[i] ?? 'leaf',
          s * (16 + i * 22.6),
          h - s * 12,
          s * 16,
          i === 1 ? mane : '#1f6f64',
        ),
      ),
    counter(s * 4, s * 5, s * 10, ['64', '118', '240'][shot] ?? '', {
      sign: 'leaf',
      color: '#9fe07a',
      plate: '#124a40',
    }),
    counter(s * 36, s * 5, s * 10, ['350', '420', '980'][shot] ?? '', { sign: 'coin', plate: '#124a40' }),
    roundButton('pause', w - s * 9.5, s * 10, s * 11, '#1f6f64'),
    shot === 0 && glyphs('DAY 12', s * 50, h * 0.115, s * 5.4, { anchor: 'middle', color: '#24504f' }),
  );
}
