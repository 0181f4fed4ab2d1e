import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, blur, darken, light, lighten, linear, mix, radial, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { glow, motes, rays, sky } from '../kit/sky.ts';
import { at, box, circle, group, type Point, path, polygon, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';

const ramp = ['#ff3b5c', '#ff7a2f', '#ffc531', '#48d66a', '#27b8ff', '#7a5cff'] as const;

/** A curved brick between two radii and two angles (radians, 0 to the right) around a point. */
function arcBrick([x, y]: Point, [r0, r1]: Point, [a0, a1]: Point, color: string): string {
  const p = (r: number, a: number): string => `${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`;
  const shape = (inner: number, outer: number): string =>
    `M${p(inner, a0)}A${inner} ${inner} 0 0 1 ${p(inner, a1)}L${p(outer, a1)}A${outer} ${outer} 0 0 0 ${p(outer, a0)}Z`;
  const thick = r1 - r0;
  return [
    path(shape(r0, r1), linear([lighten(color, 0.3), color, darken(color, 0.4)]), {
      stroke: darken(color, 0.6),
      'stroke-width': thick * 0.05,
      'stroke-linejoin': 'round',
    }),
    path(shape(r1 - thick * 0.3, r1 - thick * 0.1), alpha('#ffffff', 0.38)),
    path(shape(r0 + thick * 0.02, r0 + thick * 0.14), alpha('#ffffff', 0.55)),
  ].join('');
}

/** Bricks in rings; those around the angle of impact are broken away. */
function wall(center: Point, unit: number, impact: number, seed: string): string {
  const random = createRandom(seed);
  return times(6, (row) => {
    const [r0, r1] = [unit * (44 + row * 7.2), unit * (50.6 + row * 7.2)];
    const count = 22 + row * 3;
    return times(count, (i) => {
      const [a0, a1] = [Math.PI * (1 + i / count) + 0.008, Math.PI * (1 + (i + 1) / count) - 0.008];
      const miss = Math.abs((a0 + a1) / 2 - impact) < 0.27 - row * 0.052 + random.range(-0.05, 0.05);
      return miss ? '' : arcBrick(center, [r0, r1], [a0, a1], ramp[row] ?? ramp[0]);
    }).join('');
  }).join('');
}

/** Splinters thrown out from a point. */
function shards(x: number, y: number, reach: number, seed: string): string {
  const random = createRandom(seed);
  return times(46, () => {
    const [a, d, s] = [random.range(0, Math.PI * 2), reach * random.range(0.15, 1), reach * random.range(0.02, 0.08)];
    const color = random.pick(ramp);
    return at(
      x + Math.cos(a) * d,
      y + Math.sin(a) * d,
      { angle: random.int(0, 360) },
      polygon(
        [
          [-s, -s * 0.5],
          [s * 0.8, -s * 0.6],
          [s * 0.5, s * 0.7],
          [-s * 0.6, s * 0.5],
        ],
        linear([lighten(color, 0.5), color]),
        { opacity: random.range(0.6, 1) },
      ),
    );
  }).join('');
}

function ball(x: number, y: number, r: number): string {
  return glow(x, y, r * 6, '#9fe8ff', 0.95) + circle(x, y, r, radial(['#ffffff', [0.55, '#e8fbff'], [1, '#6fd0ff']]));
}

function beam(from: Point, to: Point, width: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const points: Point[] = [
    [from[0], from[1]],
    [to[0] + nx, to[1] + ny],
    [to[0] - nx, to[1] - ny],
  ];
  return light(
    polygon(points, alpha('#7fdcff', 0.75), { filter: blur(width * 0.35) }),
    polygon(points, alpha('#ffffff', 0.5)),
  );
}

function paddle(x: number, y: number, width: number): string {
  const h = width * 0.16;
  return at(
    x,
    y,
    {},
    light(circle(0, 0, width * 0.75, radial([alpha('#35c8ff', 0.6), alpha('#35c8ff', 0)]))),
    box([-width / 2, -h / 2, width, h], h / 2, linear(['#f4fbff', '#8fb6d8', '#2c4a78'])),
    box([-width * 0.3, -h * 0.36, width * 0.6, h * 0.56], h * 0.28, linear(['#a8f4ff', '#1fa8f0'])),
    box([-width / 2 + h * 0.2, -h * 0.3, h * 0.7, h * 0.6], h * 0.3, '#ff5a3d'),
    box([width / 2 - h * 0.9, -h * 0.3, h * 0.7, h * 0.6], h * 0.3, '#ff5a3d'),
  );
}

/** A power-up capsule. */
function capsule(x: number, y: number, size: number, color: string, sign: string): string {
  return (
    glow(x, y, size * 1.6, color, 0.7) +
    at(
      x,
      y,
      { scale: size / 100, angle: -12 },
      box([-60, -32, 120, 64], 32, linear([lighten(color, 0.5), color, darken(color, 0.4)])),
      box([-48, -26, 96, 20], 10, alpha('#ffffff', 0.5)),
      path(sign, '#ffffff'),
    )
  );
}

function stage(frame: Frame, [x, y]: Point, reach: number): string {
  const { width: w, height: h } = frame;
  return (
    sky(frame, ['#16052e', '#2a0a4c', [0.7, '#0d1650'], '#04123a']) +
    rays(x, y, reach, '#8a6bff', 26, 0.3) +
    glow(x, y, reach * 0.6, '#3f6bff', 0.6) +
    times(9, (i) => stroke(`M${w * (i / 8)} ${h}L${x + (w * (i / 8) - x) * 0.2} ${y}`, alpha('#6fb8ff', 0.12), 2)).join(
      '',
    )
  );
}

function cover(frame: Frame): string {
  const { w, h, u, cx } = layoutOf(frame);
  const random = createRandom('lumen');
  const center: Point = [cx, h * 1.02];
  const impact = Math.PI * 1.62;
  const hit: Point = [cx + Math.cos(impact) * u * 56, center[1] + Math.sin(impact) * u * 56];
  const bat: Point = [cx - u * 12, h * 0.92];
  return svg(
    frame,
    stage(frame, [cx, h * 0.98], u * 150),
    group({ opacity: 0.55, filter: blur(u * 2.4) }, wall(center, u, impact, 'lumen')),
    wall(center, u, impact, 'lumen'),
    beam(bat, hit, u * 2.4),
    glow(...hit, u * 34, '#bfefff', 0.95),
    shards(hit[0], hit[1], u * 30, 'shards'),
    ball(...hit, u * 4.2),
    capsule(cx - u * 34, h * 0.66, u * 9, '#2fd08a', 'M-8 -22H8V-8H22V8H8V22H-8V8H-22V-8H-8Z'),
    capsule(cx + u * 38, h * 0.8, u * 8, '#ff4fa0', 'M0 -24L20 4H6V22H-6V4H-20Z'),
    paddle(bat[0], bat[1] + u * 2, u * 30),
    motes([0, h * 0.3, w, h * 0.7], random, { count: 40, color: mix('#27b8ff', '#ffffff', 0.3), size: u * 0.3 }),
    vignette(frame, 0.5, '#02020f'),
  );
}

function icon(): string {
  const bricks = times(3, (row) =>
    times(4, (i) =>
      row === 2 && i === 2
        ? ''
        : arcBrick(
            [256, 900],
            [620 + row * 94, 704 + row * 94],
            [Math.PI * 1.5 + (i - 2) * 0.19 + 0.008, Math.PI * 1.5 + (i - 1) * 0.19 - 0.008],
            ramp[(row * 2 + 1) % 6] ?? ramp[0],
          ),
    ),
  );
  return svg(
    iconFrame,
    stage(iconFrame, [256, 500], 520),
    bricks.reverse(),
    beam([170, 440], [318, 268], 26),
    shards(318, 250, 150, 'icon'),
    ball(322, 262, 46),
    paddle(190, 452, 250),
  );
}

export const scene: Scene = { slug: 'lumen-breaker', cover, icon, screenshots: () => [] };
