import { leafyTree } from '../kit/land.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, blur, shadow, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { birds, glow, motes, sky } from '../kit/sky.ts';
import { at, group, type Point, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { body, head, mist, pavilion, teacup, terrace, valley } from './dragon-and-tea/motifs.ts';
import { garden } from './dragon-and-tea/play.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  const random = createRandom('tea');
  const x = cx + (isBanner ? 0 : u * 6);
  // Lower where a strip across the middle would cut off the head.
  const [middle, bend, size] = isBanner ? [h * 0.56, 1, 35] : [h * 0.65, 0.84, 33];
  const coil: Point[] = (
    [
      [58, 12],
      [66, -8],
      [50, -26],
      [26, -20],
      [20, 4],
      [2, 18],
      [-24, 10],
      [-32, -12],
      [-20, -30],
    ] as const
  ).map(([dx, dy]) => [x + dx * u * 0.96, middle + dy * u * bend]);
  return svg(
    frame,
    valley(frame, 'valley', h * 0.62, x - u * 50),
    birds(x - u * 60, h * 0.24, u * 4, random, '#3f7f78', 5),
    pavilion(x + u * 40, h * 0.61, u * 17),
    terrace(frame, random, h * 0.66, u * 5, '#6fae5c', 3, u * 3.4),
    mist(frame, random, h * 0.62, h * 0.72),
    group({ filter: shadow(u * 1.2, u * 1.2, '#0b3a2c', 0.4) }, body(coil, u * 13)),
    head(x - u * 18, middle - u * 31 * bend, u * size, 8),
    glow(x + u * 14, h * 0.2, u * 14, '#fff3c0', 0.7),
    mist(frame, random, h * 0.68, h * 0.78, 8),
    terrace(frame, random, h * 0.8, u * 4, '#3f8f4c', 5, u * 4.4),
    leafyTree(isBanner ? w - u * 4 : x - u * 76, h * 0.92, u * 38, '#4f9c5a', random),
    at(
      x - u * (isBanner ? 30 : 44),
      h * 0.86,
      {},
      teacup(0, 0, u * 19),
      group(
        { filter: blur(u * 0.6) },
        times(2, (i) =>
          stroke(
            `M${u * (i * 5 - 2)} ${-u * 5}c${-u * 4} ${-u * 5} ${u * 4} ${-u * 9} 0 ${-u * 16}`,
            alpha('#ffffff', 0.7),
            u * 1.3,
          ),
        ),
      ),
    ),
    motes([0, h * 0.3, w, h * 0.6], random, { count: 26, color: '#fff6c8', size: u * 0.22 }),
    vignette(frame, 0.28, '#0b3a2c'),
    bannerCalm(frame, '#124a40', 0.78),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    sky(iconFrame, ['#5fbfae', '#c9ead0', '#ffeeb8']),
    glow(300, 180, 300, '#fffbe0', 0.7),
    body(
      [
        [40, 560],
        [20, 420],
        [110, 340],
        [150, 250],
        [156, 214],
      ],
      150,
    ),
    head(150, 226, 262, 4),
    teacup(352, 420, 190),
    group({ filter: blur(4) }, stroke('M340 360c-24 -30 24 -50 0 -90', alpha('#ffffff', 0.8), 12)),
  );
}

export const scene: Scene = {
  slug: 'dragon-and-tea',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'mobile' ? ([0, 1, 2] as const).map((shot) => garden(frame, shot)) : []),
};
