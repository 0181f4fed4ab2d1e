import { grass } from '../kit/land.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, blur, light, radial, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { glow, motes } from '../kit/sky.ts';
import { circle, curve, group, type Point, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { evening } from './firefly-woods/evening.ts';
import { child, fern, firefly, forest, mushroom, night, trunk } from './firefly-woods/world.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  const random = createRandom('firefly');
  const { back, line } = forest(frame, night, cx + u * 12, 'woods', h * 0.8);
  const kid = cx - u * (isBanner ? 4 : 10);
  const swirl = times(46, (i): Point => {
    const t = i / 45;
    return [kid + u * 10 + Math.sin(t * 7.4) * u * (6 + t * 34), line(kid) - u * 18 - t * h * 0.56];
  });
  return svg(
    frame,
    back,
    glow(kid + u * 10, line(kid) - u * 15, u * 46, night.fly, 0.4),
    light(stroke(curve(swirl), alpha(night.fly, 0.2), u * 1.6, { filter: blur(u * 1.4) })),
    swirl.map(
      ([x, y], i) =>
        circle(x, y, u * (0.3 + (i % 4) * 0.14), '#fdffd8') +
        circle(x, y, u * (1.6 + (i % 4) * 0.5), radial([alpha(night.fly, 0.7), alpha(night.fly, 0)])),
    ),
    grass(frame, random, line, { height: u * 4, gap: u * 0.7, color: '#0e3a2c' }),
    child(kid, line(kid) + u * 2, u * 24, '#d8493a', night.fly),
    firefly(cx + u * 34, h * 0.42, u * 9, night.fly, 18),
    firefly(cx + u * 52, h * 0.58, u * 6.4, night.fly, -14),
    firefly(cx - u * 34, h * 0.5, u * 6, night.fly, -24),
    mushroom(cx + u * 34, line(cx + u * 34) + u * 5, u * 11, '#d94f5a', '#8fffd0'),
    mushroom(cx + u * 42, line(cx + u * 42) + u * 6, u * 7, '#e07a4a', '#8fffd0'),
    mushroom(cx - u * 40, line(cx - u * 40) + u * 5, u * 8, '#d94f5a', '#8fffd0'),
    trunk(cx + u * 73, h * 1.02, u * 17, '#0a1f1a', random),
    trunk(cx - u * 78, h * 1.04, u * 19, '#071814', random),
    isBanner && trunk(w * 0.06, h * 1.04, u * 15, '#061512', random),
    times(7, (i) =>
      fern((i / 6) * w + random.range(-6, 6) * u, h * 1.04, u * random.range(14, 24), i % 2 ? '#06231b' : '#0a3024'),
    ),
    motes([0, h * 0.15, w, h * 0.8], random, { count: 80, color: night.fly, size: u * 0.34 }),
    vignette(frame, 0.5, '#010a08'),
    bannerCalm(frame, '#02120f', 0.6),
  );
}

function icon(): string {
  const random = createRandom('firefly-icon');
  return svg(
    iconFrame,
    forest(iconFrame, night, 380, 'icon', 430).back,
    glow(256, 280, 280, night.fly, 0.5),
    group({ opacity: 0.6 }, trunk(20, 520, 90, '#0a1f1a', random), trunk(500, 520, 90, '#0a1f1a', random)),
    firefly(256, 258, 330, night.fly, 12),
    motes([30, 30, 450, 450], random, { count: 22, color: night.fly, size: 5 }),
  );
}

export const scene: Scene = {
  slug: 'firefly-woods',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'computer' ? [] : ([0, 1, 2] as const).map((shot) => evening(frame, shot))),
};
