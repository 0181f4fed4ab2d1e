import { alpha, blur, darken, lighten, linear } from '../../kit/paint.ts';
import { type Random, times } from '../../kit/random.ts';
import { at, circle, ellipse, path, polygon, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

/** The sheet that the boat is folded from. */
export const paper = '#fdfaf2';

/** A folded paper boat, 100 units wide, on the waterline y. */
export function boat(x: number, y: number, size: number, angle = -4): string {
  return at(x, y, { scale: size / 100, angle }, [
    at(
      0,
      0,
      { scale: [1, -0.5] },
      path('M-50 -30L0 -66L50 -30L32 4H-32Z', alpha('#ffffff', 0.22), { filter: blur(2) }),
    ),
    polygon(
      [
        [-24, -22],
        [0, -68],
        [2, -8],
      ],
      linear([paper, '#d6dde4']),
    ),
    polygon(
      [
        [24, -22],
        [0, -68],
        [-1, -8],
      ],
      linear(['#c3ced8', '#8fa2b4']),
    ),
    stroke('M0 -66V-20', alpha('#6a7f94', 0.6), 0.8),
    polygon(
      [
        [-52, -32],
        [-2, -14],
        [-2, 6],
        [-32, 6],
      ],
      linear([paper, '#e4e8ea', '#b9c6d0']),
    ),
    polygon(
      [
        [52, -32],
        [-2, -14],
        [-2, 6],
        [34, 6],
      ],
      linear(['#d3dce3', '#9fb0c0']),
    ),
    polygon(
      [
        [-52, -32],
        [-26, -26],
        [-2, -14],
        [-40, -17],
      ],
      alpha('#7f93a8', 0.35),
    ),
    stroke('M-46 -24L-30 2M46 -24L32 2', alpha('#6a7f94', 0.3), 0.7),
    times(4, (i) => stroke(`M${-38 + i * 1.8} ${-17 + i * 4.6}L${-8} ${-7 + i * 3.2}`, alpha('#5f8fc4', 0.5), 0.8)),
    stroke('M-20 -26L-8 -48', alpha('#e0604f', 0.6), 0.9),
    polygon(
      [
        [0, -68],
        [0, -80],
        [13, -75],
      ],
      '#e8563f',
    ),
    stroke('M0 -64V-81', '#8a6a4a', 1.2),
    path('M-38 6C-20 10 20 10 40 6C30 13 -28 13 -38 6Z', alpha('#ffffff', 0.75)),
    path('M-64 10C-40 17 40 17 66 9C40 22 -40 22 -64 10Z', alpha('#ffffff', 0.3)),
  ]);
}

/** Rings on the water. */
export function ripple(x: number, y: number, r: number, opacity = 0.6): string {
  return [1, 0.62, 0.3]
    .map((k) =>
      ellipse(x, y, r * k, r * k * 0.3, 'none', {
        stroke: alpha('#ffffff', opacity * (1.2 - k)),
        'stroke-width': Math.max(1.4, r * 0.035),
      }),
    )
    .join('');
}

/** A drop hitting the water. */
export function splash(x: number, y: number, s: number, random: Random): string {
  return (
    times(6, () => {
      const dx = random.range(-1, 1) * s;
      return (
        stroke(
          `M${x + dx * 0.3} ${y}Q${x + dx * 0.7} ${y - s * random.range(0.8, 1.6)} ${x + dx} ${y - s * random.range(0.2, 0.9)}`,
          alpha('#ffffff', 0.7),
          s * 0.08,
        ) + circle(x + dx, y - s * random.range(0.5, 1.4), s * 0.1, '#ffffff', { opacity: 0.8 })
      );
    }).join('') + ripple(x, y, s * 1.5)
  );
}

/** Slanted rain across the frame. */
export function rain(frame: Frame, random: Random, count: number, length: number): string {
  return times(count, () => {
    const [x, y, k] = [random.range(0, 1.15) * frame.width, random.next() * frame.height, random.range(0.4, 1.3)];
    return stroke(
      `M${x} ${y}l${-length * 0.24 * k} ${length * k}`,
      alpha('#dff1ff', random.range(0.12, 0.4)),
      1 + k * 1.6,
    );
  }).join('');
}

/** A fallen leaf; x, y at its middle. */
export function leaf(x: number, y: number, size: number, angle: number, color: string): string {
  return at(
    x,
    y,
    { scale: size / 60, angle },
    ellipse(0, 6, 30, 6, alpha('#04182c', 0.3)),
    path('M-32 0C-20 -20 12 -20 34 0C12 18 -20 16 -32 0Z', linear([lighten(color, 0.25), darken(color, 0.2)], 20)),
    stroke('M-40 2C-20 0 10 0 32 0M-12 0L0 -10M-12 1L0 9M4 0L14 -8M4 0L14 7', alpha('#5a2410', 0.55), 1.6),
  );
}
