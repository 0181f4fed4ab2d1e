import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, blur, light, mix, radial, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { glow, motes, sky } from '../kit/sky.ts';
import { at, circle, curve, ellipse, group, type Point, path, polygon, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';

const [cyan, pink, lime] = ['#2df6ff', '#ff3dcb', '#b6ff4a'];

/** A floor of hexagons, brighter near a light. */
function hexFloor(frame: Frame, size: number, [lx, ly]: Point, reach: number): string {
  const [dx, dy] = [size * 1.74, size * 1.5];
  return times(frame.height / dy + 2, (row) =>
    times(frame.width / dx + 2, (column) => {
      const [x, y] = [column * dx + (row % 2) * dx * 0.5, row * dy];
      const near = Math.max(0, 1 - Math.hypot(x - lx, y - ly) / reach);
      const hex = times(
        6,
        (i): Point => [x + Math.sin((i * Math.PI) / 3) * size * 0.94, y + Math.cos((i * Math.PI) / 3) * size * 0.94],
      );
      return polygon(hex, alpha(mix('#150a3a', '#3a1a8a', near), 0.9), {
        stroke: mix('#2a1766', cyan, near * 0.55),
        'stroke-width': 1 + near * 1.6,
      });
    }).join(''),
  ).join('');
}

/** The body as shining beads along a path, from tail to head. */
function serpent(points: readonly Point[], width: number): string {
  const count = 260;
  const dense = densify(points, count);
  const tube = dense.map(([x, y], i) => {
    const t = i / dense.length;
    const r = width * (0.25 + 0.75 * Math.min(1, t * 2.6)) * 0.5;
    const base = t < 0.5 ? mix('#ff3da8', '#9a4dff', t * 2) : mix('#9a4dff', '#2ee6ff', t * 2 - 1);
    const band = Math.floor(i / 7) % 2 === 0 ? base : mix(base, '#2a0a8a', 0.38);
    const shine = mix(band, '#ffffff', 0.5);
    return circle(
      x,
      y,
      r,
      radial([shine, [0.34, band], [1, mix(band, '#0a0030', 0.78)]], { cx: 0.4, cy: 0.24, r: 0.74 }),
    );
  });
  const gems = dense.map(([x, y], i) => {
    const r = width * (0.25 + 0.75 * Math.min(1, (i / count) * 2.6)) * 0.5;
    return i % 14 === 3 && i > 12 && i < count - 16
      ? glow(x, y, r * 1.3, lime, 0.8) + circle(x, y, r * 0.26, '#f4ffd0')
      : '';
  });
  const d = curve(points);
  return [
    stroke(d, alpha('#000010', 0.65), width * 1.1, {
      transform: `translate(${width * 0.12} ${width * 0.4})`,
      filter: blur(width * 0.16),
    }),
    light(stroke(d, alpha('#9a4dff', 0.85), width * 1.3, { filter: blur(width * 0.45) })),
    ...tube,
    ...gems,
    light(
      stroke(d, alpha('#ff9df0', 0.35), width * 0.12, {
        transform: `translate(0 ${-width * 0.24})`,
        filter: blur(width * 0.03),
      }),
    ),
  ].join('');
}

function densify(points: readonly Point[], count: number): Point[] {
  const get = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  return times(count, (n): Point => {
    const s = (n / (count - 1)) * (points.length - 1);
    const i = Math.floor(s);
    const t = s - i;
    const mixAxis = (axis: 0 | 1): number => {
      const [a, b, c, d] = [get(i - 1)[axis], get(i)[axis], get(i + 1)[axis], get(i + 2)[axis]];
      return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
    };
    return [mixAxis(0), mixAxis(1)];
  });
}

/** The head looks to the right from 0, 0. */
function head(x: number, y: number, size: number, angle: number): string {
  const eye = (ey: number): string =>
    ellipse(10, ey, 13, 10, '#04101f') +
    ellipse(11, ey, 10.5, 8, lime) +
    ellipse(12, ey, 3, 7.4, '#06210a') +
    circle(8, ey - 3, 2.4, '#ffffff');
  return at(
    x,
    y,
    { scale: size / 100, angle },
    stroke('M54 0H76L88 -8M76 0L88 8', pink, 4.5),
    path(
      'M-44 -38C-10 -58 40 -40 60 -14C66 -5 66 5 60 14C40 40 -10 58 -44 38C-58 20 -58 -20 -44 -38Z',
      radial(['#d6feff', [0.4, cyan], [1, '#0b4fa8']], { cx: 0.45, cy: 0.28, r: 0.8 }),
    ),
    path('M-34 0L-10 -14L22 0L-10 14Z', alpha('#ff3dcb', 0.85)),
    circle(46, -7, 2.6, '#063a6b'),
    circle(46, 7, 2.6, '#063a6b'),
    eye(-26),
    eye(26),
  );
}

/** The energy fruit that the serpent hunts. */
function fruit(x: number, y: number, size: number): string {
  return (
    glow(x, y, size * 2.6, pink, 0.9) +
    at(
      x,
      y,
      { scale: size / 100 },
      times(3, (i) =>
        ellipse(0, 0, 76 + i * 16, 28 + i * 8, 'none', {
          stroke: alpha(lime, 0.7 - i * 0.2),
          'stroke-width': 3,
          transform: `rotate(${-24 + i * 20})`,
        }),
      ).join(''),
      path(
        'M0 -36C20 -56 56 -40 50 0C46 34 22 52 0 46C-22 52 -46 34 -50 0C-56 -40 -20 -56 0 -36Z',
        radial(['#ffe3f6', [0.35, '#ff5fd2'], [1, '#8a0b6a']], { cx: 0.36, cy: 0.3, r: 0.8 }),
      ),
      path('M0 -36C0 -56 14 -66 34 -66C32 -48 20 -38 0 -36Z', lime),
    )
  );
}

function cover(frame: Frame): string {
  const { w, h, u, cx } = layoutOf(frame);
  const random = createRandom('serpent');
  const p = (x: number, y: number): Point => [cx + x * u, h / 2 + y * u];
  const body = [
    p(-96, 22),
    p(-72, 34),
    p(-50, 18),
    p(-46, -12),
    p(-24, -28),
    p(-2, -14),
    p(-4, 14),
    p(14, 31),
    p(38, 22),
    p(42, -4),
  ];
  const [hx, hy] = p(43, -8);
  return svg(
    frame,
    sky(frame, ['#07031c', '#140638', '#070220']),
    hexFloor(frame, u * 6.4, p(20, -2), u * 86),
    glow(...p(24, 4), u * 64, '#5a2bff', 0.55),
    glow(...p(-60, 24), u * 44, pink, 0.4),
    fruit(...p(55, -28), u * 13),
    serpent(body, u * 13),
    head(hx, hy, u * 23, -58),
    times(10, () => {
      const [x, y] = [random.next() * w, random.next() * h];
      return light(stroke(`M${x} ${y}h${u * random.range(4, 14)}`, alpha(random.pick([cyan, pink]), 0.5), u * 0.3));
    }),
    motes([0, 0, w, h], random, { count: 46, color: cyan, size: u * 0.24 }),
    group({ opacity: 0.7 }, vignette(frame, 0.9, '#02000c')),
  );
}

function icon(): string {
  const body: Point[] = [
    [-30, 470],
    [120, 440],
    [150, 330],
    [80, 230],
    [150, 110],
    [290, 110],
    [330, 220],
    [300, 320],
  ];
  return svg(
    iconFrame,
    sky(iconFrame, ['#12063a', '#07021c']),
    hexFloor(iconFrame, 54, [300, 300], 380),
    glow(280, 280, 260, '#6a2bff', 0.6),
    serpent(body, 92),
    head(296, 338, 190, 78),
    fruit(420, 420, 74),
  );
}

export const scene: Scene = { slug: 'neon-serpent', cover, icon, screenshots: () => [] };
