import { glyphs } from '../../kit/glyphs.ts';
import { counter, meter, panel, roundButton, symbol } from '../../kit/hud.ts';
import { palm } from '../../kit/land.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, darken, linear, radial, vignette } from '../../kit/paint.ts';
import { sailboat } from '../../kit/props.ts';
import { times } from '../../kit/random.ts';
import { at, box, circle, ellipse, path, stroke, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { beach, couple, deckChair, dusk, hours, parasol } from './motifs.ts';

/** A guest at the bar, drawn as a portrait against the light. */
function guest(
  x: number,
  y: number,
  size: number,
  { hair = '#5a2f3c', shirt = '#f7f0e4', skin = '#d99a7a', hat = false } = {},
): string {
  return at(
    x,
    y,
    { scale: size / 100 },
    path('M-44 60C-44 22 -26 14 -10 10H10C26 14 44 22 44 60Z', linear([shirt, darken(shirt, 0.25)])),
    path('M-9 -4H9V12C4 20 -4 20 -9 12Z', darken(skin, 0.15)),
    hat
      ? ''
      : path(
          'M-24 -24C-28 -58 28 -58 24 -24C28 -2 26 14 18 16C22 0 18 -16 16 -24H-16C-18 -14 -20 2 -18 16C-27 12 -27 -4 -24 -24Z',
          hair,
        ),
    path('M-17 -30C-18 -6 -10 6 0 6S18 -6 17 -30C8 -42 -8 -42 -17 -30Z', skin),
    path('M-19 -24C-20 -46 20 -46 19 -24C12 -34 2 -34 -4 -36C-8 -32 -14 -30 -19 -24Z', hair),
    circle(-7, -18, 1.9, '#3a1f2c'),
    circle(7, -18, 1.9, '#3a1f2c'),
    stroke('M-5 -5Q0 -1 6 -5', '#a8473f', 1.8),
    hat &&
      ellipse(0, -32, 34, 6, '#f0cf90') +
        path('M-19 -33C-17 -56 17 -56 19 -33Z', '#e8bd70') +
        stroke('M-19 -35Q0 -30 19 -35', '#ef5f6f', 4),
    stroke('M20 -30Q22 -12 12 0M42 40Q40 22 24 16', alpha('#ffdf9f', 0.7), 2),
  );
}

/** Noon, sunset and night of one summer. */
export function story(frame: Frame, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = h / 100;
  const hour = ([hours.noon, hours.sunset, hours.night] as const)[shot];
  const stage = [
    [
      parasol(w * 0.22, h * 0.86, s * 60, '#ef5f6f', -8),
      parasol(w * 0.84, h * 0.78, s * 40, '#3fb0b8', 6),
      deckChair(w * 0.8, h * 0.83, s * 20, '#ffb84a', true),
      palm(w * 1, h * 0.98, s * 76, '#1f6f5c', -0.14),
      guest(w * 0.52, h * 0.68, s * 56, { hat: true, shirt: '#3f9fc4' }),
    ],
    [
      palm(w * 0.02, h * 0.9, s * 80, '#3a1640', 0.2),
      couple(w * 0.56, h * 0.66, s * 15),
      sailboat(w * 0.72, h * 0.51, s * 15, { hull: dusk }),
      parasol(w * 0.86, h * 0.74, s * 24, '#ef5f6f', 6),
    ],
    [
      times(
        15,
        (i) =>
          circle(
            (i / 14) * w,
            s * (12 + Math.sin((i / 14) * Math.PI) * 12),
            s * 3.6,
            radial([alpha('#ffd98a', 0.9), alpha('#ffd98a', 0)]),
          ) + circle((i / 14) * w, s * (12 + Math.sin((i / 14) * Math.PI) * 12), s * 0.9, '#fff6d8'),
      ),
      guest(w * 0.36, h * 0.64, s * 58, { shirt: '#f7f0e4', hair: '#2a1f2c' }),
      guest(w * 0.63, h * 0.64, s * 56, { shirt: '#ef7f8f', hair: '#7a3f2c' }),
      box([0, h * 0.8, w, h], 0, linear(['#8a5a44', '#3a1f2c'])),
      at(
        w * 0.5,
        h * 0.81,
        { scale: s / 3 },
        path('M-14 0L-18 -32H-2L-6 0Z', alpha('#ffb04a', 0.9)),
        path('M6 0L2 -32H18L14 0Z', alpha('#ff7f8f', 0.9)),
        circle(-4, -32, 4, '#9fd65c'),
        circle(16, -32, 4, '#ffd23d'),
      ),
    ],
  ][shot];
  const choices =
    shot === 2
      ? []
      : times(
          2,
          (i) =>
            panel([w * 0.66, h * (0.36 + i * 0.13), w * 0.3, s * 10], i ? '#3a1a4a' : '#c8475f', 0.85, s * 5) +
            symbol(i ? 'map' : 'heart', w * 0.69, h * (0.36 + i * 0.13) + s * 5, s * 5, '#ffffff') +
            box(
              [w * 0.715, h * (0.36 + i * 0.13) + s * 3.8, w * (0.2 - i * 0.05), s * 2.4],
              s * 1.2,
              alpha('#ffffff', 0.85),
            ),
        );
  const talk = [
    panel([w * 0.06, h - s * 27, w * 0.88, s * 23], '#2a1238', 0.82, s * 4),
    box([w * 0.085, h - s * 30, s * 26, s * 7], s * 3.5, '#ef5f6f'),
    box([w * 0.1, h - s * 27.6, s * 15, s * 2.4], s * 1.2, '#ffffff'),
    times(3, (i) =>
      box(
        [w * 0.09, h - s * (20 - i * 5), w * ([0.74, 0.66, 0.38][i] ?? 0.5), s * 2.2],
        s * 1.1,
        alpha('#ffffff', 0.78),
      ),
    ),
    symbol('play', w * 0.915, h - s * 8, s * 4, '#ffd98a'),
  ];
  return svg(
    frame,
    beach(frame, hour, w * (shot === 1 ? 0.44 : 0.62), h * 0.5, h * 0.66, `story${shot}`),
    stage,
    vignette(frame, 0.28),
    talk,
    shot === 0 && choices,
    counter(s * 4, s * 4, s * 8, ['DAY 2', 'DAY 5', 'DAY 9'][shot] ?? '', {
      sign: 'clock',
      color: '#ffd98a',
      plate: '#2a1238',
      width: s * 28,
    }),
    symbol('heart', s * 40, s * 8, s * 6, '#ff6f8a'),
    meter([s * 45, s * 6, s * 34, s * 4], [0.3, 0.62, 0.95][shot] ?? 0, '#ff6f8a', '#2a1238'),
    roundButton('pause', w - s * 8, s * 8, s * 9, '#4a1f4f'),
    roundButton('map', w - s * 19, s * 8, s * 9, '#4a1f4f'),
    shot === 2 && glyphs('+5', s * 83, s * 5.6, s * 5, { color: '#ffd98a' }),
  );
}
