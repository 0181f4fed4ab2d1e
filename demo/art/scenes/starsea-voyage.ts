import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, light, linear, radial, vignette } from '../kit/paint.ts';
import { spaceship } from '../kit/props.ts';
import { glow } from '../kit/sky.ts';
import { circle, ellipse, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { flight } from './starsea-voyage/flight.ts';
import { ringedPlanet, rock, space } from './starsea-voyage/world.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  const [px, py, r] = [cx + (isBanner ? u * 10 : u * 18), h * 0.5, u * 30];
  const shipX = isBanner ? w * 0.56 : cx - u * 36;
  return svg(
    frame,
    space(frame, 'starsea'),
    circle(px - u * 62, h * 0.2, u * 4.6, linear(['#ffd6a0', '#7a3d52'], 50)),
    ringedPlanet(px, py, r, 'giant'),
    light(ellipse(px, h * 1.02, w * 0.5, u * 14, radial([alpha('#ff7ac0', 0.35), alpha('#ff7ac0', 0)]))),
    rock(px + u * 42, h * 0.86, u * 9, 'a'),
    rock(px + u * 24, h * 0.97, u * 12, 'b', '#3a2f55'),
    rock(px - u * 20, h * 0.93, u * 5, 'c'),
    rock(px + u * 56, h * 0.2, u * 3.4, 'd'),
    rock(px - u * 47, h * 0.88, u * 2.4, 'e'),
    glow(shipX - u * 14, h * 0.66 + u * 3, u * 15, '#5ad1ff', 0.7),
    spaceship(shipX, h * 0.66, u * 34),
    vignette(frame, 0.55),
    bannerCalm(frame, '#050716', 0.75),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    space(iconFrame, 'icon'),
    ringedPlanet(270, 236, 128, 'giant'),
    glow(110, 412, 100, '#5ad1ff', 0.8),
    spaceship(190, 396, 250, { angle: -20 }),
  );
}

export const scene: Scene = {
  slug: 'starsea-voyage',
  cover,
  icon,
  screenshots: (kind, frame) => [0, 1, 2].map((shot) => flight(frame, kind, shot)),
};
