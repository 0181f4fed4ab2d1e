import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, linear, vignette } from '../kit/paint.ts';
import { times } from '../kit/random.ts';
import { type Point, polygon, rect, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { arena, bat, flight, table } from './paddle-masters/motifs.ts';
import { rally } from './paddle-masters/play.ts';

function cover(frame: Frame): string {
  const { h, u, cx, isBanner } = layoutOf(frame);
  const horizon = h * 0.42;
  const place = { cx: cx + u * 4, far: h * 0.5, near: h * 0.95, wFar: u * 34, wNear: u * (isBanner ? 62 : 76) };
  const hit: Point = [cx + u * 4, h * 0.4];
  const spokes = times(16, (i) => {
    const a = (i / 16) * Math.PI * 2 + 0.1;
    const r = u * (i % 2 ? 16 : 12);
    return `M${hit[0] + Math.cos(a) * u * 8} ${hit[1] + Math.sin(a) * u * 8}L${hit[0] + Math.cos(a) * r} ${hit[1] + Math.sin(a) * r}`;
  });
  return svg(
    frame,
    arena(frame, horizon, 'arena'),
    table(place),
    bat(cx - u * (isBanner ? 22 : 34), h * 0.56, u * 62, 38),
    bat(cx + u * 46, h * 0.27, u * 30, -32, '#20242e'),
    flight([[cx + u * 40, h * 0.3], [cx + u * 26, h * 0.26], hit], u * 4.6),
    stroke(spokes.join(''), '#ffe48a', u * 0.7),
    vignette(frame, 0.45),
    bannerCalm(frame, '#052430', 0.7),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    rect(0, 0, 512, 512, linear(['#34b4d8', '#1577b8', '#0b3f78'], 60)),
    polygon(
      [
        [-20, 330],
        [532, 190],
        [532, 216],
        [-20, 356],
      ],
      alpha('#ffffff', 0.9),
    ),
    bat(216, 238, 440, 38),
    flight(
      [
        [560, 380],
        [470, 330],
        [402, 350],
      ],
      52,
    ),
  );
}

export const scene: Scene = {
  slug: 'paddle-masters',
  cover,
  icon,
  screenshots: (kind, frame) => ([0, 1, 2] as const).map((index) => rally(frame, kind, index)),
};
