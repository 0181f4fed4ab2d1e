import { glyphs } from '../../kit/glyphs.ts';
import { meter, panel, roundButton, symbol, thumbStick } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, blur, darken, linear, radial, vignette } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { moon, sky } from '../../kit/sky.ts';
import { at, box, circle, ellipse, path, rect, stroke, svg } from '../../kit/svg.ts';
import type { DeviceKind, Frame } from '../../scene.ts';
import { blood, courtHouse, deadTree, fog } from './motifs.ts';

/** Inside: a corridor of doors running to a far altar. */
function corridor(frame: Frame, shot: number): string {
  const { w, h } = layoutOf(frame);
  const [vx, vy] = [w * (shot === 1 ? 0.54 : 0.46), h * 0.46];
  const ring = (t: number): readonly [number, number, number, number] => [
    vx * (1 - t),
    vy * (1 - t),
    w - (w - vx) * (1 - t),
    h - (h - vy) * (1 - t),
  ];
  const walls = times(7, (i) => {
    const [l, t, r, b] = ring(0.1 + (1 - i / 6) ** 2 * 1.1);
    return (
      rect(l, t, r - l, b - t, linear([darken('#3a342f', 0.12 * (6 - i)), darken('#1c1a1a', 0.1 * (6 - i))]), {
        stroke: '#0a0809',
        'stroke-width': (r - l) * 0.03,
      }) +
      stroke(
        `M${l} ${b - (b - t) * 0.3}H${l + (r - l) * 0.1}M${r} ${b - (b - t) * 0.3}H${r - (r - l) * 0.1}`,
        '#5a3a28',
        (r - l) * 0.02,
      )
    );
  });
  const k = Math.min(w, h) / 100;
  return (
    walls.join('') +
    at(
      vx,
      vy + k * 8,
      { scale: k / 6 },
      circle(0, -30, 130, radial([alpha(blood, 0.6), alpha(blood, 0)])),
      rect(-50, 0, 100, 30, '#2a0d0d'),
      box([-22, -60, 44, 60], 3, '#120a0a', { stroke: '#8a6a2c', 'stroke-width': 3 }),
      circle(0, -40, 9, '#4a4440'),
      path('M-14 -12C-14 -28 14 -28 14 -12Z', '#4a4440'),
      [-38, 38].map(
        (x) =>
          rect(x - 3, -22, 6, 22, '#b8281f') +
          ellipse(x, -30, 4, 8, '#ffcf8a') +
          circle(x, -28, 26, radial([alpha('#ffb06a', 0.8), alpha('#ffb06a', 0)])),
      ),
    )
  );
}

/** The court, the corridor, and the letter. */
export function explore(frame: Frame, kind: DeviceKind, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = Math.min(w, h) / 100;
  const mobile = kind === 'mobile';
  const random = createRandom(`explore${shot}`);
  const [bx, by] = [
    [0.5, 0.5],
    [0.52, 0.55],
    [0.5, 0.46],
  ][shot] ?? [0.5, 0.5];
  const yard = [
    sky(frame, ['#070a11', '#1b2532', '#4a5964']),
    moon(w * 0.78, h * 0.16, s * 9, '#dfe6e2', '#8f9c9c'),
    rect(0, h * 0.62, w, h, linear(['#2b313b', '#0b0e14'])),
    courtHouse(w / 2, h * 0.63, s * (mobile ? 92 : 120), { open: 0.5 }),
    deadTree(w * 0.1, h * 0.8, s * 60, random, '#06080c'),
    fog(frame, random, h * 0.55, h * 0.8),
  ];
  const table = [
    rect(0, 0, w, h, linear(['#1c1612', '#3a2a1e', '#140d09'])),
    times(14, (i) => stroke(`M0 ${(i / 14) * h}q${w / 2} ${s * 3} ${w} 0`, alpha('#000000', 0.35), s * 0.7)),
    at(
      w * 0.5,
      h * 0.47,
      { angle: -5 },
      box([-s * 31, -s * 38, s * 62, s * 76], s, linear(['#d9c9a4', '#a8946c'])),
      times(7, (i) =>
        stroke(`M${-s * 23} ${-s * 25 + i * s * 7}h${s * random.range(24, 46)}`, alpha('#3a2a1c', 0.65), s * 1),
      ),
      circle(s * 14, s * 26, s * 7, alpha(blood, 0.75)),
      box([s * 9.4, s * 21.4, s * 9, s * 9], s, 'none', { stroke: '#d9c9a4', 'stroke-width': s * 0.8 }),
    ),
    at(
      w * 0.27,
      h * 0.73,
      { angle: 30, scale: s / 5 },
      circle(0, 0, 22, 'none', { stroke: '#b0883c', 'stroke-width': 8 }),
      rect(-4, 20, 8, 60, '#b0883c'),
      rect(4, 60, 16, 6, '#b0883c'),
      rect(4, 72, 12, 6, '#b0883c'),
    ),
  ];
  const ghost = at(
    w * 0.54,
    h * 0.5 + s * 9,
    { scale: s / 3.4 },
    path('M-15 10C-18 -20 -13 -40 0 -42S18 -20 15 10Z', alpha('#cfd8dc', 0.75), { filter: blur(1.2) }),
    path(
      'M-9 -34C-11 -54 11 -54 9 -34C10 -20 12 -10 10 -2C5 -14 6 -22 5 -30H-5C-6 -22 -5 -14 -10 -2C-12 -10 -10 -20 -9 -34Z',
      '#050608',
    ),
    circle(-3, -33, 1.1, '#ffffff'),
    circle(3, -33, 1.1, '#ffffff'),
  );
  const dark = radial(
    [
      [0, alpha('#ffe2a8', 0.16)],
      [0.3, alpha('#05070a', 0.1)],
      [1, alpha('#030406', shot === 1 ? 0.8 : 0.92)],
    ],
    { cx: bx ?? 0.5, cy: by ?? 0.5, r: mobile ? 0.48 : 0.56 },
  );
  return svg(
    frame,
    shot === 0 ? yard : shot === 1 ? [corridor(frame, 1), ghost] : table,
    rect(0, 0, w, h, dark),
    vignette(frame, 0.6),
    symbol('heart', s * 7, s * 8, s * 6, blood),
    meter([s * 12, s * 6, s * 34, s * 4], [0.9, 0.35, 0.6][shot] ?? 1, shot === 1 ? blood : '#9fb4bc'),
    symbol('bolt', s * 7, s * 16, s * 6, '#ffe2a8'),
    meter([s * 12, s * 14, s * 34, s * 4], [0.7, 0.5, 0.3][shot] ?? 1, '#e0b860'),
    roundButton('pause', w - s * 9, s * 9, s * 10, '#14181f'),
    mobile
      ? [
          thumbStick(s * 20, h - s * 24, s * 30),
          roundButton('bolt', w - s * 18, h - s * 26, s * 19, '#6b1f1c'),
          roundButton('home', w - s * 39, h - s * 15, s * 13, '#2a313b'),
        ]
      : [
          panel([w / 2 - s * 34, h - s * 17, s * 68, s * 14], '#0b0e14', 0.8),
          times(
            5,
            (i) =>
              box(
                [w / 2 - s * 31.5 + i * s * 13, h - s * 15.5, s * 11, s * 11],
                s * 2,
                alpha('#ffffff', i < 3 ? 0.12 : 0.04),
              ) +
              (i < 3
                ? symbol(
                    (['bolt', 'map', 'shield'] as const)[i] ?? 'bolt',
                    w / 2 - s * 26 + i * s * 13,
                    h - s * 10,
                    s * 6.4,
                    '#d9c9a4',
                  )
                : ''),
          ),
        ],
    glyphs(['21:47', '23:58', '00:13'][shot] ?? '', w / 2, s * (mobile ? 24 : 6), s * 5, {
      anchor: 'middle',
      color: '#c9d4d8',
      opacity: 0.8,
    }),
    shot === 1 &&
      stroke(
        `M${w / 2 - s * 20} ${h - s * (mobile ? 52 : 27)}h${s * 8}l${s * 3} ${-s * 7}l${s * 5} ${s * 13}l${s * 4} ${-s * 6}h${s * 20}`,
        blood,
        s * 0.9,
      ),
  );
}
