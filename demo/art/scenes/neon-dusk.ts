import { palm } from '../kit/land.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, blur, light, vignette } from '../kit/paint.ts';
import { carRear } from '../kit/props.ts';
import { createRandom, times } from '../kit/random.ts';
import { ellipse, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { race } from './neon-dusk/race.ts';
import { city, dusk, ground, lamp } from './neon-dusk/world.ts';

function cover(frame: Frame): string {
  const { h, u, cx, isBanner } = layoutOf(frame);
  const horizon = h * 0.6;
  const carX = cx + u * (isBanner ? 3 : 7);
  const speed = times(26, (i) => {
    const random = createRandom(`speed${i}`);
    const a = random.range(0.08, 3.06);
    const [r0, r1] = [u * random.range(38, 60), u * random.range(64, 110)];
    return light(
      stroke(
        `M${cx + Math.cos(a) * r0} ${horizon + Math.sin(a) * r0 * 0.6}L${cx + Math.cos(a) * r1} ${horizon + Math.sin(a) * r1 * 0.6}`,
        alpha(i % 2 ? dusk.line : '#6fe8ff', 0.4),
        u * 0.35,
      ),
    );
  });
  return svg(
    frame,
    city(frame, horizon, cx, u * 26, dusk, 'dusk'),
    ground(frame, horizon, cx, [cx - u * 62, cx + u * 62], dusk),
    speed,
    [0.3, 0.5, 0.85].map((t) =>
      [-1, 1].map((side) =>
        lamp(
          cx + side * u * 82 * t,
          horizon + (h - horizon) * t * 0.95,
          u * 46 * t,
          side,
          side < 0 ? '#ff4fd0' : '#4fe3ff',
        ),
      ),
    ),
    palm(cx - u * 66, h * 0.84, u * 50, '#12041f', 0.14),
    palm(cx + u * 70, h * 0.86, u * 56, '#12041f', -0.16),
    palm(cx + u * 56, h * 0.72, u * 26, '#1d0730', -0.1),
    light(ellipse(carX, h * 0.95, u * 34, u * 4, alpha('#ff2f6a', 0.6), { filter: blur(u * 2) })),
    carRear(carX, h * 0.94, u * 48, { body: '#7a2bff', lamp: '#ff2f5a' }),
    carRear(cx - u * 14, h * 0.695, u * 11, { body: '#12b5d8' }),
    vignette(frame, 0.5, '#06010f'),
    bannerCalm(frame, '#12041f', 0.72),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    city(iconFrame, 300, 256, 150, dusk, 'icon'),
    ground(iconFrame, 300, 256, [-40, 552], dusk),
    carRear(256, 470, 330, { body: '#7a2bff' }),
  );
}

export const scene: Scene = {
  slug: 'neon-dusk',
  cover,
  icon,
  screenshots: (kind, frame) => ([0, 1, 2] as const).map((shot) => race(frame, kind, shot)),
};
