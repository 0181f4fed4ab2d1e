import { glyphs } from '../../kit/glyphs.ts';
import { counter, meter, resultStars, roundButton, symbol, tile } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, linear, shadow } from '../../kit/paint.ts';
import { times } from '../../kit/random.ts';
import { glow } from '../../kit/sky.ts';
import { at, circle, ellipse, path, polygon, stroke, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { abacus, board } from './motifs.ts';

const sums = [
  { sum: '27+45', answer: '?', digits: [0, 0, 7, 2], share: 0.35, score: '180' },
  { sum: '86-39', answer: '?', digits: [0, 0, 4, 7], share: 0.7, score: '420' },
  { sum: '125x6', answer: '750', digits: [0, 7, 5, 0], share: 1, score: '960' },
] as const;

/** A sum on the keys, a handwritten sum, and the praise. */
export function lesson(frame: Frame, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = w / 100;
  const { sum, answer, digits, share, score } = sums[shot];
  const keys = times(12, (i) => {
    const [x, y] = [s * (8 + (i % 3) * 29), h * 0.705 + Math.floor(i / 3) * s * 12.6];
    const label = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'x', '0', '='][i] ?? '';
    const color = i === 9 ? '#e5533d' : i === 11 ? '#5bb04c' : '#f1dcae';
    return (
      tile([x, y, s * 26, s * 10.6], color, s * 3) +
      glyphs(label, x + s * 13, y + s * 2.6, s * 5.4, {
        anchor: 'middle',
        color: i === 9 || i === 11 ? '#ffffff' : '#5a3416',
      })
    );
  });
  const owl = at(
    w / 2,
    h * 0.975,
    { scale: s / 2.6 },
    ellipse(0, 4, 34, 6, alpha('#000000', 0.35)),
    path('M-30 0C-40 -40 -30 -66 -26 -76L-12 -66H12L26 -76C30 -66 40 -40 30 0Z', linear(['#c98a4e', '#7a4320'])),
    path('M-18 0C-22 -24 -12 -34 0 -34S22 -24 18 0Z', '#f7e6c0'),
    circle(-13, -50, 13, '#ffffff'),
    circle(13, -50, 13, '#ffffff'),
    circle(-11, -49, 6, '#2b1a10'),
    circle(11, -49, 6, '#2b1a10'),
    path('M0 -44L6 -36L0 -30L-6 -36Z', '#f2a92c'),
    polygon(
      [
        [-36, -76],
        [0, -90],
        [36, -76],
        [0, -62],
      ],
      '#1d2a4c',
    ),
    stroke('M34 -76V-58', '#f2a92c', 2.6),
  );
  return svg(
    frame,
    board(frame, `lesson${shot}`),
    glow(w / 2, h * 0.18, w * 0.6, '#fff3b8', 0.3),
    glyphs(sum, w / 2, h * 0.13, s * 14, { anchor: 'middle', weight: 1.2 }),
    glyphs(answer, w / 2, h * 0.235, s * (shot === 2 ? 15 : 11), { anchor: 'middle', color: '#ffd76b', weight: 1.3 }),
    shot === 1
      ? at(w / 2, h * 0.5, { angle: -2 }, abacus(0, 0, [s * 90, s * 64], digits))
      : abacus(w / 2, h * (shot === 2 ? 0.5 : 0.495), [s * 92, s * 62], digits),
    shot === 1 && [
      path(
        `M${s * 61} ${h * 0.62}c${-s * 6} ${-s * 12} ${s * 4} ${-s * 14} ${s * 7} ${-s * 4}l${s * 3} ${s * 8} ${s * 8} ${s * 3}c${s * 6} ${s * 3} ${s * 4} ${s * 14} ${s * 2} ${s * 20}h${-s * 16}c${-s * 4} ${-s * 9} ${-s * 12} ${-s * 14} ${-s * 4} ${-s * 19}Z`,
        '#f5c9a0',
        { stroke: '#b5764a', 'stroke-width': s * 0.5, filter: shadow(s, s) },
      ),
    ],
    shot === 0
      ? keys
      : shot === 1
        ? [
            symbol('clock', s * 12, h * 0.85, s * 9, '#ffd76b'),
            meter([s * 20, h * 0.85 - s * 3, s * 72, s * 6], 0.42, '#f2a92c'),
            roundButton('cross', w * 0.32, h * 0.93, s * 14, '#b8412f'),
            roundButton('tick', w * 0.68, h * 0.93, s * 14, '#3f8a3a'),
          ]
        : [resultStars(w / 2, h * 0.715, s * 17, 3), owl],
    counter(s * 4, s * 5, s * 10, score, { sign: 'star' }),
    meter([s * 38, s * 7.4, s * 40, s * 5], share, '#8fd65c'),
    roundButton('pause', w - s * 9.5, s * 10, s * 11, '#7a4320'),
  );
}
