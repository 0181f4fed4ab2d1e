import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, blur, linear, radial, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { at, circle, curve, ellipse, group, type Point, rect, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { game } from './between-black-and-white/game.ts';
import { inkWorld, type Side, stone, wood } from './between-black-and-white/world.ts';

/** A stone standing at an angle, for the still life of the cover. */
function bigStone(x: number, y: number, r: number, side: Side): string {
  const body =
    side === 'b'
      ? radial(['#8f96a0', [0.22, '#3a3f47'], [0.75, '#0b0c0f'], [1, '#000000']], { cx: 0.36, cy: 0.18, r: 0.95 })
      : radial(['#ffffff', [0.5, '#f6f2ea'], [0.85, '#cdc5b8'], [1, '#9a9184']], { cx: 0.4, cy: 0.2, r: 0.95 });
  return (
    ellipse(x + r * 0.12, y + r * 0.44, r * 1.06, r * 0.24, alpha('#1c0f04', 0.5), { filter: blur(r * 0.07) }) +
    ellipse(x, y, r, r * 0.52, body) +
    ellipse(x - r * 0.28, y - r * 0.26, r * 0.34, r * 0.09, alpha('#ffffff', side === 'b' ? 0.45 : 0.95), {
      filter: blur(r * 0.03),
      transform: `rotate(-10 ${x - r * 0.28} ${y - r * 0.26})`,
    })
  );
}

/** A plum branch in ink with red blossoms. */
function plum(points: readonly Point[], width: number, seed: string): string {
  const random = createRandom(seed);
  const twigs = points
    .slice(1)
    .map(([x, y]) =>
      stroke(
        `M${x} ${y}q${random.range(-6, 6) * width} ${-width * 3} ${random.range(-5, 8) * width} ${-width * random.range(4, 7)}`,
        '#23282e',
        width * 0.4,
      ),
    );
  const blossoms = points.slice(1).flatMap(([x, y]) =>
    times(5, () =>
      at(
        x + random.range(-5, 5) * width,
        y + random.range(-6, 3) * width,
        { scale: width * random.range(0.06, 0.1), angle: random.int(0, 70) },
        times(5, (i) => at(0, 0, { angle: i * 72 }, circle(0, -9, 8, alpha('#c8382e', 0.85)))),
        circle(0, 0, 4, '#ffe9a8'),
      ),
    ),
  );
  return (
    stroke(curve(points), '#1c2026', width) +
    stroke(curve(points), alpha('#5a6068', 0.5), width * 0.25) +
    twigs.join('') +
    blossoms.join('')
  );
}

function cover(frame: Frame): string {
  const { w, h, u, cx } = layoutOf(frame);
  const top = h * 0.6;
  const depth = h - top;
  const p = (column: number, row: number): Point => {
    const t = row / 6;
    const k = 0.42 + 0.75 * t ** 1.25;
    return [cx + (column - 5) * u * 21 * k, top + depth * (0.05 + 0.98 * t ** 1.25)];
  };
  const lines = times(7, (row) => `M${p(-6, row).join(' ')}L${p(16, row).join(' ')}`).concat(
    times(23, (i) => `M${p(i - 6, 0).join(' ')}L${p(i - 6, 6.6).join(' ')}`),
  );
  const still: readonly (readonly [number, number, Side])[] = [
    [2, 1, 'w'],
    [3, 1, 'b'],
    [7, 1, 'b'],
    [8, 1, 'w'],
    [1, 2, 'b'],
    [4, 2, 'w'],
    [7, 2, 'b'],
    [9, 2, 'w'],
    [3, 3, 'b'],
    [6, 3, 'w'],
    [8, 3, 'b'],
    [2, 4, 'w'],
  ];
  return svg(
    frame,
    inkWorld(frame, 'ink', top),
    plum(
      [
        [-u * 4, h * 0.1],
        [cx - u * 62, h * 0.14],
        [cx - u * 48, h * 0.1],
        [cx - u * 34, h * 0.16],
        [cx - u * 22, h * 0.12],
      ],
      u * 1.2,
      'plum',
    ),
    wood(0, top, w, depth, 'table', '#cf9a50'),
    rect(0, top, w, u * 1, alpha('#fff0cc', 0.8)),
    rect(0, top, w, depth, linear([alpha('#fff6e0', 0.35), alpha('#5a3208', 0.28)])),
    stroke(lines.join(''), alpha('#3a240c', 0.75), u * 0.24),
    still.map(([c, r, side]) => {
      const [x, y] = p(c, r);
      return bigStone(x, y - u * 0.6, u * 9.6 * (0.42 + 0.75 * (r / 6) ** 1.25), side);
    }),
    bigStone(cx - u * 17, h * 0.865, u * 19, 'b'),
    bigStone(cx + u * 24, h * 0.875, u * 19, 'w'),
    vignette(frame, 0.3, '#2a1a08'),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    wood(0, 0, 512, 512, 'icon'),
    stroke('M86 0V512M256 0V512M426 0V512M0 86H512M0 256H512M0 426H512', '#3a240c', 7),
    stone(171, 171, 128, 'b'),
    stone(342, 342, 128, 'w'),
    group({ opacity: 0.8 }, vignette(iconFrame, 0.4, '#5a3208')),
  );
}

export const scene: Scene = {
  slug: 'between-black-and-white',
  cover,
  icon,
  screenshots: (kind, frame) => ([0, 1, 2] as const).map((shot) => game(frame, kind, shot)),
};
