import { alpha, blur, halo, light, linear, mix, radial } from '../../kit/paint.ts';
import { createNoise, createRandom, times } from '../../kit/random.ts';
import { sky } from '../../kit/sky.ts';
import { at, box, circle, type Point, path, polyline, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

/** From low to loud. */
export const ramp = ['#16d9ff', '#2dffb0', '#c8ff3d', '#ffd23d', '#ff5a3d'] as const;

function level(t: number): string {
  const i = Math.min(3, Math.floor(t * 4));
  return mix(ramp[i] ?? ramp[0], ramp[i + 1] ?? ramp[4], t * 4 - i);
}

/** Towers made of equaliser segments; `height(i)` is a share of `top`. */
export function equaliser(
  { x, y, w, top }: { x: number; y: number; w: number; top: number },
  count: number,
  height: (t: number) => number,
): string {
  const step = w / count;
  const segment = step * 0.34;
  return times(count, (i) => {
    const full = Math.max(1, Math.round((height(i / count) * top) / segment));
    const bars = times(full, (row) => {
      const color = level(Math.min(1, (row * segment) / (top * 0.72)));
      return box(
        [x + i * step, y - (row + 1) * segment, step * 0.8, segment * 0.66],
        segment * 0.12,
        row === full - 1 ? '#ffffff' : color,
        { opacity: 0.4 + 0.6 * Math.min(1, (row + 3) / full) },
      );
    });
    return (
      rect(
        x + i * step - step * 0.06,
        y - full * segment - segment * 0.5,
        step * 0.92,
        full * segment + segment * 0.5,
        linear(['#131b3a', '#070916']),
      ) + bars.join('')
    );
  }).join('');
}

/** A record for a moon, its label glowing. */
export function record(x: number, y: number, r: number): string {
  return at(x, y, {}, [
    circle(0, 0, r * 1.7, radial([alpha('#ff4fa8', 0.6), [0.5, alpha('#8a2be2', 0.3)], alpha('#8a2be2', 0)])),
    circle(0, 0, r, linear(['#3a2a5c', '#0a0714', '#2a1c46'], 40)),
    times(15, (i) =>
      circle(0, 0, r * (0.42 + i * 0.037), 'none', {
        stroke: alpha('#ffffff', i % 4 === 0 ? 0.16 : 0.07),
        'stroke-width': r * 0.008,
      }),
    ),
    light(
      path(
        `M0 0L${-r * 0.5} ${-r * 0.86}A${r} ${r} 0 0 1 ${-r * 0.17} ${-r * 0.98}ZM0 0L${r * 0.5} ${r * 0.86}A${r} ${r} 0 0 1 ${r * 0.17} ${r * 0.98}Z`,
        alpha('#ff9fd0', 0.4),
        { filter: blur(r * 0.03) },
      ),
    ),
    circle(0, 0, r, 'none', { stroke: '#ff62b5', 'stroke-width': r * 0.014 }),
    circle(0, 0, r * 0.36, linear(['#ffd23d', '#ff4fa8'])),
    circle(0, 0, r * 0.29, 'none', { stroke: alpha('#ffffff', 0.5), 'stroke-width': r * 0.012 }),
    circle(0, 0, r * 0.05, '#120818'),
  ]);
}

/** The sound of the city as a line, loudest near `center`. */
export function waveform(w: number, y: number, swing: number, seed: string, center: number): string {
  const noise = createNoise(createRandom(seed), 4);
  const points = times(161, (i): Point => {
    const x = (i / 160) * w;
    const gate = Math.exp(-(((x - center) / (w * 0.24)) ** 2));
    return [x, y + noise(i / 3.1) * swing * (0.08 + gate)];
  });
  return stroke(polyline(points), '#ffffff', Math.max(2, swing * 0.035), { filter: halo(swing * 0.12, '#16d9ff') });
}

/** The evening above the city. */
export function backdrop(frame: Frame): string {
  return sky(frame, ['#0a0418', '#1b0a3a', '#47115c', [0.8, '#8a1a68']]);
}
