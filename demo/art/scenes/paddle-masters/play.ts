import { glyphs } from '../../kit/glyphs.ts';
import { meter, panel, resultStars, roundButton, symbol } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, vignette } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { at, box, ellipse, type Point, rect, svg } from '../../kit/svg.ts';
import type { DeviceKind, Frame } from '../../scene.ts';
import { arena, bat, flight, red, spot, table } from './motifs.ts';

const shots = [
  { score: ['7', '5'], ball: [0.3, 0.74], from: [-0.35, 0.1], mine: [0.42, 0.98], theirs: [-0.4, 0], spin: 0.5 },
  { score: ['10', '9'], ball: [-0.55, 0.12], from: [0.55, 0.96], mine: [0.6, 1], theirs: [-0.5, -0.06], spin: 0.95 },
  { score: ['11', '9'], ball: [0.2, 0.4], from: [0.6, 0.1], mine: [0, 1], theirs: [0.4, 0], spin: 0.2 },
] as const;

/** A rally, a smash, and the win. */
export function rally(frame: Frame, kind: DeviceKind, index: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = Math.min(w, h) / 100;
  const mobile = kind === 'mobile';
  const place = mobile
    ? { cx: w / 2, far: h * 0.4, near: h * 0.82, wFar: s * 27, wNear: s * 47 }
    : { cx: w / 2, far: h * 0.44, near: h * 0.92, wFar: s * 40, wNear: s * 70 };
  const { score, spin, ...spots } = shots[index];
  const p = ([side, depth]: readonly [number, number]): Point => spot(place, side, depth);
  const [from, to, mine, theirs] = [p(spots.from), p(spots.ball), p(spots.mine), p(spots.theirs)];
  const lift = s * 16;
  const middle: Point = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - lift];
  const play = [
    ellipse(to[0], to[1] + s, s * 4, s * 1.4, alpha('#02182c', 0.5)),
    bat(theirs[0], theirs[1] - s * 9, s * 22, -16, '#20242e'),
    flight(
      [[from[0], from[1] - s * 4], middle, [to[0], to[1] - s * (index === 1 ? 8 : 3)]],
      s * (index === 1 ? 2 : 2.8),
      index === 1 ? '#ff7a4a' : '#ffd24a',
    ),
    bat(mine[0], mine[1] - s * 4, s * 42, index === 1 ? -34 : 26),
  ];
  const won = [
    rect(0, 0, w, h, alpha('#041c28', 0.45)),
    panel([w / 2 - s * 38, h * 0.5 - s * 34, s * 76, s * 66], '#052f3c', 0.92, s * 7),
    resultStars(w / 2, h * 0.5 - s * 22, s * 16, 3),
    glyphs('11-9', w / 2, h * 0.5 - s * 4, s * 14, { anchor: 'middle', color: '#ffe48a' }),
    bat(w / 2 - s * 25, h * 0.5 + s * 20, s * 22, -20),
    bat(w / 2 + s * 25, h * 0.5 + s * 20, s * 22, 20, '#20242e'),
    roundButton('play', w / 2, h * 0.5 + s * 21, s * 15, '#c2462f'),
  ];
  const random = createRandom('confetti');
  const confetti = times(60, (i) =>
    at(
      random.next() * w,
      random.next() * h,
      { angle: i * 47 },
      rect(-s * 0.8, -s * 0.5, s * 2, s * 1.1, ['#ffd24a', '#ff6a4a', '#5ad1ff', '#ffffff'][i % 4] ?? '#ffffff'),
    ),
  );
  return svg(
    frame,
    arena(frame, h * (mobile ? 0.34 : 0.36), `rally${index}`),
    table(place),
    index === 2 ? [won, confetti] : play,
    vignette(frame, 0.35),
    panel([w / 2 - s * 26, s * 4, s * 52, s * 14], '#041c28', 0.88, s * 5),
    box([w / 2 - s * 24, s * 6, s * 17, s * 10], s * 2.6, red),
    box([w / 2 + s * 7, s * 6, s * 17, s * 10], s * 2.6, '#3a414f'),
    score.map((value, i) => glyphs(value, w / 2 + (i ? s * 15.5 : -s * 15.5), s * 8.2, s * 5.6, { anchor: 'middle' })),
    glyphs('SET 3', w / 2, s * 9.4, s * 3, { anchor: 'middle', color: '#9fe0d8' }),
    roundButton('pause', w - s * 10, s * 11, s * 11, '#0a4654'),
    index < 2 && [
      symbol('bolt', s * 7, h - s * 8, s * 6, '#ffd24a'),
      meter([s * 11, h - s * 10, s * 40, s * 4], spin, '#ffb52e'),
    ],
    index === 1 &&
      glyphs('SMASH!', w / 2, s * (mobile ? 32 : 24), s * 9, { anchor: 'middle', color: '#ffd24a', weight: 2 }),
  );
}
