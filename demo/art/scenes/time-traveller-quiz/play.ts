import { glyphs } from '../../kit/glyphs.ts';
import { counter, meter, panel, resultStars, roundButton, symbol, tile } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, darken, halo, linear, shadow } from '../../kit/paint.ts';
import { times } from '../../kit/random.ts';
import { at, box, circle, ellipse, group, polygon, rect, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { age, brass, clock, cog, vortex } from './motifs.ts';

const questions = [
  { year: '1271', score: '150', time: 0.8, scene: 3 },
  { year: '2560', score: '420', time: 0.25, scene: 0 },
  { year: '1969', score: '780', time: 1, scene: 5 },
] as const;

function postcard(x: number, y: number, w: number, h: number, kind: number, angle: number): string {
  const hues = [
    ['#8fd0e0', '#f7d08a', '#c98a3e'],
    ['#b4d6f0', '#f4e6c8', '#9c9a5c'],
    ['#f2b8a0', '#f7dcb0', '#7a9c5c'],
    ['#9fb4dc', '#d9cfe4', '#5c8a5c'],
    ['#8fcbe0', '#d4f0ea', '#2f7f9c'],
    ['#1b2358', '#5a3a8c', '#2f3a5c'],
  ][kind] ?? ['#8fd0e0', '#f7d08a', '#c98a3e'];
  const [top = '#fff', low = '#fff', floor = '#888'] = hues;
  return at(
    x,
    y,
    { angle },
    box([-w / 2, -h / 2, w, h], w * 0.02, '#fff7e6', { filter: shadow(w * 0.02, w * 0.02) }),
    rect(-w * 0.46, -h * 0.44, w * 0.92, h * 0.88, linear([top, low])),
    circle(w * 0.26, -h * 0.22, h * 0.1, '#fff3c0'),
    rect(-w * 0.46, h * 0.2, w * 0.92, h * 0.24, linear([floor, darken(floor, 0.3)])),
    ellipse(0, h * 0.28, w * 0.34, h * 0.04, alpha('#000000', 0.2)),
    age(kind, 0, h * 0.28, h * 0.62),
  );
}

/** Guess the year, sort the ages, and the result. */
export function round(frame: Frame, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = w / 100;
  const { year, score, time, scene: kind } = questions[shot];
  const years = ['1066', '1271', '1492', '1889'];
  const answers = times(4, (i) => {
    const [x, y] = [s * (8 + (i % 2) * 43.5), h * 0.7 + Math.floor(i / 2) * s * 19];
    return (
      tile([x, y, s * 40, s * 15], i === 1 ? '#2f8f5c' : '#8a5a28', s * 4) +
      glyphs(years[i] ?? '', x + s * 20, y + s * 4.4, s * 6.4, { anchor: 'middle' })
    );
  });
  const order = times(
    4,
    (i) =>
      postcard(
        s * (30 + (i % 2) * 40),
        h * (0.37 + Math.floor(i / 2) * 0.21) + (i === 3 ? s * 5 : 0),
        s * 36,
        s * 32,
        [0, 1, 3, 4][i] ?? 0,
        [-3, 2, 2, -7][i] ?? 0,
      ) +
      group(
        { filter: shadow(s * 0.5, s * 0.5) },
        circle(s * (15 + (i % 2) * 40), h * (0.37 + Math.floor(i / 2) * 0.21) - s * 14, s * 4.6, '#d8402f'),
        glyphs(String(i + 1), s * (15 + (i % 2) * 40), h * (0.37 + Math.floor(i / 2) * 0.21) - s * 16.4, s * 4.8, {
          anchor: 'middle',
        }),
      ),
  );
  const finish = [
    postcard(s * 50, h * 0.43, s * 76, s * 62, 5, -3),
    resultStars(s * 50, h * 0.68, s * 17, 3),
    panel([s * 20, h * 0.76, s * 60, s * 16], '#05211f', 0.85, s * 5),
    symbol('clock', s * 30, h * 0.76 + s * 8, s * 9, '#ffd98a'),
    glyphs('0:42', s * 72, h * 0.76 + s * 5, s * 6, { anchor: 'end' }),
    roundButton('home', s * 32, h * 0.92, s * 14, '#6b3f10'),
    roundButton('play', s * 66, h * 0.92, s * 17, '#2f8f5c'),
  ];
  return svg(
    frame,
    vortex(frame, w / 2, h * 0.42),
    cog(0, h * 0.98, s * 26, 16, '#9c6a2c', 5),
    cog(w, h * 0.6, s * 18, 14, '#8a5a28'),
    shot === 0 && [
      postcard(s * 50, h * 0.45, s * 84, s * 68, kind, -2),
      clock(s * 82, h * 0.63, s * 13, { hour: 20, minute: 120 }),
      answers,
    ],
    shot === 1 && [
      order,
      panel([s * 8, h * 0.82, s * 84, s * 20], '#05211f', 0.85, s * 5),
      times(12, (i) => rect(s * (14 + i * 6.4), h * 0.82 + s * (i % 3 ? 9 : 6), s * 0.7, s * (i % 3 ? 4 : 9), brass)),
      polygon(
        [
          [s * 44, h * 0.82 + s * 2],
          [s * 50, h * 0.82 + s * 2],
          [s * 47, h * 0.82 + s * 8],
        ],
        '#d8402f',
      ),
    ],
    shot === 2 && finish,
    group(
      { filter: halo(s, '#ffd98a', 0.5) },
      glyphs(shot === 0 ? '????' : year, w / 2, h * 0.145, s * 13, { anchor: 'middle', color: '#ffe9b0', weight: 1.6 }),
    ),
    counter(s * 4, s * 5, s * 10, score, { sign: 'star', plate: '#05211f' }),
    meter([s * 38, s * 7.4, s * 40, s * 5], time, time < 0.3 ? '#e5533d' : brass, '#05211f'),
    roundButton('pause', w - s * 9.5, s * 10, s * 11, '#6b3f10'),
  );
}
