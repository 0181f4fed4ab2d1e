import { counter, meter, roundButton, symbol, thumbStick } from '../../kit/hud.ts';
import { grass, land, pineRow, ridgeLine } from '../../kit/land.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, darken, linear, mix, radial, vignette } from '../../kit/paint.ts';
import { hiker } from '../../kit/props.ts';
import { createRandom, times } from '../../kit/random.ts';
import { aurora, motes, sky, stars, sun } from '../../kit/sky.ts';
import { at, circle, ellipse, type Point, path, rect, stroke, svg } from '../../kit/svg.ts';
import type { DeviceKind, Frame } from '../../scene.ts';
import { type Mood, ranges, song, stag } from './world.ts';

const moods: readonly [Mood, Mood, Mood] = [
  { sky: ['#7fc0e0', '#bfe3e8', '#f5efd2', '#ffe0b0'], rock: '#7f9cb0', spirit: '#fff2b0', near: '#28544c' },
  { sky: ['#141a44', '#2c2f72', '#6a4a92', '#d97f8f'], rock: '#473f78', spirit: '#8ff0ff', near: '#141433' },
  { sky: ['#04121f', '#0b2f3f', '#14605f', '#4fb08a'], rock: '#1d4a58', spirit: '#b8ffcf', near: '#06201f' },
];

/** The three moments: the climb by day, a bridge to the spirit at dusk, the song under northern light. */
export function journey(frame: Frame, kind: DeviceKind, shot: 0 | 1 | 2): string {
  const { w, h, u } = layoutOf(frame);
  const s = kind === 'mobile' ? w / 100 : h / 100;
  const k = kind === 'mobile' ? 1.8 : 1;
  const mood = moods[shot];
  const random = createRandom(`journey${shot}`);
  const base = h * 0.56;
  const slope = ridgeLine(frame, random, { y: 0, swing: u * 4, count: 3, fill: '', detail: 3 });
  const chasm = (x: number): number =>
    Math.max(0, w * 0.17 - Math.abs(x - w / 2)) ** 1.4 * 0.9 + Math.sin(x / s) * s * 0.3;
  const line = (x: number): number =>
    h * 0.8 + slope(x) + (shot === 0 ? (w / 2 - x) * 0.14 * (kind === 'mobile' ? 1.4 : 1) : shot === 1 ? chasm(x) : 0);
  const hx = w * ([0.42, 0.36, 0.3][shot] ?? 0.4);
  const hy = shot === 1 ? h * 0.8 + slope(w * 0.33) : line(hx);
  const left: Point = [w * 0.32, h * 0.8 + slope(w * 0.32)];
  const right: Point = [w * 0.68, h * 0.8 + slope(w * 0.68)];
  const sag = h * 0.03;
  const rope = (dy: number): string =>
    `M${left[0]} ${left[1] - dy}Q${w / 2} ${(left[1] + right[1]) / 2 - dy + sag * 2} ${right[0]} ${right[1] - dy}`;
  const bridge = shot === 1 && [
    stroke(rope(0), '#8a6a4a', s * 1.6),
    stroke(rope(s * 7), '#5a4434', s * 0.5),
    times(15, (i) => {
      const t = i / 14;
      const x = left[0] + (right[0] - left[0]) * t;
      const y = left[1] + (right[1] - left[1]) * t + sag * 4 * t * (1 - t);
      return (
        stroke(`M${x} ${y}v${-s * 7}`, '#5a4434', s * 0.4) +
        stroke(`M${x - s * 1.4} ${y}h${s * 2.8}`, '#b08a5c', s * 1.2)
      );
    }),
  ];
  const shrine =
    shot === 0 &&
    at(
      w * 0.76,
      line(w * 0.76),
      { scale: s * (kind === 'mobile' ? 1 : 0.9) },
      stroke('M-9 0V-22M9 0V-22', '#c8483a', 2.2),
      path('M-15 -24Q0 -20 15 -24L13 -28Q0 -25 -13 -28Z', '#a83228'),
      rect(-11, -19, 22, 1.6, '#c8483a'),
      rect(-2, -10, 4, 10, '#8a8f94'),
      path('M-4 -10L0 -13L4 -10Z', '#6a6f74'),
      circle(0, -6, 6, radial([alpha('#fff2b0', 0.9), alpha('#fff2b0', 0)])),
    );
  return svg(
    frame,
    sky(frame, [mood.sky[0], [0.25, mood.sky[1]], [0.45, mood.sky[2]], [0.62, mood.sky[3]]]),
    shot > 0 && stars(frame, random, 160, { bottom: 0.45 }),
    shot === 2 && [
      aurora(frame, random, '#5affb0', h * 0.3, h * 0.22, 0.6),
      aurora(frame, random, '#6aa8ff', h * 0.36, h * 0.18, 0.5),
    ],
    shot === 0 && sun(w * 0.7, h * 0.26, u * 7 * k, ['#ffffff', '#fff0c0'], '#fff0c0'),
    ranges(frame, mood, random, base, w / 2),
    shot > 0 &&
      stag(w * (shot === 1 ? 0.8 : 0.62), h * (shot === 1 ? 0.8 : 0.84), u * (shot === 1 ? 36 : 56) * k, mood.spirit),
    shot === 2 &&
      song(
        [
          [w * 0.8, h * 0.5],
          [w * 0.86, h * 0.32],
          [w * 0.55, h * 0.24],
          [w * 0.3, h * 0.4],
          [w * 0.24, h * 0.62],
        ],
        s * 0.9,
        mood.spirit,
      ),
    pineRow(frame, random, line, { height: u * 15 * k, gap: u * 12 * k, color: mix(mood.near, mood.rock, 0.3) }),
    shrine,
    land(frame, line, linear([mix(mood.near, mood.rock, 0.25), darken(mood.near, 0.4)])),
    grass(frame, random, line, { height: s * 2.4, gap: s, color: mix(mood.near, mood.rock, 0.15) }),
    bridge,
    ellipse(hx, hy + s * 0.4, s * 5, s * 0.8, alpha('#000000', 0.35)),
    hiker(hx, hy, s * 16, darken(mood.near, 0.45), { scarf: '#ff8a5c' }),
    motes([0, h * 0.35, w, h * 0.6], random, { count: 30, color: mood.spirit, size: s * 0.26 }),
    vignette(frame, 0.38, '#06061a'),
    journeyHud(frame, kind, shot, s, mood),
  );
}

function journeyHud({ width: w, height: h }: Frame, kind: DeviceKind, shot: 0 | 1 | 2, s: number, mood: Mood): string {
  const m = s * 4;
  const wheel =
    shot === 2 &&
    at(
      w / 2,
      kind === 'mobile' ? s * 36 : h - s * 15,
      { scale: s },
      times(5, (i) =>
        roundButton(
          'note',
          (i - 2) * 12,
          Math.abs(i - 2) * 1.6,
          9.6,
          i < 3 ? darken(mood.spirit, 0.55) : '#1b2340',
          i < 3 ? mood.spirit : '#ffffff',
        ),
      ),
    );
  return [
    symbol('heart', m + s * 2.6, m + s * 2.4, s * 5, '#ff8f8f'),
    meter([m + s * 6.6, m, s * 30, s * 4.6], [0.95, 0.7, 0.82][shot] ?? 0.5, '#ff7f7f'),
    symbol('bolt', m + s * 2.6, m + s * 9, s * 4.8, '#ffe08a'),
    meter([m + s * 6.6, m + s * 7, s * 24, s * 3.8], [0.5, 0.85, 0.64][shot] ?? 0.5, '#ffd24a'),
    counter(m, m + s * 14, s * 7.4, `${[3, 7, 11][shot] ?? 0}/12`, { sign: 'note', color: '#9ff5e4', width: s * 22 }),
    roundButton('pause', w - m - s * 4, m + s * 4, s * 8.4),
    roundButton('map', w - m - s * 14.6, m + s * 4, s * 8.4),
    wheel,
    kind === 'mobile' && [
      thumbStick(s * 22, h - s * 26, s * 30, 0.5, -0.1),
      roundButton('up', w - s * 17, h - s * 22, s * 19, '#2f6f6a'),
      roundButton('note', w - s * 37, h - s * 15, s * 13, '#6a4a92'),
    ],
  ]
    .flat()
    .map((piece) => piece || '')
    .join('');
}
