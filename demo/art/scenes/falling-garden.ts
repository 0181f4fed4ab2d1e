import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, darken, lighten, linear, radial, shadow, vignette } from '../kit/paint.ts';
import { createRandom, type Random, times } from '../kit/random.ts';
import { glow, shafts, sky } from '../kit/sky.ts';
import { at, box, circle, curve, ellipse, group, type Point, path, rect, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';

const petals = {
  rose: '#f4799b',
  leaf: '#6dbb6a',
  iris: '#8d7be0',
  sun: '#f5b942',
  sky: '#58b7cf',
  peach: '#f79468',
} as const;
type Petal = keyof typeof petals;

/** A flower of five petals around 0, 0. */
function flower(size: number, color: string, heart = '#ffe08a'): string {
  const petal = times(5, (i) =>
    at(
      0,
      0,
      { angle: i * 72 },
      ellipse(0, -size * 0.52, size * 0.34, size * 0.5, linear([lighten(color, 0.4), color])),
    ),
  );
  return petal.join('') + circle(0, 0, size * 0.26, heart);
}

/** A glazed garden tile with a pressed flower; x, y its upper left. */
function block(x: number, y: number, size: number, kind: Petal): string {
  const color = petals[kind];
  return [
    box([x, y, size, size], size * 0.16, darken(color, 0.35)),
    box([x + size * 0.02, y, size * 0.96, size * 0.93], size * 0.16, linear([lighten(color, 0.35), color], 60)),
    box(
      [x + size * 0.12, y + size * 0.1, size * 0.76, size * 0.72],
      size * 0.12,
      linear([alpha('#ffffff', 0.08), alpha('#ffffff', 0.34)]),
    ),
    at(x + size / 2, y + size * 0.47, {}, flower(size * 0.3, lighten(color, 0.62), darken(color, 0.12))),
  ].join('');
}

function piece(x: number, y: number, size: number, kind: Petal, cells: readonly Point[], angle = 0): string {
  return at(
    x,
    y,
    { angle },
    group(
      { filter: shadow(size * 0.12, size * 0.14, '#4a2148', 0.35) },
      cells.map(([cx, cy]) => block(cx * size, cy * size, size, kind)),
    ),
  );
}

/** A blossoming branch along points. */
function branch(points: readonly Point[], width: number, random: Random, color: string): string {
  const blossoms = points.flatMap(([x, y], i) =>
    times(i === 0 ? 0 : 7, () => {
      const reach = width * 3.4;
      return at(
        x + random.range(-1, 1) * reach,
        y + random.range(-1, 1) * reach,
        { angle: random.int(0, 70), scale: random.range(0.6, 1.1) },
        flower(width * 1.15, color),
      );
    }),
  );
  const leaves = points.flatMap(([x, y]) =>
    times(3, () =>
      at(
        x,
        y,
        { angle: random.int(0, 360) },
        path(`M0 0Q${width * 1.6} ${-width} ${width * 3.2} 0Q${width * 1.6} ${width} 0 0Z`, '#7fb56c'),
      ),
    ),
  );
  return (
    stroke(curve(points), '#6b4038', width) +
    stroke(curve(points), alpha('#c98a6a', 0.6), width * 0.35) +
    leaves.join('') +
    blossoms.join('')
  );
}

function drift(frame: Frame, random: Random, count: number, size: number): string {
  return times(count, () =>
    at(
      random.next() * frame.width,
      random.next() * frame.height,
      { angle: random.int(0, 360), scale: random.range(0.5, 1.3) },
      path(
        `M0 0Q${size} ${-size * 0.9} ${size * 1.9} 0Q${size} ${size * 0.5} 0 0Z`,
        linear(['#ffd9e4', '#f48fb0'], 0),
        { opacity: random.range(0.5, 0.95) },
      ),
    ),
  ).join('');
}

const shapeT: Point[] = [
  [-1.5, 0],
  [-0.5, 0],
  [0.5, 0],
  [-0.5, 1],
];
const shapeL: Point[] = [
  [-0.5, -1],
  [-0.5, 0],
  [-0.5, 1],
  [0.5, 1],
];
const shapeS: Point[] = [
  [-0.5, 0],
  [0.5, 0],
  [-1.5, 1],
  [-0.5, 1],
];
/** Rows of the pile from the top; a dot is a gap. */
const pile = [
  '......l.........',
  'rr....ll......k.',
  'rrp..kkl.ss..kkk',
  'sppp.kvvvvssiiii',
  'sslpprrkkiippssl',
] as const;
const kinds: Readonly<Record<string, Petal>> = {
  r: 'rose',
  l: 'leaf',
  v: 'iris',
  s: 'sun',
  k: 'sky',
  p: 'peach',
  i: 'iris',
};

function cover(frame: Frame): string {
  const { w, h, u, cx } = layoutOf(frame);
  const random = createRandom('garden');
  const size = w / 16;
  const top = h - size * pile.length * 0.86;
  const bed = pile.map((row, y) =>
    [...row]
      .map((cell, x) => {
        const kind = kinds[cell];
        return kind ? block(x * size, top + y * size, size, kind) : '';
      })
      .join(''),
  );
  const topOf = (column: number): number =>
    top +
    size *
      Math.max(
        0,
        pile.findIndex((row) => row[column] !== '.'),
      );
  const sprouts = times(30, (i) =>
    at(
      (i / 30 + random.range(0, 0.03)) * w,
      topOf(Math.min(15, Math.floor((i / 30) * 16 + 0.2))) + u * 0.6,
      { angle: random.int(-40, 40), scale: random.range(0.6, 1.2) },
      stroke(`M0 0Q${u} ${-u * 3} 0 ${-u * 6}`, '#4e9a58', u * 0.5),
      at(0, -u * 6, {}, flower(u * 1.9, random.pick(['#fff3f6', '#ffc3d3', '#ffe79a']))),
    ),
  );
  const trail = (x: number, y: number, width: number): string =>
    rect(x - width / 2, 0, width, y, linear([alpha('#ffffff', 0), alpha('#ffffff', 0.55)]));
  return svg(
    frame,
    sky(frame, ['#fbd5dc', '#fde8d9', [0.6, '#e3f1d8'], '#b9dfc4']),
    circle(
      cx,
      h * 0.36,
      u * 44,
      radial([
        alpha('#ffffff', 0.95),
        [0.55, alpha('#fff6e0', 0.75)],
        [0.58, alpha('#fff6e0', 0.25)],
        alpha('#fff6e0', 0),
      ]),
    ),
    times(3, (i) =>
      stroke(
        `M${w * (0.08 + i * 0.34)} ${h}V${h * 0.32}Q${w * (0.24 + i * 0.34)} ${h * -0.08} ${w * (0.4 + i * 0.34)} ${h * 0.32}V${h}`,
        alpha('#ffffff', 0.5),
        u * 2.2,
      ),
    ),
    shafts(frame, random, '#fffbe0', 7, 0.5),
    drift(frame, random, 40, u * 0.7),
    trail(cx + u * 1, h * 0.28, u * 31),
    piece(cx + u * 1, h * 0.27, u * 10.4, 'rose', shapeT),
    piece(cx - u * 42, h * 0.24, u * 8, 'iris', shapeS, -14),
    piece(cx + u * 47, h * 0.3, u * 8.6, 'sun', shapeL, 16),
    branch(
      [
        [-u * 4, h * 0.3],
        [u * 10, h * 0.2],
        [u * 26, h * 0.13],
        [u * 38, h * 0.02],
      ],
      u * 1.9,
      random,
      '#f7a3bb',
    ),
    branch(
      [
        [w + u * 4, h * 0.18],
        [w - u * 12, h * 0.1],
        [w - u * 27, h * 0.07],
        [w - u * 36, -u * 2],
      ],
      u * 1.8,
      random,
      '#fbc2cf',
    ),
    bed,
    sprouts,
    glow(cx, h * 0.5, u * 50, '#fff3d0', 0.35),
    drift(frame, random, 16, u * 1.6),
    vignette(frame, 0.22, '#7a2a56'),
  );
}

function icon(): string {
  const random = createRandom('garden-icon');
  return svg(
    iconFrame,
    sky(iconFrame, ['#fbcbd8', '#e8f4d8']),
    circle(256, 210, 230, radial(['#ffffff', alpha('#ffffff', 0)])),
    branch(
      [
        [-20, 120],
        [90, 70],
        [190, 50],
        [250, -20],
      ],
      20,
      random,
      '#f7a3bb',
    ),
    piece(266, 150, 124, 'rose', [
      [-1.5, 0],
      [-0.5, 0],
      [0.5, 0],
      [-0.5, 1],
    ]),
    [0, 1, 3].map((i) => block(i * 128, 392, 128, (['leaf', 'sun', 'leaf', 'sky'] as const)[i] ?? 'leaf')),
  );
}

export const scene: Scene = { slug: 'falling-garden', cover, icon, screenshots: () => [] };
