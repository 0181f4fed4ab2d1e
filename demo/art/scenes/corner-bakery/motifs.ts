import { alpha, blur, darken, lighten, linear, radial } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { sky } from '../../kit/sky.ts';
import { at, box, circle, ellipse, group, path, polygon, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

const crust = '#d88a3e';

/** Baked goods about 40 units wide on their own origin, standing on y = 0. */
export const goods = {
  loaf:
    path(
      'M-20 0C-26 -10 -24 -24 -10 -25H10C24 -24 26 -10 20 0Z',
      linear([lighten(crust, 0.3), crust, darken(crust, 0.35)]),
    ) + stroke('M-12 -20L-6 -9M-2 -21L4 -9M8 -20L13 -10', '#fbe3b4', 3),
  round:
    path('M-21 0C-25 -22 25 -22 21 0Z', linear([lighten(crust, 0.2), darken(crust, 0.25)])) +
    stroke('M-9 -12L9 -4M9 -12L-9 -4', '#fbe3b4', 2.6),
  croissant:
    path(
      'M-24 0C-24 -16 -12 -22 0 -22S24 -16 24 0C18 -6 12 -7 8 -6H-8C-12 -7 -18 -6 -24 0Z',
      linear(['#f5c06a', '#b8652a']),
    ) + stroke('M-11 -18L-8 -6M0 -22V-6M11 -18L8 -6M-19 -11L-15 -5M19 -11L15 -5', alpha('#7a3a12', 0.6), 2),
  cake:
    box([-18, -20, 36, 20], 4, '#f7d9c4') +
    path(
      'M-18 -14C-14 -8 -10 -12 -6 -9C-2 -6 2 -12 6 -9C10 -6 14 -12 18 -14V-18C18 -22 14 -22 12 -22H-12C-16 -22 -18 -20 -18 -18Z',
      '#f28fa0',
    ) +
    circle(0, -26, 5, '#d8303f'),
  tart:
    path('M-19 -8H19L14 0H-14Z', '#c9853d') +
    path('M-19 -8C-16 -16 16 -16 19 -8Z', '#ffd873') +
    circle(-8, -11, 3.6, '#d8303f') +
    circle(2, -12, 3.6, '#d8303f') +
    circle(10, -10, 3.4, '#4b5bb8'),
} as const;

const kinds = ['loaf', 'croissant', 'round', 'cake', 'tart'] as const;

/** One of the goods, standing on y. */
export function bakery(kind: number, x: number, y: number, size: number): string {
  return at(x, y, { scale: size / 44 }, goods[kinds[((kind % 5) + 5) % 5] ?? 'loaf']);
}

/** A striped awning with a scalloped edge. */
export function awning(x: number, y: number, w: number, h: number, count: number, color: string): string {
  const step = w / count;
  return (
    times(count, (i) => {
      const [l, c] = [x + i * step, i % 2 ? '#fff6e4' : color];
      return path(
        `M${l + step * 0.1} ${y}H${l + step * 0.9}L${l + step} ${y + h}A${step / 2} ${step / 2.4} 0 0 1 ${l} ${y + h}Z`,
        linear([lighten(c, 0.12), darken(c, 0.14)]),
      );
    }).join('') + rect(x + step * 0.1, y, w - step * 0.2, h * 0.1, alpha('#5a2418', 0.25))
  );
}

/** Three wisps rising from x, y. */
export function steam(x: number, y: number, size: number): string {
  const puff = (dx: number): string =>
    stroke(
      `M${x + dx} ${y}c${-size * 0.3} ${-size * 0.4} ${size * 0.3} ${-size * 0.6} 0 ${-size}s${size * 0.25} ${-size * 0.5} 0 ${-size * 0.8}`,
      alpha('#ffffff', 0.6),
      size * 0.14,
    );
  return group({ filter: blur(size * 0.06) }, puff(-size * 0.4), puff(0), puff(size * 0.4));
}

/** A shop window with shelves of bread and warm light. [x, y, w, h] */
export function vitrine(
  [x, y, w, h]: readonly [number, number, number, number],
  rows: number,
  columns: number,
  seed: number,
): string {
  const row = h / rows;
  const shelves = times(rows, (r) => {
    const base = y + row * (r + 0.86);
    const loaves = times(columns, (c) =>
      bakery(r * 2 + c + seed, x + ((c + 0.5) / columns) * w, base, (w / columns) * 0.78),
    );
    return loaves.join('') + rect(x, base, w, row * 0.07, linear(['#f0b774', '#8a4f24']));
  });
  return [
    box([x - w * 0.025, y - w * 0.025, w * 1.05, h + w * 0.05], w * 0.02, '#6b3420'),
    rect(x, y, w, h, radial(['#fff1c4', '#ffc873', '#c9783a'], { cx: 0.5, cy: 0.2, r: 0.9 })),
    shelves,
    rect(x + w / 2 - w * 0.008, y, w * 0.016, h, '#6b3420'),
    polygon(
      [
        [x + w * 0.06, y],
        [x + w * 0.22, y],
        [x + w * 0.04, y + h],
        [x, y + h],
        [x, y + h * 0.4],
      ],
      alpha('#ffffff', 0.2),
    ),
  ]
    .flat()
    .join('');
}

/** The old street behind the shop. */
export function street(frame: Frame, horizon: number): string {
  const { width: w, height: h } = frame;
  const random = createRandom('street');
  const u = Math.min(w / 160, h / 90);
  const houses = times(w / (u * 17) + 1, (i) => {
    const [x, top, hue] = [
      i * u * 17 - u * 4,
      horizon - u * random.range(30, 56),
      random.pick(['#f0c3a2', '#e8b0a0', '#cfd3c4', '#f2d6a8', '#bcd0d6']),
    ];
    return (
      rect(x, top, u * 17.2, horizon - top, linear([lighten(hue, 0.2), hue])) +
      polygon(
        [
          [x - u, top],
          [x + u * 4, top - u * 6],
          [x + u * 13, top - u * 6],
          [x + u * 18, top],
        ],
        '#b8695a',
      ) +
      times(6, (n) =>
        box(
          [x + u * (2.6 + (n % 2) * 7), top + u * (4 + Math.floor(n / 2) * 11), u * 4.4, u * 6.6],
          u * 0.6,
          alpha('#ffffff', 0.55),
        ),
      ).join('')
    );
  });
  return (
    sky(frame, ['#8fcbe0', '#ffe0bd', '#fff0d6']) +
    group({ opacity: 0.75 }, houses) +
    rect(0, horizon, w, h - horizon, linear(['#d8bfae', '#a88578'])) +
    times(90, (i) =>
      ellipse(
        ((i * 61.8) % 100) * 0.01 * w,
        horizon + u * 2 + (i % 9) * (h - horizon) * 0.115,
        u * 3,
        u * 0.7,
        alpha(i % 2 ? '#ffffff' : '#6b4a40', 0.16),
      ),
    ).join('')
  );
}
