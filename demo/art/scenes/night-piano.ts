import { symbol } from '../kit/hud.ts';
import { ridge } from '../kit/land.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, blur, halo, linear, radial, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { glow, motes } from '../kit/sky.ts';
import { at, ellipse, group, type Point, rect, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { cream, grandPiano, keyboard, night, song } from './night-piano/motifs.ts';
import { play, result } from './night-piano/play.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  const random = createRandom('lake');
  const shore = h * 0.74;
  const px = cx + (isBanner ? -u * 6 : u * 16);
  const [foot, size] = [h * 0.845, u * 66];
  const trail = isBanner
    ? [
        [3, 24],
        [16, 33],
        [31, 38],
        [48, 47],
        [62, 45],
      ]
    : [
        [-4, 26],
        [-24, 31],
        [-44, 28],
        [-62, 42],
        [-98, 46],
      ];
  const route = trail.map(([dx = 0, dy = 0]): Point => [px + dx * u, foot - dy * u * 1.38]);
  return svg(
    frame,
    night(frame, 'piano'),
    ridge(frame, random, { y: h * 0.64, swing: h * 0.12, fill: linear(['#1d6673', '#2d8788']), count: 4, detail: 4 }),
    ridge(frame, random, { y: h * 0.71, swing: h * 0.05, fill: linear(['#0d3f52', '#155567']), count: 6, detail: 4 }),
    rect(0, shore, w, h - shore, linear(['#7cc7b4', '#226c7c', [0.45, '#0a2f4a'], '#03101f'])),
    times(60, () => {
      const t = random.next();
      return ellipse(
        random.next() * w,
        shore + (h - shore) * t,
        w * random.range(0.01, 0.07),
        u * (0.1 + t * 0.3),
        alpha('#c9fff0', 0.16),
      );
    }),
    group(
      { opacity: 0.34, filter: blur(u * 0.5) },
      at(0, 2 * foot, { scale: [1, -1] }, grandPiano(px, foot, size, false)),
    ),
    ellipse(px, foot, u * 42, u * 3, alpha('#01060f', 0.75), { filter: blur(u) }),
    ellipse(px + u * 4, foot + u * 6, u * 16, u * 5, radial([alpha('#ffc987', 0.4), alpha('#ffc987', 0)])),
    song(route, [u * 0.5, u * 2.6], u * 3.2),
    grandPiano(px, foot, size),
    motes([px - u * 44, h * 0.42, u * 90, h * 0.45], random, { count: 40, color: cream, size: u * 0.22 }),
    vignette(frame, 0.5),
    bannerCalm(frame, '#020817', 0.6),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    night(iconFrame, 'icon'),
    glow(256, 190, 260, cream, 0.7),
    group({ filter: halo(18, '#ffd27a') }, symbol('note', 262, 172, 292, '#fff6da')),
    at(0, 342, { angle: -4 }, rect(-40, -14, 620, 300, '#050a18'), keyboard([-24, 0, 570, 230], 5, [2])),
  );
}

export const scene: Scene = {
  slug: 'night-piano',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'mobile' ? [play(frame, 0), play(frame, 1), result(frame)] : []),
};
