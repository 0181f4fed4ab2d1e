import { wave } from '../kit/land.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, vignette } from '../kit/paint.ts';
import { sailboat } from '../kit/props.ts';
import { createRandom } from '../kit/random.ts';
import { birds } from '../kit/sky.ts';
import { stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { voyage } from './letters-from-the-isle/voyage.ts';
import { bottle, isle, seascape, sunset, swell } from './letters-from-the-isle/world.ts';

function cover(frame: Frame): string {
  const { h, u, cx, isBanner } = layoutOf(frame);
  const horizon = h * 0.56;
  const boatX = cx + u * (isBanner ? 14 : 22);
  return svg(
    frame,
    seascape(frame, sunset, cx - u * 4, horizon, 'isle'),
    birds(cx + u * 22, h * 0.16, u * 6, createRandom('gulls'), '#5a3355'),
    isle(cx - u * (isBanner ? 32 : 44), horizon + u * 2, u * 46, sunset.isle),
    swell(frame, sunset, horizon, 0),
    sailboat(boatX, h * 0.835, u * 54, { angle: -3 }),
    swell(frame, sunset, horizon, 1),
    bottle(cx - u * 16, h * 0.87, u * 17),
    stroke(`M${cx - u * 28} ${h * 0.935}q${u * 12} ${-u * 3} ${u * 25} 0`, alpha('#fff4dc', 0.6), u * 0.5),
    vignette(frame, 0.35, '#2a0d3a'),
    bannerCalm(frame, '#3a1c48', 0.62),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    seascape(iconFrame, sunset, 230, 300, 'icon'),
    swell(iconFrame, sunset, 300, 0),
    sailboat(268, 424, 360, { angle: -3 }),
    wave(iconFrame, 424, { swing: 24, length: 300, phase: 1, top: '#8a4a7c', base: '#1d3f70' }),
  );
}

export const scene: Scene = {
  slug: 'letters-from-the-isle',
  cover,
  icon,
  screenshots: (kind, frame) => ([0, 1, 2] as const).map((shot) => voyage(frame, kind, shot)),
};
