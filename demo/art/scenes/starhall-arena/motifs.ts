import { alpha, blur, darken, halo, light, lighten, linear, mix } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { rays } from '../../kit/sky.ts';
import { at, box, circle, ellipse, group, path, polygon, rect, starPath, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

/** The colors of the six robots. */
export const team = ['#ff5f5a', '#3fb8ff', '#ffc52e', '#5fdc7a', '#b98aff', '#ff8fc4'] as const;

interface Pose {
  readonly arm?: number;
  readonly lean?: number;
  readonly mirror?: boolean;
  readonly jump?: number;
  readonly mood?: 'happy' | 'angry' | 'dizzy';
}

/** A small round robot, 100 units high, on the ground at y; kinds differ in head, eye and tool. */
export function robot(
  x: number,
  y: number,
  size: number,
  kind: number,
  { arm = -50, lean = 0, mirror = false, jump = 0, mood = 'happy' }: Pose = {},
): string {
  const color = team[kind % 6] ?? team[0];
  const k = size / 100;
  const dark = darken(color, 0.5);
  const shell = linear([lighten(color, 0.45), color, darken(color, 0.35)], 50);
  const eye = (ex: number): string =>
    mood === 'dizzy'
      ? stroke(`M${ex - 4} -70l8 8m0 -8l-8 8`, '#8ff6ff', 2.6)
      : mood === 'angry'
        ? path(`M${ex - 6} -70L${ex + 6} ${ex < 0 ? -65 : -75}V-60H${ex - 6}Z`, '#8ff6ff')
        : ellipse(ex, -66, 4.6, 6.4, '#8ff6ff') + circle(ex - 1.4, -68.6, 1.6, '#ffffff');
  const head = [
    stroke('M0 -86V-98', dark, 3) + circle(0, -100, 5, lighten(color, 0.5)),
    stroke('M-16 -84L-24 -100M16 -84L24 -100', dark, 4) +
      circle(-24, -101, 4, '#fff3c0') +
      circle(24, -101, 4, '#fff3c0'),
    path('M-12 -88L-6 -104L0 -92L6 -104L12 -88Z', '#ffe48a'),
    path('M-30 -76L-44 -96L-18 -88ZM30 -76L44 -96L18 -88Z', shell),
    path(starPath(0, -98, 10, 4.4), '#fff3c0'),
    ellipse(0, -90, 24, 6, dark),
  ][kind % 6];
  const tool = [
    circle(0, -26, 13, linear(['#ffffff', '#8a92b4'])) + circle(0, -26, 6, dark),
    path('M-4 0V-34H4V0ZM-15 -30H15V-48H-15Z', linear(['#e4e8f8', '#6a7298'])),
    path(starPath(0, -28, 16, 7), '#fff3c0'),
    path('M-4 0L-6 -40L0 -50L6 -40L4 0Z', linear(['#eafff0', '#7fe8b0'])),
    box([-13, -40, 26, 24], 6, linear(['#f4e8ff', '#8a6ac4'])),
    circle(0, -26, 14, '#ffe0f0') + stroke('M-9 -32L9 -20M9 -32L-9 -20', color, 3),
  ][kind % 6];
  return at(
    x,
    y,
    {},
    ellipse(0, 2 * k, 34 * k, 8 * k, alpha('#0a0626', 0.5)),
    at(0, -jump * k, { scale: [mirror ? -k : k, k], angle: lean }, [
      box([-22, -12, 17, 12], 5, dark),
      box([5, -12, 17, 12], 5, dark),
      rect(-17, -20, 8, 12, '#3a3f5c'),
      rect(9, -20, 8, 12, '#3a3f5c'),
      stroke('M-26 -38Q-42 -32 -40 -18', '#4a5078', 8),
      circle(-40, -16, 8, shell),
      path('M-28 -44C-30 -14 30 -14 28 -44Z', shell),
      box([-13, -40, 26, 14], 5, dark),
      circle(-6, -33, 3, '#ffe48a'),
      circle(4, -33, 3, '#8ff6ff'),
      path('M-38 -64C-38 -96 38 -96 38 -64C38 -44 28 -40 0 -40S-38 -44 -38 -64Z', shell),
      path('M-30 -66C-30 -84 30 -84 30 -66C30 -52 22 -50 0 -50S-30 -52 -30 -66Z', linear(['#20284c', '#0c1028'])),
      eye(-12),
      eye(12),
      mood === 'happy' && stroke('M-5 -56Q0 -52 5 -56', '#8ff6ff', 2),
      path('M-26 -76C-20 -84 4 -86 12 -82C0 -80 -18 -78 -26 -68Z', alpha('#ffffff', 0.45)),
      head,
      at(
        26,
        -38,
        { angle: arm + 90 },
        stroke('M0 0Q6 -12 2 -22', '#4a5078', 8),
        at(2, -22, { scale: 0.9 }, tool),
        circle(2, -24, 8, shell),
      ),
    ]),
  );
}

/** Tiers of seats, lamps and a star over the ring. */
export function dome(frame: Frame, x: number, floor: number, seed: string): string {
  const { width: w, height: h } = frame;
  const random = createRandom(seed);
  const u = Math.min(w, h) / 90;
  const tiers = times(6, (row) => {
    const y = floor - u * (34 - row * 6);
    return (
      path(
        `M0 ${y - u * 3}Q${x} ${y + u * 7} ${w} ${y - u * 3}V${h}H0Z`,
        linear([mix('#3a2f9c', '#1a1450', row / 6), '#0f0b36']),
      ) +
      times(w / (u * 2.6), (i) => {
        const sx = i * u * 2.6 + (row % 2) * u * 1.3;
        const t = (sx - x) / w;
        return circle(
          sx,
          y + u * (4.6 - t * t * 28),
          u * random.range(0.8, 1.2),
          random.pick(['#5a4fd0', '#7a6af0', '#4a3fb0', '#ffc52e', '#ff6f8a', '#6fe0ff']),
          { opacity: random.range(0.3, 0.85) },
        );
      }).join('')
    );
  });
  const beams = times(7, (i) =>
    polygon(
      [
        [w * ((i + 0.5) / 7), -u * 4],
        [x + (i - 4.4) * u * 22, floor + u * 16],
        [x + (i - 2.2) * u * 22, floor + u * 16],
      ],
      linear([alpha(team[i % 6] ?? '#ffffff', 0.5), alpha(team[i % 6] ?? '#ffffff', 0)]),
    ),
  );
  const lamps = times(15, (i) =>
    circle(w * ((i + 0.5) / 15), u * (4 + Math.sin(((i + 0.5) / 15) * Math.PI) * 7), u * 1.1, '#ffffff', {
      filter: halo(u, '#9fd8ff'),
    }),
  );
  return (
    rect(0, 0, w, h, linear(['#140e46', '#3a2a9c', '#6a3fc4', '#2a1a6c'])) +
    rays(x, floor - u * 30, Math.max(w, h), '#b9a8ff', 18, 0.22) +
    tiers.join('') +
    light(group({ filter: blur(u * 0.7) }, beams)) +
    lamps.join('')
  );
}

/** A round stage with a star inlaid; rx is its half width. */
export function ring(x: number, y: number, rx: number, color = '#ffc52e'): string {
  const ry = rx * 0.3;
  return [
    ellipse(x, y + rx * 0.17, rx * 1.06, ry * 1.06, alpha('#05031c', 0.6)),
    path(
      `M${x - rx} ${y}V${y + rx * 0.14}A${rx} ${ry} 0 0 0 ${x + rx} ${y + rx * 0.14}V${y}Z`,
      linear(['#2a1f7c', '#7a6af0', '#1a1250'], 0),
    ),
    times(21, (i) => {
      const a = (i / 20) * Math.PI;
      return circle(
        x - Math.cos(a) * rx * 0.995,
        y + rx * 0.075 + Math.sin(a) * ry,
        rx * 0.016,
        i % 2 ? color : '#8ff6ff',
      );
    }).join(''),
    ellipse(x, y, rx, ry, linear(['#8a7af8', '#4a3cc0'])),
    ellipse(x, y, rx * 0.93, ry * 0.93, linear(['#5a4cd0', '#2f2690'])),
    at(
      x,
      y,
      { scale: [1, 0.3] },
      path(starPath(0, 0, rx * 0.62, rx * 0.28), alpha(color, 0.9)),
      path(starPath(0, 0, rx * 0.46, rx * 0.2), alpha('#ffe9a8', 0.7)),
      circle(0, 0, rx * 0.8, 'none', { stroke: alpha('#8ff6ff', 0.75), 'stroke-width': rx * 0.022 }),
    ),
  ].join('');
}

/** Paper falling over the arena. */
export function confetti(frame: Frame, seed: string, count: number, size: number): string {
  const random = createRandom(seed);
  return times(count, () =>
    at(
      random.next() * frame.width,
      random.next() * frame.height * 0.8,
      { angle: random.int(0, 180) },
      box([-size, -size * 0.5, size * 2, size], size * 0.3, random.pick(team)),
    ),
  ).join('');
}
