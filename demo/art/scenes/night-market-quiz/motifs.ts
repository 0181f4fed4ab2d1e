import { alpha, darken, lighten, linear, radial } from '../../kit/paint.ts';
import { hangingLantern } from '../../kit/props.ts';
import { createRandom, times } from '../../kit/random.ts';
import { glow, sky, stars } from '../../kit/sky.ts';
import { at, box, circle, ellipse, path, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

const ink = '#1a0d2b';

/** Street food about 30 units high on its own origin, standing on y = 0. */
const foods = [
  path('M-12 -26H12L8 0H-8Z', linear(['#ffe9cf', '#e0a878'])) +
    path('M-11 -22H11L8.4 -3H-8.4Z', '#b5763f') +
    times(7, (i) => circle(-6 + (i % 4) * 4, -4 - Math.floor(i / 4) * 3.6, 1.9, '#2b1220')).join('') +
    box([-13.4, -29, 26.8, 4], 2, '#ffffff') +
    stroke('M3 -28L7 -42', '#f06a9a', 3),
  stroke('M-10 2L10 -36', '#e6c28a', 2) +
    [0, 1, 2]
      .map(
        (i) =>
          circle(
            -5 + i * 5.4,
            -8 - i * 10,
            6.2,
            radial(['#ff9a8a', '#e0262f', '#8a0f22'], { cx: 0.35, cy: 0.3, r: 0.8 }),
          ) + ellipse(-7 + i * 5.4, -10.4 - i * 10, 1.8, 1.2, '#ffffff'),
      )
      .join(''),
  path('M-18 -14H18C18 -4 10 0 0 0S-18 -4 -18 -14Z', linear(['#f4f7ff', '#5a8fd0'])) +
    ellipse(0, -14, 18, 5, '#7a3a1a') +
    stroke('M-10 -15q4 -4 8 0t8 0M-6 -13q4 -3 8 0', '#ffe1a0', 2) +
    circle(7, -16, 4, '#fff6e0') +
    circle(7, -16, 1.8, '#ffb02e') +
    stroke('M10 -18L22 -36M13 -16L26 -33', '#c98a4e', 2),
  stroke('M0 2V-8', '#e6c28a', 2.4) +
    path('M-8 -6C-14 -20 -8 -36 0 -36S14 -20 8 -6Z', linear(['#ffcf6a', '#d9761f'])) +
    stroke('M-8 -14L8 -20M-9 -22L8 -28', '#fff0c0', 1.6),
  path('M-15 0C-20 -14 -8 -22 0 -24C8 -22 20 -14 15 0Z', linear(['#ffffff', '#e3d3bd'])) +
    stroke('M0 -24L-5 -14M0 -24L5 -14M0 -24V-12', '#c4ab8c', 1.4),
] as const;

/** One dish, standing on y. */
export function food(kind: number, x: number, y: number, size: number): string {
  return at(x, y, { scale: size / 34 }, foods[((kind % 5) + 5) % 5] ?? '');
}

/** A stall with an awning, a counter and a bulb string; x, y under its middle, `s` its half width. */
export function stall(x: number, y: number, s: number, color: string, kind: number): string {
  const k = s / 50;
  const stripes = times(8, (i) =>
    path(
      `M${-54 + i * 13.5} -96H${-40.5 + i * 13.5}L${-42.4 + (i + 0.14) * 14.5} -76A7 6 0 0 1 ${-57 + (i + 0.14) * 14.5} -76Z`,
      i % 2 ? '#fff0d8' : color,
    ),
  );
  return at(x, y, { scale: k }, [
    rect(-46, -92, 92, 92, linear(['#5a2a2a', ink])),
    rect(-44, -80, 88, 42, radial(['#fff1b8', [0.4, '#ffb14a'], '#8a3416'], { cx: 0.5, cy: 0.2, r: 0.9 })),
    times(
      3,
      (i) =>
        circle(-26 + i * 26, -64, 4, '#fffbe0') +
        circle(-26 + i * 26, -64, 16, radial([alpha('#fff1b8', 0.8), alpha('#fff1b8', 0)])),
    ),
    path('M-20 -38C-20 -58 -13 -58 -8 -59H8C13 -58 20 -58 20 -38Z', darken(color, 0.5)),
    circle(0, -67, 8.5, '#e8b088'),
    path('M-9 -68C-9 -79 9 -79 9 -68Z', '#ffffff'),
    stripes,
    rect(-54, -98, 108, 4, darken(color, 0.35)),
    rect(-50, -40, 100, 40, linear([lighten(color, 0.05), darken(color, 0.55)])),
    rect(-52, -43, 104, 6, linear(['#ffe2b0', '#a8623a'])),
    times(4, (i) => food(kind + i, -34 + i * 23, -42, 15)),
    circle(0, -18, 12, '#fff0d8'),
    food(kind, 0, -9.6, 18),
  ]);
}

/** Houses and neon signs behind the stalls. */
export function street(frame: Frame, ground: number, seed: string): string {
  const { width: w, height: h } = frame;
  const random = createRandom(seed);
  const u = Math.min(w / 160, h / 90);
  const houses = times(w / (u * 15) + 2, (i) => {
    const top = ground - u * random.range(40, 66);
    return (
      rect(i * u * 15 - u * 8, top, u * 15.4, ground - top, linear(['#2b2360', '#4a1f55'])) +
      times(8, (n) =>
        random.chance(0.45)
          ? rect(
              i * u * 15 - u * 5 + (n % 2) * u * 6,
              top + u * (4 + Math.floor(n / 2) * 8),
              u * 3,
              u * 4,
              random.pick(['#ffb85c', '#ff8f6a', '#7fd6e8']),
              { opacity: 0.55 },
            )
          : '',
      ).join('')
    );
  });
  const signs = times(w / (u * 22) + 1, (i) => {
    const [x, y, hue] = [
      i * u * 22 + u * 6,
      ground - u * random.range(38, 50),
      random.pick(['#ff4f7a', '#2fd6c8', '#ffc23d', '#8f7bff']),
    ];
    return (
      glow(x, y + u * 7, u * 13, hue, 0.5) +
      box([x - u * 2.6, y, u * 5.2, u * 15], u, alpha(ink, 0.8), { stroke: hue, 'stroke-width': u * 0.5 }) +
      times(3, (n) =>
        n % 2
          ? circle(x, y + u * (3 + n * 4.4), u * 1.2, 'none', { stroke: hue, 'stroke-width': u * 0.5 })
          : stroke(`M${x - u * 1.3} ${y + u * (2.4 + n * 4.4)}h${u * 2.6}m${-u * 1.3} ${-u}v${u * 2.6}`, hue, u * 0.5),
      ).join('')
    );
  });
  return (
    sky(frame, ['#0d0f33', '#2b1858', '#7a2452', '#c8453f']) +
    stars(frame, random, 80, { bottom: 0.3 }) +
    houses.join('') +
    signs.join('')
  );
}

/** Lanterns on a sagging cord across the street. */
export function garland(w: number, y: number, sag: number, count: number, size: number, shift: number): string {
  const yAt = (t: number): number => y + Math.sin(t * Math.PI) * sag;
  const cord = times(25, (i) => `${i === 0 ? 'M' : 'L'}${(i / 24) * w} ${yAt(i / 24)}`);
  return (
    stroke(cord.join(''), alpha(ink, 0.9), size * 0.04) +
    times(count, (i) =>
      hangingLantern(
        ((i + 0.5) / count) * w,
        yAt((i + 0.5) / count),
        size,
        ['#e0342c', '#f08a24', '#e0342c', '#d83a6a'][(i + shift) % 4] ?? '#e0342c',
      ),
    ).join('')
  );
}

/** Visitors from behind, dark against the stalls. */
export function people(w: number, y: number, size: number, count: number, seed: string): string {
  const random = createRandom(seed);
  return times(count, (i) => {
    const [x, k] = [((i + random.range(0.1, 0.9)) / count) * w, size * random.range(0.8, 1.15)];
    return at(
      x,
      y,
      { scale: k / 50 },
      path('M-13 0C-15 -24 -12 -34 0 -36S15 -24 13 0Z', ink),
      circle(0, -44, 8.4, ink),
      stroke('M9 -34C13 -28 14 -18 14 -8', alpha('#ffb14a', 0.7), 1.6),
      random.chance(0.3) && circle(5, -56, 7, '#ff8fb0'),
    );
  }).join('');
}
