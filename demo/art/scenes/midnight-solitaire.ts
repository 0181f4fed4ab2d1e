import { glyphs } from '../kit/glyphs.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, blur, clip, linear, radial, shadow, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { glow, moon, motes, stars } from '../kit/sky.ts';
import { at, box, circle, ellipse, group, path, rect, starPath, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';

const suits = {
  spade:
    'M0 -46C10 -26 44 -6 44 18C44 40 16 42 6 28C8 40 12 46 18 50H-18C-12 46 -8 40 -6 28C-16 42 -44 40 -44 18C-44 -6 -10 -26 0 -46Z',
  heart: 'M0 46C-40 14 -48 -2 -46 -20C-42 -48 -8 -48 0 -22C8 -48 42 -48 46 -20C48 -2 40 14 0 46Z',
  club: 'M-6 24C-20 42 -48 32 -46 10C-45 -8 -26 -14 -16 -8C-30 -30 -16 -48 0 -48C16 -48 30 -30 16 -8C26 -14 45 -8 46 10C48 32 20 42 6 24C8 38 12 46 18 50H-18C-12 46 -8 38 -6 24Z',
  diamond: 'M0 -50L38 0L0 50L-38 0Z',
} as const;
type Suit = keyof typeof suits;

const ink = (suit: Suit): string => (suit === 'heart' || suit === 'diamond' ? '#c22338' : '#14213a');

/** A card 200 × 280 around 0, 0: a big suit in the middle and its rank in the corners. */
function face(suit: Suit, rank: string): string {
  const corner =
    glyphs(rank, -84, -124, 36, { color: ink(suit), weight: 1.7 }) +
    at(-72, -66, { scale: 0.34 }, path(suits[suit], ink(suit)));
  const court = rank === 'K' || rank === 'Q';
  const middle = court
    ? [
        box([-58, -96, 116, 192], 10, linear(['#17485a', '#0d2a3f'])),
        box([-58, -96, 116, 192], 10, 'none', { stroke: '#d8ab4a', 'stroke-width': 4 }),
        circle(0, 0, 46, linear(['#fff0c0', '#e0a83e'])),
        circle(18, -10, 40, '#12384c'),
        path(starPath(26, 2, 18, 7, 5), '#ffd978'),
        path('M-34 -56L-38 -84L-18 -70L0 -90L18 -70L38 -84L34 -56Z', '#e8b84a'),
        path('M-34 56L-38 84L-18 70L0 90L18 70L38 84L34 56Z', '#e8b84a'),
      ]
    : [
        at(
          0,
          0,
          { scale: 1.35 },
          path(suits[suit], linear([ink(suit), suit === 'heart' || suit === 'diamond' ? '#8a1024' : '#0a1226'])),
        ),
      ];
  return [
    box([-100, -140, 200, 280], 18, linear(['#fffdf6', '#ece2cb'], 70)),
    box([-93, -133, 186, 266], 13, 'none', { stroke: alpha('#b08a3e', 0.5), 'stroke-width': 2 }),
    corner,
    at(0, 0, { angle: 180 }, corner),
    middle,
  ]
    .flat()
    .join('');
}

/** A card back: midnight blue with a gold moon. */
function back(): string {
  const random = createRandom('back');
  return [
    box([-100, -140, 200, 280], 18, '#f4ecd8'),
    box([-90, -130, 180, 260], 12, linear(['#1b3a6b', '#0d1d42'])),
    times(34, () =>
      circle(random.range(-80, 80), random.range(-120, 120), random.range(1, 2.4), '#ffe7a8', {
        opacity: random.range(0.4, 1),
      }),
    ),
    box([-80, -120, 160, 240], 8, 'none', { stroke: '#d8ab4a', 'stroke-width': 3 }),
    circle(0, 0, 46, '#f2cd72'),
    circle(20, -10, 42, '#142a55'),
    path(starPath(22, 0, 16, 6, 4), '#ffe7a8'),
  ]
    .flat()
    .join('');
}

function card(x: number, y: number, height: number, art: string, angle = 0): string {
  return at(x, y, { scale: height / 280, angle }, group({ filter: shadow(10, 12, '#000a08', 0.55) }, art));
}

function felt(frame: Frame, [lx, ly]: readonly [number, number], reach: number): string {
  const random = createRandom('felt');
  const { width: w, height: h } = frame;
  const weave = times(160, () =>
    stroke(
      `M${random.next() * w} ${random.next() * h}l${random.range(10, 40)} ${random.range(-6, 6)}`,
      alpha('#7fe0b0', 0.05),
      2,
    ),
  );
  return [
    rect(0, 0, w, h, linear(['#04231d', '#0a4034', '#031712'])),
    circle(lx, ly, reach, radial([alpha('#2f9d76', 0.85), [0.5, alpha('#14614c', 0.5)], alpha('#04231d', 0)])),
    weave,
  ]
    .flat()
    .join('');
}

function cover(frame: Frame): string {
  const { w, h, u, cx } = layoutOf(frame);
  const random = createRandom('solitaire');
  const sill = h * 0.47;
  const pane = { x: cx - u * 62, width: u * 124 };
  const windowShape = `<path d="M${pane.x} ${sill}V${-h * 0.1}H${pane.x + pane.width}V${sill}Z"/>`;
  const hand = [
    ['spade', 'A'],
    ['heart', 'K'],
    ['club', '9'],
    ['diamond', 'Q'],
    ['spade', '7'],
  ] as const;
  return svg(
    frame,
    rect(0, 0, w, h, linear(['#0a1c1c', '#0e2b28'])),
    times(24, (i) => rect((i / 24) * w, 0, 2, sill, alpha('#000000', 0.3))),
    clip(
      windowShape,
      rect(0, 0, w, sill, linear(['#071438', '#1d3a6e', '#46628f'])),
      stars({ width: w, height: sill }, random, 160),
      moon(cx + u * 24, h * 0.19, u * 11),
      path(
        `M0 ${sill}V${sill - u * 8}Q${w * 0.2} ${sill - u * 20} ${w * 0.42} ${sill - u * 7}T${w} ${sill - u * 12}V${sill}Z`,
        '#0c1f3c',
      ),
      path(
        `M0 ${sill}V${sill - u * 3}Q${w * 0.3} ${sill - u * 11} ${w * 0.6} ${sill - u * 4}T${w} ${sill - u * 7}V${sill}Z`,
        '#081630',
      ),
    ),
    stroke(`M${cx} 0V${sill}M${pane.x} ${h * 0.22}H${pane.x + pane.width}`, '#12100e', u * 1.5),
    stroke(`M${pane.x} 0V${sill}M${pane.x + pane.width} 0V${sill}`, '#1c1713', u * 3),
    [-1, 1].map((side) =>
      path(
        `M${cx + side * u * 96} 0H${cx + side * u * 54}Q${cx + side * u * 70} ${sill * 0.6} ${cx + side * u * 66} ${sill}H${cx + side * u * 96}Z`,
        linear(['#0f5a48', '#06251f'], 0),
      ),
    ),
    at(
      0,
      sill,
      {},
      clip(rect(0, 0, w, h - sill, '#000'), felt({ width: w, height: h - sill }, [cx, (h - sill) * 0.4], u * 84)),
    ),
    rect(0, sill - u, w, u * 2.4, linear(['#7a5230', '#2c1a0e'])),
    path(
      `M${cx + u * 2} ${sill}L${cx + u * 46} ${sill}L${cx + u * 26} ${h}H${cx - u * 50}Z`,
      linear([alpha('#cfe4ff', 0.3), alpha('#cfe4ff', 0.03)]),
      { filter: blur(u * 1.2) },
    ),
    card(cx - u * 60, h * 0.72, u * 30, back(), -14),
    card(cx - u * 56, h * 0.74, u * 30, back(), -7),
    hand.map(([suit, rank], i) =>
      card(cx + (i - 2) * u * 16, h * 0.71 + Math.abs(i - 2) ** 1.7 * u * 2.2, u * 47, face(suit, rank), (i - 2) * 10),
    ),
    ellipse(cx + u * 62, h * 0.83, u * 8, u * 2, alpha('#000000', 0.5)),
    box([cx + u * 56.5, h * 0.62, u * 11, h * 0.2], u * 1.4, linear(['#fff6de', '#e3c893', '#a9824a'], 0)),
    path(
      `M${cx + u * 62} ${h * 0.48}Q${cx + u * 65.4} ${h * 0.57} ${cx + u * 62} ${h * 0.61}Q${cx + u * 58.6} ${h * 0.57} ${cx + u * 62} ${h * 0.48}Z`,
      linear(['#fff7c8', '#ffb13d']),
    ),
    glow(cx + u * 62, h * 0.56, u * 34, '#ffbf5a', 0.75),
    motes([cx + u * 44, h * 0.3, u * 36, h * 0.4], random, { count: 12, color: '#ffd98a', size: u * 0.18 }),
    vignette(frame, 0.6, '#000806'),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    felt(iconFrame, [256, 220], 320),
    glow(330, 150, 260, '#bfe8d4', 0.35),
    card(176, 290, 350, back(), -18),
    card(316, 282, 390, face('spade', 'A'), 9),
  );
}

export const scene: Scene = { slug: 'midnight-solitaire', cover, icon, screenshots: () => [] };
