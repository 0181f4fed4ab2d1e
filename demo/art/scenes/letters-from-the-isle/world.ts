import { glints, palm, ridge, wave } from '../../kit/land.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, darken, light, linear, mix } from '../../kit/paint.ts';
import { createRandom } from '../../kit/random.ts';
import { cloud, glow, sky, stars, streaks, sun } from '../../kit/sky.ts';
import { at, box, ellipse, path, polygon, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

interface Hour {
  readonly sky: readonly [string, string, string, string];
  readonly sun: string;
  /** The water from the horizon to the viewer. */
  readonly sea: readonly [string, string, string];
  readonly isle: string;
}

export const sunset: Hour = {
  sky: ['#5a4a94', '#c46a92', '#ff9f7a', '#ffdc9c'],
  sun: '#fff1b8',
  sea: ['#f9b184', '#a2608c', '#1d4576'],
  isle: '#5a3a63',
};

export const hours: readonly [Hour, Hour, Hour] = [
  sunset,
  {
    sky: ['#2f9fd0', '#7fd0e0', '#d4f1e2', '#fff6d8'],
    sun: '#fffbe6',
    sea: ['#8fe6d4', '#2aa6b8', '#0d5488'],
    isle: '#3f8a6a',
  },
  {
    sky: ['#0b1440', '#22306e', '#4f4f92', '#9a76a8'],
    sun: '#f4ecd0',
    sea: ['#8a7ab4', '#3a468c', '#0a1440'],
    isle: '#1c2350',
  },
];

/** The lonely isle with its lighthouse; x at its middle, y at the waterline, about 100 units wide. */
export function isle(x: number, y: number, size: number, color: string, beam = 0.5): string {
  const dark = darken(color, 0.3);
  return at(
    x,
    y,
    { scale: size / 100 },
    light(
      polygon(
        [
          [19, -50],
          [-120, -84],
          [-120, -58],
        ],
        linear([alpha('#fff3b8', 0), alpha('#fff3b8', beam)], 0),
      ),
      polygon(
        [
          [19, -50],
          [110, -66],
          [110, -48],
        ],
        linear([alpha('#fff3b8', beam), alpha('#fff3b8', 0)], 0),
      ),
    ),
    ellipse(0, 3, 66, 5, linear([alpha(dark, 0.7), alpha(dark, 0)])),
    stroke('M-66 2H-20M-8 3H40M50 2H70', alpha('#fff4dc', 0.7), 0.9),
    path(
      'M-60 2C-52 -12 -38 -12 -30 -20C-22 -30 -8 -28 0 -24C10 -30 30 -28 36 -16C46 -14 56 -8 64 2Z',
      linear([color, dark]),
    ),
    path(
      'M-30 -20C-22 -30 -8 -28 0 -24C-8 -20 -4 -12 -12 -8C-20 -4 -14 0 -22 2H-60C-52 -12 -38 -12 -30 -20Z',
      alpha('#ffd9a0', 0.3),
    ),
    polygon(
      [
        [13, -22],
        [15.4, -46],
        [22.6, -46],
        [25, -22],
      ],
      linear(['#fffaf0', '#d8b9a8'], 0),
    ),
    polygon(
      [
        [14.2, -34],
        [14.8, -40],
        [23.2, -40],
        [23.8, -34],
      ],
      '#d2483f',
    ),
    polygon(
      [
        [13.2, -24],
        [13.7, -29],
        [24.3, -29],
        [24.8, -24],
      ],
      '#d2483f',
    ),
    rect(16, -53, 6, 7, '#fff3b8'),
    path('M14 -53H24L19 -59Z', '#7a2f3a'),
    rect(14, -47, 10, 1.8, '#4a2a3a'),
    glow(19, -50, 26, '#fff3b8', 0.9),
    path('M-8 -24L-2 -31L5 -25V-18H-8Z', '#f0d8b8'),
    path('M-10 -24L-2 -32.6L7 -24.6L5.6 -23.4L-2 -30L-8.6 -23Z', '#8a3f3a'),
    rect(-4, -23, 3, 3.4, '#ffd56a'),
    palm(-34, -16, 22, dark, -0.2),
    palm(-26, -20, 18, dark, 0.24),
    palm(48, -10, 16, dark, 0.3),
  );
}

/** A corked bottle with a rolled letter, half in the water. */
export function bottle(x: number, y: number, size: number, angle = -24): string {
  return at(
    x,
    y,
    { scale: size / 100, angle },
    path(
      'M-26 40V-6C-26 -22 -10 -26 -10 -40V-62H10V-40C10 -26 26 -22 26 -6V40C26 50 -26 50 -26 40Z',
      linear([alpha('#e8fff6', 0.75), alpha('#6fc9b0', 0.6), alpha('#2a7a78', 0.75)], 10),
    ),
    box([-11, -22, 22, 58], 4, linear(['#fff8e4', '#e2c290'], 0)),
    stroke('M-6 -10H6M-6 -2H6M-6 6H4', '#b08a5a', 2.4),
    rect(-12, 10, 24, 6, '#c7423f'),
    box([-9, -76, 18, 18], 3, '#a5713f'),
    stroke('M-19 -2V34', alpha('#ffffff', 0.8), 4),
  );
}

export function seascape(frame: Frame, hour: Hour, sunX: number, horizon: number, seed: string): string {
  const { w, h, u } = layoutOf(frame);
  const random = createRandom(seed);
  const dark = hour === hours[2];
  return [
    sky(frame, [hour.sky[0], [0.22, hour.sky[1]], [0.42, hour.sky[2]], [horizon / h, hour.sky[3]]]),
    dark ? stars(frame, random, 170, { bottom: 0.5 }) : '',
    streaks(frame, random, 22, hour.sun, [0.05, 0.5]),
    sun(sunX, horizon - u * 10, u * 13, [hour.sun, mix(hour.sun, hour.sky[3], 0.5)], hour.sun),
    cloud(sunX - u * 58, horizon - u * 15, u * 42, random, mix(hour.sky[3], '#ffffff', 0.3), hour.sky[2]),
    cloud(sunX + u * 52, horizon - u * 25, u * 36, random, mix(hour.sky[3], '#ffffff', 0.3), hour.sky[2]),
    cloud(sunX - u * 24, horizon - u * 34, u * 20, random, mix(hour.sky[2], '#ffffff', 0.3), hour.sky[1]),
    ridge(frame, random, {
      y: horizon - u * 0.5,
      swing: u * 4,
      count: 5,
      detail: 3,
      fill: mix(hour.isle, hour.sky[3], 0.6),
    }),
    rect(0, horizon, w, h - horizon, linear([hour.sky[3], [0.3, hour.sea[0]], [0.7, hour.sea[1]], hour.sea[2]])),
    glints(sunX, horizon, h * 0.92, u * 60, random, hour.sun),
  ].join('');
}

/** The color of the water at depth t: 0 at the horizon, 1 at the viewer. */
function seaTone({ sea }: Hour, t: number): string {
  return t < 0.5 ? mix(sea[0], sea[1], t * 2) : mix(sea[1], sea[2], t * 2 - 1);
}

/** Waves behind (0) or before (1) the boat. */
export function swell(frame: Frame, hour: Hour, horizon: number, part: 0 | 1): string {
  const { h, u } = layoutOf(frame);
  const rows = part === 0 ? [0.3, 0.44] : [0.6, 0.78, 0.93];
  return rows
    .map((t, i) =>
      wave(frame, horizon + (h - horizon) * t, {
        swing: u * (1.2 + t * 2.4),
        length: u * (26 + t * 46),
        phase: t * 17 + i,
        top: alpha(seaTone(hour, t), part === 0 ? 0.75 : 1),
        base: alpha(darken(seaTone(hour, t + 0.22), 0.12), part === 0 ? 0.9 : 1),
      }),
    )
    .join('');
}
