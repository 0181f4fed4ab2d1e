import { iconFrame, layoutOf } from '../kit/layout.ts';
import { radial, vignette } from '../kit/paint.ts';
import { hangingLantern } from '../kit/props.ts';
import { glow, rays } from '../kit/sky.ts';
import { rect, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { play } from './lucky-cat-hall/play.ts';
import { coinHeap, flyingCoins, hall, luckyCat, reels } from './lucky-cat-hall/world.ts';

function cover(frame: Frame): string {
  const { h, u, cx } = layoutOf(frame);
  return svg(
    frame,
    hall(frame, cx, h * 0.5),
    reels(
      cx - u * 44,
      h * 0.52,
      u * 15,
      [
        ['star', 'coin', 'fish'],
        ['jade', 'seven', 'star'],
      ],
      {},
    ),
    reels(
      cx + u * 44,
      h * 0.52,
      u * 15,
      [
        ['lantern', 'seven', 'coin'],
        ['coin', 'jade', 'seven'],
      ],
      {},
    ),
    hangingLantern(cx - u * 62, -u * 2, u * 20),
    hangingLantern(cx + u * 62, -u * 2, u * 20),
    hangingLantern(cx - u * 28, -u * 6, u * 15),
    hangingLantern(cx + u * 28, -u * 6, u * 15),
    glow(cx, h * 0.45, u * 50, '#ffd98a', 0.75),
    flyingCoins(frame, cx, h * 0.8, u * 6, 34),
    luckyCat(cx, h * 0.93, u * 72, 6),
    coinHeap(frame, h * 0.92, u * 8, 'heap'),
    vignette(frame, 0.45, '#1c0004'),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    rect(0, 0, 512, 512, radial(['#ff8a3a', [0.5, '#d01c2c'], [1, '#5a0414']], { r: 0.72 })),
    rays(256, 240, 420, '#ffe08a', 12, 0.5),
    luckyCat(242, 500, 470, 4),
  );
}

export const scene: Scene = {
  slug: 'lucky-cat-hall',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'computer' ? [] : ([0, 1, 2] as const).map((shot) => play(frame, shot))),
};
