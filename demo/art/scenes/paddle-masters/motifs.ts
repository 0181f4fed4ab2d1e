import { symbol } from '../../kit/hud.ts';
import { alpha, blur, darken, light, lighten, linear, radial, shadow } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { glow } from '../../kit/sky.ts';
import {
  at,
  box,
  circle,
  curve,
  ellipse,
  group,
  type Point,
  path,
  polygon,
  polyline,
  rect,
  stroke,
} from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

/** The rubber of the player's bat. */
export const red = '#e0322f';

/** A bat of 100 × 150 units; the origin is the middle of its blade. */
export function bat(x: number, y: number, size: number, angle: number, color: string = red): string {
  return at(
    x,
    y,
    { scale: size / 150, angle },
    group({ filter: shadow(6, 6, '#02182c', 0.5) }, [
      path('M-11 44L-13 92C-13 100 13 100 13 92L11 44Z', linear(['#7a4a24', '#d99a58', '#8a5228'], 0)),
      stroke('M-12 60H12M-12.4 70H12.4M-12.8 80H12.8', alpha('#3a1d08', 0.45), 2),
      path('M-50 -6C-50 -76 50 -76 50 -6C50 26 30 44 16 52H-16C-30 44 -50 26 -50 -6Z', '#e8b878'),
      path(
        'M-47 -6C-47 -72 47 -72 47 -6C47 22 30 38 20 42H-20C-30 38 -47 22 -47 -6Z',
        radial([lighten(color, 0.35), [0.5, color], [1, darken(color, 0.45)]], { cx: 0.35, cy: 0.28, r: 0.85 }),
      ),
      path('M-20 42C-8 34 8 34 20 42L16 52H-16Z', '#f3cf98'),
      path('M-38 -14C-36 -44 -14 -56 6 -56C-16 -48 -28 -34 -30 -8Z', alpha('#ffffff', 0.28)),
    ]),
  );
}

/** A celluloid ball. */
export function ball(x: number, y: number, r: number): string {
  return circle(x, y, r, radial(['#ffffff', [0.5, '#fff3d8'], [1, '#e8a03d']], { cx: 0.36, cy: 0.32, r: 0.78 }));
}

/** Green-blue hall with banks of lights and a crowd. */
export function arena(frame: Frame, horizon: number, seed: string): string {
  const { width: w, height: h } = frame;
  const random = createRandom(seed);
  const u = Math.min(w, h) / 90;
  const crowd = times(w / (u * 1.6), (i) =>
    times(7, (row) =>
      circle(
        i * u * 1.6 + (row % 2) * u * 0.8 + random.range(-0.3, 0.3) * u,
        horizon - u * (4 + row * 2.7),
        u * 0.85,
        random.pick(['#0d5a66', '#11707a', '#188a8c', '#0a4654', '#f2a33d', '#e8e2c8']),
        { opacity: random.range(0.25, 0.75) },
      ),
    ).join(''),
  );
  const lamps = times(5, (i) => {
    const x = ((i + 0.5) / 5) * w;
    return (
      box([x - u * 6, u * 1.5, u * 12, u * 1.6], u * 0.6, '#f2fff8') +
      light(
        polygon(
          [
            [x - u * 6, u * 3],
            [x + u * 6, u * 3],
            [x + u * 24, horizon],
            [x - u * 24, horizon],
          ],
          linear([alpha('#d8fff2', 0.26), alpha('#d8fff2', 0)]),
        ),
      )
    );
  });
  return [
    rect(0, 0, w, h, linear(['#052430', '#07414c', '#0a6a6c'])),
    group({ filter: blur(u * 0.22) }, crowd),
    lamps,
    rect(0, horizon - u * 3, w, u * 6, linear(['#f0b02e', '#c97a14'])),
    times(w / (u * 18), (i) => symbol('star', u * (9 + i * 18), horizon, u * 3.4, '#7a3f08')),
    rect(0, horizon + u * 3, w, h - horizon, linear(['#c2462f', '#7a2320', '#3d1016'])),
  ]
    .flat()
    .join('');
}

interface Table {
  readonly cx: number;
  readonly far: number;
  readonly near: number;
  readonly wFar: number;
  readonly wNear: number;
}

/** A point on the table: side in [-1, 1], depth 0 (far edge) to 1 (near edge). */
export function spot({ cx, far, near, wFar, wNear }: Table, side: number, depth: number): Point {
  const t = (depth * wFar) / (wNear + (wFar - wNear) * depth);
  return [cx + side * (wFar + (wNear - wFar) * t), far + (near - far) * t];
}

/** The table with its net. */
export function table(place: Table): string {
  const p = (side: number, depth: number): Point => spot(place, side, depth);
  const [[lx, ly], [rx]] = [p(-1, 0.5), p(1, 0.5)];
  const k = (place.wFar + place.wNear) / 2;
  const net = k * 0.15;
  const lip = k * 0.07;
  const mesh =
    times(40, (i) => `M${lx + ((rx - lx) * i) / 39} ${ly - net}V${ly}`).join('') +
    times(6, (i) => `M${lx} ${ly - (net * i) / 6}H${rx}`).join('');
  const [nl, nr] = [p(-1, 1), p(1, 1)];
  return [
    ellipse(place.cx, place.near + lip * 2, place.wNear * 1.05, lip * 3, alpha('#12020a', 0.5), { filter: blur(lip) }),
    polygon([nl, nr, [nr[0], nr[1] + lip], [nl[0], nl[1] + lip]], '#053a52'),
    polygon([p(-1, 0), p(1, 0), nr, nl], linear(['#2f9fd6', '#1577b8', '#0b4f8c'])),
    light(
      polygon([p(-0.7, 0), p(-0.1, 0), p(-0.35, 1), p(-1, 1)], linear([alpha('#c9f2ff', 0.4), alpha('#c9f2ff', 0.04)])),
    ),
    polygon([p(-1, 0), p(1, 0), nr, nl], 'none', {
      stroke: '#ffffff',
      'stroke-width': k * 0.022,
      'stroke-linejoin': 'round',
    }),
    stroke(polyline([p(0, 0), p(0, 1)]), alpha('#ffffff', 0.8), k * 0.012),
    rect(lx - k * 0.06, ly - net, rx - lx + k * 0.12, net, alpha('#04283c', 0.4)),
    stroke(mesh, alpha('#dff6ff', 0.4), Math.max(1, k * 0.004)),
    rect(lx - k * 0.06, ly - net - k * 0.012, rx - lx + k * 0.12, k * 0.026, '#ffffff'),
    rect(lx - k * 0.075, ly - net * 1.1, k * 0.024, net * 1.2, '#1b2a33'),
    rect(rx + k * 0.052, ly - net * 1.1, k * 0.024, net * 1.2, '#1b2a33'),
  ].join('');
}

/** The flight of the ball: fading copies along a curve. */
export function flight(points: readonly Point[], r: number, color = '#ffd24a'): string {
  const last = points.at(-1) ?? [0, 0];
  const first = points[0] ?? last;
  const tail = linear(
    first[0] < last[0] ? [alpha(color, 0), alpha(color, 0.75)] : [alpha(color, 0.75), alpha(color, 0)],
    0,
  );
  return (
    light(stroke(curve(points), tail, r * 1.2, { filter: blur(r * 0.35) })) +
    stroke(curve(points), tail, r * 0.35) +
    glow(last[0], last[1], r * 5, color, 0.85) +
    ball(last[0], last[1], r)
  );
}
