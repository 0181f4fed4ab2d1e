import type { Frame } from '../scene.ts';
import { alpha, blur, light, linear, radial, type Stop } from './paint.ts';
import { createNoise, type Random, times } from './random.ts';
import { circle, curve, ellipse, group, type Point, path, polygon, polyline, rect } from './svg.ts';

/** Fills the frame with a gradient from top to bottom. */
export function sky(frame: Frame, stops: readonly Stop[], angle = 90): string {
  return rect(0, 0, frame.width, frame.height, linear(stops, angle));
}

/** Scattered stars of three sizes, the largest with a cross of light; `bottom` is a share of the height. */
export function stars(frame: Frame, random: Random, count: number, { bottom = 1, color = '#ffffff' } = {}): string {
  const size = Math.min(frame.width, frame.height) / 1080;
  return times(count, () => {
    const [x, y] = [random.next() * frame.width, random.next() ** 1.2 * frame.height * bottom];
    const rank = random.next();
    const r = size * (rank < 0.8 ? random.range(0.8, 1.8) : random.range(2, 3.2));
    const dot = circle(x, y, r, color, { opacity: random.range(0.25, 0.95) });
    if (rank < 0.96) return dot;
    const arm = r * 6;
    const cross = `M${x - arm} ${y}Q${x} ${y} ${x} ${y - arm}Q${x} ${y} ${x + arm} ${y}Q${x} ${y} ${x} ${y + arm}Q${x} ${y} ${x - arm} ${y}Z`;
    return dot + path(cross, color, { opacity: 0.85 });
  }).join('');
}

/** A round, soft light that brightens what lies under it. */
export function glow(x: number, y: number, radius: number, color: string, opacity = 0.8): string {
  const paint = radial([alpha(color, opacity), [0.35, alpha(color, opacity * 0.4)], alpha(color, 0)]);
  return light(circle(x, y, radius, paint));
}

/** A disc with a wide glow around it: a sun or a bright moon. */
export function sun(x: number, y: number, radius: number, stops: readonly Stop[], glowColor: string): string {
  return glow(x, y, radius * 3.4, glowColor, 0.55) + circle(x, y, radius, linear(stops));
}

/** A moon with craters, lit from the upper left. */
export function moon(x: number, y: number, radius: number, color = '#f6efd8', shade = '#b9b19a'): string {
  const crater = (dx: number, dy: number, r: number): string =>
    circle(x + dx * radius, y + dy * radius, r * radius, alpha(shade, 0.45));
  return [
    glow(x, y, radius * 4, color, 0.45),
    circle(
      x,
      y,
      radius,
      radial(
        [
          [0, color],
          [0.7, color],
          [1, shade],
        ],
        { cx: 0.38, cy: 0.35, r: 0.75 },
      ),
    ),
    crater(-0.3, -0.2, 0.2),
    crater(0.25, 0.3, 0.26),
    crater(0.42, -0.3, 0.12),
    crater(-0.25, 0.45, 0.13),
  ].join('');
}

/** Wedges of light fanning out from a point. */
export function rays(x: number, y: number, radius: number, color: string, count: number, opacity = 0.14): string {
  const wedge = Math.PI / count;
  const paint = radial([alpha(color, opacity), alpha(color, 0)]);
  const fan = times(count, (i): string => {
    const a = i * 2 * wedge;
    const edge = (angle: number): Point => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    return polyline([[x, y], edge(a), edge(a + wedge)]);
  });
  return light(path(`${fan.join('Z')}Z`, paint));
}

/** A cloud of overlapping puffs on a flat base, `width` pixels wide, x and y at the middle of its base. */
export function cloud(x: number, y: number, width: number, random: Random, top = '#ffffff', base = '#c9d8f0'): string {
  const puffs = times(7, (i) => {
    const t = i / 6;
    const r = width * (0.08 + 0.14 * Math.sin(Math.PI * t)) * random.range(0.85, 1.15);
    return circle(x + (t - 0.5) * width * 0.78, y - r * 0.75, r, linear([top, base]));
  });
  const foot = ellipse(
    x,
    y - width * 0.05,
    width * 0.44,
    width * 0.09,
    linear([
      [0.3, alpha(base, 0)],
      [0.85, base],
    ]),
  );
  return puffs.join('') + foot;
}

/** A sea of clouds filling everything below y; one call per layer. */
export function cloudBank(frame: Frame, random: Random, y: number, size: number, top: string, base: string): string {
  const step = size * 0.55;
  const puffs = times(frame.width / step + 3, (i) => {
    const r = size * random.range(0.55, 1);
    return circle((i - 1) * step, y + random.range(-0.25, 0.25) * size + r * 0.4, r, linear([top, [0.75, base]]));
  });
  return puffs.join('') + rect(0, y + size * 0.7, frame.width, frame.height, base);
}

/** Thin streaks of cloud, blurred at their ends, for sunset skies. */
export function streaks(frame: Frame, random: Random, count: number, color: string, [top, bottom]: Point): string {
  return times(count, () => {
    const [w, y] = [frame.width * random.range(0.12, 0.4), frame.height * random.range(top, bottom)];
    const paint = linear([alpha(color, 0), alpha(color, random.range(0.2, 0.7)), alpha(color, 0)], 0);
    return ellipse(random.next() * frame.width, y, w, frame.height * random.range(0.003, 0.012), paint);
  }).join('');
}

/** Blurred patches of color: a nebula or a magic mist. */
export function nebula(frame: Frame, random: Random, colors: readonly [string, ...string[]], count = 9): string {
  const spread = Math.max(frame.width, frame.height);
  const patches = times(count, () => {
    const paint = radial([alpha(random.pick(colors), random.range(0.25, 0.5)), alpha('#000000', 0)]);
    const [x, y] = [random.next() * frame.width, random.next() * frame.height];
    const turn = `rotate(${random.int(-40, 40)} ${x} ${y})`;
    return ellipse(x, y, spread * random.range(0.15, 0.35), spread * random.range(0.06, 0.18), paint, {
      transform: turn,
    });
  });
  return light(patches);
}

/** A curtain of northern light. */
export function aurora(frame: Frame, random: Random, color: string, y: number, height: number, opacity = 0.5): string {
  const noise = createNoise(random, 2);
  const edge = (lift: number): Point[] =>
    times(25, (i) => [(i / 24) * frame.width, y + noise(i / 5) * height * 0.5 - lift]);
  const shape = `${polyline(edge(0))}L${polyline(edge(height).reverse()).slice(1)}Z`;
  return light(path(shape, linear([alpha(color, 0), alpha(color, opacity)]), { filter: blur(height / 12) }));
}

/** A flock of birds as small strokes around a point. */
export function birds(x: number, y: number, size: number, random: Random, color: string, count = 6): string {
  return times(count, (i) => {
    const [bx, by] = [x + i * size * random.range(0.8, 1.5), y + random.range(-1, 1) * size * 1.2];
    const s = size * random.range(0.35, 0.6);
    const d = `M${bx - s} ${by - s * 0.35}Q${bx - s * 0.3} ${by - s * 0.5} ${bx} ${by}Q${bx + s * 0.3} ${by - s * 0.5} ${bx + s} ${by - s * 0.35}Q${bx + s * 0.3} ${by - s * 0.25} ${bx} ${by + s * 0.12}Q${bx - s * 0.3} ${by - s * 0.25} ${bx - s} ${by - s * 0.35}Z`;
    return path(d, color);
  }).join('');
}

/** Floating points of light (fireflies, embers, dust), each with a soft glow; `area` is [x, y, w, h] in pixels. */
export function motes(
  area: readonly [number, number, number, number],
  random: Random,
  { count = 30, color = '#ffe9a8', size = 4 } = {},
): string {
  const [x, y, w, h] = area;
  const dots = times(count, () => {
    const [mx, my, r] = [x + random.next() * w, y + random.next() * h, size * random.range(0.4, 1.2)];
    const paint = radial([alpha(color, 0.7), alpha(color, 0)]);
    return circle(mx, my, r * 5, paint, { opacity: random.range(0.3, 1) }) + circle(mx, my, r, '#fffbe8');
  });
  return group({ style: 'mix-blend-mode:screen' }, dots);
}

/** Slanted shafts of light from the top edge. */
export function shafts(frame: Frame, random: Random, color: string, count = 6, opacity = 0.22): string {
  const { width: w, height: h } = frame;
  const beams = times(count, () => {
    const [x, spread] = [random.range(-0.1, 1) * w, w * random.range(0.02, 0.07)];
    const lean = w * 0.18;
    const points: Point[] = [
      [x, 0],
      [x + spread, 0],
      [x + spread * 2.2 + lean, h],
      [x + lean - spread, h],
    ];
    return polygon(points, linear([alpha(color, opacity), alpha(color, 0)]));
  });
  return light(group({ filter: blur(w / 160) }, beams));
}

/** A wavy ribbon, for smoke, scarves and song. */
export function ribbon(points: readonly Point[], color: string, width: number, opacity = 0.7): string {
  const d = curve(points);
  return path(d, 'none', { stroke: color, 'stroke-width': width, 'stroke-linecap': 'round', opacity });
}
