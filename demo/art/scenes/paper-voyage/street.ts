import { alpha, blur, darken, light, lighten, linear } from '../../kit/paint.ts';
import { type Random, times } from '../../kit/random.ts';
import { glow, sky } from '../../kit/sky.ts';
import { box, circle, ellipse, group, path, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

interface Street {
  readonly sky: readonly string[];
  readonly water: readonly string[];
  readonly lamp: string;
  readonly stone: string;
  readonly lamps: number;
}

/** A street in the rain. */
export const rainy = {
  sky: ['#142a48', '#2f5578', '#6f93a8', '#c4b8a4'],
  water: ['#7fa4b4', '#2f6488', '#123a5c', '#081c34'],
  lamp: '#ffc872',
  stone: '#5a6678',
  lamps: 4,
} as const;

/** The open sea at the end of the journey. */
export const sea = {
  sky: ['#4f9fd8', '#9fd4e8', '#ffe6c0', '#ffc48f'],
  water: ['#ffd8a8', '#4fb4c4', '#1f7fa8', '#0f4a7a'],
  lamp: '#fff0c0',
  stone: '#c9a884',
  lamps: 0,
} as const;

/** The dark under the street. */
export const tunnel = {
  sky: ['#0a1420', '#12242f', '#1c3a42'],
  water: ['#2f6a6c', '#17444c', '#0a2630', '#041218'],
  lamp: '#9ff0c8',
  stone: '#2f3d44',
  lamps: 0,
} as const;

/** Blurred lights of a town in the rain above the kerb. */
export function town(frame: Frame, random: Random, base: number, { sky: tones, lamp, lamps }: Street): string {
  const { width: w, height: h } = frame;
  const u = Math.min(w / 160, h / 90);
  const blocks = times(w / (u * 18) + 1, (i) => {
    const top = base - u * random.range(22, 52);
    return (
      rect(i * u * 18 - u * 3, top, u * 18.5, base - top, linear(['#33506e', '#5f7a8c'])) +
      times(10, () =>
        random.chance(0.5)
          ? rect(i * u * 18 + random.range(0, 14) * u, top + random.range(2, 30) * u, u * 2.4, u * 3.4, lamp, {
              opacity: 0.75,
            })
          : '',
      ).join('')
    );
  });
  const bokeh = times(26, () =>
    circle(
      random.next() * w,
      base - random.next() * u * 30,
      u * random.range(0.8, 3),
      alpha(random.pick([lamp, '#ff8f6a', '#7fd6e8', '#ffe9b0']), random.range(0.15, 0.5)),
    ),
  );
  const posts = times(lamps, (i) => {
    const x = w * ((i + 0.75) / lamps) - u * 8;
    return (
      stroke(`M${x} ${base}V${base - u * 36}q0 ${-u * 6} ${u * 6} ${-u * 6}`, '#1a2c40', u * 0.9) +
      path(`M${x + u * 3} ${base - u * 42}h${u * 6}l${u * 1.4} ${u * 3.4}h${-u * 8.8}Z`, '#1a2c40') +
      circle(x + u * 6, base - u * 38, u * 1.6, '#fff6d8') +
      glow(x + u * 6, base - u * 38, u * 20, lamp, 0.85)
    );
  });
  return sky(frame, tones) + group({ filter: blur(u * 0.7) }, lamps > 0 && blocks, lamps > 0 && bokeh) + posts.join('');
}

/** Flowing water below `top`, with the reflections of the lamps. */
export function water(frame: Frame, random: Random, top: number, { water: tones, lamp, lamps }: Street): string {
  const { width: w, height: h } = frame;
  const u = Math.min(w / 160, h / 90);
  const lights = times(Math.max(1, lamps), (i) => {
    const x = lamps > 0 ? w * ((i + 0.75) / lamps) - u * 2 : w * 0.62;
    return times(16, (n) =>
      ellipse(
        x + random.range(-1, 1) * u * (1 + n * 0.35),
        top + ((h - top) * (n + 0.5)) / 16,
        u * random.range(2, 6),
        u * random.range(0.3, 0.7),
        alpha(lamp, 0.6 - n * 0.03),
      ),
    );
  });
  const flow = times(46, () => {
    const [x, t] = [random.next() * w, random.next()];
    const y = top + (h - top) * t;
    return stroke(
      `M${x} ${y}q${u * 6} ${-u * (0.6 + t)} ${u * 12} 0t${u * (8 + t * 12)} 0`,
      alpha('#ffffff', random.range(0.06, 0.22)),
      u * (0.15 + t * 0.4),
    );
  });
  return rect(0, top, w, h - top, linear(tones)) + light(lights.flat()) + flow.join('');
}

/** Kerb stones in a row, wet on top. */
export function kerb(frame: Frame, y: number, height: number, stone: string): string {
  const block = height * 4.4;
  return (
    times(frame.width / block + 2, (i) =>
      box(
        [i * block - block * 0.4, y, block * 0.985, height],
        height * 0.14,
        linear([lighten(stone, 0.4), [0.3, stone], darken(stone, 0.5)]),
      ),
    ).join('') +
    rect(0, y + height * 0.92, frame.width, height * 0.3, linear([alpha('#04121f', 0.6), alpha('#04121f', 0)])) +
    times(30, (i) =>
      ellipse(
        ((i * 61.8) % 100) * 0.01 * frame.width,
        y + height * 0.12,
        height * 0.3,
        height * 0.04,
        alpha('#ffffff', 0.4),
      ),
    ).join('')
  );
}
