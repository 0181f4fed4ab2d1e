import { leafyTree } from '../kit/land.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, blur, linear, radial, shadow } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { glow, shafts } from '../kit/sky.ts';
import { at, box, circle, ellipse, path, rect, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { awning, bakery, goods, steam, street, vitrine } from './corner-bakery/motifs.ts';
import { shop } from './corner-bakery/play.ts';

function cover(frame: Frame): string {
  const { h, u, cx, isBanner } = layoutOf(frame);
  const x = cx - u * (isBanner ? 40 : 40);
  const ground = h * 0.88;
  const random = createRandom('tree');
  const table = at(
    x - u * 13,
    ground + u * 3,
    { scale: u },
    ellipse(0, 0, 12, 1.6, alpha('#4a2a1e', 0.35)),
    stroke('M0 0V-12', '#5a3a2e', 1),
    ellipse(0, -12, 10, 1.8, '#f7efe0'),
    at(-2, -12.4, { scale: 0.22 }, goods.croissant),
    box([3.4, -16.6, 4, 4], 0.8, '#e5604f'),
    stroke('M7.4 -15.6q2.4 .8 0 2.2', '#e5604f', 0.8),
  );
  return svg(
    frame,
    street(frame, h * 0.83),
    ellipse(cx, ground + u * 2, u * 58, u * 4, alpha('#4a2a1e', 0.4), { filter: blur(u) }),
    box([x, h * 0.06, u * 84, ground - h * 0.06], u, linear(['#f7dfbc', '#e3b888'])),
    rect(x - u * 2, h * 0.06 - u * 3, u * 88, u * 5, '#a24a38'),
    times(9, (i) => box([x + u * (2 + i * 9.2), h * 0.06 + u * 2.4, u * 7.4, u * 1.6], u * 0.4, '#d8a070')),
    box([x + u * 19, h * 0.06 + u * 6, u * 46, u * 13], u * 6.5, '#6b3420', { filter: shadow(u * 0.6, u * 0.6) }),
    times(3, (i) => bakery([1, 0, 2][i] ?? 0, x + u * (30 + i * 12), h * 0.06 + u * 16.4, u * 11)),
    vitrine([x + u * 5, h * 0.46, u * 46, u * 27], 2, 5, 0),
    box([x + u * 57, h * 0.45, u * 20, ground - h * 0.45], u * 1.4, '#7a3c28'),
    box([x + u * 59.4, h * 0.48, u * 15.2, u * 24], u, linear(['#ffe3a3', '#f2ac5c'])),
    rect(x + u * 66.4, h * 0.48, u * 1.2, u * 24, '#7a3c28'),
    circle(x + u * 60.4, h * 0.8, u * 1, '#ffd873'),
    rect(x + u * 3, ground - u * 6, u * 51, u * 6, linear(['#b55a42', '#7a3428'])),
    awning(x - u * 2, h * 0.34, u * 88, u * 12, 14, '#d8503f'),
    rect(x - u * 2, h * 0.34 + u * 14, u * 88, u * 10, linear([alpha('#5a2010', 0.45), alpha('#5a2010', 0)])),
    [
      [-1, 1],
      [53, 0.8],
      [79, 1.1],
    ].map(
      ([dx = 0, k = 1]) =>
        leafyTree(x + u * dx, ground + u * 1.6, u * 17 * k, '#6fa850', random) +
        path(`M${x + u * (dx - 3.4)} ${ground - u * 3}h${u * 6.8}l${-u} ${u * 5.6}h${-u * 4.8}Z`, '#c96a4a'),
    ),
    table,
    steam(x - u * 7.6, ground - u * 14.5, u * 3.4),
    glow(x + u * 28, h * 0.62, u * 34, '#ffd98a', 0.5),
    shafts(frame, random, '#fff2c9', 5, 0.3),
    bannerCalm(frame, '#4a2418', 0.74),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    rect(0, 0, 512, 512, radial(['#fff0cf', '#ffcf8a', '#d98a4a'], { r: 0.8 })),
    steam(256, 214, 62),
    at(256, 462, { scale: 8.6 }, ellipse(0, 0, 26, 4, alpha('#6b2a10', 0.4)), goods.croissant),
    awning(-10, -14, 532, 108, 5, '#d8503f'),
  );
}

export const scene: Scene = {
  slug: 'corner-bakery',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'mobile' ? ([0, 1, 2] as const).map((shot) => shop(frame, shot)) : []),
};
