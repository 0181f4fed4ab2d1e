import { skyline } from '../../kit/city.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { alpha, darken, light, linear, mix, radial } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { sky, streaks, sun } from '../../kit/sky.ts';
import { at, circle, ellipse, path, polygon, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

const ink = '#1d1238';

/** A basketball; the angle turns its seams. */
export function ball(x: number, y: number, r: number, angle = 20): string {
  const seam = { stroke: '#4a1608', 'stroke-width': r * 0.07, fill: 'none' };
  return at(x, y, { angle }, [
    circle(0, 0, r, radial(['#ffc27a', [0.45, '#f2792b'], [1, '#8a2f10']], { cx: 0.35, cy: 0.3, r: 0.8 })),
    path(
      `M${-r} 0H${r}M0 ${-r}V${r}M${-r * 0.72} ${-r * 0.7}Q${-r * 0.1} 0 ${-r * 0.72} ${r * 0.7}M${r * 0.72} ${-r * 0.7}Q${r * 0.1} 0 ${r * 0.72} ${r * 0.7}`,
      'none',
      seam,
    ),
    ellipse(-r * 0.4, -r * 0.5, r * 0.2, r * 0.12, alpha('#ffffff', 0.5)),
  ]);
}

/** Backboard, rim and net seen from below, 100 units wide; the origin is the middle of the rim. */
export function hoop(x: number, y: number, size: number, { angle = 0, swish = 0 } = {}): string {
  const net = times(9, (i) => {
    const [a, b] = [-24 + i * 6, -13 + i * 3.3 + swish];
    return stroke(
      `M${a} 2Q${a * 0.9} 18 ${b} 40M${a} 2Q${a + 7} 14 ${b + 4} 24Q${b + 2} 34 ${b - 2} 40M${a} 2Q${a - 7} 14 ${b - 4} 24`,
      '#fff3e0',
      1.1,
      { opacity: 0.9 },
    );
  });
  return at(x, y, { scale: size / 100, angle }, [
    stroke('M64 140V-40L40 -40', darken(ink, 0.1), 7),
    stroke('M62 140V-36', '#ff9a5a', 1.2),
    polygon(
      [
        [-44, -66],
        [50, -72],
        [50, -8],
        [-44, -4],
      ],
      linear(['#fff7ea', '#f2c9a8', '#d98a7a'], 60),
      { stroke: ink, 'stroke-width': 3.6, 'stroke-linejoin': 'round' },
    ),
    polygon(
      [
        [-20, -44],
        [20, -46],
        [20, -12],
        [-20, -11],
      ],
      'none',
      { stroke: '#e4373f', 'stroke-width': 4 },
    ),
    polygon(
      [
        [-40, -62],
        [-10, -64],
        [-34, -8],
        [-40, -8],
      ],
      alpha('#ffffff', 0.5),
    ),
    path('M-26 0A26 7.4 0 0 1 26 0', 'none', { stroke: '#b5331a', 'stroke-width': 4.4 }),
    net,
    path('M-27 0A27 8 0 0 0 27 0', 'none', { stroke: '#ff5a2b', 'stroke-width': 5 }),
    stroke('M-20 4.4Q0 9 14 6', '#ffd2a0', 1.4),
    rect(-8, -11, 16, 10, '#b5331a'),
  ]);
}

/** A player in the air, arm up to the rim; about 100 units high, the origin at the hips. */
export function player(
  x: number,
  y: number,
  size: number,
  shirt: string,
  { mirror = false, shade = ink } = {},
): string {
  const k = size / 100;
  const limb = (d: string, width: number, color = shade): string => stroke(d, color, width);
  return at(x, y, { scale: [mirror ? -k : k, k] }, [
    limb('M-4 2L-26 18L-44 8', 11),
    limb('M4 2L16 26L6 50', 11.5),
    path('M-52 -1L-42 -2L-38 12L-50 14Z', '#ff5a2b'),
    path('M-2 48H12L18 56C12 59 0 58 -3 56Z', '#ff5a2b'),
    limb('M-4 -36L-28 -26L-36 -40', 7.6),
    path('M-13 -3C-16 8 -22 16 -28 22L-16 30C-8 24 0 18 3 14L8 32L22 29C22 16 18 6 13 -3Z', mix(shirt, '#000000', 0.3)),
    path('M-12 -42C-5 -47 9 -47 14 -40L14 0H-13Z', linear([shirt, mix(shirt, '#000000', 0.25)], 20)),
    at(1, -30, { scale: [mirror ? -1 : 1, 1] }, glyphs(mirror ? '7' : '23', 0, 0, 14, { anchor: 'middle', weight: 2 })),
    limb('M10 -39L26 -58L36 -84', 8.4),
    circle(3, -56, 9.6, shade),
    path('M-7 -58C-6 -70 14 -70 13 -57Z', '#ff5a2b'),
    limb('M-6 -58L-15 -55', 2.6, '#ff5a2b'),
    stroke('M13 -40L28 -59L38 -84', alpha('#ffb37a', 0.85), 1.6),
    stroke('M14 -38V-2', alpha('#ffd9a8', 0.8), 1.6),
  ]);
}

function fence(frame: Frame, top: number, bottom: number, gap: number): string {
  const across = times(
    frame.width / gap + 24,
    (i) =>
      `M${(i - 12) * gap} ${top}l${bottom - top} ${bottom - top}M${(i + 12) * gap} ${top}l${top - bottom} ${bottom - top}`,
  );
  const posts = times(5, (i) =>
    rect((i / 4) * frame.width - gap * 0.12, top - gap * 0.5, gap * 0.24, bottom - top + gap * 0.5, ink),
  );
  return (
    stroke(across.join(''), alpha(ink, 0.55), gap * 0.045) +
    posts.join('') +
    rect(0, top - gap * 0.1, frame.width, gap * 0.2, ink)
  );
}

/** The sun going down behind the fence. */
export function dusk(frame: Frame, ground: number, seed: string): string {
  const random = createRandom(seed);
  const { width: w, height: h } = frame;
  const u = Math.min(w / 160, h / 90);
  return [
    sky(frame, ['#15315c', '#2f7f94', '#f6b56a', [0.72, '#ff6f3d'], '#c8324a']),
    streaks(frame, random, 16, '#fff0c0', [0.1, 0.6]),
    sun(w * 0.36, ground - u * 14, u * 15, ['#fffbe0', '#ffd06a'], '#ffb04a'),
    skyline(frame, random, {
      y: ground,
      minHeight: u * 12,
      maxHeight: u * 32,
      unit: u * 9,
      color: '#7a2f52',
      windows: ['#ffd98a', '#ffb36a'],
      lit: 0.22,
    }),
    fence(frame, ground - u * 15, ground, u * 3),
  ].join('');
}

/** The court below y, warm where the sun falls. */
export function asphalt(frame: Frame, y: number): string {
  const { width: w, height: h } = frame;
  const random = createRandom('asphalt');
  return (
    rect(0, y, w, h - y, linear(['#8a3f5a', '#3a2352', '#190f33'])) +
    light(ellipse(w * 0.36, y, w * 0.34, (h - y) * 0.7, radial([alpha('#ffb06a', 0.75), alpha('#ffb06a', 0)]))) +
    times(120, () =>
      circle(random.next() * w, random.range(y, h), random.range(0.6, 2.4), alpha('#ffffff', random.range(0.05, 0.2))),
    ).join('')
  );
}
