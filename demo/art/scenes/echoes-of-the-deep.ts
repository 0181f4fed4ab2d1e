import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, radial, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { motes } from '../kit/sky.ts';
import { circle, ellipse, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { dive } from './echoes-of-the-deep/dive.ts';
import { abyss, beam, eye, seabed, submarine, tentacle } from './echoes-of-the-deep/world.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  const random = createRandom('echo');
  // Both within the square around the middle.
  const [eyeX, boatX] = isBanner ? [cx + u * 32, cx - u * 40] : [cx + u * 22, cx - u * 30];
  const hide = times(60, () => {
    const [a, d] = [random.range(0, Math.PI * 2), random.range(0.3, 1)];
    return circle(
      eyeX - u * 2 + Math.cos(a) * u * 44 * d,
      h * 0.58 + Math.sin(a) * u * 36 * d,
      u * random.range(0.6, 3),
      alpha('#2f6a68', 0.16),
    );
  });
  return svg(
    frame,
    abyss(frame, 'echoes'),
    ellipse(
      eyeX,
      h * 0.62,
      u * 64,
      u * 52,
      radial([alpha('#0d2b30', 0.95), [0.7, alpha('#04141a', 0.85)], alpha('#02090d', 0)]),
    ),
    hide.join(''),
    tentacle(
      [
        [cx + u * 80, h * 0.5],
        [cx + u * 66, h * 0.16],
        [cx + u * 30, h * 0.08],
        [cx + u * 8, h * 0.16],
        [cx + u * 2, h * 0.06],
      ],
      u * 14,
      '#0f3a40',
    ),
    tentacle(
      [
        [cx + u * 10, h * 1.1],
        [cx - u * 10, h * 0.82],
        [cx - u * 40, h * 0.88],
        [cx - u * 62, h * 0.66],
        [cx - u * 56, h * 0.5],
        [cx - u * 47, h * 0.54],
      ],
      u * 15,
      '#0c3238',
    ),
    eye(eyeX, h * 0.56, u * 16),
    beam(boatX + u * 16, h * 0.34, u * (isBanner ? 78 : 62), 22, 0.26),
    submarine(boatX, h * 0.3, u * 34, 8),
    times(16, (i) =>
      circle(
        boatX - u * (22 + i * 1.4) + random.range(-2, 2) * u,
        h * 0.28 - i * u * 1.6,
        u * random.range(0.3, 1.1),
        'none',
        { stroke: alpha('#d8fff6', 0.6), 'stroke-width': u * 0.16 },
      ),
    ),
    seabed(frame, random, h * 0.95, '#04141a'),
    tentacle(
      [
        [cx + u * 64, h * 1.1],
        [cx + u * 70, h * 0.86],
        [cx + u * 54, h * 0.76],
        [cx + u * 62, h * 0.66],
      ],
      u * 10,
      '#0a282e',
    ),
    motes([0, 0, w, h], random, { count: 50, color: '#9fe8d8', size: u * 0.2 }),
    vignette(frame, 0.75, '#000306'),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    abyss(iconFrame, 'echo-icon'),
    circle(270, 330, 280, radial([alpha('#04141a', 0.95), alpha('#02090d', 0)])),
    eye(268, 336, 112),
    beam(150, 150, 330, 48, 0.26),
    submarine(150, 128, 250, 14),
    vignette(iconFrame, 0.6, '#000306'),
  );
}

export const scene: Scene = {
  slug: 'echoes-of-the-deep',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'mobile' ? [] : ([0, 1, 2] as const).map((shot) => dive(frame, shot))),
};
