import { alpha, darken, lighten, linear, radial } from '../../kit/paint.ts';
import { times } from '../../kit/random.ts';
import { at, box, circle, ellipse, path, rect, starPath, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

/** The paints of the tiles. */
export const [jade, red, blue, green] = ['#178a64', '#c8232c', '#1f5fa8', '#1f8a4a'];

function pip(x: number, y: number, r: number, color: string): string {
  return (
    circle(x, y, r, color) +
    circle(x, y, r * 0.72, '#fffaf0') +
    circle(x, y, r * 0.5, color) +
    path(starPath(x, y, r * 0.34, r * 0.14, 6), '#fffaf0')
  );
}

function cane(x: number, y: number, color: string): string {
  return (
    box([x - 2.6, y - 8, 5.2, 16], 2.4, color) +
    box([x - 3.6, y - 1.6, 7.2, 3.2], 1.6, color) +
    stroke(`M${x} ${y - 6}V${y - 2}M${x} ${y + 2}V${y + 6}`, alpha('#ffffff', 0.7), 1)
  );
}

/** Faces on a tile of 44 × 60 around its middle. */
const faces = [
  [stroke('M-13 -15H13V5H-13ZM0 -24V24', red, 5.4)],
  [stroke('M-14 -18H14M-10 -11H10V6H-10ZM-10 -2.5H10M0 -25V25M-1 6Q-6 15 -16 20M1 6Q6 15 16 20', blue, 3.4)],
  [
    box([-15, -23, 30, 46], 3, 'none', { stroke: blue, 'stroke-width': 3 }),
    box([-10, -18, 20, 36], 2, 'none', { stroke: blue, 'stroke-width': 1.4 }),
  ],
  [pip(0, 0, 17, red), circle(0, 0, 20, 'none', { stroke: green, 'stroke-width': 2.4, 'stroke-dasharray': '4 3' })],
  [
    [-11, -18, blue],
    [11, -18, green],
    [0, 0, red],
    [-11, 18, green],
    [11, 18, blue],
  ].map(([x, y, c]) => pip(Number(x), Number(y), 7.4, String(c))),
  [
    [-11, -18],
    [0, -18],
    [11, -18],
    [-11, 0],
    [0, 0],
    [11, 0],
    [-11, 18],
    [0, 18],
    [11, 18],
  ].map(([x = 0, y = 0], i) => pip(x, y, 5.2, [blue, red, green][Math.floor(i / 3)] ?? blue)),
  [
    [-9, -12],
    [9, -12],
    [-9, 12],
    [9, 12],
  ].map(([x = 0, y = 0], i) => cane(x, y, i % 2 ? blue : green)),
  [
    [0, -19],
    [-12, 0],
    [0, 0],
    [12, 0],
    [-12, 19],
    [0, 19],
    [12, 19],
  ].map(([x = 0, y = 0], i) => cane(x, y, i === 0 ? red : i % 2 ? green : blue)),
  [
    path('M-4 22C-14 10 -14 -4 -6 -12C-8 -20 0 -24 4 -18L10 -16L4 -12C14 -6 12 10 2 14Z', green),
    path('M-6 -6C-16 -8 -18 4 -12 14Z', red),
    circle(0, -17, 1.6, '#fffaf0'),
    stroke('M-4 22L-12 24M-2 20L6 24', red, 2),
  ],
  [
    [-11, -18, blue],
    [0, 0, red],
    [11, 18, green],
  ].map(([x, y, c]) => pip(Number(x), Number(y), 7.6, String(c))),
] as const;

/** A tile standing up or lying, with its jade back; w wide, around its middle. */
export function mahjong(
  x: number,
  y: number,
  w: number,
  face: number | 'back',
  { angle = 0, lift = 0.16 } = {},
): string {
  const depth = 60 * lift;
  const front =
    face === 'back'
      ? linear([lighten(jade, 0.3), jade, darken(jade, 0.3)], 60)
      : linear(['#ffffff', '#fff8e8', '#e6d6b4'], 60);
  return at(
    x,
    y,
    { scale: w / 44, angle },
    box([-22, -30 + depth, 44, 60], 5, linear([jade, darken(jade, 0.55)])),
    box([-22, -30 + depth * 0.5, 44, 60], 5, '#cdb98f'),
    box([-22, -30, 44, 60], 5, front, { stroke: alpha('#5a3a14', 0.3), 'stroke-width': 0.8 }),
    face === 'back'
      ? path('M0 -18L12 0L0 18L-12 0Z', 'none', { stroke: alpha('#d8fff0', 0.35), 'stroke-width': 2 })
      : faces[face % 10],
    path('M-19 -25C-19 -27 -17 -28 -15 -28H17C10 -20 -6 -10 -19 -6Z', alpha('#ffffff', 0.45)),
  );
}

/** A table of felt set in dark wood, lit by a lamp. */
export function felt(frame: Frame, lx: number, ly: number, rim: number): string {
  const { width: w, height: h } = frame;
  const pattern = times(Math.ceil(w / 120) * Math.ceil(h / 120), (i) => {
    const [x, y] = [(i % Math.ceil(w / 120)) * 120 + 60, Math.floor(i / Math.ceil(w / 120)) * 120 + 60];
    return path(
      `M${x - 40} ${y}Q${x} ${y - 40} ${x + 40} ${y}Q${x} ${y + 40} ${x - 40} ${y}M${x} ${y - 40}Q${x + 40} ${y} ${x} ${y + 40}Q${x - 40} ${y} ${x} ${y - 40}`,
      'none',
      { stroke: alpha('#ffcf8a', 0.07), 'stroke-width': 3 },
    );
  });
  return (
    rect(0, 0, w, h, radial(['#c23b3f', [0.4, '#8a1f30'], [1, '#38091c']], { cx: lx / w, cy: ly / h, r: 0.75 })) +
    pattern.join('') +
    (rim > 0
      ? rect(0, 0, w, h, 'none', { stroke: '#3a1a10', 'stroke-width': rim * 2 }) +
        rect(rim, rim, w - rim * 2, h - rim * 2, 'none', { stroke: '#d9a04a', 'stroke-width': rim * 0.12 })
      : '')
  );
}

/** A clay teapot seen from above the table. */
export function teapot(x: number, y: number, size: number): string {
  return at(
    x,
    y,
    { scale: size / 100 },
    ellipse(4, 26, 62, 12, alpha('#1a040c', 0.5)),
    stroke('M36 -4C70 -22 66 26 30 18', '#5a2418', 8),
    path('M-34 2C-54 -4 -58 -22 -66 -24C-60 -32 -48 -24 -30 -14Z', '#8a3f24'),
    path(
      'M-42 -4C-46 36 46 36 42 -4C38 -24 -38 -24 -42 -4Z',
      radial(['#d98a5a', [0.6, '#9c4a28'], '#4a1c10'], { cx: 0.36, cy: 0.3, r: 0.8 }),
    ),
    ellipse(0, -17, 26, 6, '#6b2f1c'),
    path('M-22 -18C-18 -28 18 -28 22 -18Z', '#a8552f'),
    circle(0, -29, 5, '#d98a5a'),
    ellipse(-18, -4, 8, 4, alpha('#ffffff', 0.3)),
  );
}
