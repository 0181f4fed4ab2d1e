import { iconFrame, layoutOf } from '../kit/layout.ts';
import { bannerCalm, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { glow, motes } from '../kit/sky.ts';
import { group, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { age, clock, cog, vortex } from './time-traveller-quiz/motifs.ts';
import { round } from './time-traveller-quiz/play.ts';

function cover(frame: Frame): string {
  const { h, u, cx, isBanner } = layoutOf(frame);
  const random = createRandom('time');
  const [x, y, r] = [cx + (isBanner ? 0 : u * 2), h * 0.52, u * 25];
  const far = times(9, (i) => {
    const [a, d] = [i * 0.72 + 0.4, u * random.range(52, 84)];
    return group(
      { opacity: 0.55 },
      clock(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.52, u * random.range(2.4, 5.4), {
        hour: i * 70,
        minute: i * 130,
      }),
    );
  });
  return svg(
    frame,
    vortex(frame, x, y),
    far,
    cog(x - u * 62, h * 0.96, u * 24, 16, '#9c6a2c', 8),
    cog(x - u * 36, h * 1.06, u * 13, 11, '#c98f3a', 4),
    cog(x + u * 66, h * 0.94, u * 26, 18, '#8a5a28', 3),
    cog(x + u * 72, h * 0.02, u * 16, 13, '#b07a30', 12),
    cog(x - u * 76, h * 0.06, u * 11, 11, '#a8702c', 12),
    glow(x, y, u * 56, '#ffe9a8', 0.55),
    clock(x, y, r, { rim: true }),
    motes([x - u * 70, 0, u * 140, h], random, { count: 36, color: '#ffe9a8', size: u * 0.22 }),
    vignette(frame, 0.5),
    bannerCalm(frame, '#05211f', 0.75),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    vortex(iconFrame, 256, 270),
    glow(256, 270, 300, '#ffe9a8', 0.5),
    age(0, 112, 150, 120, -40),
    age(5, 400, 150, 130, 40),
    clock(256, 290, 184, { hour: 300, minute: 60 }),
  );
}

export const scene: Scene = {
  slug: 'time-traveller-quiz',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'mobile' ? ([0, 1, 2] as const).map((shot) => round(frame, shot)) : []),
};
