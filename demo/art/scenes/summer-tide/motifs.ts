import { glints, ridge, wave } from '../../kit/land.ts';
import { alpha, blur, darken, light, lighten, linear } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { sky, stars, streaks, sun } from '../../kit/sky.ts';
import { at, circle, ellipse, group, type Point, path, polygon, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

/** The ink of silhouettes and shadows. */
export const dusk = '#4a1f4f';

/** A parasol of colored segments, leaning; x, y at its foot. */
export function parasol(x: number, y: number, size: number, color: string, angle = -10, cream = '#fff1dc'): string {
  const segments = times(6, (i) => {
    const [a, b] = [-50 + (i * 100) / 6, -50 + ((i + 1) * 100) / 6];
    const c = i % 2 ? cream : color;
    return path(
      `M0 -100Q${a * 0.86} -98 ${a} -62Q${(a + b) / 2} -69 ${b} -62Q${b * 0.86} -98 0 -100Z`,
      linear([lighten(c, 0.14), darken(c, 0.2)]),
    );
  });
  return at(
    x,
    y,
    { scale: size / 100 },
    ellipse(20, 1, 42, 4.5, alpha(dusk, 0.4)),
    at(
      0,
      0,
      { angle },
      stroke('M0 0V-100', '#7a4a3a', 2.6),
      segments,
      path(
        'M-50 -62Q-41.7 -69 -33.3 -62Q-25 -69 -16.7 -62Q-8.3 -69 0 -62Q8.3 -69 16.7 -62Q25 -69 33.3 -62Q41.7 -69 50 -62Q0 -52 -50 -62Z',
        alpha(dusk, 0.35),
      ),
      circle(0, -102, 2.6, '#fff1dc'),
    ),
  );
}

/** A deck chair on the sand; x, y under its middle. */
export function deckChair(x: number, y: number, size: number, cloth: string, mirror = false): string {
  const k = size / 60;
  return at(
    x,
    y,
    { scale: [mirror ? -k : k, k] },
    ellipse(4, 1, 34, 3.4, alpha(dusk, 0.4)),
    stroke('M-26 0L22 -34M28 0L-14 -16M-28 -12L6 0', '#8a5a44', 3),
    path(
      'M-26 -12Q-6 -2 4 -14T26 -38L22 -40Q10 -26 2 -18T-26 -15Z',
      linear([lighten(cloth, 0.2), darken(cloth, 0.2)], 0),
    ),
    stroke('M-22 -12.6Q-6 -4 3 -15T23 -38', alpha('#ffffff', 0.6), 1.6),
  );
}

/** Two people far off at the water's edge, hand in hand. */
export function couple(x: number, y: number, size: number): string {
  const ink = '#3a1640';
  return at(
    x,
    y,
    { scale: size / 60 },
    group(
      { opacity: 0.4 },
      at(0, 0, { scale: [1, -0.8] }, path('M-14 0L-12 -44H-4L-3 0ZM4 0L6 -40H14L16 0Z', ink, { filter: blur(1) })),
    ),
    path('M-14 0L-12.4 -24C-16 -32 -14 -44 -8 -45C-2 -44 -1 -32 -4 -24L-4.6 0H-8L-8.6 -18L-10 0Z', ink),
    circle(-8, -51, 5, ink),
    path(
      'M5 0C6 -10 3 -18 5 -28C3 -38 6 -42 11 -42C16 -42 18 -36 16 -28C18 -20 20 -12 20 -8L14 -9L14.6 0H11.6L11 -9L9 0Z',
      ink,
    ),
    circle(10.6, -48, 4.8, ink),
    path('M6 -50C6 -56 16 -56 16 -48C18 -44 17 -38 18 -36C14 -38 13 -44 13 -47Z', ink),
    stroke('M-4 -38L1 -24L6 -36', ink, 2.6),
    stroke('M-3.4 -44Q-1 -36 -3.4 -24M17 -40Q19 -30 18 -22', alpha('#ffd8a0', 0.8), 1),
  );
}

interface Hour {
  readonly sky: readonly string[];
  readonly sun: string;
  readonly sea: readonly [string, string];
  readonly sand: readonly [string, string];
  readonly dark?: boolean;
}

/** The light of three times of day. */
export const hours = {
  sunset: {
    sky: ['#3f4f9c', '#9c6bb0', '#f28a8f', '#ffb77f', '#ffe3a3'],
    sun: '#ffd98a',
    sea: ['#ff9f8a', '#2f7f9c'],
    sand: ['#f7c08f', '#b8647a'],
  },
  noon: {
    sky: ['#3fb4e0', '#8fdcee', '#e4f8f2'],
    sun: '#fff6c8',
    sea: ['#5fd6d0', '#1580b0'],
    sand: ['#ffe9bd', '#e8bd84'],
  },
  night: {
    sky: ['#131a4a', '#3a2f78', '#8a4f94', '#e8868f'],
    sun: '#fff0d8',
    sea: ['#8a5a9c', '#1b2358'],
    sand: ['#a8748c', '#4a2f5c'],
    dark: true,
  },
} as const satisfies Record<string, Hour>;

/** Sky, sea and sand, with the sun at `sx`. */
export function beach(
  frame: Frame,
  { sky: tones, sun: disc, sea, sand, dark }: Hour,
  sx: number,
  horizon: number,
  shore: number,
  seed: string,
): string {
  const random = createRandom(seed);
  const { width: w, height: h } = frame;
  const u = Math.min(w / 160, h / 90);
  const foam = (lift: number, opacity: number): string => {
    const edge = times(
      25,
      (i): Point => [(i / 24) * w, shore + lift + Math.sin(i * 0.9 + lift) * u * 1.6 - (i / 24) * u * 6],
    );
    return polygon([...edge, [w, h], [0, h]], alpha('#ffffff', opacity));
  };
  const ground = times(
    25,
    (i): Point => [(i / 24) * w, shore + u * 2 + Math.sin(i * 0.9 + 2) * u * 1.4 - (i / 24) * u * 6],
  );
  return [
    sky(frame, tones),
    dark === true && stars(frame, random, 120, { bottom: 0.35 }),
    streaks(frame, random, 22, dark ? '#ff9fb0' : '#fff3d8', [0.08, horizon / h]),
    sun(sx, horizon - u * 9, u * 13, ['#fffdf0', disc], disc),
    ridge(frame, random, {
      y: horizon - u * 1,
      swing: u * 5,
      fill: alpha(dark ? '#3a2a68' : '#8a5f94', 0.75),
      count: 3,
      detail: 3,
    }),
    polygon(
      [
        [0, horizon],
        [w, horizon],
        [w, h],
        [0, h],
      ],
      linear([sea[0], [0.5, sea[1]], darken(sea[1], 0.2)]),
    ),
    times(5, (i) =>
      group(
        { opacity: 0.5 },
        wave(frame, horizon + u * (3 + i * i * 0.9 + i * 2), {
          swing: u * (0.3 + i * 0.25),
          length: u * (20 + i * 12),
          phase: i * 2,
          top: lighten(sea[1], 0.25 - i * 0.03),
          base: sea[1],
        }),
      ),
    ),
    light(group({ opacity: 0.8 }, glints(sx, horizon, shore, u * 34, random, disc))),
    foam(-u * 3, 0.25),
    foam(0, 0.65),
    polygon([...ground, [w, h], [0, h]], linear([darken(sand[0], 0.2), [0.16, sand[0]], sand[1]])),
    times(70, () =>
      ellipse(
        random.next() * w,
        shore + u * 3 + random.next() * (h - shore),
        u * random.range(0.3, 1.4),
        u * 0.25,
        alpha('#ffffff', random.range(0.05, 0.25)),
      ),
    ),
  ]
    .map((piece) => (Array.isArray(piece) ? piece.join('') : piece || ''))
    .join('');
}
