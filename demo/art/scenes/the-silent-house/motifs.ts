import { alpha, darken, lighten, linear, radial } from '../../kit/paint.ts';
import { type Random, times } from '../../kit/random.ts';
import { at, box, circle, ellipse, path, polygon, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

/** The one color of the night. */
export const blood = '#d8281f';

const wall = '#3d4450';

/** A swallow-tail roof w wide, its eaves at y; tiles catch the moon. */
function roof(x: number, y: number, w: number, h: number, tone = '#232a36'): string {
  const half = w / 2;
  const ribs = times(23, (i) => {
    const t = (i + 0.5) / 23 - 0.5;
    return `M${x + t * w * 0.86} ${y - h * (0.86 - Math.abs(t) * 0.12)}L${x + t * w} ${y - h * 0.06}`;
  });
  return [
    path(
      `M${x - half} ${y}Q${x} ${y - h * 0.22} ${x + half} ${y}L${x + half * 0.9} ${y - h * 0.8}Q${x} ${y - h} ${x - half * 0.9} ${y - h * 0.8}Z`,
      linear([lighten(tone, 0.24), tone, darken(tone, 0.5)]),
    ),
    stroke(ribs.join(''), alpha('#9fb4cc', 0.16), w * 0.008),
    path(
      `M${x - half * 1.1} ${y - h * 1.42}C${x - half * 0.96} ${y - h * 0.98} ${x - half * 0.4} ${y - h * 1.02} ${x} ${y - h * 0.98}C${x + half * 0.4} ${y - h * 1.02} ${x + half * 0.96} ${y - h * 0.98} ${x + half * 1.1} ${y - h * 1.42}C${x + half} ${y - h * 0.7} ${x + half * 0.5} ${y - h * 0.82} ${x} ${y - h * 0.8}C${x - half * 0.5} ${y - h * 0.82} ${x - half} ${y - h * 0.7} ${x - half * 1.1} ${y - h * 1.42}Z`,
      darken(tone, 0.25),
    ),
    stroke(
      `M${x - half * 1.08} ${y - h * 1.38}C${x - half * 0.96} ${y - h * 0.98} ${x - half * 0.4} ${y - h * 1.02} ${x} ${y - h * 0.98}C${x + half * 0.4} ${y - h * 1.02} ${x + half * 0.96} ${y - h * 0.98} ${x + half * 1.08} ${y - h * 1.38}`,
      alpha('#b9cbe0', 0.6),
      w * 0.005,
    ),
  ].join('');
}

function lattice(x: number, y: number, w: number, h: number, lit: string | false): string {
  const bars = times(5, (i) => `M${x + (w * (i + 0.5)) / 5} ${y}v${h}M${x} ${y + (h * (i + 0.5)) / 5}h${w}`).join('');
  return (
    rect(x, y, w, h, lit ? radial([lighten(lit, 0.4), lit, darken(lit, 0.6)]) : '#0b0e14') +
    stroke(bars, '#11141c', w * 0.05) +
    rect(x, y, w, h, 'none', { stroke: '#11141c', 'stroke-width': w * 0.1 })
  );
}

/** The great hall with its two wings around a court; the origin is the middle of its doorstep, 200 units wide. */
export function courtHouse(x: number, y: number, size: number, { open = 0.35, watcher = true } = {}): string {
  const gap = 11 * open;
  const wing = (side: number): string =>
    at(
      0,
      0,
      { scale: [side, 1] },
      polygon(
        [
          [58, -46],
          [112, -56],
          [112, 16],
          [58, 0],
        ],
        linear([darken(wall, 0.1), darken(wall, 0.6)], 0),
      ),
      lattice(74, -34, 14, 16, false),
      path(
        'M50 -46C60 -50 64 -62 68 -76C72 -66 108 -72 126 -84C122 -66 124 -54 122 -50C100 -50 70 -46 50 -40Z',
        linear(['#2f3948', '#10141c']),
      ),
      stroke('M68 -76C72 -66 108 -72 126 -84', alpha('#b9cbe0', 0.5), 1),
    );
  return at(x, y, { scale: size / 200 }, [
    rect(-64, -54, 128, 54, linear([lighten(wall, 0.06), darken(wall, 0.5)])),
    times(30, (i) =>
      rect(
        -62 + (i % 10) * 12.6 + (Math.floor(i / 10) % 2) * 5,
        -18 + Math.floor(i / 10) * 6,
        11.6,
        5,
        alpha('#8a4a3a', 0.28),
      ),
    ),
    lattice(-52, -42, 20, 20, false),
    lattice(32, -42, 20, 20, watcher && '#3a2a1c'),
    watcher &&
      path('M38 -22C38 -30 40 -31 42 -32C39 -36 45 -40 47 -36C48 -34 47 -33 46 -32C48 -31 50 -30 50 -22Z', '#050608'),
    rect(-17, -46, 34, 46, '#14080a'),
    rect(-11, -42, 22, 42, linear(['#ff6a4a', blood, '#5a0a0c'])),
    rect(-11, -42, 11 - gap, 42, linear(['#6b1f1c', '#2a0a0c'])),
    rect(gap, -42, 11 - gap, 42, linear(['#6b1f1c', '#2a0a0c'])),
    circle(-gap - 2, -20, 1, '#c98a4e'),
    circle(gap + 2, -20, 1, '#c98a4e'),
    rect(-20, -52, 40, 7, '#14080a'),
    box([-13, -51, 26, 5], 1, '#8a6a2c'),
    times(4, (i) => rect(-60 + i * 38.5, -56, 5, 56, linear(['#4a2a28', '#140a0c'], 0))),
    roof(0, -52, 146, 30),
    wing(1),
    wing(-1),
    rect(-66, 0, 132, 4, '#2a2f3a'),
    rect(-24, 2, 48, 5, '#343a46'),
    [-26, 26].map((lx) =>
      at(
        lx,
        -48,
        { scale: 0.2 },
        circle(0, 40, 120, radial([alpha(blood, lx < 0 ? 0.75 : 0.12), alpha(blood, 0)])),
        ellipse(0, 40, 30, 36, lx < 0 ? radial(['#ffb08a', blood, '#6b0d10']) : '#2a1416'),
        rect(-14, 0, 28, 8, '#1a1210'),
        rect(-14, 72, 28, 8, '#1a1210'),
      ),
    ),
  ]);
}

/** A bare banyan with hanging roots. */
export function deadTree(x: number, y: number, size: number, random: Random, color: string): string {
  const branch = (bx: number, by: number, length: number, angle: number, width: number, depth: number): string => {
    const [ex, ey] = [bx + Math.cos(angle) * length, by + Math.sin(angle) * length];
    const bend = `${(bx + ex) / 2 + random.range(-0.12, 0.12) * length} ${(by + ey) / 2}`;
    const own = stroke(`M${bx} ${by}Q${bend} ${ex} ${ey}`, color, width);
    if (depth === 0)
      return (
        own +
        stroke(
          `M${ex} ${ey}q${random.range(-4, 4)} ${length * 0.3} 0 ${length * random.range(0.5, 1.3)}`,
          color,
          width * 0.4,
        )
      );
    return (
      own +
      times(3, (i) =>
        branch(
          ex,
          ey,
          length * random.range(0.55, 0.8),
          angle + (i - 1) * random.range(0.4, 0.7),
          width * 0.6,
          depth - 1,
        ),
      ).join('')
    );
  };
  return (
    path(
      `M${x - size * 0.09} ${y}C${x - size * 0.03} ${y - size * 0.16} ${x - size * 0.05} ${y - size * 0.26} ${x - size * 0.03} ${y - size * 0.36}H${x + size * 0.03}C${x + size * 0.04} ${y - size * 0.2} ${x + size * 0.04} ${y - size * 0.1} ${x + size * 0.11} ${y}Z`,
      color,
    ) + branch(x, y - size * 0.33, size * 0.26, -Math.PI / 2 - 0.15, size * 0.055, 4)
  );
}

/** Drifting fog between two heights. */
export function fog(frame: Frame, random: Random, top: number, bottom: number, color = '#a9bccb', count = 14): string {
  const { width: w } = frame;
  return times(count, () =>
    ellipse(
      random.next() * w,
      random.range(top, bottom),
      w * random.range(0.12, 0.3),
      (bottom - top) * random.range(0.08, 0.24),
      radial([alpha(color, random.range(0.12, 0.34)), alpha(color, 0)]),
    ),
  ).join('');
}
