import { alpha, blur, clip, linear, radial } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { nebula, sky, stars } from '../../kit/sky.ts';
import { at, circle, ellipse, group, polygon, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

export const gold = '#ffc75a';

/** A planet in bands with a night side, and a ring in three broken strands around it. */
export function ringedPlanet(
  x: number,
  y: number,
  r: number,
  seed: string,
  hue: readonly [string, string, string] = ['#8a7bff', '#3f9df2', '#38e0e8'],
): string {
  const random = createRandom(seed);
  const disc = `<circle r="${r}"/>`;
  const bands = times(11, (i) => {
    const by = (-1 + (i + random.next()) / 5.5) * r;
    return ellipse(
      random.range(-0.3, 0.3) * r,
      by,
      r * random.range(0.7, 1.3),
      r * random.range(0.02, 0.08),
      random.pick(hue),
      { opacity: random.range(0.2, 0.55) },
    );
  });
  return at(x, y, { angle: -18 }, [
    circle(0, 0, r * 1.7, radial([alpha(hue[1], 0.5), [0.55, alpha(hue[1], 0.25)], alpha(hue[1], 0)])),
    ringHalf(r, 'back', random),
    clip(
      disc,
      circle(0, 0, r, linear(hue, 60)),
      group({ filter: blur(r * 0.012) }, bands),
      circle(
        0,
        0,
        r,
        radial(
          [
            [0, alpha('#ffffff', 0.35)],
            [0.3, alpha('#ffffff', 0)],
            [0.5, alpha('#07051f', 0.12)],
            [0.74, alpha('#07051f', 0.62)],
            [1, alpha('#07051f', 0.96)],
          ],
          { cx: 0.28, cy: 0.2, r: 0.92 },
        ),
      ),
      ellipse(0, r * 0.22, r * 1.3, r * 0.16, alpha('#050418', 0.35), { filter: blur(r * 0.04) }),
    ),
    ringHalf(r, 'front', random),
  ]);
}

function ringHalf(r: number, side: 'back' | 'front', random: ReturnType<typeof createRandom>): string {
  const sweep = side === 'back' ? 1 : 0;
  const strand = (rx: number, width: number, opacity: number): string =>
    stroke(
      `M${-rx} 0A${rx} ${rx * 0.27} 0 0 ${sweep} ${rx} 0`,
      linear([alpha(gold, opacity * 0.35), alpha('#ffe9b0', opacity), alpha('#c8742e', opacity * 0.6)], 0),
      width,
      { 'stroke-linecap': 'butt' },
    );
  const rubble = times(90, () => {
    const a = random.next() * Math.PI * (side === 'back' ? -1 : 1);
    const reach = r * random.range(1.38, 2.12);
    return circle(
      Math.cos(a) * reach,
      Math.sin(a) * reach * 0.27,
      r * random.range(0.003, 0.014),
      random.pick(['#ffe2a0', '#d99a55', '#8c6a63']),
    );
  });
  return (
    strand(r * 1.5, r * 0.09, 0.95) +
    strand(r * 1.68, r * 0.12, 0.7) +
    strand(r * 1.88, r * 0.05, 0.8) +
    strand(r * 2.02, r * 0.02, 0.7) +
    rubble.join('')
  );
}

/** A tumbling rock with a lit edge. */
export function rock(x: number, y: number, r: number, seed: string, tone = '#4a3d68'): string {
  const random = createRandom(seed);
  const points = times(9, (i): readonly [number, number] => {
    const a = (i / 9) * Math.PI * 2;
    const reach = r * random.range(0.72, 1.08);
    return [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
  });
  const pits = times(4, () =>
    ellipse(
      x + random.range(-0.4, 0.4) * r,
      y + random.range(-0.4, 0.4) * r,
      r * 0.16,
      r * 0.12,
      alpha('#120a24', 0.5),
    ),
  );
  return polygon(points, linear(['#b99bd0', tone, '#150d2c'], 50)) + pits.join('');
}

export function space(frame: Frame, seed: string): string {
  const random = createRandom(seed);
  return (
    sky(frame, ['#050716', '#0d0b33', '#2a1150'], 70) +
    nebula(frame, random, ['#5a2bb0', '#a12c8c', '#1f4fb5']) +
    stars(frame, random, 260)
  );
}
