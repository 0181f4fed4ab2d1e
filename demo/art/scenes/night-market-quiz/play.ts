import { glyphs } from '../../kit/glyphs.ts';
import { counter, meter, panel, roundButton, symbol, tile } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, linear, shadow } from '../../kit/paint.ts';
import { times } from '../../kit/random.ts';
import { glow } from '../../kit/sky.ts';
import { box, circle, group, rect, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { food, garland, stall, street } from './motifs.ts';

/** A question, its answer, and the ranking. */
export function quiz(frame: Frame, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = w / 100;
  const ground = h * 0.44;
  const asked = [2, 0, 1][shot] ?? 0;
  const answers = times(4, (i) => {
    const y = h * 0.585 + i * s * 16.6;
    const color = shot === 1 && i === 1 ? '#2f9c5c' : shot === 1 && i === 3 ? '#b8323a' : '#3a2a78';
    return [
      tile([s * 8, y, s * 84, s * 13], color, s * 4),
      food(i + asked, s * 19, y + s * 11, s * 10),
      [0, 1, 2]
        .slice(0, 1 + ((i + shot) % 3))
        .map((n) => box([s * (30 + n * 18), y + s * 4.6, s * (15 - n * 3), s * 3.4], s * 1.7, alpha('#ffffff', 0.8))),
      glyphs('ABCD'[i] ?? '', s * 84, y + s * 3.6, s * 5, { color: '#ffd873' }),
      shot === 1 &&
        (i === 1 || i === 3) &&
        [
          circle(s * 92, y + s * 1, s * 4.6, '#ffffff'),
          symbol(i === 1 ? 'tick' : 'cross', s * 92, y + s, s * 7, color),
        ].join(''),
    ]
      .flat()
      .join('');
  });
  const ranks = times(4, (i) => {
    const y = h * 0.5 + i * s * 18;
    return (
      panel([s * 10, y, s * 80, s * 15], i === 1 ? '#c8452f' : '#2b1858', 0.92, s * 5) +
      glyphs(String(i + 1), s * 18, y + s * 4.6, s * 6, { color: '#ffd873', anchor: 'middle' }) +
      circle(s * 31, y + s * 7.5, s * 5.4, ['#ffd2a0', '#8fd6e8', '#f2a8c4', '#c4e09a'][i] ?? '#fff') +
      food(i + 1, s * 31, y + s * 12, s * 8) +
      box([s * 41, y + s * 5.8, s * (20 - i * 2), s * 3.6], s * 1.8, alpha('#ffffff', 0.75)) +
      glyphs(['980', '920', '760', '610'][i] ?? '', s * 85, y + s * 5, s * 5, { anchor: 'end' })
    );
  });
  const trio =
    shot === 2
      ? [
          [22, 13],
          [78, 13],
          [50, 19],
        ]
      : [[shot === 0 ? 50 : 50, 36]];
  return svg(
    frame,
    street(frame, ground, `quiz${shot}`),
    glow(w / 2, ground, w * 0.8, '#ff9a3d', 0.5),
    trio.map(([x = 50, size = 30], i) =>
      stall(x * s, ground, size * s, ['#d8402f', '#2f8f9c', '#7a52c4'][(i + shot) % 3] ?? '#d8402f', asked + i),
    ),
    rect(0, ground, w, h - ground, linear(['#3a1644', '#140a24'])),
    garland(w, s * 16, s * 10, 5, s * 13, shot),
    shot === 2
      ? ranks
      : [
          panel([s * 8, h * 0.462, s * 84, s * 18], '#fff3dc', 0.97, s * 5),
          food(asked, s * 20, h * 0.462 + s * 14.6, s * 12),
          box([s * 32, h * 0.462 + s * 5, s * 50, s * 3], s * 1.5, '#8a4a3a'),
          box([s * 32, h * 0.462 + s * 10, s * 36, s * 3], s * 1.5, '#c49a86'),
          glyphs('?', s * 80, h * 0.462 + s * 8, s * 7, { color: '#d8402f', weight: 2 }),
          answers,
        ],
    shot === 2 && [
      group({ filter: shadow(s, s) }, symbol('star', w / 2, h * 0.12, s * 22, '#ffc62e')),
      roundButton('home', s * 34, h * 0.945, s * 14),
      roundButton('play', s * 66, h * 0.945, s * 14, '#c8452f'),
    ],
    counter(s * 4, s * 5, s * 10, ['240', '380', '920'][shot] ?? '', { sign: 'coin' }),
    shot < 2 && meter([s * 38, s * 7.4, s * 40, s * 5], shot ? 0.3 : 0.75, '#ffb52e'),
    roundButton('pause', w - s * 9.5, s * 10, s * 11, '#5a1f55'),
  );
}
