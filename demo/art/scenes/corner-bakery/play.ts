import { glyphs } from '../../kit/glyphs.ts';
import { counter, meter, panel, roundButton, symbol } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, clip, darken, lighten, linear, radial, shadow } from '../../kit/paint.ts';
import { times } from '../../kit/random.ts';
import { at, box, circle, ellipse, group, path, rect, stroke, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { awning, bakery, steam, vitrine } from './motifs.ts';

/** Skin, hair and coat of the people in the queue. */
const looks = [
  ['#f2c6a0', '#3a2a24', '#4f8fa8'],
  ['#d99a6c', '#1f1a22', '#8f6bb0'],
  ['#f5d3b0', '#b5652f', '#5f9c5a'],
] as const;

function customer(x: number, y: number, s: number, look: number, wish: number, mood: number): string {
  const [skin, hair, coat] = looks[look % looks.length] ?? looks[0];
  return at(x, y, { scale: s }, [
    path('M-11 0C-12 -14 -8 -18 0 -18S12 -14 11 0Z', linear([lighten(coat, 0.2), coat])),
    rect(-2.4, -21, 4.8, 5, darken(skin, 0.12)),
    circle(0, -26, 7.6, skin),
    path('M-8 -26C-9 -38 9 -38 8 -26C5 -31 -3 -32 -8 -26Z', hair),
    circle(-2.8, -25, 0.9, '#2a1a14'),
    circle(2.8, -25, 0.9, '#2a1a14'),
    stroke(mood > 0.4 ? 'M-2.6 -22.4Q0 -20.4 2.6 -22.4' : 'M-2.4 -21.4H2.4', '#8a3a2a', 0.9),
    path('M6 -36C6 -48 26 -48 26 -38S16 -30 12 -29L8 -24Z', '#ffffff', { filter: shadow(0.6, 0.8, '#5a2010', 0.3) }),
    bakery(wish, 16, -34, 11),
    meter([-11, 2, 22, 3], mood, mood > 0.4 ? '#5cc26a' : '#e5533d'),
  ]);
}

/** Baking, kneading, and the end of a good day. */
export function shop(frame: Frame, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = w / 100;
  const counterY = h * 0.53;
  const floor = times(60, (i) =>
    rect(
      (i % 6) * s * 17,
      counterY + s * 20 + Math.floor(i / 6) * s * 17,
      s * 16.6,
      s * 16.6,
      i % 2 === Math.floor(i / 6) % 2 ? '#e9c79c' : '#dcb183',
    ),
  );
  const oven = times(2, (i) =>
    group(
      {},
      box([s * (5 + i * 47), h * 0.68, s * 43, s * 34], s * 3, linear(['#8a8f9c', '#4a4f5e'])),
      box([s * (9 + i * 47), h * 0.68 + s * 9, s * 35, s * 20], s * 2, radial(['#fff0a8', '#ff9a3d', '#8a2a10'])),
      [0, 1, 2].map((n) => bakery(i + shot, s * (15 + i * 47 + n * 11.6), h * 0.68 + s * 26, s * 11)),
      meter([s * (10 + i * 47), h * 0.68 + s * 3, s * 24, s * 4], [0.85, 0.4][i] ?? 1, '#ffb63d'),
      symbol('clock', s * (41 + i * 47), h * 0.68 + s * 5, s * 5, '#ffe9b0'),
    ),
  );
  const dough = shot === 1 && [
    box([s * 8, h * 0.66, s * 84, s * 48], s * 3, linear(['#d9a56a', '#a8703c'])),
    ellipse(w / 2, h * 0.66 + s * 24, s * 30, s * 17, linear(['#fff4dc', '#ecd2a0']), { filter: shadow(s, s) }),
    at(
      w / 2,
      h * 0.66 + s * 20,
      { angle: -16 },
      box([-s * 30, -s * 4, s * 60, s * 8], s * 3, linear(['#f0bd80', '#b5763f']), { filter: shadow(s, s) }),
      box([-s * 40, -s * 1.8, s * 12, s * 3.6], s * 1.6, '#d8503f'),
      box([s * 28, -s * 1.8, s * 12, s * 3.6], s * 1.6, '#d8503f'),
    ),
    times(26, (i) =>
      circle(s * (14 + ((i * 37) % 72)), h * 0.66 + s * (6 + ((i * 23) % 38)), s * 0.5, alpha('#ffffff', 0.8)),
    ),
  ];
  const people =
    shot === 2
      ? [
          [20, 0, 1, 0.9],
          [50, 1, 3, 0.35],
          [80, 2, 4, 0.7],
        ]
      : shot === 1
        ? [[72, 2, 2, 0.6]]
        : [
            [30, 0, 1, 0.8],
            [70, 1, 0, 0.5],
          ];
  const coins = shot === 2 && [
    panel([s * 14, h * 0.69, s * 72, s * 40], '#6b3420', 0.92, s * 5),
    symbol('star', w / 2 - s * 22, h * 0.69 + s * 12, s * 12, '#ffd23d'),
    symbol('star', w / 2, h * 0.69 + s * 10, s * 15, '#ffd23d'),
    symbol('star', w / 2 + s * 22, h * 0.69 + s * 12, s * 12, '#ffd23d'),
    glyphs('+240', w / 2, h * 0.69 + s * 23, s * 11, { anchor: 'middle', color: '#ffe9b0' }),
  ];
  return svg(
    frame,
    rect(0, 0, w, h, linear(['#f7e3c4', '#eccfa2'])),
    times(9, (i) => rect(i * s * 12, 0, s * 6, counterY, alpha('#ffffff', 0.25))),
    vitrine([s * 6, h * 0.17, s * 88, s * 34], 2, 6, shot),
    awning(-s * 2, h * 0.1, s * 104, s * 10, 12, ['#d8503f', '#4f9a8c', '#d8903f'][shot] ?? '#d8503f'),
    clip(
      `<rect x="0" y="0" width="${w}" height="${counterY + s * 2}"/>`,
      people.map(([x = 0, look = 0, wish = 0, mood = 1]) =>
        customer(x * s, counterY - s * 2, s * 1.05, look, wish, mood),
      ),
    ),
    floor,
    rect(0, counterY, w, s * 20, linear(['#b5683f', '#7a3c24'])),
    rect(0, counterY - s * 2, w, s * 5, linear(['#fff3dc', '#d9b78c'])),
    times(5, (i) => bakery(i + shot, s * (12 + i * 19), counterY - s, s * 13)),
    shot === 0 && oven,
    dough,
    coins,
    shot === 0 && steam(s * 26, h * 0.67, s * 6),
    counter(s * 4, s * 5, s * 10, ['1250', '1480', '2090'][shot] ?? '', { sign: 'coin', plate: '#5a2418' }),
    counter(s * 44, s * 5, s * 10, ['4', '5', '6'][shot] ?? '', {
      sign: 'heart',
      color: '#ff7a8a',
      plate: '#5a2418',
      width: s * 22,
    }),
    roundButton('pause', w - s * 9.5, s * 10, s * 11, '#a24a38'),
    times(4, (i) =>
      roundButton(
        (['home', 'clock', 'up', 'star'] as const)[i] ?? 'home',
        s * (14 + i * 24),
        h - s * 11,
        s * 15,
        i === shot ? '#d8503f' : '#7a4a34',
      ),
    ),
  );
}
