import { glyphs } from '../kit/glyphs.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, blur, light, linear, mask, radial, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { glow, motes, sky, stars } from '../kit/sky.ts';
import { at, box, circle, group, path, rect, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { garland, people, stall, street } from './night-market-quiz/motifs.ts';
import { quiz } from './night-market-quiz/play.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  const ground = h * 0.78;
  const stalls = (isBanner ? [-22, 14, 50] : [-62, -22, 26, 66]).map((dx, i) =>
    stall(
      cx + dx * u,
      ground + u * (i % 2 ? 2 : 0),
      u * (i % 2 ? 20 : 17),
      ['#2f8f9c', '#d8402f', '#7a52c4', '#e08a24'][i] ?? '#d8402f',
      i,
    ),
  );
  const mark = at(
    cx + u * 2,
    h * 0.34,
    { scale: u / 2.1 },
    circle(0, 0, 70, radial([alpha('#ffcf6a', 0.75), alpha('#ff8a3d', 0)])),
    path('M-24 34C-36 18 -36 -20 -24 -34H24C36 -20 36 18 24 34Z', radial(['#fff6cf', [0.5, '#ff9a3d'], '#c9331f'])),
    box([-16, -42, 32, 9], 3, '#ffd873'),
    box([-16, 33, 32, 8], 3, '#ffd873'),
    stroke('M0 41V62M-6 41V56M6 41V56', '#ffcf6a', 2.6),
    glyphs('?', 0, -22, 43, { anchor: 'middle', color: '#7a1220', weight: 2 }),
  );
  const wet = light(
    group({ opacity: 0.4, filter: blur(u * 0.9) }, at(0, ground * 2 + u * 2, { scale: [1, -1] }, stalls)),
  );
  return svg(
    frame,
    street(frame, ground, 'market'),
    glow(cx, ground - u * 10, u * 80, '#ff9a3d', 0.5),
    stalls,
    rect(0, ground, w, h - ground, linear(['#4a1d3c', '#1f0f2e', '#0d0718'])),
    mask(rect(0, ground, w, h - ground, '#fff'), {}, wet),
    group({ opacity: 0.95 }, garland(w, -u * 2, u * 13, isBanner ? 12 : 9, u * 8, 0)),
    mark,
    times(3, (i) =>
      group(
        { filter: blur(u * 0.8) },
        stroke(
          `M${cx + u * (-34 + i * 34)} ${ground - u * 18}c${-u * 4} ${-u * 6} ${u * 5} ${-u * 10} 0 ${-u * 18}s${u * 4} ${-u * 8} 0 ${-u * 12}`,
          alpha('#ffffff', 0.28),
          u * 2.2,
        ),
      ),
    ),
    people(w, h * 1.02, u * 19, isBanner ? 16 : 9, 'crowd'),
    motes([0, h * 0.2, w, h * 0.6], createRandom('motes'), { count: 30, color: '#ffcf6a', size: u * 0.22 }),
    vignette(frame, 0.45),
    bannerCalm(frame, '#1a0d2b', 0.7),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    sky(iconFrame, ['#1b1450', '#6a1f5c', '#d8503f']),
    stars(iconFrame, createRandom('i'), 60, { bottom: 0.6 }),
    at(
      256,
      262,
      { scale: 4.5 },
      circle(0, 0, 70, radial([alpha('#ffcf6a', 0.9), alpha('#ff8a3d', 0)])),
      stroke('M0 -70V-40', '#2b1220', 2),
      path('M-30 30C-46 14 -46 -20 -30 -34H30C46 -20 46 14 30 30Z', radial(['#fff6cf', [0.5, '#ff8f35'], '#c9231f'])),
      box([-18, -42, 36, 9], 3, '#ffd873'),
      box([-18, 29, 36, 8], 3, '#ffd873'),
      stroke('M0 37V54M-7 37V50M7 37V50', '#ffcf6a', 3),
      glyphs('?', 0, -24, 44, { anchor: 'middle', color: '#8a1220', weight: 2 }),
    ),
  );
}

export const scene: Scene = {
  slug: 'night-market-quiz',
  cover,
  icon,
  screenshots: (kind, frame) => (kind === 'mobile' ? ([0, 1, 2] as const).map((shot) => quiz(frame, shot)) : []),
};
