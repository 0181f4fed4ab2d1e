import { glyphs } from '../../kit/glyphs.ts';
import { alpha, blur, darken, lighten, linear, radial, shadow } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { at, box, circle, ellipse, group, path, polygon, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

const beadColors = [
  '#e5533d',
  '#f2a92c',
  '#5bb04c',
  '#2f9ec4',
  '#9a6bd0',
  '#e5533d',
  '#f2a92c',
  '#5bb04c',
  '#2f9ec4',
] as const;

/** One bead of lacquered wood on a rod, w × h around its middle. */
function bead(x: number, y: number, w: number, h: number, color: string): string {
  const d = `M${x - w * 0.18} ${y - h / 2}H${x + w * 0.18}L${x + w / 2} ${y - h * 0.06}V${y + h * 0.06}L${x + w * 0.18} ${y + h / 2}H${x - w * 0.18}L${x - w / 2} ${y + h * 0.06}V${y - h * 0.06}Z`;
  const line = { 'stroke-linejoin': 'round', stroke: darken(color, 0.15), 'stroke-width': h * 0.14 };
  return [
    ellipse(x + w * 0.06, y + h * 0.34, w * 0.52, h * 0.4, alpha('#2a0f04', 0.4)),
    path(d, linear([lighten(color, 0.35), color, darken(color, 0.45)]), line),
    ellipse(x - w * 0.12, y - h * 0.22, w * 0.22, h * 0.1, alpha('#ffffff', 0.75)),
  ].join('');
}

/** A soroban showing `digits`, w × h around its middle. */
export function abacus(x: number, y: number, [w, h]: readonly [number, number], digits: readonly number[]): string {
  const rim = h * 0.09;
  const column = (w - rim * 2) / digits.length;
  const [bw, bh] = [column * 0.84, (h - rim * 2) * 0.104];
  const [top, bar] = [-h / 2 + rim, -h / 2 + rim + (h - rim * 2) * 0.3];
  const rods = digits.map((digit, i) => {
    const rx = -w / 2 + rim + column * (i + 0.5);
    const color = beadColors[i % 9] ?? '#e5533d';
    const heaven = bead(rx, digit >= 5 ? bar - bh * 0.85 : top + bh * 0.6, bw, bh, color);
    const earth = times(4, (n) =>
      bead(rx, n < digit % 5 ? bar + bh * (1.15 + n * 1.08) : h / 2 - rim - bh * (0.6 + (3 - n) * 1.08), bw, bh, color),
    );
    return (
      rect(rx - column * 0.05, top, column * 0.1, h - rim * 2, linear(['#8a6a3f', '#f6e2b4', '#7a5a30'], 0)) +
      heaven +
      earth.join('')
    );
  });
  const wood = linear(['#d9924e', '#a85f2a', '#7c3f18']);
  const grain = times(14, (i) =>
    stroke(
      `M${-w / 2 + (i * w) / 14} ${-h / 2 + rim * (0.25 + (i % 3) * 0.2)}q${w / 30} ${rim * 0.14} ${w / 15} 0M${-w / 2 + (i * w) / 14} ${h / 2 - rim * (0.3 + (i % 3) * 0.18)}q${w / 30} ${-rim * 0.14} ${w / 15} 0`,
      alpha('#4a2108', 0.35),
      rim * 0.06,
    ),
  );
  return at(x, y, {}, [
    group({ filter: shadow(h * 0.05, h * 0.04, '#1a0a02', 0.6) }, box([-w / 2, -h / 2, w, h], rim * 0.6, wood)),
    box([-w / 2 + rim, top, w - rim * 2, h - rim * 2], rim * 0.2, linear(['#f7e6c0', '#e8cd98'])),
    rect(-w / 2 + rim, top, w - rim * 2, h * 0.06, linear([alpha('#5a2f10', 0.5), alpha('#5a2f10', 0)])),
    rods,
    rect(-w / 2 + rim * 0.8, bar - bh * 0.28, w - rim * 1.6, bh * 0.56, linear(['#c67a3c', '#8a4a1e'])),
    digits.map((_, i) => (i % 3 === 1 ? circle(-w / 2 + rim + column * (i + 0.5), bar, bh * 0.13, '#fff2cc') : '')),
    stroke(`M${-w / 2 + rim * 0.5} ${-h / 2 + rim * 0.22}H${w / 2 - rim * 0.5}`, alpha('#ffe0ae', 0.7), rim * 0.1),
    grain,
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([sx = 1, sy = 1]) =>
      circle(sx * (w / 2 - rim * 0.5), sy * (h / 2 - rim * 0.5), rim * 0.22, linear(['#ffe9a8', '#a8741c'])),
    ),
  ]);
}

/** A green board with chalk dust and sums. */
export function board(frame: Frame, seed: string): string {
  const random = createRandom(seed);
  const { width: w, height: h } = frame;
  const dust = times(16, () =>
    ellipse(
      random.next() * w,
      random.next() * h,
      w * random.range(0.08, 0.2),
      h * random.range(0.02, 0.06),
      alpha('#e8fff0', 0.05),
      { transform: `rotate(${random.int(-25, 10)} ${w / 2} ${h / 2})` },
    ),
  );
  return (
    rect(0, 0, w, h, radial(['#3f8a66', '#23604a', '#123a30'], { cx: 0.6, cy: 0.3, r: 0.9 })) +
    group({ filter: blur(w / 130) }, dust)
  );
}

/** Sums in chalk: text, x, y and height in units of u, color. */
export function chalk(items: readonly (readonly [string, number, number, number, string])[], u: number): string {
  return items
    .map(([text, x, y, size, color]) => glyphs(text, x * u, y * u, size * u, { color, weight: 1.1, opacity: 0.75 }))
    .join('');
}

/** A pencil lying on the desk, its point to the right. */
export function pencil(x: number, y: number, size: number, angle: number, color: string): string {
  return at(
    x,
    y,
    { scale: size / 100, angle },
    group(
      { filter: shadow(3, 3) },
      box([-60, -7, 96, 14], 2, linear([lighten(color, 0.3), color, darken(color, 0.3)])),
      polygon(
        [
          [36, -7],
          [60, 0],
          [36, 7],
        ],
        '#f5d9ac',
      ),
      polygon(
        [
          [52, -2.4],
          [60, 0],
          [52, 2.4],
        ],
        '#2b2b33',
      ),
      box([-72, -7, 12, 14], 3, '#f28fae'),
      rect(-60, -7, 6, 14, '#d8d8de'),
    ),
  );
}
