import { alpha, darken, lighten, linear, shadow } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { at, box, circle, ellipse, group, type Point, path, polyline, stroke } from '../../kit/svg.ts';

/** The ground of the map. */
export const paper = '#f3ede0';

/** The colors of the lines, in the order of building. */
export const lines = ['#e4373f', '#1f7fd6', '#f0a81e', '#16a070', '#8a4fc4', '#ef6fa0'] as const;

const routes: readonly (readonly Point[])[] = [
  [
    [-90, 22],
    [-40, 22],
    [-14, -4],
    [26, -4],
    [52, -30],
    [100, -30],
  ],
  [
    [-70, -60],
    [-70, -26],
    [-40, 4],
    [10, 4],
    [34, 28],
    [34, 70],
  ],
  [
    [-100, -14],
    [-48, -14],
    [-26, -36],
    [24, -36],
    [60, 0],
    [60, 60],
  ],
  [
    [-44, 70],
    [-44, 46],
    [-18, 20],
    [60, 20],
    [100, 20],
  ],
  [
    [2, -70],
    [2, -22],
    [-30, 10],
    [-30, 70],
  ],
  [
    [84, -66],
    [84, -44],
    [44, -4],
    [44, 42],
    [10, 76],
  ],
];

/** Stations as x, y and form. */
export const stations: readonly (readonly [number, number, number])[] = [
  [-68, 22, 0],
  [-14, -4, 2],
  [26, -4, 0],
  [76, -30, 1],
  [-70, -40, 1],
  [-12, 4, 3],
  [34, 42, 0],
  [-76, -14, 2],
  [-2, -36, 2],
  [60, 34, 1],
  [2, 20, 2],
  [78, 20, 0],
  [2, -56, 0],
  [-30, 40, 1],
  [84, -56, 2],
  [44, 8, 3],
];

/** A station by form: round, square, triangle, or an interchange. */
function station(x: number, y: number, r: number, form: number): string {
  const look = { stroke: '#20263a', 'stroke-width': r * 0.36, 'stroke-linejoin': 'round' };
  if (form === 1) return box([x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7], r * 0.2, '#ffffff', look);
  if (form === 2) return path(`M${x} ${y - r * 1.1}L${x + r} ${y + r * 0.8}H${x - r}Z`, '#ffffff', look);
  if (form === 3) return circle(x, y, r * 1.25, '#ffffff', look) + circle(x, y, r * 0.5, '#20263a');
  return circle(x, y, r, '#ffffff', look);
}

/** A train of three cars, its nose to the right. */
export function train(x: number, y: number, size: number, angle: number, color: string, riders = 4): string {
  const car = (dx: number, nose: boolean): string => {
    const windows = times(4, (i) =>
      i < riders ? circle(dx - 12 + i * 8, 0, 2.6, '#ffffff') : circle(dx - 12 + i * 8, 0, 2.6, alpha('#000000', 0.25)),
    );
    return (
      path(
        nose
          ? `M${dx - 18} -10H${dx + 8}C${dx + 22} -10 ${dx + 24} 10 ${dx + 8} 10H${dx - 18}Z`
          : `M${dx - 18} -10H${dx + 18}V10H${dx - 18}Z`,
        linear([lighten(color, 0.3), color, darken(color, 0.25)]),
        { stroke: darken(color, 0.5), 'stroke-width': 1.6, 'stroke-linejoin': 'round' },
      ) + windows.join('')
    );
  };
  return at(
    x,
    y,
    { scale: size / 60, angle },
    group({ filter: shadow(3, 2.4, '#20263a', 0.45) }, car(-40, false), car(0, true)),
  );
}

interface City {
  readonly count: number;
  readonly river: string;
  readonly width?: number;
  readonly ground?: string;
}

/** The network in map units; the origin is its middle. */
export function network({ count, river, width = 5, ground = paper }: City): string {
  const random = createRandom(`blocks${river}`);
  const blocks = times(26, (i) => {
    const [x, y] = [-150 + (i % 9) * 36 + random.range(-4, 4), -100 + Math.floor(i / 9) * 74 + random.range(-6, 6)];
    const isPark = random.chance(0.3);
    return box(
      [x, y, random.range(16, 30), random.range(14, 40)],
      isPark ? 8 : 3,
      isPark ? '#cfe3b4' : darken(ground, 0.045),
    );
  });
  const tracks = routes.slice(0, count).map((points, i) => {
    const d = polyline(points);
    return (
      at(0, width * 0.28, {}, stroke(d, alpha('#20263a', 0.2), width)) +
      stroke(d, lines[i] ?? lines[0], width) +
      stroke(d, alpha('#ffffff', 0.32), width * 0.24)
    );
  });
  return [
    blocks,
    stroke('M-190 -52C-120 -70 -100 -20 -56 -8S10 60 70 54S140 10 200 26', river, 26),
    stroke('M-190 -52C-120 -70 -100 -20 -56 -8S10 60 70 54S140 10 200 26', alpha('#ffffff', 0.28), 12),
    tracks,
    stations
      .slice(0, 6 + count * 2)
      .map(
        ([x, y, form]) => at(0, 1, {}, ellipse(x, y + 2, 5.4, 4.6, alpha('#20263a', 0.25))) + station(x, y, 4.2, form),
      ),
  ]
    .flat()
    .join('');
}
