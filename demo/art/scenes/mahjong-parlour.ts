import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, blur, light, linear, shadow, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { glow, motes } from '../kit/sky.ts';
import { at, box, circle, ellipse, group, path, polygon, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { blue, felt, mahjong, red, teapot } from './mahjong-parlour/motifs.ts';
import { table } from './mahjong-parlour/play.ts';

function cover(frame: Frame): string {
  const { h, u, cx, isBanner } = layoutOf(frame);
  const row = times(9, (i) =>
    mahjong(
      cx + (i - 4) * u * 15.6 * (isBanner ? 0.76 : 1) + u * 2,
      h * 0.64 - u * Math.abs(i - 4) * 0.7 + (i === 5 ? -u * 7 : 0),
      u * (isBanner ? 11.6 : 15),
      [4, 7, 0, 3, 1, 9, 8, 5, 6][i] ?? 0,
      { angle: (i - 4) * 1.5, lift: 0.2 },
    ),
  );
  const wall = times(11, (i) =>
    mahjong(cx + (i - 5) * u * 9 + u * 2, h * 0.27 + Math.abs(i - 5) * u * 0.5, u * 8.6, 'back', {
      angle: (i - 5) * -1.2,
      lift: 0.28,
    }),
  );
  const dice = [
    [-10, 4, 5],
    [2, 7, 3],
  ].map(([dx = 0, dy = 0, dots = 1], i) =>
    at(
      cx + dx * u,
      h * 0.37 + dy * u,
      { scale: u / 7, angle: i ? 20 : -14 },
      group({ filter: shadow(5, 4) }, box([-20, -20, 40, 40], 9, linear(['#ffffff', '#e8d9c0']))),
      (
        [
          [-10, -10],
          [10, 10],
          [0, 0],
          [-10, 10],
          [10, -10],
        ] as const
      )
        .slice(0, dots)
        .map(([x, y]) => circle(x, y, 4.4, dots === 5 ? red : blue)),
    ),
  );
  const steam = group(
    { filter: blur(u * 0.7) },
    times(3, (i) =>
      stroke(
        `M${cx - u * (isBanner ? 40 : 63) + i * u * 3} ${h * 0.2}c${-u * 3} ${-u * 5} ${u * 3} ${-u * 8} 0 ${-u * 15}`,
        alpha('#ffffff', 0.35),
        u * 1.4,
      ),
    ),
  );
  return svg(
    frame,
    felt(frame, cx, h * 0.42, 0),
    light(
      polygon(
        [
          [cx - u * 16, -u * 4],
          [cx + u * 16, -u * 4],
          [cx + u * 70, h],
          [cx - u * 70, h],
        ],
        linear([alpha('#ffe2a0', 0.42), alpha('#ffe2a0', 0)]),
      ),
    ),
    glow(cx, h * 0.44, u * 66, '#ffb85a', 0.4),
    teapot(cx - u * (isBanner ? 40 : 61), h * 0.3, u * 24),
    steam,
    times(2, (i) =>
      at(
        cx + u * (isBanner ? 34 : 56 + i * 14),
        h * (0.3 + i * 0.06),
        { scale: u / 6 },
        ellipse(2, 22, 34, 8, alpha('#1a040c', 0.5)),
        path('M-26 -12H26C24 14 14 22 0 22S-24 14 -26 -12Z', linear(['#f4f7f2', '#8fb4a8'], 0)),
        ellipse(0, -12, 26, 8, '#e4ece4'),
        ellipse(0, -11, 22, 6, '#a8702c'),
      ),
    ),
    wall,
    dice,
    group({ filter: shadow(u * 1.4, u * 1.2, '#1a040c', 0.6) }, row),
    times(2, (i) => mahjong(cx + (i ? 34 : -42) * u, h * 0.92, u * 13, i ? 2 : 4, { angle: i ? 24 : -30, lift: 0.1 })),
    motes([cx - u * 60, 0, u * 120, h], createRandom('dust'), { count: 22, color: '#ffe2a0', size: u * 0.2 }),
    vignette(frame, 0.6),
    bannerCalm(frame, '#2a0614', 0.75),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    felt(iconFrame, 256, 220, 0),
    glow(256, 230, 300, '#ffb85a', 0.5),
    mahjong(132, 290, 200, 3, { angle: -16 }),
    mahjong(384, 290, 200, 1, { angle: 16 }),
    group({ filter: shadow(10, 14) }, mahjong(256, 248, 262, 0)),
  );
}

export const scene: Scene = {
  slug: 'mahjong-parlour',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'mobile' ? ([0, 1, 2] as const).map((shot) => table(frame, shot)) : []),
};
