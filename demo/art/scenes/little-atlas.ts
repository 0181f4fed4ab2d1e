import { symbol } from '../kit/hud.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { bannerCalm } from '../kit/paint.ts';
import { sky } from '../kit/sky.ts';
import { curve, group, type Point, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { balloon, globe, paperPlane, paperSky } from './little-atlas/motifs.ts';
import { quiz } from './little-atlas/play.ts';

function cover(frame: Frame): string {
  const { h, u, cx, isBanner } = layoutOf(frame);
  const [gx, gy, r] = [cx + (isBanner ? 0 : u * 6), h * 0.56, u * 27];
  const trail: Point[] = [
    [gx - u * 62, gy + u * 30],
    [gx - u * 54, gy - u * 4],
    [gx - u * 40, gy + u * 6],
    [gx - u * 46, gy + u * 16],
    [gx - u * 40, gy - u * 26],
  ];
  return svg(
    frame,
    paperSky(frame, 'atlas'),
    balloon(gx + u * 56, h * 0.34, u * 22, '#ef6f57'),
    balloon(gx + u * 66, h * 0.66, u * 11, '#3fb59a'),
    !isBanner && [
      group({ 'stroke-dasharray': `${u * 1.3} ${u * 2}` }, stroke(curve(trail), '#e8895a', u * 0.6)),
      paperPlane(gx - u * 38, gy - u * 32, u * 17, -48),
      symbol('flag', gx - u * 61, gy + u * 26, u * 8, '#e85d4f'),
    ],
    globe(gx, gy, r),
    bannerCalm(frame, '#1c5c86', 0.72),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    sky(iconFrame, ['#6fcdf0', '#c9f0ee', '#fdeec0']),
    globe(256, 284, 170),
    paperPlane(108, 92, 150, -24),
  );
}

export const scene: Scene = {
  slug: 'little-atlas',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'mobile' ? ([0, 1, 2] as const).map((shot) => quiz(frame, kind, shot)) : []),
};
