import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, light, radial, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { glow } from '../kit/sky.ts';
import { ellipse, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { boat, leaf, rain, ripple, splash } from './paper-voyage/motifs.ts';
import { voyage } from './paper-voyage/play.ts';
import { kerb, rainy, town, water } from './paper-voyage/street.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  const random = createRandom('rain');
  const edge = h * 0.47;
  const x = cx + (isBanner ? 0 : u * 4);
  const drops = times(17, () =>
    ripple(random.next() * w, random.range(edge + u * 12, h), u * random.range(2, 7), 0.45),
  );
  return svg(
    frame,
    town(frame, random, edge, rainy),
    kerb(frame, edge, u * 8, rainy.stone),
    water(frame, random, edge + u * 8, rainy),
    drops,
    leaf(x - u * 52, h * 0.72, u * 15, -14, '#e08a2f'),
    leaf(x + u * 50, h * 0.66, u * 11, 30, '#c8502f'),
    leaf(x + u * 60, h * 0.92, u * 17, -28, '#e8b03a'),
    leaf(x - u * 28, h * 0.95, u * 12, 200, '#b8442f'),
    light(ellipse(x, h * 0.8, u * 44, u * 12, radial([alpha('#fff0c8', 0.5), alpha('#fff0c8', 0)]))),
    ripple(x, h * 0.84, u * 40, 0.5),
    glow(x, h * 0.6, u * 40, '#ffe2a0', 0.45),
    boat(x, h * 0.83, u * 58),
    splash(x - u * 36, h * 0.88, u * 4, random),
    splash(x + u * 38, h * 0.83, u * 3.4, random),
    rain(frame, random, 150, u * 9),
    vignette(frame, 0.45, '#04121f'),
    bannerCalm(frame, '#0a1c30', 0.7),
  );
}

function icon(): string {
  const random = createRandom('icon');
  return svg(
    iconFrame,
    town(iconFrame, random, 270, { ...rainy, lamps: 1 }),
    water(iconFrame, random, 268, { ...rainy, lamps: 1 }),
    ripple(256, 408, 230, 0.8),
    glow(256, 280, 250, '#ffe2a0', 0.6),
    boat(256, 400, 400),
    rain(iconFrame, random, 40, 60),
  );
}

export const scene: Scene = {
  slug: 'paper-voyage',
  cover,
  icon,
  screenshots: (kind, frame) => ([0, 1, 2] as const).map((shot) => voyage(frame, kind, shot)),
};
