import type { Frame } from '../scene.ts';
import { alpha, darken, lighten, linear, mix } from './paint.ts';
import { createNoise, createRandom, type Random, times } from './random.ts';
import { at, circle, ellipse, type Point, path, polygon, polyline, rect, stroke } from './svg.ts';

export interface Ridge {
  /** The mean height of the line, in pixels from the top. */
  readonly y: number;
  /** How far it swings, in pixels. */
  readonly swing: number;
  readonly fill: string;
  /** Hills across the frame. */
  readonly count?: number;
  /** Layers of detail: 1 is a soft dune, 5 a rugged ridge. */
  readonly detail?: number;
}

/** The line of a ridge as a function of x, so that trees and people can stand on it. */
export function ridgeLine(frame: Frame, random: Random, ridge: Ridge): (x: number) => number {
  const noise = createNoise(random, ridge.detail ?? 2);
  const count = ridge.count ?? 3;
  return (x) => ridge.y + noise((x / frame.width) * count + 7) * ridge.swing;
}

/** Fills the land under a line. */
export function land(frame: Frame, line: (x: number) => number, fill: string): string {
  const steps = 240;
  const points = times(steps + 1, (i): Point => {
    const x = (i / steps) * frame.width;
    return [x, line(x)];
  });
  return polygon([[0, frame.height], ...points, [frame.width, frame.height]], fill);
}

/** One layer of hills or mountains. */
export function ridge(frame: Frame, random: Random, options: Ridge): string {
  return land(frame, ridgeLine(frame, random, options), options.fill);
}

/** A rugged peak with a lit and a shaded side and a snow cap; x, y at the middle of its foot. */
export function peak(x: number, y: number, width: number, height: number, color: string, snow = '#f4f6ff'): string {
  const random = createRandom(`peak${Math.round(width)}:${Math.round(height)}`);
  const top: Point = [x, y - height];
  const slope = (side: number): Point[] =>
    times(9, (i) => {
      const t = (i + 1) / 9;
      const jag = i === 8 ? 0 : random.range(-0.045, 0.045);
      return [x + side * (width / 2) * (t ** 1.12 + jag), y - height * (1 - t) + jag * height * 0.4] satisfies Point;
    });
  const [left, right] = [slope(-1), slope(1)];
  const spine = times(8, (i): Point => {
    const t = (i + 1) / 8;
    return [x + width * (0.07 * t + (i % 2 ? -1 : 1) * 0.022), y - height * (1 - t)];
  });
  const shade = darken(color, 0.34);
  const cap = (side: readonly Point[], depth: number): Point[] => {
    const [a = top, b = top, c = top] = side;
    const [s0 = top, s1 = top, s2 = top] = spine;
    const between = (from: Point, to: Point, drop: number): Point => [
      (from[0] + to[0]) / 2,
      (from[1] + to[1]) / 2 + drop * height,
    ];
    return [top, a, b, c, between(c, s2, -0.05), between(b, s2, depth), s2, s1, s0];
  };
  return [
    polygon([top, ...left, ...[...spine].reverse()], linear([lighten(color, 0.24), color])),
    polygon([top, ...right, ...[...spine].reverse()], linear([shade, darken(color, 0.12)])),
    polygon(cap(left, 0.06), snow),
    polygon(cap(right, 0.04), mix(snow, shade, 0.42)),
  ].join('');
}

/** A conifer of ragged tiers; x, y at its foot. */
export function pine(
  x: number,
  y: number,
  height: number,
  color: string,
  random: Random,
  lit = lighten(color, 0.18),
): string {
  const tiers = 6;
  const side = (sign: number): Point[] =>
    times(tiers, (i) => {
      const t = (i + 1) / tiers;
      const reach = height * 0.24 * t * random.range(0.8, 1.15);
      const level = y - height * (1 - t * 0.92);
      return [
        [x + sign * reach, level],
        [x + sign * reach * 0.45, level - height * 0.03],
      ] satisfies [Point, Point];
    }).flat();
  const top: Point = [x, y - height];
  const foot: Point = [x, y - height * 0.1];
  return [
    rect(x - height * 0.02, y - height * 0.12, height * 0.04, height * 0.12, darken(color, 0.4)),
    polygon([top, ...side(-1), foot, ...side(1).reverse()], color),
    polygon([top, ...side(-0.62), foot], lit, { opacity: 0.5 }),
  ].join('');
}

/** A row of pines along a line. */
export function pineRow(
  frame: Frame,
  random: Random,
  line: (x: number) => number,
  { height = 100, gap = 40, color = '#123' } = {},
): string {
  return times(frame.width / gap + 3, (i) => {
    const x = (i - 1) * gap + random.range(-0.4, 0.4) * gap;
    return pine(x, line(x) + height * 0.06, height * random.range(0.55, 1.15), color, random);
  }).join('');
}

/** A leafy tree of round crowns, lit from the upper left; x, y at its foot. */
export function leafyTree(
  x: number,
  y: number,
  height: number,
  color: string,
  random: Random,
  trunk = '#4a3426',
): string {
  const crown = times(11, () => {
    const [angle, reach] = [random.next() * Math.PI * 2, random.next() ** 0.6 * height * 0.24];
    const [cx, cy] = [x + Math.cos(angle) * reach * 1.15, y - height * 0.68 + Math.sin(angle) * reach];
    const r = height * random.range(0.11, 0.19);
    return { cx, cy, r };
  });
  const [tw, th] = [height * 0.045, height * 0.5];
  return [
    path(
      `M${x - tw} ${y}Q${x - tw * 0.5} ${y - th * 0.5} ${x - tw * 0.5} ${y - th}H${x + tw * 0.5}Q${x + tw * 0.5} ${y - th * 0.5} ${x + tw} ${y}Z`,
      trunk,
    ),
    ...crown.map(({ cx, cy, r }) => circle(cx, cy + r * 0.25, r, darken(color, 0.28))),
    ...crown.map(({ cx, cy, r }) => circle(cx, cy, r * 0.92, color)),
    ...crown.map(({ cx, cy, r }) =>
      circle(cx - r * 0.2, cy - r * 0.25, r * 0.55, lighten(color, 0.16), { opacity: 0.7 }),
    ),
  ].join('');
}

/** Blades of grass along a line. */
export function grass(
  frame: Frame,
  random: Random,
  line: (x: number) => number,
  { height = 30, gap = 9, color = '#123' } = {},
): string {
  const blades = times(frame.width / gap, (i) => {
    const x = i * gap + random.range(-1, 1) * gap;
    const [tall, lean] = [height * random.range(0.4, 1), height * random.range(-0.4, 0.4)];
    const y = line(x) + 4;
    return `M${x - gap * 0.3} ${y}Q${x} ${y - tall * 0.5} ${x + lean} ${y - tall}Q${x + gap * 0.3} ${y - tall * 0.4} ${x + gap * 0.4} ${y}Z`;
  });
  return path(blades.join(''), color);
}

/** A rolling layer of water with a lighter crest; `y` in pixels. */
export function wave(
  frame: Frame,
  y: number,
  { swing = 16, length = 220, phase = 0, top = '#2a6', base = '#154' } = {},
): string {
  const points = times(161, (i): Point => {
    const x = (i / 160) * frame.width;
    const t = (x / length) * Math.PI * 2 + phase;
    return [x, y + Math.sin(t) * swing * 0.6 + Math.sin(t * 0.53 + 1) * swing * 0.5];
  });
  return [
    polygon([[0, frame.height], ...points, [frame.width, frame.height]], linear([top, base])),
    stroke(polyline(points), alpha('#ffffff', 0.22), Math.max(1.5, swing * 0.12)),
  ].join('');
}

/** A path of glints under a sun or moon, narrow at the horizon and broad at the bottom. */
export function glints(x: number, top: number, bottom: number, width: number, random: Random, color: string): string {
  return times(70, () => {
    const t = random.next() ** 1.3;
    const reach = width * (0.15 + t * 0.85);
    const w = reach * random.range(0.08, 0.4);
    return ellipse(x + random.range(-0.5, 0.5) * reach, top + (bottom - top) * t, w, 1.2 + t * 3.6, color, {
      opacity: random.range(0.25, 0.85) * (1 - t * 0.5),
    });
  }).join('');
}

/** A palm leaning over, x, y at its foot. */
export function palm(x: number, y: number, height: number, color: string, lean = 0.2): string {
  const [tx, ty] = [x + height * lean, y - height];
  const frond = ([angle, reach]: Point): string => {
    const r = height * 0.42 * reach;
    const side = angle > 90 ? -1 : 1;
    const d = `M0 0Q${r * 0.5} ${-r * 0.4} ${r} ${r * 0.22}Q${r * 0.84} ${r * 0.02} ${r * 0.72} ${r * 0.12}Q${r * 0.6} ${-r * 0.06} ${r * 0.48} ${r * 0.04}Q${r * 0.34} ${-r * 0.1} 0 0Z`;
    return at(tx, ty, { angle: side < 0 ? angle - 180 : angle, scale: [side, 1] }, path(d, color));
  };
  const crown: Point[] = [
    [-62, 0.8],
    [-30, 1],
    [-4, 1.05],
    [26, 0.95],
    [54, 0.7],
    [242, 0.8],
    [210, 1],
    [184, 1.05],
    [154, 0.95],
    [126, 0.7],
  ];
  const bend = `M${x - height * 0.03} ${y}Q${x} ${y - height * 0.6} ${tx - height * 0.012} ${ty}H${tx + height * 0.012}Q${x + height * 0.05} ${y - height * 0.55} ${x + height * 0.03} ${y}Z`;
  return path(bend, color) + crown.map(frond).join('');
}
