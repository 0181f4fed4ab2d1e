import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, halo, light, linear, radial, vignette } from '../kit/paint.ts';
import { createRandom } from '../kit/random.ts';
import { glow, motes, rays } from '../kit/sky.ts';
import { ellipse, group, type Point, path, rect, starPath, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { confetti, dome, ring, robot } from './starhall-arena/motifs.ts';
import { party } from './starhall-arena/play.ts';

function cover(frame: Frame): string {
  const { h, u, cx, isBanner } = layoutOf(frame);
  const k = isBanner ? 0.8 : 1;
  const [x, floor] = [cx, h * 0.74];
  const star: Point = [x, h * 0.2];
  return svg(
    frame,
    dome(frame, x, floor, 'dome'),
    ring(x, floor + u * 6, u * 66 * k),
    robot(x - u * 26 * k, floor - u * 3, u * 27 * k, 4, { arm: -70, lean: -6 }),
    robot(x + u * 26 * k, floor - u * 3, u * 27 * k, 3, { mirror: true, arm: -60, lean: 6 }),
    glow(star[0], star[1], u * 40, '#fff0a8', 0.9),
    group(
      { filter: halo(u * 1.6, '#ffc52e') },
      path(starPath(star[0], star[1], u * 12 * k, u * 5.6 * k), linear(['#fff6c8', '#ffc52e', '#f08a1a']), {
        stroke: '#fff3c0',
        'stroke-width': u * 0.8,
        'stroke-linejoin': 'round',
      }),
    ),
    path(starPath(star[0] - u * 1.6, star[1] - u * 1.4, u * 5 * k, u * 2.4 * k), alpha('#ffffff', 0.55)),
    robot(x - u * 47 * k, floor + u * 11, u * 38 * k, 0, { arm: -64, lean: -8 }),
    robot(x + u * 48 * k, floor + u * 11, u * 38 * k, 1, { mirror: true, arm: -58, lean: 8, mood: 'angry' }),
    robot(x, floor + u * 7, u * 43 * k, 2, { arm: -84, jump: 18 }),
    light(ellipse(x, floor + u * 8, u * 40, u * 8, radial([alpha('#fff0a8', 0.5), alpha('#fff0a8', 0)]))),
    isBanner ? '' : confetti(frame, 'party', 46, u * 0.7),
    motes([x - u * 70, 0, u * 140, h], createRandom('m'), { count: 26, color: '#fff0a8', size: u * 0.25 }),
    vignette(frame, 0.42),
    bannerCalm(frame, '#140e46', 0.72),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    rect(0, 0, 512, 512, linear(['#2a1f8c', '#6a3fc4', '#ff6f9a'])),
    rays(256, 250, 420, '#ffffff', 14, 0.3),
    glow(256, 210, 250, '#fff0a8', 0.6),
    robot(244, 500, 440, 2, { arm: -76 }),
  );
}

export const scene: Scene = {
  slug: 'starhall-arena',
  cover,
  icon,
  screenshots: (kind, frame) => ([0, 1, 2] as const).map((shot) => party(frame, kind, shot)),
};
