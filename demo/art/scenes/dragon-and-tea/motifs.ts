import { alpha, darken, lighten, linear, mix, radial } from '../../kit/paint.ts';
import { createNoise, createRandom, type Random, times } from '../../kit/random.ts';
import { sky, sun } from '../../kit/sky.ts';
import { at, box, circle, ellipse, type Point, path, polygon, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

/** The paints of the dragon. */
export const [scale, belly, mane, gold] = ['#1f9c86', '#fbe7b0', '#f2683c', '#f0b63c'];

/** A long body along a smooth line, thick in the middle, with scales, belly and a crest. */
export function body(points: readonly Point[], width: number): string {
  const steps = points.length - 1;
  const along = times(steps * 14, (i) => {
    const t = i / 14;
    const k = Math.min(steps - 1, Math.floor(t));
    const f = t - k;
    const get = (n: number): Point => points[Math.min(steps, Math.max(0, n))] ?? [0, 0];
    const [a, b, c, d] = [get(k - 1), get(k), get(k + 1), get(k + 2)];
    const ease = (n: 0 | 1): number =>
      0.5 *
      (2 * b[n] +
        (c[n] - a[n]) * f +
        (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * f * f +
        (3 * b[n] - a[n] - 3 * c[n] + d[n]) * f ** 3);
    return [ease(0), ease(1)] satisfies Point;
  });
  const girth = (i: number): number =>
    width *
    (0.12 + 0.88 * Math.sin(Math.min(1, (i / along.length) * 1.35) * Math.PI * 0.5)) *
    (i > along.length * 0.86 ? 0.82 : 1);
  const parts = along.map(([x, y], i) => {
    const [px, py] = along[Math.max(0, i - 1)] ?? [x, y];
    const [nx, ny] = along[Math.min(along.length - 1, i + 1)] ?? [x, y];
    const angle = (Math.atan2(ny - py, nx - px) * 180) / Math.PI;
    const r = girth(i) / 2;
    const tone = mix(scale, i % 2 ? '#2fb89a' : '#157a72', 0.5);
    const fin =
      i % 3 === 0
        ? path(`M${-r * 0.5} ${-r * 0.8}L${-r * 0.5} ${-r * 1.75}L${r * 0.6} ${-r * 0.8}Z`, linear([gold, mane]))
        : '';
    return at(
      x,
      y,
      { angle },
      fin,
      ellipse(
        0,
        0,
        r * 0.9,
        r,
        linear([lighten(tone, 0.28), [0.45, tone], [0.6, darken(tone, 0.25)], [0.62, belly], [1, darken(belly, 0.28)]]),
      ),
      stroke(`M0 ${-r * 0.8}Q${r * 0.7} ${-r * 0.3} 0 ${r * 0.15}`, alpha('#0b4a48', 0.4), r * 0.07),
    );
  });
  return parts.join('');
}

/** The dragon's head facing right, about 100 units long; the neck joins at the origin. */
export function head(x: number, y: number, size: number, angle = 0, flip = false): string {
  const k = size / 100;
  return at(x, y, { scale: [flip ? -k : k, k], angle }, [
    times(7, (i) =>
      at(-2, -2, { angle: 110 + i * 26 }, path('M0 -9C26 -18 44 -4 58 -12C48 6 22 12 0 9Z', linear([mane, gold], 0))),
    ),
    stroke('M8 -26C0 -48 -14 -56 -30 -58M-4 -46C-2 -56 2 -62 2 -68', '#c98a3c', 6),
    stroke('M22 -28C22 -50 12 -62 0 -70M18 -50C24 -58 30 -60 32 -66', '#f2d08a', 6),
    path(
      'M-22 -8C-20 -34 18 -42 40 -28C52 -26 60 -24 74 -26C88 -27 96 -18 94 -8C92 0 80 3 66 3L30 8C20 26 -14 26 -22 -8Z',
      linear(['#4fd0ae', scale, '#10645f']),
    ),
    path('M26 8C44 14 66 8 82 4C84 14 70 22 54 23C36 26 20 22 12 14Z', linear([belly, darken(belly, 0.3)])),
    path('M30 7L84 3L80 9C64 14 46 15 32 12Z', '#8a2430'),
    times(4, (i) => path(`M${42 + i * 11} ${6 - i * 0.8}l3 6 3 -6Z`, '#ffffff')),
    ellipse(30, -17, 11, 10, '#fff8dc'),
    ellipse(33, -16, 6.4, 8, '#e8982c'),
    ellipse(34, -16, 2.6, 6.6, '#241016'),
    circle(31, -20, 2.2, '#ffffff'),
    path('M15 -24C22 -34 38 -34 46 -23C38 -27 26 -28 15 -24Z', gold),
    path('M80 -23C90 -30 98 -22 92 -14C90 -20 86 -22 80 -23Z', '#4fd0ae'),
    ellipse(86, -15, 3, 2.2, '#0b4a48'),
    stroke('M84 -6C104 -10 110 12 130 6S146 20 152 12', gold, 3),
    stroke('M76 4C86 22 104 22 108 38', gold, 3),
    ellipse(2, -4, 8, 5, alpha('#ff8f6a', 0.6)),
    path('M10 18C6 36 -8 42 -18 38C-10 32 -8 22 -8 16ZM20 20C20 34 12 44 4 48C8 38 8 28 10 20Z', linear([mane, gold])),
  ]);
}

/** Terraces of tea in rows that follow the slope. */
export function terrace(
  frame: Frame,
  random: Random,
  y: number,
  swing: number,
  color: string,
  rows: number,
  gap: number,
): string {
  const noise = createNoise(random, 2);
  const { width: w, height: h } = frame;
  const line = (x: number): number => y + noise((x / w) * 2.4 + 3) * swing;
  const edge = times(61, (i): Point => [(i / 60) * w, line((i / 60) * w)]);
  const beds = times(rows, (r) => {
    const lift = gap * (r + 0.55 + r * r * 0.06);
    const tuft = gap * (0.56 + r * 0.05);
    return times(w / tuft + 2, (i) => {
      const x = i * tuft;
      return circle(
        x,
        line(x) + lift + random.range(-0.08, 0.08) * gap,
        tuft * random.range(0.56, 0.7),
        linear([lighten(color, 0.34), color, darken(color, 0.4)]),
      );
    }).join('');
  });
  return polygon([[0, h], ...edge, [w, h]], linear([lighten(color, 0.1), darken(color, 0.45)])) + beds.join('');
}

/** Morning mist between two heights. */
export function mist(frame: Frame, random: Random, top: number, bottom: number, count = 10): string {
  return times(count, () =>
    ellipse(
      random.next() * frame.width,
      random.range(top, bottom),
      frame.width * random.range(0.12, 0.3),
      (bottom - top) * random.range(0.12, 0.3),
      radial([alpha('#fffdf0', random.range(0.3, 0.65)), alpha('#fffdf0', 0)]),
    ),
  ).join('');
}

function karst(x: number, y: number, w: number, h: number, color: string): string {
  return path(
    `M${x - w / 2} ${y}C${x - w * 0.46} ${y - h * 0.5} ${x - w * 0.34} ${y - h * 0.94} ${x - w * 0.06} ${y - h}C${x + w * 0.16} ${y - h * 1.02} ${x + w * 0.24} ${y - h * 0.6} ${x + w * 0.3} ${y - h * 0.5}C${x + w * 0.42} ${y - h * 0.4} ${x + w * 0.46} ${y - h * 0.2} ${x + w / 2} ${y}Z`,
    linear([color, [0.9, lighten(color, 0.75)], alpha('#ffffff', 0)]),
  );
}

/** Karst mountains in the morning sun. */
export function valley(frame: Frame, seed: string, horizon: number, sx: number): string {
  const random = createRandom(seed);
  const { width: w, height: h } = frame;
  const u = Math.min(w / 160, h / 90);
  return [
    sky(frame, ['#8fd0c4', '#d4ecd0', '#fdf3cf', '#ffe0a8']),
    sun(sx, horizon - u * 26, u * 9, ['#fffef4', '#ffe9a0'], '#fff0b0'),
    times(w / (u * 22) + 1, (i) =>
      karst(
        i * u * 22 + random.range(-6, 6) * u,
        horizon + u * 4,
        u * random.range(14, 26),
        u * random.range(18, 46),
        '#8fc4b8',
      ),
    ),
    mist(frame, random, horizon - u * 22, horizon),
    times(w / (u * 34) + 1, (i) =>
      karst(
        i * u * 34 + random.range(2, 14) * u,
        horizon + u * 8,
        u * random.range(18, 28),
        u * random.range(16, 34),
        '#5fa898',
      ),
    ),
    mist(frame, random, horizon - u * 8, horizon + u * 10, 14),
  ]
    .flat()
    .join('');
}

/** A cup of tea; x, y at its middle. */
export function teacup(x: number, y: number, size: number): string {
  return at(
    x,
    y,
    { scale: size / 60 },
    ellipse(0, 24, 34, 6, alpha('#0b3a2c', 0.35)),
    path('M-28 -10H28C26 16 14 24 0 24S-26 16 -28 -10Z', linear(['#ffffff', '#e8f0e8', '#8fb8ac'], 0)),
    ellipse(0, -10, 28, 8, '#ffffff'),
    ellipse(0, -9, 24, 6, linear(['#c9a03c', '#8fae3c'])),
    stroke('M-14 4C-8 -2 -2 10 4 4S14 2 16 6', '#2f7fa8', 2.4),
  );
}

/** A pavilion with two roofs; x, y under its middle. */
export function pavilion(x: number, y: number, size: number): string {
  return at(
    x,
    y,
    { scale: size / 100 },
    [-34, -14, 14, 34].map((px) => box([px - 2.6, -44, 5.2, 44], 1, '#a8382c')),
    box([-44, -4, 88, 6], 1, '#c9b48a'),
    path('M-58 -42C-36 -46 -18 -56 0 -74C18 -56 36 -46 58 -42C40 -38 -40 -38 -58 -42Z', linear(['#3f6f6a', '#1f4a4c'])),
    path('M-34 -66C-20 -70 -10 -78 0 -92C10 -78 20 -70 34 -66C20 -63 -20 -63 -34 -66Z', linear(['#4f8078', '#24504f'])),
    circle(0, -94, 4, gold),
  );
}
