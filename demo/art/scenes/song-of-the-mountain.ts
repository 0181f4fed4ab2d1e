import { grass, land, peak, pineRow, ridgeLine } from '../kit/land.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, linear, radial, vignette } from '../kit/paint.ts';
import { hiker } from '../kit/props.ts';
import { createRandom } from '../kit/random.ts';
import { motes, sky, stars, streaks, sun } from '../kit/sky.ts';
import { circle, path, rect, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { journey } from './song-of-the-mountain/journey.ts';
import { type Mood, ranges, song, stag } from './song-of-the-mountain/world.ts';

const dusk: Mood = {
  sky: ['#1f2a5c', '#5a4a8a', '#c9707f', '#ffbf86'],
  rock: '#5a4b80',
  spirit: '#9ff5e4',
  near: '#1c1a3a',
};

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  // Near the middle, where a square keeps it.
  const [stagX, size] = isBanner ? [cx + u * 20, u * 68] : [cx + u * 3, u * 60];
  const random = createRandom('mountain');
  const base = h * 0.62;
  const line = ridgeLine(frame, random, { y: h * 0.83, swing: u * 7, count: 2.4, fill: '', detail: 3 });
  const foot = cx - u * (isBanner ? 34 : 37);
  return svg(
    frame,
    sky(frame, [dusk.sky[0], [0.25, dusk.sky[1]], [0.5, dusk.sky[2]], [0.68, dusk.sky[3]]]),
    stars(frame, random, 170, { bottom: 0.42 }),
    streaks(frame, random, 18, '#ffd2a0', [0.2, 0.55]),
    sun(cx - u * 20, base - u * 4, u * 9, ['#fff6d0', '#ffd08a'], '#ffc27a'),
    ranges(frame, dusk, random, base, cx),
    stag(stagX, h * 0.8, size, dusk.spirit),
    song(
      [
        [stagX + u * 28, h * 0.42],
        [stagX + u * 42, h * 0.28],
        [stagX + u * 20, h * 0.16],
        [stagX - u * 16, h * 0.22],
        [cx - u * 26, h * 0.13],
        [cx - u * 62, h * 0.22],
      ],
      u * 1.1,
      dusk.spirit,
    ),
    pineRow(frame, random, (x) => line(x) + u * 1, { height: u * 13, gap: u * 6.4, color: '#262350' }),
    land(frame, line, linear(['#2a2656', '#0e0d26'])),
    grass(frame, random, line, { height: u * 2.4, gap: u * 0.8, color: '#1b193c' }),
    circle(foot, line(foot) - u * 8, u * 16, radial([alpha(dusk.spirit, 0.28), alpha(dusk.spirit, 0)])),
    hiker(foot, line(foot) + u * 0.6, u * 19, '#0d0c22', { scarf: '#ff8a5c' }),
    motes([0, h * 0.4, w, h * 0.55], random, { count: 46, color: dusk.spirit, size: u * 0.24 }),
    vignette(frame, 0.45, '#0a0720'),
  );
}

function icon(): string {
  const random = createRandom('mountain-icon');
  return svg(
    iconFrame,
    sky(iconFrame, dusk.sky),
    stars(iconFrame, random, 60, { bottom: 0.4 }),
    peak(110, 420, 420, 260, '#5a4b80', '#f7d6c8'),
    peak(430, 420, 380, 210, '#63507f', '#f7d6c8'),
    rect(0, 340, 512, 90, linear([alpha('#ffbf86', 0), alpha('#ffbf86', 0.6)])),
    stag(232, 478, 430, dusk.spirit),
    path('M0 470Q140 410 280 452T512 436V512H0Z', '#1c1a3a'),
  );
}

export const scene: Scene = {
  slug: 'song-of-the-mountain',
  cover,
  icon,
  screenshots: (kind, frame) => ([0, 1, 2] as const).map((shot) => journey(frame, kind, shot)),
};
