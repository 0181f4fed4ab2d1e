import { alpha, blur, darken, lighten, linear, radial } from '../../kit/paint.ts';
import { createRandom, type Random, times } from '../../kit/random.ts';
import { glow, rays, sky, streaks } from '../../kit/sky.ts';
import { at, box, circle, ellipse, path, polygon, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

/** An airship flying right, 200 units long, around the middle of its hull. */
export function airship(
  x: number,
  y: number,
  size: number,
  { hull = '#d8523a', trim = '#f2c26a', angle = 0, mirror = false, damaged = false } = {},
): string {
  const k = size / 200;
  const ribs = [-62, -30, 4, 38, 68].map((rx) =>
    stroke(
      `M${rx} ${-35 + (rx * rx) / 260}Q${rx + 10} 0 ${rx} ${35 - (rx * rx) / 260}`,
      alpha(darken(hull, 0.6), 0.45),
      1.6,
    ),
  );
  return at(x, y, { scale: [mirror ? -k : k, k], angle }, [
    polygon(
      [
        [-84, -6],
        [-118, -38],
        [-98, -40],
        [-60, -20],
      ],
      linear([lighten(hull, 0.2), darken(hull, 0.3)]),
    ),
    polygon(
      [
        [-84, 6],
        [-118, 38],
        [-98, 40],
        [-60, 20],
      ],
      darken(hull, 0.5),
    ),
    path(
      'M-100 0C-84 -36 -30 -40 10 -40C62 -40 94 -22 100 0C94 22 62 40 10 40C-30 40 -84 36 -100 0Z',
      linear([lighten(hull, 0.5), hull, [0.72, darken(hull, 0.42)], darken(hull, 0.7)]),
    ),
    path('M-96 -8C-60 -20 50 -22 97 -8L99 4C50 -8 -60 -6 -99 4Z', linear([trim, darken(trim, 0.35)])),
    ribs,
    path('M-60 -30C-20 -38 40 -38 74 -26C40 -31 -20 -31 -60 -30Z', alpha('#ffffff', 0.5)),
    polygon(
      [
        [-92, -3],
        [-126, -9],
        [-126, 9],
        [-92, 3],
      ],
      linear([trim, darken(trim, 0.4)]),
    ),
    stroke('M-34 38V52M-6 40V52M26 40V52M44 37V52', '#3a241c', 2),
    path('M-46 50H54C60 50 62 56 56 62L44 72H-34C-44 70 -50 58 -46 50Z', linear(['#8a5a34', '#3a2014'])),
    rect(-42, 50, 96, 4, trim),
    times(6, (i) => box([-34 + i * 13.6, 56, 8, 7], 2, '#ffe6a0')),
    stroke('M-40 70L-58 76M-58 68V86', '#3a241c', 3),
    ellipse(-60, 77, 3, 14, alpha('#ffe6c0', 0.5)),
    path('M50 60H76V66H48Z', '#2a1a1c'),
    damaged && [
      circle(-30, -12, 30, radial([alpha('#ffd27a', 0.95), [0.4, alpha('#ff6a2a', 0.7)], alpha('#ff6a2a', 0)])),
      path('M-46 -8L-34 -24L-26 -12L-14 -22L-16 -2L-32 2Z', '#1a0f12'),
    ],
  ]);
}

/** The fortress: an iron island of towers, guns and engines, 200 units wide around its deck's middle. */
export function fortress(x: number, y: number, size: number, seed = 'fort'): string {
  const random = createRandom(seed);
  const steel = '#55607c';
  const tower = (tx: number, w: number, h: number, dome = false): string =>
    [
      rect(tx - w / 2, -h, w, h, linear(['#a8b0c8', steel, '#262c42'], 0)),
      times(
        Math.floor(h / 12),
        (i) =>
          rect(tx - w * 0.26, -h + 7 + i * 12, w * 0.2, 4.4, random.chance(0.7) ? '#ffd27a' : '#2a3048') +
          rect(tx + w * 0.1, -h + 7 + i * 12, w * 0.2, 4.4, random.chance(0.5) ? '#ffb85a' : '#2a3048'),
      ).join(''),
      dome
        ? path(
            `M${tx - w * 0.62} ${-h}A${w * 0.62} ${w * 0.62} 0 0 1 ${tx + w * 0.62} ${-h}Z`,
            linear(['#f2c98a', '#a8642c', '#5a3018']),
          )
        : rect(tx - w * 0.64, -h - 4, w * 1.28, 6, '#3a4058') +
          times(4, (i) => rect(tx - w * 0.64 + i * w * 0.36, -h - 8, w * 0.2, 5, '#3a4058')).join(''),
      stroke(`M${tx} ${-h - w * (dome ? 0.6 : 0.1)}V${-h - w * 0.6 - 16}`, '#2a3048', 1.8),
      path(`M${tx} ${-h - w * 0.6 - 16}q9 2 16 -1v8q-8 3 -16 1Z`, '#e0402f'),
    ].join('');
  const gun = (gx: number, gy: number, side: number): string =>
    at(
      gx,
      gy,
      { scale: [side, 1] },
      box([2, -3.4, 26, 6.8], 2, linear(['#8a92aa', '#20263a'])),
      box([24, -4.6, 7, 9.2], 2, '#3a4058'),
      circle(0, 0, 8, linear(['#7a849f', '#2a3048'])),
    );
  return at(x, y, { scale: size / 200 }, [
    times(5, (i) =>
      at(
        -68 + i * 34,
        56 - Math.abs(i - 2) * 8,
        {},
        path('M-9 -10H9L6 6H-6Z', '#3a4058'),
        path(
          'M-6 6C-9 26 -3 36 0 56C3 36 9 26 6 6Z',
          linear([alpha('#fff3b0', 1), alpha('#6ad8ff', 0.85), alpha('#3a8aff', 0)]),
        ),
      ),
    ),
    tower(-58, 24, 46),
    tower(56, 26, 54, true),
    tower(-24, 28, 78, true),
    tower(24, 26, 66),
    tower(0, 34, 104),
    tower(-82, 18, 26),
    tower(84, 16, 30),
    path('M-102 -4H102L96 12H-96Z', linear(['#c4cbdc', '#5a6480'])),
    path('M-96 12H96L70 36C40 52 20 62 0 62C-20 62 -40 52 -70 36Z', linear([steel, '#2a3048', '#12162a'])),
    times(9, (i) => circle(-72 + i * 18, 22, 3.6, i % 3 === 1 ? '#ffd27a' : '#1a2036')),
    stroke('M-88 14L-60 40M88 14L60 40M-40 14L-26 52M40 14L26 52', '#7a849f', 2.4),
    times(12, (i) => rect(-98 + i * 17, -9, 9, 6, '#8a92aa')),
    gun(-94, 4, -1),
    gun(94, 4, 1),
    gun(-64, 30, -1),
    gun(64, 30, 1),
    circle(0, -84, 9, '#fff3c8'),
    circle(0, -84, 30, radial([alpha('#ffe9a8', 0.8), alpha('#ffe9a8', 0)])),
  ]);
}

/** An evening sky lit from sx, sy. */
export function storm(
  frame: Frame,
  seed: string,
  sx: number,
  sy: number,
  tones: readonly string[] = ['#1d2a4a', '#5a3f68', '#c85a4f', '#ffb35a', '#ffe2a0'],
): string {
  const random = createRandom(seed);
  const { width: w, height: h } = frame;
  return [
    sky(frame, tones),
    glow(sx, sy, Math.max(w, h) * 0.6, '#ffd98a', 0.75),
    rays(sx, sy, Math.max(w, h), '#fff0b8', 13, 0.22),
    streaks(frame, random, 26, '#ffe0b0', [0.05, 0.7]),
    times(10, () =>
      ellipse(
        random.next() * w,
        random.range(-0.05, 0.26) * h,
        w * random.range(0.1, 0.24),
        h * random.range(0.03, 0.08),
        alpha('#141c38', 0.4),
        { filter: blur(Math.min(w, h) / 40) },
      ),
    ),
  ]
    .flat()
    .join('');
}

/** An explosion of radius r. */
export function burst(x: number, y: number, r: number, random: Random): string {
  return (
    glow(x, y, r * 2.4, '#ff9a3d', 0.95) +
    times(9, () =>
      circle(
        x + random.range(-0.6, 0.6) * r,
        y + random.range(-0.6, 0.6) * r,
        r * random.range(0.25, 0.5),
        radial(['#fff6c8', [0.4, '#ffb03d'], [0.8, '#d8482a'], alpha('#5a1f24', 0.4)]),
      ),
    ).join('') +
    times(8, () => circle(x + random.range(-1.2, 1.2) * r, y + random.range(-1.3, 0.5) * r, r * 0.07, '#fff0a8')).join(
      '',
    )
  );
}

/** A shell with its trail, flying by dx, dy. */
export function shell(x: number, y: number, dx: number, dy: number, u: number): string {
  return (
    stroke(`M${x} ${y}L${x + dx} ${y + dy}`, linear([alpha('#ffd27a', 0), '#fff3c0'], dx < 0 ? 180 : 0), u * 0.6) +
    circle(x + dx, y + dy, u * 0.7, '#fffbe8')
  );
}
