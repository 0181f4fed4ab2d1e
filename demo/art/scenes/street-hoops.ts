import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, blur, light, linear, vignette } from '../kit/paint.ts';
import { createRandom } from '../kit/random.ts';
import { glow, motes, rays, sky } from '../kit/sky.ts';
import { curve, ellipse, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { asphalt, ball, dusk, hoop, player } from './street-hoops/motifs.ts';
import { match } from './street-hoops/play.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  const ground = h * 0.83;
  const [rx, ry] = [cx + u * (isBanner ? 22 : 34), h * 0.45];
  const [px, py] = [rx - u * 40, h * 0.6];
  return svg(
    frame,
    dusk(frame, ground, 'dusk'),
    rays(w * 0.36, ground - u * 14, w * 0.7, '#fff0c0', 18, 0.2),
    asphalt(frame, ground),
    stroke(
      `M${rx - u * 80} ${h * 0.98}Q${rx} ${ground + u} ${rx + u * 60} ${h * 0.98}`,
      alpha('#ffffff', 0.6),
      u * 0.8,
    ),
    ellipse(px + u * 2, ground + u * 8, u * 20, u * 1.8, alpha('#0d0620', 0.6), { filter: blur(u * 0.5) }),
    hoop(rx, ry, u * 62, { angle: -3 }),
    player(px, py, u * 44, '#ffc52e'),
    light(
      stroke(
        curve([
          [px - u * 40, py + u * 24],
          [px - u * 22, py + u * 16],
          [px, py],
        ]),
        linear([alpha('#ffd27a', 0), alpha('#ffd27a', 0.5)], 0),
        u * 3,
        { filter: blur(u * 0.9) },
      ),
    ),
    glow(px + u * 18.5, py - u * 43, u * 14, '#ffb04a', 0.9),
    ball(px + u * 18.5, py - u * 43, u * 6.2),
    motes([0, h * 0.4, w, h * 0.6], createRandom('dust'), { count: 34, color: '#ffcf8a', size: u * 0.22 }),
    vignette(frame, 0.4),
    bannerCalm(frame, '#1d1238', 0.72),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    sky(iconFrame, ['#1c4a74', '#f2a45a', '#ff5a3d']),
    rays(256, 200, 460, '#fff0c0', 14, 0.35),
    hoop(246, 322, 430),
    glow(250, 176, 190, '#ffd27a', 0.9),
    ball(250, 170, 112),
  );
}

export const scene: Scene = {
  slug: 'street-hoops',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'mobile' ? ([0, 1, 2] as const).map((index) => match(frame, index)) : []),
};
