import { glyphs } from '../../kit/glyphs.ts';
import { counter, meter, panel, resultStars, roundButton, symbol } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, halo, linear, shadow } from '../../kit/paint.ts';
import { times } from '../../kit/random.ts';
import { glow, rays } from '../../kit/sky.ts';
import { box, group, path, rect, starPath, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { castle, cobalt, cream, glazed, glazes, sun, tileWall } from './motifs.ts';

const boards = [
  '014235310254103225410431520345120431253015420132',
  '201403125340215310420553124031254031520413520341',
  '420153041325301452013424150312530142350142031524',
] as const;

/** A match, a chain, and a finished level. */
export function board(frame: Frame, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = w / 100;
  const cell = s * 13.4;
  const [left, top] = [w / 2 - cell * 3, h * 0.292];
  const cleared = [[14, 15, 16], [20, 21, 22, 23, 2, 8, 14, 26, 32, 38], []][shot] ?? [];
  const tiles = [...boards[shot]].map((kind, i) => {
    const [x, y] = [left + ((i % 6) + 0.5) * cell, top + (Math.floor(i / 6) + 0.5) * cell];
    if (shot === 1 && cleared.includes(i))
      return glow(x, y, cell * 0.9, '#fff0a8', 0.95) + path(starPath(x, y, cell * 0.34, cell * 0.1, 4), '#ffffff');
    const isMatch = shot === 0 && cleared.includes(i);
    return (
      (isMatch ? glow(x, y, cell, '#fff0a8', 0.9) : '') +
      glazed(x, y, cell * (isMatch ? 1.04 : 0.94), isMatch ? 3 : Number(kind), { lip: 8 })
    );
  });
  const sweep = shot === 1 && [
    rect(0, top + cell * 3.3, w, cell * 0.4, linear([alpha('#ffffff', 0), '#fffbe0', alpha('#ffffff', 0)], 0), {
      filter: halo(s * 2, sun),
    }),
    rect(
      left + cell * 2.3,
      top - s * 4,
      cell * 0.4,
      cell * 8.4,
      linear([alpha('#ffffff', 0), '#fffbe0', alpha('#ffffff', 0)]),
      { filter: halo(s * 2, sun) },
    ),
  ];
  const move =
    shot === 0 &&
    group(
      { filter: shadow(s * 0.6, s * 0.6) },
      path(
        `M${left + cell * 4.4} ${top + cell * 2.9}l${s * 5} ${s * 13} ${s * 2.4} ${-s * 5} ${s * 5.6} ${-s}Z`,
        '#ffffff',
        { stroke: '#14307a', 'stroke-width': s * 0.7 },
      ),
    );
  const win = shot === 2 && [
    rect(0, 0, w, h, alpha('#081a4a', 0.6)),
    rays(w / 2, h * 0.46, h * 0.6, '#fff0b0', 18, 0.3),
    panel([s * 8, h * 0.27, s * 84, s * 96], cream, 0.97, s * 8),
    castle(w / 2, h * 0.57, s * 66),
    resultStars(w / 2, h * 0.27, s * 19, 3),
    glyphs('48250', w / 2, h * 0.615, s * 11, { anchor: 'middle', color: cobalt, weight: 2 }),
    meter([s * 20, h * 0.7, s * 60, s * 6], 0.8, sun, '#8a744f'),
    roundButton('play', w / 2, h * 0.81, s * 20, '#22a18c'),
  ];
  return svg(
    frame,
    tileWall(frame, s * 20, ['#1c4fb8', '#22867a', '#5a3a9c'][shot] ?? cobalt, [w / 2, h * 0.4]),
    shot < 2 && castle(w / 2, top - s * 4, s * 40),
    box([left - s * 3, top - s * 3, cell * 6 + s * 6, cell * 8 + s * 7], s * 4, linear([sun, '#a86a14']), {
      filter: shadow(s, s * 2),
    }),
    box([left - s * 1.4, top - s * 1.4, cell * 6 + s * 2.8, cell * 8 + s * 3.8], s * 3, '#10265c'),
    tiles,
    sweep,
    move,
    win,
    counter(s * 4, s * 5, s * 10, ['8400', '21600', '48250'][shot] ?? '', { sign: 'star', plate: '#081a4a' }),
    roundButton('pause', w - s * 9.5, s * 10, s * 11, cobalt),
    shot < 2 && [
      panel([s * 4, s * 18, s * 26, s * 24], '#081a4a', 0.85, s * 4),
      glyphs(shot ? '9' : '17', s * 17, s * 24, s * 12, { anchor: 'middle', color: '#ffe48a' }),
      panel([s * 70, s * 18, s * 26, s * 24], '#081a4a', 0.85, s * 4),
      glazed(s * 78, s * 26, s * 10, 3, { lip: 8 }),
      glyphs(shot ? '4' : '12', s * 88, s * 23.6, s * 5, { anchor: 'middle' }),
      glazed(s * 78, s * 36, s * 8, 0, { lip: 8 }),
      glyphs('6', s * 88, s * 34, s * 4.4, { anchor: 'middle' }),
      times(3, (i) =>
        roundButton(
          (['bolt', 'star', 'gem'] as const)[i] ?? 'bolt',
          s * (25 + i * 25),
          h - s * 8.4,
          s * 14,
          glazes[(i + 1) % 6],
        ),
      ),
      symbol('star', s * 17, s * 39, s * 3, sun),
    ],
    shot === 1 && glyphs('x5', s * 50, s * 21, s * 13, { anchor: 'middle', color: '#fff3b0', weight: 2 }),
  );
}
