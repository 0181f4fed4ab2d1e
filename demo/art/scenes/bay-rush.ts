import { palm } from '../kit/land.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, blur, vignette } from '../kit/paint.ts';
import { carRear } from '../kit/props.ts';
import { times } from '../kit/random.ts';
import { glow } from '../kit/sky.ts';
import { path, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { drive } from './bay-rush/drive.ts';
import { bendOf, coast, noon, palms, speedLines } from './bay-rush/world.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx } = layoutOf(frame);
  const bend = bendOf(frame, h * 0.42, cx + u * 4, cx + u * 2, 0.075, u * 66);
  return svg(
    frame,
    coast(frame, bend, noon, 'bay'),
    palms(frame, bend, noon),
    carRear(bend.middle(0.2) + u * 5, h * 0.545, u * 11, { body: '#ffb52e' }),
    carRear(bend.middle(0.36) - u * 9, h * 0.65, u * 19, { body: '#2f7af0' }),
    times(2, (i) =>
      path(`M${cx + u * (i ? 30 : -6)} ${h * 0.95}q${-u * 6} ${-u * 5} ${-u * 4} ${u * 6}z`, alpha('#ffffff', 0.3), {
        filter: blur(u),
      }),
    ),
    carRear(cx + u * 10, h * 0.95, u * 50, { body: '#f0342e' }),
    speedLines(frame, cx, h * 0.5),
    glow(w * 0.32, h * 0.05, u * 70, '#fff3c0', 0.4),
    vignette(frame, 0.25, '#06284a'),
  );
}

function icon(): string {
  const bend = bendOf(iconFrame, 230, 280, 256, 0.06, 250);
  return svg(
    iconFrame,
    coast(iconFrame, bend, noon, 'icon'),
    palm(452, 330, 260, '#0f5a3a', -0.1),
    carRear(246, 470, 340, { body: '#f0342e' }),
  );
}

export const scene: Scene = {
  slug: 'bay-rush',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'computer' ? [] : ([0, 1, 2] as const).map((shot) => drive(frame, shot))),
};
