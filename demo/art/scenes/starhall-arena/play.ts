import { glyphs } from '../../kit/glyphs.ts';
import { meter, panel, roundButton, symbol, thumbStick } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, darken, halo, lighten, linear, vignette } from '../../kit/paint.ts';
import { times } from '../../kit/random.ts';
import { glow } from '../../kit/sky.ts';
import { at, box, circle, ellipse, group, type Point, path, polygon, rect, starPath, svg } from '../../kit/svg.ts';
import type { DeviceKind, Frame } from '../../scene.ts';
import { confetti, dome, ring, robot, team } from './motifs.ts';

/** One party game: a push-out ring, a platform race, and the prize giving. */
export function party(frame: Frame, kind: DeviceKind, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = Math.min(w, h) / 100;
  const mobile = kind === 'mobile';
  const x = w / 2;
  const floor = h * ([0.56, 0.7, mobile ? 0.64 : 0.56][shot] ?? 0.6);
  const steps =
    shot === 1
      ? times(
          6,
          (i): Point => [
            w * (mobile ? ([0.2, 0.62, 0.3, 0.74, 0.36, 0.66][i] ?? 0.5) : 0.1 + i * 0.16),
            h * (mobile ? 0.87 - i * 0.105 : 0.74 - i * 0.08),
          ],
        )
      : [];
  const slab = ([sx, sy]: Point, i: number): string =>
    box(
      [sx - s * 15, sy, s * 30, s * 6],
      s * 3,
      linear([lighten(team[i] ?? '#fff', 0.35), team[i] ?? '#fff', darken(team[i] ?? '#fff', 0.5)]),
    ) +
    polygon(
      [
        [sx - s * 10, sy + s * 6],
        [sx + s * 10, sy + s * 6],
        [sx, sy + s * 18],
      ],
      linear([alpha(team[i] ?? '#ffffff', 0.6), alpha(team[i] ?? '#ffffff', 0)]),
    );
  const stand = (i: number): Point => steps[i] ?? [x, floor];
  const podium = [
    [-27, 17, 1, 1],
    [27, 11, 3, 2],
    [0, 27, 2, 0],
  ].map(
    ([dx = 0, tall = 0, kindOf = 0, place = 0]) =>
      rect(
        x + (dx - 13) * s,
        floor + (20 - tall) * s,
        s * 26,
        s * (tall + 6),
        linear([lighten(team[kindOf] ?? '#fff', 0.1), darken(team[kindOf] ?? '#fff', 0.55)]),
      ) +
      ellipse(x + dx * s, floor + (20 - tall) * s, s * 13, s * 2.6, lighten(team[kindOf] ?? '#fff', 0.3)) +
      glyphs(String(place + 1), x + dx * s, floor + (25 - tall) * s, s * 8, { anchor: 'middle', weight: 2.2 }) +
      robot(x + dx * s, floor + (20.6 - tall) * s, s * 30, kindOf, {
        arm: place === 0 ? -84 : -20,
        jump: place === 0 ? 8 : 0,
      }),
  );
  const stage = [
    [
      ring(x, floor + s * 8, s * (mobile ? 47 : 68)),
      robot(x - s * 25, floor + s * 4, s * 25, 4, { mood: 'angry' }),
      robot(x + s * 12, floor, s * 24, 5, { mirror: true }),
      robot(x - s * 8, floor + s * 17, s * 32, 2, { arm: 0, lean: 10, mood: 'angry' }),
      at(
        x + s * 12,
        floor + s * 6,
        { scale: s / 8 },
        path(starPath(0, 0, 60, 30, 9), '#fff3c0'),
        path(starPath(0, 0, 38, 20, 9), '#ff8a3d'),
      ),
      robot(x + s * 28, floor + s * 16, s * 30, 1, { mirror: true, lean: 24, mood: 'dizzy', jump: 12 }),
      symbol('bolt', x - s * 38, floor + s * 12, s * 8, '#8ff6ff'),
    ],
    [
      steps.map(slab),
      robot(stand(0)[0], stand(0)[1], s * 22, 3),
      robot(stand(2)[0], stand(2)[1], s * 24, 0, { jump: 24, lean: -8 }),
      robot(stand(3)[0], stand(3)[1], s * 24, 1, { mood: 'angry' }),
      robot(stand(4)[0], stand(4)[1], s * 26, 2, { arm: -84, jump: 14 }),
      group(
        { filter: halo(s, '#ffc52e') },
        path(starPath(stand(5)[0], stand(5)[1] - s * 14, s * 9, s * 4.2), '#ffd84a'),
      ),
      times(4, (i) => circle(stand(1)[0] + (i - 1.5) * s * 6, stand(1)[1] - s * (9 + (i % 2) * 4), s * 2, '#ffe48a')),
    ],
    [glow(x, floor - s * 20, s * 70, '#fff0a8', 0.6), podium, confetti(frame, 'win', 90, s * 1.1)],
  ][shot];
  const scores = [['3', '2', '2', '1'], ['5', '4', '6', '3'], []][shot] ?? [];
  return svg(
    frame,
    dome(frame, x, floor, `party${shot}`),
    stage,
    vignette(frame, 0.35),
    scores.map(
      (value, i) =>
        panel([s * 4 + i * s * 18, s * 4, s * 16, s * 12], darken(team[i] ?? '#000000', 0.45), 0.9, s * 4) +
        circle(s * 9.5 + i * s * 18, s * 10, s * 3.8, team[i] ?? '#fff') +
        rect(s * 7.4 + i * s * 18, s * 8.8, s * 4.2, s * 2, '#0c1028') +
        glyphs(value, s * 16 + i * s * 18, s * 7.6, s * 5, { anchor: 'middle' }),
    ),
    roundButton('pause', w - s * 9, s * 10, s * 11, '#3a2a9c'),
    shot < 2
      ? [
          glyphs(['0:28', '1:06'][shot] ?? '', mobile ? x : w * 0.62, s * (mobile ? 22 : 7), s * 7, {
            anchor: 'middle',
            color: '#ffe9a8',
          }),
          meter(
            [mobile ? s * 20 : w * 0.7, s * (mobile ? 32 : 8), s * (mobile ? 60 : 34), s * 4],
            [0.45, 0.8][shot] ?? 1,
            '#ffc52e',
          ),
        ]
      : [
          group(
            { filter: halo(s * 1.4, '#ff5f9a') },
            glyphs('WINNER!', x, s * (mobile ? 26 : 8), s * (mobile ? 12 : 10), {
              anchor: 'middle',
              color: '#ffe48a',
              weight: 2.1,
            }),
          ),
          roundButton('home', x - s * 20, h - s * 12, s * 14, '#3a2a9c'),
          roundButton('play', x + s * 4, h - s * 12, s * 17, '#ff5f5a'),
          roundButton('star', x + s * 26, h - s * 12, s * 14, '#c98a1a'),
        ],
    mobile &&
      shot < 2 && [
        thumbStick(s * 20, h - s * 24, s * 30),
        roundButton('up', w - s * 18, h - s * 25, s * 21, '#ff5f5a'),
        roundButton('bolt', w - s * 40, h - s * 15, s * 14, '#3fa0e8'),
      ],
  );
}
