import { palm } from '../kit/land.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { bannerCalm, vignette } from '../kit/paint.ts';
import { sailboat } from '../kit/props.ts';
import { createRandom } from '../kit/random.ts';
import { birds, glow, motes } from '../kit/sky.ts';
import { at, box, circle, group, path, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { beach, couple, deckChair, dusk, hours, parasol } from './summer-tide/motifs.ts';
import { story } from './summer-tide/play.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  const [sx, horizon, shore] = [cx - u * (isBanner ? 6 : 14), h * 0.56, h * 0.76];
  return svg(
    frame,
    beach(frame, hours.sunset, sx, horizon, shore, 'tide'),
    birds(sx + u * 14, h * 0.22, u * 4, createRandom('birds'), dusk, 5),
    sailboat(sx + u * 30, horizon + u * 1.6, u * 12, { sail: '#fff1dc', hull: dusk }),
    couple(sx - u * 12, shore + u * 3.4, u * 12),
    parasol(cx + u * 28, h * 0.9, u * 34, '#ef5f6f', 9),
    deckChair(cx + u * 18, h * 0.94, u * 17, '#3fb0b8'),
    deckChair(cx + u * 42, h * 0.945, u * 17, '#ffb84a', true),
    at(
      cx + u * 30,
      h * 0.95,
      { scale: u / 4 },
      box([-8, -10, 16, 10], 2, '#8a5a44'),
      path('M-4 -10L-5 -22H3L2 -10Z', '#ffb04a'),
      circle(3, -22, 3, '#9fd65c'),
      stroke('M0 -22L4 -30', '#ef5f6f', 1.4),
    ),
    group(
      { opacity: 0.9 },
      parasol(cx + u * 62, h * 0.83, u * 20, '#5f7fd0', -8),
      parasol(cx - u * 54, h * 0.86, u * 22, '#ffb84a', -12),
    ),
    deckChair(cx - u * 47, h * 0.875, u * 10, '#ef7f8f', true),
    !isBanner && [palm(-u * 3, h * 1.02, u * 74, '#2f1438', 0.26), palm(u * 12, h * 1.06, u * 46, '#3a1a42', 0.1)],
    isBanner && palm(w + u * 1, h * 1.04, u * 66, '#2f1438', -0.24),
    glow(sx, horizon, u * 70, '#ffb07a', 0.35),
    motes([0, h * 0.3, w, h * 0.6], createRandom('motes'), { count: 22, color: '#ffe3b0', size: u * 0.2 }),
    vignette(frame, 0.3, '#2f1438'),
    bannerCalm(frame, '#3a1a4a', 0.65),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    beach(iconFrame, hours.sunset, 190, 300, 396, 'icon'),
    glow(190, 270, 260, '#ffb07a', 0.4),
    parasol(312, 480, 400, '#ef5f6f', 10),
  );
}

export const scene: Scene = {
  slug: 'summer-tide',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'computer' ? ([0, 1, 2] as const).map((shot) => story(frame, shot)) : []),
};
