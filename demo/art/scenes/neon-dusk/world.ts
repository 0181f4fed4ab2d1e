import { perspectiveGrid, road, skyline } from '../../kit/city.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, blur, clip, light, linear } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { glow, sky, stars, streaks } from '../../kit/sky.ts';
import { at, circle, group, path, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

export interface Mood {
  readonly sky: readonly [string, string, string, string];
  readonly sun: readonly [string, string, string];
  readonly line: string;
  readonly tower: string;
}

export const dusk: Mood = {
  sky: ['#150529', '#43105e', '#b3216f', '#ff8a4a'],
  sun: ['#fff08a', '#ff9a3d', '#ff2f86'],
  line: '#ff3fd0',
  tower: '#1c0a36',
};

/** The sun of the eighties: a gradient disc cut by bars that grow towards the horizon. */
function slicedSun(x: number, y: number, r: number, colors: readonly [string, string, string]): string {
  const bars = times(8, (i) => {
    const top = -r * 0.12 + i * r * 0.155;
    return rect(x - r, y + top - r * 0.155, r * 2, r * (0.115 - i * 0.006), '#fff');
  });
  const cap = rect(x - r, y - r, r * 2, r * 0.76, '#fff');
  const disc = circle(x, y, r, linear([colors[0], colors[1], colors[2]]));
  return glow(x, y, r * 2.5, colors[2], 0.75) + clip(cap + bars.join(''), disc);
}

export function city(frame: Frame, horizon: number, x: number, sunSize: number, mood: Mood, seed: string): string {
  const { w, u } = layoutOf(frame);
  const random = createRandom(seed);
  const layer = (
    minHeight: number,
    maxHeight: number,
    unit: number,
    color: string,
    lit: number,
    rim?: string,
  ): string =>
    skyline(frame, random, {
      y: horizon,
      minHeight: minHeight * u,
      maxHeight: maxHeight * u,
      unit: unit * u,
      color,
      lit,
      windows: ['#ffd27a', '#ff8fd6', '#7fe9ff'],
      rim,
    });
  return [
    sky(frame, [
      mood.sky[0],
      [0.28, mood.sky[1]],
      [0.48, mood.sky[2]],
      [horizon / frame.height, mood.sky[3]],
      [1, mood.sky[0]],
    ]),
    stars(frame, random, 130, { bottom: 0.4 }),
    streaks(frame, random, 16, mood.sun[1], [0.14, 0.5]),
    slicedSun(x, horizon - sunSize * 0.52, sunSize, mood.sun),
    group({ opacity: 0.55 }, layer(6, 19, 5, mood.sky[2], 0)),
    layer(6, 22, 6, mood.tower, 0.24),
    group(
      {},
      clip(
        rect(0, 0, x - sunSize * 0.9, frame.height, '#000') + rect(x + sunSize * 0.9, 0, w, frame.height, '#000'),
        layer(14, 38, 9, mood.tower, 0.4, mood.line),
      ),
    ),
    rect(0, horizon - u * 7, w, u * 7, linear([alpha(mood.sky[3], 0), alpha(mood.sky[3], 0.55)])),
  ].join('');
}

export function ground(
  frame: Frame,
  horizon: number,
  vx: number,
  [left, right]: readonly [number, number],
  mood: Mood,
): string {
  const { w, h, u } = layoutOf(frame);
  return [
    rect(0, horizon, w, h - horizon, linear([mood.sky[1], '#0a0318'])),
    at(0, 0, {}, perspectiveGrid(frame, horizon, vx, mood.line, u * 0.16)),
    road({ vanish: [vx, horizon], near: [left, right, h] }, { surface: '#150a26', edge: mood.line, dash: '#ffe08a' }),
    path(
      `M${vx} ${horizon}L${left + (right - left) * 0.28} ${h}H${left + (right - left) * 0.72}Z`,
      linear([alpha(mood.sun[1], 0.6), alpha(mood.sun[2], 0)]),
    ),
    glow(vx, horizon, u * 46, mood.sun[1], 0.5),
  ].join('');
}

/** A street lamp of neon leaning over the road; side -1 or 1. */
export function lamp(x: number, y: number, height: number, side: number, color: string): string {
  const d = `M${x} ${y}V${y - height}h${-side * height * 0.35}`;
  return (
    stroke(d, '#140a22', height * 0.03) +
    light(
      stroke(`M${x - side * height * 0.1} ${y - height}h${-side * height * 0.25}`, color, height * 0.03, {
        filter: blur(height * 0.02),
      }),
    ) +
    stroke(`M${x - side * height * 0.1} ${y - height}h${-side * height * 0.25}`, '#fff', height * 0.012) +
    glow(x - side * height * 0.22, y - height, height * 0.4, color, 0.6)
  );
}
