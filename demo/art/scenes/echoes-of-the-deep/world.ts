import { ridge } from '../../kit/land.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, blur, clip, darken, light, lighten, linear, linearBetween, mix, radial } from '../../kit/paint.ts';
import { createRandom, type Random, times } from '../../kit/random.ts';
import { motes, sky } from '../../kit/sky.ts';
import { at, box, circle, ellipse, group, type Point, path, polygon, polyline, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

const lamp = '#d8fff0';

export function abyss(frame: Frame, seed: string, tint = '#0c4a58'): string {
  const { w, h, u } = layoutOf(frame);
  const random = createRandom(seed);
  const shaft = light(
    group(
      { filter: blur(u * 2) },
      times(5, (i) => {
        const x = w * (0.2 + i * 0.13);
        return polygon(
          [
            [x, 0],
            [x + u * 5, 0],
            [x + u * (i - 6) * 4, h * 0.62],
            [x + u * (i - 10) * 4, h * 0.62],
          ],
          linear([alpha('#7fe0d8', 0.2), alpha('#7fe0d8', 0)]),
        );
      }),
    ),
  );
  return [
    sky(frame, [mix(tint, '#3fb0b0', 0.3), [0.3, tint], [0.68, darken(tint, 0.66)], '#01060b']),
    shaft,
    motes([0, 0, w, h], random, { count: 60, color: '#6fd0c8', size: u * 0.16 }),
  ].join('');
}

/** Rocky teeth along the bottom, and columns with worms of light. */
export function seabed(frame: Frame, random: Random, y: number, color: string): string {
  const { w, h, u } = layoutOf(frame);
  const chimneys = times(6, (i) => {
    const [x, tall] = [w * (i / 6 + random.range(0, 0.12)), u * random.range(6, 20)];
    return path(
      `M${x - u * 4} ${y + u * 8}Q${x - u * 1.4} ${y - tall * 0.4} ${x - u * 1.1} ${y - tall}L${x + u * 1.2} ${y - tall * 0.94}Q${x + u * 1.6} ${y - tall * 0.4} ${x + u * 5} ${y + u * 8}Z`,
      color,
    );
  });
  return (
    chimneys.join('') +
    ridge(frame, random, { y, swing: u * 7, count: 6, detail: 5, fill: linear([lighten(color, 0.05), '#01050a']) }) +
    times(30, () => {
      const [x, lean] = [random.next() * w, random.range(-3, 3) * u];
      return stroke(
        `M${x} ${h}Q${x + lean} ${h - u * 6} ${x + lean * 0.5} ${h - u * random.range(6, 14)}`,
        darken(color, 0.5),
        u * 0.6,
      );
    }).join('')
  );
}

/** A submersible with a glass nose, 100 units long, looking right. */
export function submarine(x: number, y: number, size: number, angle = 0): string {
  return at(
    x,
    y,
    { scale: size / 100, angle },
    stroke('M-50 0L-62 0', '#2a343a', 5),
    ellipse(-64, -9, 3, 9, '#8a6a2a'),
    ellipse(-64, 9, 3, 9, '#6a4f1c'),
    path(
      'M-52 0C-50 -24 10 -26 34 -18C50 -12 52 12 34 18C10 26 -50 24 -52 0Z',
      linear(['#ffdd7a', '#d9962a', '#6a3a10']),
    ),
    path('M-24 -21L-20 -34H6L10 -22Z', linear(['#f4c252', '#a3661c'])),
    rect(-8, -44, 2, 11, '#5a4a2a'),
    circle(-7, -45, 2.2, '#ff5a4a'),
    circle(30, 0, 17, '#5a3a14'),
    circle(30, 0, 14, radial(['#e8fff6', [0.45, '#3fb0b0'], [1, '#063040']], { cx: 0.4, cy: 0.32, r: 0.8 })),
    path('M24 6C24 -2 36 -2 36 6V11H24Z', '#0c2a33'),
    circle(30, -3, 3.6, '#0c2a33'),
    [-34, -16, 2].map((px) => circle(px, -2, 5.4, '#5a3a14') + circle(px, -2, 3.9, radial(['#fffbe0', '#ffcf6a']))),
    stroke('M-44 10Q-10 18 22 16', alpha('#3a1f08', 0.6), 2),
    stroke('M-44 -12Q-14 -20 12 -18', alpha('#fff3c0', 0.6), 1.6),
    box([34, 17, 12, 7], 3, '#3a4448'),
    circle(46, 20, 3.6, '#ffffff'),
    stroke('M20 20L30 30L38 27M30 30L36 34', '#7a838a', 2.6),
  );
}

/** The cone of a search light from x, y. */
export function beam(x: number, y: number, length: number, angle: number, spread: number): string {
  const paint = linearBetween([0, 0, length, 0], [alpha(lamp, 0.85), [0.4, alpha(lamp, 0.3)], alpha(lamp, 0)]);
  return light(
    at(
      x,
      y,
      { angle },
      polygon(
        [
          [0, -length * 0.008],
          [length, -length * spread],
          [length, length * spread],
          [0, length * 0.008],
        ],
        paint,
        { filter: blur(length * 0.01) },
      ),
    ) + circle(x, y, length * 0.09, radial(['#ffffff', alpha(lamp, 0)])),
  );
}

/** A tapering arm with pale suckers. */
export function tentacle(points: readonly Point[], width: number, color: string): string {
  const spine = times(points.length * 10, (i): Point => {
    const s = (i / (points.length * 10 - 1)) * (points.length - 1);
    const n = Math.min(points.length - 2, Math.floor(s));
    const t = s - n;
    const get = (k: number): Point => points[Math.min(points.length - 1, Math.max(0, k))] ?? [0, 0];
    const axis = (a: 0 | 1): number => {
      const [p0, p1, p2, p3] = [get(n - 1)[a], get(n)[a], get(n + 1)[a], get(n + 2)[a]];
      return (
        0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
      );
    };
    return [axis(0), axis(1)];
  });
  const edge = (side: number): Point[] =>
    spine.map(([x, y], i): Point => {
      const [nx, ny] = spine[i + 1] ?? [x, y];
      const [px, py] = spine[i - 1] ?? [x, y];
      const length = Math.hypot(nx - px, ny - py) || 1;
      const r = width * (1 - (i / spine.length) ** 0.8) * 0.5 * side;
      return [x - ((ny - py) / length) * r, y + ((nx - px) / length) * r];
    });
  const suckers = edge(0.62).map(([x, y], i) =>
    i % 3 === 1 ? circle(x, y, width * 0.1 * (1 - i / spine.length) + 0.6, alpha('#b7e6d0', 0.5)) : '',
  );
  return (
    polygon([...edge(1), ...edge(-1).reverse()], linear([lighten(color, 0.12), darken(color, 0.5)], 30)) +
    stroke(polyline(edge(-0.9)), alpha('#7fe0d0', 0.35), width * 0.045) +
    suckers.join('')
  );
}

/** The eye that opens in the dark. */
export function eye(x: number, y: number, r: number, open = 1, iris = '#ff9a2e'): string {
  const lid = `M${-r * 1.5} 0Q0 ${-r * 1.35 * open} ${r * 1.5} 0Q0 ${r * 1.25 * open} ${-r * 1.5} 0Z`;
  const random = createRandom('iris');
  const fibres = times(64, (i) => {
    const a = (i / 64) * Math.PI * 2;
    const [r0, r1] = [r * random.range(0.3, 0.42), r * random.range(0.66, 0.9)];
    return stroke(
      `M${Math.cos(a) * r0} ${Math.sin(a) * r0}L${Math.cos(a) * r1} ${Math.sin(a) * r1}`,
      alpha(i % 3 ? '#ffe08a' : '#7a1f0a', 0.6),
      r * 0.022,
    );
  });
  return at(
    x,
    y,
    {},
    circle(0, 0, r * 3, radial([alpha(iris, 0.5), [0.5, alpha(iris, 0.12)], alpha(iris, 0)])),
    [1.5, 1.34, 1.2].map((k, i) =>
      at(
        0,
        0,
        { scale: [k, k * 1.04] },
        path(lid, alpha('#04090b', 0.35 + i * 0.12), { filter: blur(r * 0.05) }),
        stroke(`M${-r * 1.5} 0Q0 ${-r * 1.35 * open} ${r * 1.5} 0`, alpha('#5aa39a', 0.16 + i * 0.1), r * 0.035),
      ),
    ),
    path(lid, '#050a0c', {
      stroke: '#020608',
      'stroke-width': r * 0.12,
      'stroke-linejoin': 'round',
      filter: blur(r * 0.02),
    }),
    clip(
      path(lid, '#000'),
      ellipse(0, 0, r * 1.6, r * 1.3, radial(['#e9f2d0', [0.6, '#8fa08a'], '#1c2a28'])),
      circle(0, 0, r * 0.96, radial(['#fff0a0', [0.4, iris], [0.8, '#b03a12'], '#3a0a06'])),
      fibres,
      ellipse(0, 0, r * 0.2, r * 0.78, '#020304'),
      ellipse(-r * 0.3, -r * 0.36, r * 0.15, r * 0.11, '#ffffff', { opacity: 0.9 }),
      path(
        `M${-r * 1.5} 0Q0 ${-r * 1.35 * open} ${r * 1.5} 0Q0 ${-r * 0.85 * open} ${-r * 1.5} 0Z`,
        alpha('#000000', 0.5),
      ),
    ),
  );
}
