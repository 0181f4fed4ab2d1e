import { ridge } from '../../kit/land.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, blur, darken, linear, mix, radial } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { birds } from '../../kit/sky.ts';
import { circle, ellipse, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

export type Side = 'b' | 'w';

/** A lens-shaped stone seen from above, with its shadow on the board. */
export function stone(x: number, y: number, r: number, side: Side): string {
  const fill =
    side === 'b'
      ? radial(['#7a8088', [0.3, '#2c3036'], [1, '#050608']], { cx: 0.36, cy: 0.3, r: 0.8 })
      : radial(['#ffffff', [0.55, '#f3efe6'], [1, '#b5ada0']], { cx: 0.38, cy: 0.32, r: 0.8 });
  return (
    ellipse(x + r * 0.14, y + r * 0.2, r, r * 0.98, alpha('#2a1604', 0.42)) +
    circle(x, y, r, fill) +
    ellipse(x - r * 0.32, y - r * 0.4, r * 0.26, r * 0.15, alpha('#ffffff', side === 'b' ? 0.4 : 0.9), {
      transform: `rotate(-35 ${x - r * 0.32} ${y - r * 0.4})`,
    })
  );
}

/** Mountains in ink: each range a wash that thins out downwards into mist. */
export function inkWorld(frame: Frame, seed: string, base: number): string {
  const { w, h, u, cx } = layoutOf(frame);
  const random = createRandom(seed);
  const range = (y: number, swing: number, strength: number, count: number): string =>
    ridge(frame, random, {
      y,
      swing,
      count,
      detail: 5,
      fill: linear([alpha('#1c232b', strength), alpha('#1c232b', strength * 0.35), alpha('#1c232b', 0)]),
    });
  const fibres = times(90, () =>
    stroke(
      `M${random.next() * w} ${random.next() * h}q${random.range(-14, 14)} ${random.range(-6, 6)} ${random.range(8, 40)} ${random.range(-4, 4)}`,
      alpha('#8a7f6a', 0.16),
      1.2,
    ),
  );
  return [
    rect(0, 0, w, h, linear(['#ece7db', '#f7f4ec', '#e2dbcb'])),
    fibres.join(''),
    circle(cx + u * 30, base * 0.38, u * 8.5, radial(['#d8483a', [0.9, '#c43a2e'], [1, alpha('#c43a2e', 0.7)]])),
    range(base * 0.62, u * 30, 0.3, 2.2),
    range(base * 0.8, u * 26, 0.5, 3),
    range(base * 0.98, u * 16, 0.78, 4),
    birds(cx - u * 10, base * 0.3, u * 4, random, '#2a2f36', 7),
    ellipse(cx, base * 0.86, w * 0.6, u * 6, alpha('#f7f4ec', 0.6), { filter: blur(u * 3) }),
  ].join('');
}

export function wood(x: number, y: number, w: number, h: number, seed: string, tone = '#dca95c'): string {
  const random = createRandom(seed);
  const grain = times(46, (i) => {
    const gy = y + ((i + random.next()) / 46) * h;
    return stroke(
      `M${x} ${gy}C${x + w * 0.3} ${gy + random.range(-0.012, 0.012) * h} ${x + w * 0.7} ${gy + random.range(-0.012, 0.012) * h} ${x + w} ${gy}`,
      alpha(darken(tone, 0.45), random.range(0.06, 0.22)),
      Math.max(1, h / 420),
    );
  });
  return rect(x, y, w, h, linear([mix(tone, '#ffffff', 0.22), tone, darken(tone, 0.14)], 60)) + grain.join('');
}
