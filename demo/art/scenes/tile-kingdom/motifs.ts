import { alpha, clip, darken, lighten, linear, mix, radial } from '../../kit/paint.ts';
import { times } from '../../kit/random.ts';
import { at, box, circle, ellipse, path, polygon, rect, starPath, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

/** The blue of the kingdom. */
export const cobalt = '#1c4fb8';

/** The bare glaze. */
export const cream = '#fff8ea';

/** The yellow of rims and hearts. */
export const sun = '#f5b728';

/** The color of each kind of tile. */
export const glazes = [cobalt, '#e2533f', '#22a18c', sun, '#8a52b8', '#e8799c'] as const;

/** Glazed patterns in a box of 100 around the middle, in one color on cream. */
const patterns: readonly ((c: string) => string)[] = [
  (c) =>
    times(4, (i) =>
      at(
        0,
        0,
        { angle: i * 90 },
        path('M0 0C-20 -14 -20 -34 0 -46C20 -34 20 -14 0 0Z', c),
        path('M0 -10C-8 -18 -8 -28 0 -36C8 -28 8 -18 0 -10Z', cream),
      ),
    ).join('') +
    circle(0, 0, 10, sun) +
    circle(0, 0, 4.4, c),
  (c) => path(starPath(0, 0, 46, 24, 8), c) + path(starPath(0, 0, 28, 14, 8), cream) + circle(0, 0, 9, c),
  (c) =>
    times(4, (i) =>
      at(
        0,
        0,
        { angle: i * 90 },
        path('M-50 -50H0A50 50 0 0 1 -50 0Z', c),
        path('M-50 -50H-20A30 30 0 0 1 -50 -20Z', sun),
      ),
    ).join('') +
    polygon(
      [
        [0, -16],
        [16, 0],
        [0, 16],
        [-16, 0],
      ],
      c,
    ),
  (c) =>
    circle(0, 0, 42, c) +
    circle(0, 0, 33, cream) +
    times(8, (i) => at(0, 0, { angle: i * 45 }, ellipse(0, -20, 6, 13, c))).join('') +
    circle(0, 0, 8, '#e2533f'),
  (c) =>
    polygon(
      [
        [0, -44],
        [44, 0],
        [0, 44],
        [-44, 0],
      ],
      c,
    ) +
    polygon(
      [
        [0, -28],
        [28, 0],
        [0, 28],
        [-28, 0],
      ],
      cream,
    ) +
    times(4, (i) => at(0, 0, { angle: 45 + i * 90 }, circle(0, -52, 9, sun))).join('') +
    path(starPath(0, 0, 19, 7, 4), c),
  (c) =>
    path('M0 38C-30 14 -42 -6 -38 -22C-34 -38 -10 -40 0 -20C10 -40 34 -38 38 -22C42 -6 30 14 0 38Z', c) +
    path('M0 22C-16 8 -24 -4 -22 -14C-20 -22 -6 -22 0 -8C6 -22 20 -22 22 -14C24 -4 16 8 0 22Z', cream) +
    circle(0, -2, 5, c),
];

/** One glazed tile, `size` wide around its middle. */
export function glazed(
  x: number,
  y: number,
  size: number,
  kind: number,
  { shine = 1, color = glazes[kind % 6] ?? cobalt, lip = 0 }: { shine?: number; color?: string; lip?: number } = {},
): string {
  return at(x, y, { scale: size / 104 }, [
    lip > 0 && box([-50, -50 + lip, 100, 100], 14, '#8a744f'),
    box([-50, -50, 100, 100], lip > 0 ? 14 : 3, linear([cream, '#f3e6cb'], 60)),
    lip > 0
      ? at(0, 0, { scale: 0.86 }, patterns[kind % 6]?.(color) ?? '')
      : clip('<rect x="-50" y="-50" width="100" height="100" rx="3"/>', patterns[kind % 6]?.(color) ?? ''),
    path('M-47 -47H30C10 -14 -20 4 -47 10Z', alpha('#ffffff', 0.3 * shine)),
    stroke('M-44 -44H20', alpha('#ffffff', 0.8 * shine), 2.4),
    box([-50, -50, 100, 100], lip > 0 ? 14 : 3, 'none', { stroke: alpha('#3a2a14', 0.22), 'stroke-width': 2 }),
  ]);
}

/** A wall of tiles fading into shade from the light at lx, ly. */
export function tileWall(frame: Frame, size: number, tone: string, [lx, ly]: readonly [number, number]): string {
  const { width: w, height: h } = frame;
  const [columns, rows] = [Math.ceil(w / size) + 1, Math.ceil(h / size) + 1];
  const tiles = times(columns * rows, (i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)];
    return glazed((c + 0.5) * size, (r + 0.5) * size, size * 0.985, (c + r) % 2 ? 2 : 0, {
      color: (c + r) % 2 ? tone : mix(tone, '#3f8fe0', 0.35),
      shine: 0.6,
    });
  });
  return (
    rect(0, 0, w, h, '#b8a888') +
    tiles.join('') +
    rect(
      0,
      0,
      w,
      h,
      radial(
        [
          [0, alpha('#fff3cf', 0.4)],
          [0.35, alpha('#12307a', 0.1)],
          [1, alpha('#081a4a', 0.86)],
        ],
        { cx: lx / w, cy: ly / h, r: 0.8 },
      ),
    )
  );
}

/** The kingdom's castle, built of glazed tiles; 200 units wide, on y = 0. */
export function castle(x: number, y: number, size: number): string {
  const tower = (tx: number, w: number, h: number, c: string, roof: string): string =>
    [
      rect(tx - w / 2, -h, w, h, linear([cream, '#f0e0c0', '#c4a878'], 0)),
      times(Math.floor(h / w), (i) =>
        at(tx, -h + w * (i + 0.56), { scale: (w * 0.84) / 100 }, patterns[(i + Math.round(w)) % 6]?.(c) ?? ''),
      ).join(''),
      rect(tx - w * 0.6, -h - w * 0.12, w * 1.2, w * 0.24, linear([sun, '#b5781a'])),
      path(
        `M${tx - w * 0.66} ${-h - w * 0.1}Q${tx - w * 0.16} ${-h - w * 0.6} ${tx} ${-h - w * 1.6}Q${tx + w * 0.16} ${-h - w * 0.6} ${tx + w * 0.66} ${-h - w * 0.1}Z`,
        linear([lighten(roof, 0.4), roof, darken(roof, 0.4)], 0),
      ),
      circle(tx, -h - w * 1.64, w * 0.1, sun),
      path(`M${tx} ${-h - w * 1.66}v${-w * 0.42}l${w * 0.5} ${w * 0.16}l${-w * 0.5} ${w * 0.16}Z`, '#e2533f'),
    ].join('');
  return at(x, y, { scale: size / 200 }, [
    tower(-34, 22, 96, '#22a18c', '#1c4fb8'),
    tower(36, 22, 104, '#8a52b8', '#22a18c'),
    tower(0, 34, 116, cobalt, '#e2533f'),
    rect(-74, -62, 148, 62, linear([cream, '#d8c094'])),
    times(7, (i) => rect(-74 + i * 22, -70, 14, 10, '#f0e0c0')),
    times(6, (i) =>
      at(-62.5 + i * 25, -48, { scale: 0.2 }, patterns[i % 2 ? 4 : 1]?.(i % 2 ? '#e2533f' : cobalt) ?? ''),
    ),
    tower(-76, 30, 78, '#e2533f', '#8a52b8'),
    tower(76, 30, 84, cobalt, '#e8799c'),
    path('M-22 0V-28A22 22 0 0 1 22 -28V0Z', sun),
    path('M-16 0V-28A16 16 0 0 1 16 -28V0Z', linear(['#7a3f1c', '#3a1c0c'])),
    stroke('M0 0V-44M-8 0V-41M8 0V-41', alpha('#000000', 0.3), 1.4),
  ]);
}
