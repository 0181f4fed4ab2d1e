import { symbol } from '../../kit/hud.ts';
import { peak, ridge } from '../../kit/land.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, blur, light, linear, mix, radial } from '../../kit/paint.ts';
import type { Random } from '../../kit/random.ts';
import { glow } from '../../kit/sky.ts';
import { at, circle, curve, group, type Point, path, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

export interface Mood {
  readonly sky: readonly [string, string, string, string];
  readonly rock: string;
  readonly spirit: string;
  readonly near: string;
}

/** The mountain spirit: a stag of light as tall as a hill, 200 units high with its antlers, x, y under its feet. */
export function stag(x: number, y: number, size: number, color: string): string {
  const body =
    'M-60 -84C-40 -96 -6 -90 22 -90C36 -100 44 -120 50 -134C54 -142 64 -146 74 -140L98 -122C102 -116 98 -112 92 -112L78 -114C74 -104 70 -88 62 -72C58 -60 52 -56 48 -50L51 -26L47 0H41L42 -26L35 -47L29 -46L26 -24L22 0H16L19 -26L19 -46C0 -42 -16 -44 -30 -52L-37 -40L-32 -22L-36 0H-42L-40 -22L-49 -42L-53 -50L-59 -37L-54 -20L-60 0H-66L-62 -21L-69 -38C-72 -56 -72 -76 -60 -84Z';
  const antler = (side: number): string =>
    `M${64 + side * 2} -134C${56 + side * 10} -158 ${44 + side * 30} -166 ${40 + side * 36} -196M${58 + side * 13} -154C${70 + side * 20} -160 ${72 + side * 26} -168 ${74 + side * 30} -180M${52 + side * 21} -164C${44 + side * 12} -174 ${46 + side * 8} -184 ${44 + side * 4} -196`;
  const antlers = antler(-1) + antler(1);
  const lines = 'M-50 -66Q-20 -78 14 -70M-52 -58Q-20 -68 20 -60M40 -92Q52 -104 56 -118M34 -80Q48 -90 60 -110';
  return at(
    x,
    y,
    { scale: size / 200 },
    light(circle(10, -110, 190, radial([alpha(color, 0.5), [0.5, alpha(color, 0.14)], alpha(color, 0)]))),
    group({ filter: blur(7) }, path(body, alpha(color, 0.8)), stroke(antlers, alpha(color, 0.9), 7)),
    path(body, linear([mix(color, '#ffffff', 0.6), alpha(color, 0.86), alpha(color, 0.12)])),
    stroke(antlers, mix(color, '#ffffff', 0.7), 3.6),
    stroke(lines, alpha('#ffffff', 0.6), 1.6),
    circle(76, -127, 2.8, '#ffffff'),
    path('M58 -136L40 -146L50 -128Z', mix(color, '#ffffff', 0.4)),
    path('M-62 -82L-78 -74L-68 -66Z', mix(color, '#ffffff', 0.4)),
    [
      [40, -196],
      [76, -196],
      [4, -196],
      [104, -180],
      [44, -180],
      [48, -196],
    ].map(
      ([ax = 0, ay = 0]) =>
        circle(ax, ay, 2.6, '#fff') + circle(ax, ay, 11, radial([alpha(color, 0.8), alpha(color, 0)])),
    ),
  );
}

/** The spirit's song: ribbons of light with glowing notes. */
export function song(points: readonly Point[], width: number, color: string): string {
  const d = curve(points);
  const shifted = (dy: number): string => curve(points.map(([x, y], i): Point => [x, y + dy * Math.sin(i * 1.4)]));
  const notes = points
    .slice(1)
    .map(
      ([x, y], i) =>
        symbol('note', x, y - width * (i % 2 ? 5 : -4), width * 4.4, mix(color, '#ffffff', 0.6)) +
        glow(x, y - width * (i % 2 ? 5 : -4), width * 6, color, 0.5),
    );
  return (
    light(stroke(d, alpha(color, 0.5), width * 2.4, { filter: blur(width) })) +
    [0, 2.6, -2.6]
      .map((k) =>
        stroke(
          k === 0 ? d : shifted(width * k),
          alpha(mix(color, '#ffffff', 0.5), 0.75),
          width * (k === 0 ? 0.5 : 0.28),
        ),
      )
      .join('') +
    notes.join('')
  );
}

export function ranges(frame: Frame, mood: Mood, random: Random, base: number, cx: number): string {
  const { w, h, u } = layoutOf(frame);
  const haze = (y: number, strength: number): string =>
    rect(
      0,
      y - u * 16,
      w,
      u * 26,
      linear([alpha(mood.sky[3], 0), alpha(mood.sky[3], strength), alpha(mood.sky[3], 0)]),
    );
  const far = mix(mood.rock, mood.sky[2], 0.5);
  return [
    peak(cx - u * 58, base + u * 16, u * 96, u * 49, far, mix('#ffffff', mood.sky[3], 0.3)),
    peak(cx + u * 66, base + u * 16, u * 108, u * 54, far, mix('#ffffff', mood.sky[3], 0.3)),
    peak(cx + u * 24, base + u * 16, u * 84, u * 41, far, mix('#ffffff', mood.sky[3], 0.3)),
    haze(base, 0.75),
    ridge(frame, random, {
      y: base + u * 2,
      swing: u * 12,
      count: 5,
      detail: 5,
      fill: linear([mood.rock, mix(mood.rock, mood.sky[3], 0.35)]),
    }),
    haze(base + u * 10, 0.4),
    ridge(frame, random, {
      y: base + h * 0.12,
      swing: u * 8,
      count: 4,
      detail: 4,
      fill: linear([mix(mood.rock, mood.near, 0.5), mix(mood.rock, mood.near, 0.2)]),
    }),
  ].join('');
}
