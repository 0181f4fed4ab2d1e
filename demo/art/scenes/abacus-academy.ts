import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, blur, linear, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { glow, motes } from '../kit/sky.ts';
import { at, ellipse, rect, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { abacus, board, chalk, pencil } from './abacus-academy/motifs.ts';
import { lesson } from './abacus-academy/play.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  const desk = h * 0.84;
  const random = createRandom('desk');
  const white = '#f6fff6';
  return svg(
    frame,
    board(frame, 'board'),
    glow(cx + u * 30, 0, u * 90, '#fff3b8', 0.4),
    at(
      isBanner ? cx - u * 46 : cx - u * 80,
      0,
      {},
      chalk(
        [
          ['7+5', 8, 9, 9, white],
          ['=', 33, 9, 9, '#ffd76b'],
          ['12', 46, 9, 9, '#ffd76b'],
          ['36/4', 118, 11, 7, white],
          ['8x9', 6, 30, 6, '#8fe3ff'],
          ['64-15', 128, 30, 6, '#ffb3a0'],
        ],
        u,
      ),
    ),
    stroke(`M${cx - u * 34} ${u * 21}q${u * 5} ${u * 1.4} ${u * 11} 0`, alpha('#ffd76b', 0.8), u * 0.7),
    rect(0, desk, w, h - desk, linear(['#c98a4e', '#7a4320'])),
    times(18, () =>
      stroke(
        `M${random.next() * w} ${random.range(desk, h)}h${random.range(5, 30) * u}`,
        alpha('#4a2108', 0.25),
        u * 0.25,
      ),
    ),
    rect(0, desk, w, u * 0.8, '#eab877'),
    ellipse(cx + u * 4, desk + u * 6, u * 60, u * 5, alpha('#2a0f04', 0.55), { filter: blur(u * 1.4) }),
    at(
      cx + (isBanner ? 0 : u * 2),
      h * 0.6,
      { angle: -5 },
      abacus(0, 0, [u * 106, u * 56], [1, 7, 3, 0, 8, 4, 2, 6, 9]),
    ),
    pencil(cx - u * 54, h * 0.93, u * 30, -8, '#f2b52c'),
    pencil(cx + u * 52, h * 0.94, u * 26, 188, '#4a9fd8'),
    motes([cx - u * 60, 0, u * 130, h * 0.6], random, { count: 26, color: '#fff2c0', size: u * 0.18 }),
    vignette(frame, 0.45),
    bannerCalm(frame, '#0d2b23', 0.72),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    board(iconFrame, 'icon'),
    at(262, 262, { angle: -8 }, abacus(0, 0, [480, 540], [2, 7, 6])),
    vignette(iconFrame, 0.3),
  );
}

export const scene: Scene = {
  slug: 'abacus-academy',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'mobile' ? ([0, 1, 2] as const).map((shot) => lesson(frame, shot)) : []),
};
