import { glyphs } from '../../kit/glyphs.ts';
import { counter, dial, meter, panel, roundButton, symbol } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, linear, shadow, vignette } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { glow } from '../../kit/sky.ts';
import { at, box, circle, group, path, rect, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { felt, jade, mahjong } from './motifs.ts';

/** Drawing, claiming, and winning. */
export function table(frame: Frame, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = w / 100;
  const random = createRandom(`table${shot}`);
  const [cx, cy] = [w / 2, h * 0.42];
  const side = (n: number, angle: number): string =>
    at(
      cx,
      cy,
      { angle },
      times(n, (i) => mahjong((i - n / 2 + 0.5) * s * 6.2, -s * 42, s * 5.8, 'back', { lift: 0.3 })),
    );
  const river = [0, 90, 180, 270].map((angle) =>
    at(
      cx,
      cy,
      { angle },
      times(6 + shot * 3, (i) =>
        mahjong(((i % 6) - 2.5) * s * 5.8, s * (15 + Math.floor(i / 6) * 8), s * 5.4, random.int(0, 9), { lift: 0.1 }),
      ),
    ),
  );
  const winds = at(
    cx,
    cy,
    {},
    box([-s * 10, -s * 10, s * 20, s * 20], s * 3, linear(['#2a1018', '#12060a']), {
      stroke: '#d9a04a',
      'stroke-width': s * 0.5,
    }),
    glyphs(['62', '31', '0'][shot] ?? '', 0, -s * 4, s * 8, { anchor: 'middle', color: '#ffd98a' }),
    [0, 1, 2, 3].map((i) =>
      at(
        0,
        0,
        { angle: i * 90 },
        box([-s * 5, s * 7.6, s * 10, s * 1.2], s * 0.6, i === shot ? '#ffd23d' : alpha('#ffffff', 0.2)),
      ),
    ),
  );
  const hand = times(13, (i) =>
    mahjong(
      s * (8 + (i % 7) * 14),
      h * (0.795 + Math.floor(i / 7) * 0.105) - (shot === 1 && i === 4 ? s * 4 : 0),
      s * 12.6,
      [4, 4, 5, 6, 7, 7, 3, 8, 0, 0, 0, 1, 2][(i + shot * 3) % 13] ?? 0,
      { lift: 0.18 },
    ),
  );
  const players = [
    [50, 8],
    [8, 44],
    [92, 44],
  ].map(([x = 0, y = 0], i) =>
    at(
      x * s,
      y === 8 ? h * 0.115 : h * 0.2,
      { scale: s / 10 },
      circle(0, 0, 62, linear(['#ffd98a', '#a8641f'])),
      circle(0, 0, 54, ['#3f8fa8', '#7a5ac4', '#c8753f'][i] ?? '#3f8fa8'),
      circle(0, -8, 22, '#f2c6a0'),
      path('M-38 40C-34 8 34 8 38 40C20 56 -20 56 -38 40Z', ['#e8e2d0', '#f2b8c8', '#4a5a8c'][i] ?? '#fff'),
      path('M-23 -10C-24 -38 24 -38 23 -10C14 -22 -10 -24 -23 -10Z', ['#d8d8d8', '#2a1a20', '#4a2f1c'][i] ?? '#222'),
    ),
  );
  const claim =
    shot === 1 &&
    [0, 1, 2].map((i) =>
      group(
        { filter: shadow(s * 0.6, s * 0.6) },
        circle(
          s * (26 + i * 24),
          h * 0.695,
          s * 9,
          linear([['#ffcf5a', '#5fd09a', '#6fb4e8'][i] ?? '#fff', ['#c9761f', '#178a64', '#1f5fa8'][i] ?? '#fff']),
          { stroke: '#fff3d0', 'stroke-width': s * 0.8 },
        ),
        mahjong(s * (26 + i * 24) - (i < 2 ? s * 2.4 : 0), h * 0.695, s * 4.4, i),
        i < 2 && mahjong(s * (26 + i * 24) + s * 2.6, h * 0.695, s * 4.4, i),
      ),
    );
  const win = shot === 2 && [
    rect(0, 0, w, h, alpha('#1a040c', 0.5)),
    glow(cx, h * 0.42, s * 70, '#ffc45a', 0.7),
    panel([s * 6, h * 0.28, s * 88, s * 58], '#3a0a18', 0.94, s * 6),
    times(5, (i) => mahjong(s * (20 + i * 15), h * 0.375, s * 13, [0, 0, 0, 1, 1][i] ?? 0)),
    glyphs('+3200', cx, h * 0.46, s * 12, { anchor: 'middle', color: '#ffd98a' }),
    times(3, (i) => symbol('star', cx + (i - 1) * s * 13, h * 0.56, s * 10, '#ffc62e')),
    roundButton('play', cx, h * 0.66, s * 17, jade),
  ];
  return svg(
    frame,
    felt(frame, cx, cy, s * 2),
    glow(cx, cy, s * 62, '#ffb85a', 0.4),
    at(0, 0, {}, side(11, 0), side(10, 90), side(10, 270)),
    river,
    winds,
    players,
    rect(0, h * 0.735, w, h, linear(['#5a2a18', '#2a1008'])),
    rect(0, h * 0.735, w, s * 0.9, '#d9a04a'),
    hand,
    claim,
    win,
    counter(s * 4, s * 5, s * 9, ['12000', '14800', '18000'][shot] ?? '', { sign: 'coin', width: s * 32 }),
    roundButton('pause', w - s * 9.5, s * 9.5, s * 10, '#5a1420'),
    shot === 0 && [
      dial(w - s * 13, h * 0.685, s * 16, 0.6, '#ffc440', '12'),
      meter([s * 6, h * 0.7, s * 60, s * 4], 0.6, '#ffb52e'),
    ],
    vignette(frame, 0.3),
  );
}
