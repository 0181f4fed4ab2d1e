import { glyphs } from '../../kit/glyphs.ts';
import { counter, meter, panel, resultStars, roundButton, symbol } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, halo, linear, mix } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { glow, motes } from '../../kit/sky.ts';
import { box, polygon, rect, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { cream, grandPiano, keyboard, mint, night } from './motifs.ts';

/** Falling tiles on four lanes: [lane, y, length] in shares of the height. */
const patterns = [
  [
    [0, 0.12, 0.12],
    [2, 0.26, 0.12],
    [1, 0.4, 0.12],
    [3, 0.53, 0.12],
    [0, 0.66, 0.12],
  ],
  [
    [3, 0.08, 0.34],
    [1, 0.2, 0.1],
    [0, 0.34, 0.34],
    [2, 0.44, 0.12],
    [2, 0.62, 0.1],
  ],
] as const;

/** The falling tiles: a calm opening, then a long streak. */
export function play(frame: Frame, shot: 0 | 1): string {
  const { w, h } = layoutOf(frame);
  const s = w / 100;
  const lane = w / 4;
  const line = h * 0.79;
  const tiles = patterns[shot].map(([index, y, length], i) => {
    const hue = mix('#3d7bff', mint, i / 5);
    const x = index * lane + s;
    const tail =
      length > 0.2 &&
      rect(x + lane * 0.42 - s, h * y + s * 4, lane * 0.16, h * length - s * 8, '#ffffff', {
        opacity: 0.65,
        rx: lane * 0.08,
      });
    return [
      box(
        [x, h * y, lane - s * 2, h * length],
        s * 2.6,
        linear([mix(hue, '#ffffff', 0.25), hue, mix(hue, '#04102a', 0.45)]),
        { filter: halo(s * 1.6, hue, 0.75) },
      ),
      tail,
      box([x + s, h * y + s, lane - s * 4, s * 3], s * 1.4, alpha('#ffffff', 0.5)),
    ]
      .filter(Boolean)
      .join('');
  });
  const hit = shot === 0 ? 0 : 2;
  return svg(
    frame,
    night(frame, `play${shot}`),
    rect(0, 0, w, h, alpha('#020817', 0.45)),
    times(3, (i) => rect((i + 1) * lane - 1.5, 0, 3, line, linear([alpha('#ffffff', 0), alpha('#bff7e4', 0.4)]))),
    polygon(
      [
        [hit * lane, line],
        [(hit + 1) * lane, line],
        [(hit + 1) * lane, h * 0.2],
        [hit * lane, h * 0.2],
      ],
      linear([alpha(mint, 0), alpha(mint, 0.45)]),
    ),
    tiles,
    rect(0, line - s * 0.6, w, s * 1.2, '#ffffff', { filter: halo(s * 2, mint) }),
    keyboard([0, line + s * 2, w, h - line], 8, [hit * 2, hit * 2 + 1]),
    glow((hit + 0.5) * lane, line, s * 26, cream, 0.9),
    motes([hit * lane, line - s * 30, lane, s * 34], createRandom(`hit${shot}`), {
      count: 22,
      color: cream,
      size: s * 0.5,
    }),
    counter(s * 4, s * 5, s * 9, ['01840', '12650'][shot] ?? '', { sign: 'star' }),
    roundButton('pause', w - s * 10, s * 9.5, s * 11),
    meter([s * 4, s * 17, s * 92, s * 2.6], shot === 0 ? 0.22 : 0.71, mint),
    glyphs(shot === 0 ? '18' : '126', w / 2, h * 0.14, s * (shot === 0 ? 13 : 17), {
      anchor: 'middle',
      color: cream,
      weight: 1.3,
    }),
    glyphs(shot === 0 ? 'GOOD' : 'PERFECT', w / 2, h * 0.26, s * 5, { anchor: 'middle', color: mint }),
  );
}

/** The result of a song, the piano on its lake behind. */
export function result(frame: Frame): string {
  const { w, h } = layoutOf(frame);
  const s = w / 100;
  const rows = ['168', '24', '2'].map((value, i) => {
    const y = h * 0.49 + i * s * 13;
    return [
      symbol(
        (['star', 'tick', 'cross'] as const)[i] ?? 'star',
        s * 28,
        y + s * 3,
        s * 7,
        [cream, mint, '#ff8f8f'][i] ?? cream,
      ),
      glyphs(value, s * 76, y, s * 6, { anchor: 'end' }),
      rect(s * 20, y + s * 9, s * 60, 2, alpha('#ffffff', 0.15)),
    ].join('');
  });
  return svg(
    frame,
    night(frame, 'result'),
    glow(w / 2, h * 0.28, w * 0.7, cream, 0.35),
    grandPiano(w * 0.54, h * 0.9, w * 0.8),
    panel([s * 10, h * 0.2, s * 80, h * 0.47], '#04122b', 0.8, s * 6),
    resultStars(w / 2, h * 0.26, s * 16, 3),
    glyphs('28460', w / 2, h * 0.37, s * 13, { anchor: 'middle', color: cream, weight: 1.4 }),
    rows,
    roundButton('home', w * 0.3, h * 0.94, s * 15),
    roundButton('play', w * 0.54, h * 0.94, s * 19, '#158a78'),
    roundButton('note', w * 0.78, h * 0.94, s * 15),
  );
}
