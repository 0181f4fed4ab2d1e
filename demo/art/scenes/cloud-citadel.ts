import { leafyTree } from '../kit/land.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, blur, light, radial, vignette } from '../kit/paint.ts';
import { createRandom } from '../kit/random.ts';
import { birds, cloudBank, glow, motes, rays, sky } from '../kit/sky.ts';
import { at, circle, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { battle } from './cloud-citadel/battle.ts';
import { airship, citadel, dawn, heaven, island, tower, wall } from './cloud-citadel/world.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx } = layoutOf(frame);
  const random = createRandom('citadel');
  return svg(
    frame,
    heaven(frame, dawn, 'citadel', cx - u * 18),
    birds(cx - u * 30, h * 0.2, u * 4, random, '#6a5a9a'),
    at(
      cx - u * 56,
      h * 0.53,
      { scale: u * 0.3 },
      island(0, 0, 100, random),
      tower(0, 0, 16, 42, '#e0708a', '#ffd06a'),
      leafyTree(26, 0, 20, '#5fb070', random),
      leafyTree(-30, 0, 16, '#5fb070', random),
    ),
    at(
      cx + u * 62,
      h * 0.44,
      { scale: u * 0.22 },
      island(0, 0, 100, random),
      tower(-6, 0, 18, 44, '#5a6fd8', '#ff6f8a'),
      leafyTree(28, 0, 22, '#5fb070', random),
    ),
    citadel(cx + u * 8, h * 0.68, u * 74, 'main'),
    airship(cx - u * 40, h * 0.27, u * 19, '#c8485a'),
    airship(cx + u * 66, h * 0.24, u * 13, '#5a4a9c', true),
    light(
      stroke(`M${cx + u * 1} ${h * 0.34}L${cx - u * 29} ${h * 0.28}`, alpha('#fff3b0', 0.9), u * 0.7, {
        filter: blur(u * 0.3),
      }),
    ),
    glow(cx - u * 30, h * 0.278, u * 9, '#ffb04a', 0.9),
    cloudBank(frame, random, h * 0.89, u * 11, dawn.cloud[0], dawn.cloud[1]),
    cloudBank(frame, random, h * 1.0, u * 13, '#ffffff', '#f4cfe0'),
    motes([0, h * 0.2, w, h * 0.7], random, { count: 26, color: '#fff3d0', size: u * 0.24 }),
    vignette(frame, 0.25, '#3a1a6a'),
  );
}

function icon(): string {
  const random = createRandom('citadel-icon');
  return svg(
    iconFrame,
    sky(iconFrame, dawn.sky),
    rays(256, 260, 460, '#fff6e0', 10, 0.4),
    circle(256, 250, 190, radial(['#ffffff', alpha('#fff0c8', 0)])),
    tower(150, 430, 96, 210, '#5a6fd8'),
    tower(366, 430, 96, 190, '#5a6fd8'),
    tower(258, 430, 128, 280, '#e0708a'),
    wall(104, 452, 308, 96),
    cloudBank(iconFrame, random, 440, 70, '#ffffff', '#eebfd8'),
  );
}

export const scene: Scene = {
  slug: 'cloud-citadel',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'mobile' ? [] : ([0, 1, 2] as const).map((shot) => battle(frame, shot))),
};
