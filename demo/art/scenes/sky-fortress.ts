import { iconFrame, layoutOf } from '../kit/layout.ts';
import { bannerCalm, vignette } from '../kit/paint.ts';
import { createRandom } from '../kit/random.ts';
import { birds, cloudBank, motes } from '../kit/sky.ts';
import { svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { airship, burst, fortress, shell, storm } from './sky-fortress/motifs.ts';
import { battle } from './sky-fortress/play.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  const random = createRandom('clouds');
  const fx = cx + u * (isBanner ? 12 : 24);
  return svg(
    frame,
    storm(frame, 'storm', fx - u * 6, h * 0.62),
    birds(fx - u * 44, h * 0.3, u * 3.4, random, '#2a2040', 5),
    cloudBank(frame, random, h * 0.78, u * 10, '#ffcf9a', '#d87a5f'),
    airship(fx + u * 52, h * 0.26, u * 17, { hull: '#4a5a8c', mirror: true }),
    fortress(fx, h * 0.64, u * 76),
    cloudBank(frame, random, h * 0.86, u * 13, '#e8906f', '#8a4a64'),
    shell(fx - u * 38, h * 0.6, -u * 12, u * 4, u),
    shell(fx - u * 26, h * 0.7, -u * 14, u * 1, u),
    burst(fx - u * (isBanner ? 40 : 58), h * 0.78, u * 5, random),
    airship(fx - u * (isBanner ? 46 : 66), h * 0.42, u * (isBanner ? 36 : 52), { angle: -7 }),
    airship(fx + u * 46, h * 0.84, u * 30, { hull: '#2f8f8a', trim: '#ffe0a0', angle: 5, mirror: true }),
    cloudBank(frame, random, h * 0.97, u * 12, '#7a4466', '#2a1f42'),
    motes([0, h * 0.3, w, h * 0.6], random, { count: 30, color: '#ffb85a', size: u * 0.24 }),
    vignette(frame, 0.5),
    bannerCalm(frame, '#1a1a36', 0.75),
  );
}

function icon(): string {
  const random = createRandom('icon');
  return svg(
    iconFrame,
    storm(iconFrame, 'icon', 256, 300),
    cloudBank(iconFrame, random, 420, 60, '#ffcf9a', '#c86a5a'),
    airship(262, 228, 450, { angle: -8 }),
    cloudBank(iconFrame, random, 478, 56, '#8a4a64', '#3a2850'),
  );
}

export const scene: Scene = {
  slug: 'sky-fortress',
  cover,
  icon,
  screenshots: (kind, frame) => ([0, 1, 2] as const).map((shot) => battle(frame, kind, shot)),
};
