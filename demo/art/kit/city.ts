import type { Frame } from '../scene.ts';
import { alpha, darken, lighten, linear } from './paint.ts';
import { type Random, times } from './random.ts';
import { path, rect, stroke } from './svg.ts';

export interface Skyline {
  /** The ground of the houses, in pixels from the top. */
  readonly y: number;
  readonly minHeight: number;
  readonly maxHeight: number;
  readonly unit: number;
  readonly color: string;
  readonly windows?: readonly [string, ...string[]];
  /** Share of the windows that are lit. */
  readonly lit?: number;
  /** Color of the lit edge. */
  readonly rim?: string;
}

/** A row of towers with windows, roofs and antennas. */
export function skyline(frame: Frame, random: Random, options: Skyline): string {
  const parts: string[] = [];
  for (let x = -options.unit; x < frame.width + options.unit; ) {
    const width = options.unit * random.range(0.8, 1.9);
    parts.push(tower(x, width, random.range(options.minHeight, options.maxHeight), random, options));
    x += width + options.unit * random.range(-0.1, 0.25);
  }
  return parts.join('');
}

function tower(x: number, width: number, height: number, random: Random, options: Skyline): string {
  const { y, color, rim, unit } = options;
  const top = y - height;
  const parts = [rect(x, top, width, height + 2, linear([lighten(color, 0.06), darken(color, 0.25)]))];
  if (random.chance(0.35)) parts.push(rect(x + width * 0.2, top - unit * 0.3, width * 0.6, unit * 0.32, color));
  if (random.chance(0.3)) {
    const mast = x + width / 2;
    parts.push(rect(mast - 1.5, top - unit * 1.1, 3, unit * 1.1, color));
    parts.push(rect(mast - 3, top - unit * 1.15, 6, 6, rim ?? '#ff5470', { rx: 3 }));
  }
  if (rim) parts.push(rect(x, top, Math.max(2, width * 0.03), height, linear([alpha(rim, 0.9), alpha(rim, 0)])));
  return parts.join('') + windows(x, top, width, height, random, options);
}

function windows(x: number, top: number, width: number, height: number, random: Random, options: Skyline): string {
  const { windows: colors, lit = 0.4, unit } = options;
  if (!colors) return '';
  const [cell, pane] = [unit * 0.26, unit * 0.13];
  const columns = Math.floor((width - cell * 0.6) / cell);
  const left = x + (width - columns * cell) / 2 + (cell - pane) / 2;
  return times(Math.floor(height / (cell * 1.3)) - 1, (row) =>
    times(columns, (column) => {
      if (!random.chance(lit)) return '';
      const opacity = random.range(0.35, 1);
      return rect(left + column * cell, top + cell * (0.8 + row * 1.3), pane, pane * 1.4, random.pick(colors), {
        opacity,
      });
    }).join(''),
  ).join('');
}

/** A floor of glowing lines running to a vanishing point on the horizon. */
export function perspectiveGrid(frame: Frame, horizon: number, vanishX: number, color: string, width = 2): string {
  const depth = frame.height - horizon;
  const across = times(14, (i) => {
    const y = horizon + depth * (i / 14) ** 2.2;
    return `M0 ${y}H${frame.width}`;
  });
  const along = times(41, (i) => {
    const spread = (i - 20) * frame.width * 0.14;
    return `M${vanishX + spread * 0.06} ${horizon}L${vanishX + spread} ${frame.height}`;
  });
  const d = across.join('') + along.join('');
  return stroke(d, alpha(color, 0.25), width * 3) + stroke(d, alpha(color, 0.85), width);
}

/** A road running to a vanishing point, with a dashed middle line and lit edges. */
export function road(
  {
    vanish: [vx, vy],
    near: [left, right, bottom],
  }: { vanish: readonly [number, number]; near: readonly [number, number, number] },
  { surface = '#1c1a2b', edge = '#ffffff', dash = '#ffd98a' } = {},
): string {
  const w = right - left;
  const point = (t: number, s: number): string => `${vx + (left + w * s - vx) * t} ${vy + (bottom - vy) * t}`;
  const strip = (from: number, to: number, a: number, b: number): string =>
    `M${point(from, a)}L${point(from, b)}L${point(to, b)}L${point(to, a)}Z`;
  const dashes = times(9, (i) => strip((i / 9) ** 2.4 + 0.004, ((i + 0.5) / 9) ** 2.4, 0.49, 0.51));
  return [
    path(strip(0.01, 1, 0, 1), linear([lighten(surface, 0.12), surface])),
    path(strip(0.01, 1, 0.015, 0.03) + strip(0.01, 1, 0.97, 0.985), edge),
    path(dashes.join(''), dash),
  ].join('');
}
