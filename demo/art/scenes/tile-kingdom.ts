import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, clip, linear, shadow, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { glow, motes, rays } from '../kit/sky.ts';
import { at, circle, ellipse, group, path, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { castle, cobalt, glazed, sun, tileWall } from './tile-kingdom/motifs.ts';
import { board } from './tile-kingdom/play.ts';

function cover(frame: Frame): string {
  const { h, u, cx, isBanner } = layoutOf(frame);
  const x = cx + (isBanner ? 0 : u * 2);
  const arch = `M${x - u * 52} ${h + u * 2}V${h * 0.5}C${x - u * 52} ${h * 0.2} ${x - u * 24} ${h * 0.06} ${x} ${h * 0.01}C${x + u * 24} ${h * 0.06} ${x + u * 52} ${h * 0.2} ${x + u * 52} ${h * 0.5}V${h + u * 2}Z`;
  const loose = [
    [-62, 0.24, 13, 5, -16],
    [63, 0.2, 15, 3, 14],
    [-68, 0.72, 17, 1, 12],
    [67, 0.68, 18, 4, -12],
    [-50, 0.93, 13, 3, -8],
    [52, 0.95, 14, 5, 10],
  ];
  return svg(
    frame,
    tileWall(frame, u * 15, cobalt, [x, h * 0.5]),
    path(arch, sun, { filter: shadow(u, u * 2, '#04123a', 0.7) }),
    at(
      x,
      h / 2,
      { scale: 0.955 },
      at(-x, -h / 2 + u * 1, {}, path(arch, linear(['#4fb8e8', '#a8e4f2', '#fff0c0', '#ffd08a']))),
    ),
    clip(
      `<path d="${arch}"/>`,
      rays(x, h * 0.66, u * 70, '#ffffff', 15, 0.4),
      times(5, (i) =>
        ellipse(x + (i - 2) * u * 24, h * (0.3 + (i % 2) * 0.16), u * 12, u * 2.6, alpha('#ffffff', 0.75)),
      ),
      times(3, (i) =>
        path(
          `M${x - u * 54} ${h * (0.84 + i * 0.06)}Q${x - u * 20} ${h * (0.74 + i * 0.07)} ${x} ${h * (0.84 + i * 0.05)}T${x + u * 54} ${h * (0.8 + i * 0.06)}V${h}H${x - u * 54}Z`,
          ['#8fd09a', '#4fb08a', '#22866f'][i] ?? '#4fb08a',
        ),
      ),
      castle(x, h * 0.93, u * 78),
    ),
    path(arch, 'none', { stroke: '#a86a14', 'stroke-width': u * 0.4 }),
    loose.map(([dx = 0, y = 0, size = 1, kind = 0, angle = 0]) =>
      isBanner && dx < 0 && y < 0.5
        ? ''
        : at(
            x + dx * u * (isBanner && dx < 0 ? 0.8 : 1),
            y * h,
            { angle },
            group({ filter: shadow(u * 0.8, u, '#04123a', 0.6) }, glazed(0, 0, size * u, kind, { lip: 10 })),
          ),
    ),
    motes([x - u * 70, 0, u * 140, h], createRandom('tk'), { count: 26, color: '#fff0b0', size: u * 0.24 }),
    vignette(frame, 0.3),
    bannerCalm(frame, '#081a4a', 0.6),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    tileWall(iconFrame, 128, cobalt, [256, 256]),
    glow(256, 256, 300, '#fff0b0', 0.7),
    group(
      { filter: shadow(14, 16, '#04123a', 0.6) },
      at(256, 256, { angle: -8 }, glazed(0, 0, 370, 1, { color: '#e2533f', lip: 10 })),
    ),
    at(
      256,
      236,
      { scale: 2.4, angle: -8 },
      path('M-34 22L-40 -18L-18 0L0 -30L18 0L40 -18L34 22Z', linear(['#ffe48a', sun, '#c97f14']), {
        stroke: '#7a4a0c',
        'stroke-width': 3,
        'stroke-linejoin': 'round',
      }),
      circle(0, 8, 6, '#1c4fb8'),
    ),
  );
}

export const scene: Scene = {
  slug: 'tile-kingdom',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'mobile' ? ([0, 1, 2] as const).map((shot) => board(frame, shot)) : []),
};
