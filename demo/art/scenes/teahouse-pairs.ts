import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, blur, clip, darken, lighten, linear, mix, radial, shadow, vignette } from '../kit/paint.ts';
import { hangingLantern } from '../kit/props.ts';
import { createRandom, times } from '../kit/random.ts';
import { glow, motes } from '../kit/sky.ts';
import { at, box, circle, curve, ellipse, group, path, rect, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';

type Motif = 'pot' | 'cup' | 'leaf' | 'plum' | 'bamboo' | 'back';

/** A tea pot seen from the side, 100 wide, centred. */
function teapot(color: string): string {
  return [
    stroke('M38 -12C62 -22 66 16 36 20', darken(color, 0.25), 8),
    path('M-34 4C-52 0 -52 -22 -66 -26L-58 -34C-42 -28 -44 -10 -30 -12Z', darken(color, 0.15)),
    path(
      'M-40 2C-40 -26 40 -26 40 2C40 32 24 40 0 40C-24 40 -40 32 -40 2Z',
      radial([lighten(color, 0.5), [0.45, color], [1, darken(color, 0.5)]], { cx: 0.34, cy: 0.22, r: 0.85 }),
    ),
    ellipse(0, -18, 26, 7, darken(color, 0.3)),
    ellipse(0, -21, 24, 7, lighten(color, 0.12)),
    circle(0, -30, 6, lighten(color, 0.2)),
  ].join('');
}

function cup(color: string): string {
  return (
    path(
      'M-34 -16C-32 18 -20 30 0 30C20 30 32 18 34 -16Z',
      linear([lighten(color, 0.55), color, darken(color, 0.3)], 20),
    ) +
    ellipse(0, -16, 34, 9, lighten(color, 0.45)) +
    ellipse(0, -15, 28, 6.4, '#9c6a1c') +
    ellipse(-6, -16, 12, 2.4, '#e0b254') +
    box([-14, 29, 28, 6], 3, darken(color, 0.25))
  );
}

function motif(kind: Motif): string {
  if (kind === 'pot') return at(3, 2, { scale: 0.66 }, teapot('#b5543a'));
  if (kind === 'cup')
    return cup('#4f9aa0') + stroke('M-8 -34Q-14 -42 -8 -50M8 -34Q2 -42 8 -50', alpha('#7a6a58', 0.6), 4);
  if (kind === 'leaf')
    return [-28, 0, 28]
      .map((angle) =>
        at(
          0,
          34,
          { angle },
          path('M0 0Q-26 -34 0 -74Q26 -34 0 0Z', linear(['#8cc46a', '#3f8a4a'])),
          stroke('M0 -4V-62', '#2f6b3a', 2),
        ),
      )
      .join('');
  if (kind === 'plum')
    return (
      times(5, (i) => at(0, 0, { angle: i * 72 }, circle(0, -22, 18, linear(['#ff9fb0', '#dd4f6c'])))).join('') +
      circle(0, 0, 9, '#ffd978')
    );
  return [-22, 4, 26]
    .map((x, i) =>
      times(3, (j) => box([x - 6, -48 + j * 33 + i * 3, 12, 30], 5, linear(['#a9cf6c', '#4f8a3e'], 0))).join(''),
    )
    .join('');
}

/** A card of thick paper, 100 × 136; backs carry a round window lattice. */
function card(x: number, y: number, size: number, kind: Motif, angle = 0): string {
  const face =
    kind === 'back'
      ? [
          box([-50, -68, 100, 136], 12, linear(['#37736b', '#1d4a4a'])),
          box([-43, -61, 86, 122], 8, 'none', { stroke: '#d9b36a', 'stroke-width': 2.4 }),
          circle(0, 0, 32, 'none', { stroke: '#d9b36a', 'stroke-width': 3 }),
          stroke('M-32 0H32M0 -32V32M-22 -22L22 22M-22 22L22 -22', '#d9b36a', 2),
          circle(0, 0, 11, '#d9b36a'),
          [
            [-34, -52],
            [34, -52],
            [-34, 52],
            [34, 52],
          ].map(([dx = 0, dy = 0]) => circle(dx, dy, 4, '#d9b36a')),
        ]
      : [
          box([-50, -68, 100, 136], 12, linear(['#fffaf0', '#f1e2c4'])),
          box([-43, -61, 86, 122], 8, 'none', { stroke: '#c9a877', 'stroke-width': 2 }),
          motif(kind),
        ];
  return at(x, y, { scale: size / 136, angle }, group({ filter: shadow(6, 7, '#1c0a06', 0.5) }, face));
}

function steam(x: number, y: number, size: number): string {
  const wisp = (dx: number, sway: number): string =>
    stroke(
      curve([
        [x + dx, y],
        [x + dx + sway, y - size * 0.3],
        [x + dx - sway, y - size * 0.62],
        [x + dx + sway * 1.6, y - size],
      ]),
      linear([alpha('#fff6e6', 0), alpha('#fff6e6', 0.55)]),
      size * 0.09,
      { filter: blur(size * 0.035) },
    );
  return wisp(-size * 0.12, size * 0.08) + wisp(size * 0.08, -size * 0.1);
}

/** The room: a plaster wall, a round window on a dusk garden, and a lattice screen at each side. */
function room(frame: Frame): string {
  const { w, h, u, cx } = layoutOf(frame);
  const [wx, wy, r] = [cx, h * 0.36, u * 29];
  const garden = [
    rect(wx - r, wy - r, r * 2, r * 2, linear(['#3f5f9a', '#d98a7a', '#ffd79a'])),
    circle(wx + r * 0.35, wy - r * 0.15, r * 0.26, '#fff1cf'),
    path(
      `M${wx - r} ${wy + r * 0.3}Q${wx - r * 0.4} ${wy - r * 0.25} ${wx} ${wy + r * 0.25}T${wx + r} ${wy + r * 0.1}V${wy + r}H${wx - r}Z`,
      '#7a6a94',
    ),
    path(`M${wx - r} ${wy + r * 0.55}Q${wx} ${wy + r * 0.1} ${wx + r} ${wy + r * 0.5}V${wy + r}H${wx - r}Z`, '#4a4a72'),
    times(5, (i) => {
      const x = wx - r * 0.85 + i * r * 0.13;
      return (
        stroke(`M${x} ${wy + r}L${x + r * 0.08} ${wy - r}`, '#2c4a3f', u * 0.9) +
        times(6, (j) =>
          at(
            x + r * 0.04,
            wy - r * (0.85 - j * 0.22 - (i % 3) * 0.07),
            { scale: [j % 2 ? 1 : -1, 1], angle: ((i * 7 + j * 11) % 5) * 8 },
            path(`M0 0Q${r * 0.14} ${-r * 0.03} ${r * 0.28} ${r * 0.1}Q${r * 0.12} ${r * 0.08} 0 0Z`, '#2c4a3f'),
          ),
        ).join('')
      );
    }),
  ];
  const screen = (x: number, width: number): string =>
    rect(x, 0, width, h * 0.72, '#f3d9a8') +
    rect(x, 0, width, h * 0.72, linear([alpha('#ffb35a', 0.7), alpha('#7a3418', 0.5)])) +
    times(7, (i) => rect(x + (i / 6) * width - u * 0.4, 0, u * 0.8, h * 0.72, '#3c1a12')).join('') +
    times(6, (i) => rect(x, h * 0.02 + i * h * 0.13, width, u * 0.7, '#3c1a12')).join('');
  return [
    rect(0, 0, w, h, linear(['#7a3a24', '#a8603a', '#5a2416'])),
    screen(cx - u * 84 - w * 0.2, w * 0.2 + u * 28),
    screen(cx + u * 56, w * 0.3 + u * 28),
    circle(wx, wy, r * 1.13, linear(['#4a2014', '#2a0f0a'])),
    circle(wx, wy, r * 1.05, '#8a4a2a'),
    clip(`<circle cx="${wx}" cy="${wy}" r="${r}"/>`, garden),
    stroke(`M${wx - r} ${wy}H${wx + r}M${wx} ${wy - r}V${wy + r}`, '#3c1a12', u * 0.9),
    glow(wx, wy, r * 2.2, '#ffb35a', 0.4),
  ].join('');
}

function cover(frame: Frame): string {
  const { w, h, u, cx } = layoutOf(frame);
  const random = createRandom('tea');
  const table = h * 0.66;
  const grain = times(16, (i) =>
    stroke(
      `M0 ${table + (i / 16) ** 1.4 * (h - table) + 4}Q${w * 0.5} ${table + (i / 16) ** 1.4 * (h - table) + random.range(-6, 10)} ${w} ${table + (i / 16) ** 1.4 * (h - table)}`,
      alpha('#2a0d06', 0.35),
      random.range(1, 3),
    ),
  );
  return svg(
    frame,
    room(frame),
    rect(0, table, w, h - table, linear(['#a85f34', '#6a2f18', '#3a150b'])),
    grain,
    rect(0, table, w, u * 0.8, alpha('#ffd79a', 0.55)),
    hangingLantern(cx - u * 52, -u * 4, u * 26, '#e0482e'),
    hangingLantern(cx + u * 54, -u * 10, u * 30, '#e0482e'),
    hangingLantern(cx - u * 74, -u * 12, u * 22, '#f0783a'),
    ellipse(cx, h * 0.76, u * 44, u * 8, alpha('#1c0a06', 0.4), { filter: blur(u * 1.6) }),
    at(cx + u * 4, h * 0.63, { scale: u * 0.38 }, teapot('#8f3a2c')),
    steam(cx - u * 21, h * 0.5, u * 24),
    at(cx - u * 28, h * 0.69, { scale: u * 0.19 }, cup('#5aa4a0')),
    at(cx + u * 31, h * 0.7, { scale: u * 0.19 }, cup('#e8dcc4')),
    steam(cx - u * 28, h * 0.63, u * 11),
    steam(cx + u * 31, h * 0.64, u * 11),
    card(cx - u * 58, h * 0.84, u * 30, 'leaf', -12),
    card(cx - u * 36, h * 0.89, u * 33, 'back', -5),
    card(cx - u * 12, h * 0.9, u * 36, 'plum', -2),
    card(cx + u * 15, h * 0.9, u * 36, 'plum', 4),
    card(cx + u * 40, h * 0.88, u * 33, 'back', 7),
    card(cx + u * 62, h * 0.83, u * 30, 'bamboo', 14),
    glow(cx + u * 1.5, h * 0.88, u * 32, '#ffdf8a', 0.5),
    motes([0, h * 0.2, w, h * 0.6], random, { count: 30, color: '#ffd28a', size: u * 0.22 }),
    vignette(frame, 0.55, '#1c0703'),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    rect(0, 0, 512, 512, radial(['#d98a4a', '#7a2f1a'], { r: 0.75 })),
    circle(256, 240, 210, alpha(mix('#ffdf9a', '#ffffff', 0.3), 0.4)),
    card(176, 262, 350, 'back', -12),
    card(322, 270, 370, 'pot', 9),
  );
}

export const scene: Scene = { slug: 'teahouse-pairs', cover, icon, screenshots: () => [] };
