import { glyphs } from '../../kit/glyphs.ts';
import { alpha, clip, darken, lighten, linear, radial, shadow } from '../../kit/paint.ts';
import { times } from '../../kit/random.ts';
import { rays } from '../../kit/sky.ts';
import { at, circle, group, path, polygon, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

/** The metal of clocks and cogs. */
export const brass = '#d9a441';

const teal = '#0d4a4c';

/** Ages of the world, about 60 units high, standing on y = 0. */
const ages = [
  path('M0 -50L40 0H-40Z', '#e8bb62') +
    path('M0 -50L40 0H12Z', '#a8702c') +
    path('M34 -24L54 0H16Z', '#d9a441') +
    path('M34 -24L54 0H42Z', '#8f5c22'),
  rect(-36, -6, 72, 6, '#e8e2d0') +
    times(5, (i) => rect(-30 + i * 14, -36, 6, 30, linear(['#ffffff', '#b5ab94'], 0))).join('') +
    rect(-34, -41, 68, 5, '#f4efe2') +
    path('M-36 -41L0 -58L36 -41Z', '#dcd3bd') +
    path('M-22 -43L0 -53L22 -43Z', '#b8ac90'),
  [0, 1, 2]
    .map(
      (i) =>
        path(
          `M${-34 + i * 7} ${-12 - i * 17}C${-22 + i * 5} ${-14 - i * 17} ${-18 + i * 4} ${-18 - i * 17} ${-14 + i * 3} ${-24 - i * 17}H${14 - i * 3}C${18 - i * 4} ${-18 - i * 17} ${22 - i * 5} ${-14 - i * 17} ${34 - i * 7} ${-12 - i * 17}Z`,
          '#8f2f3a',
        ) +
        rect(-18 + i * 4, -12 - i * 17, 36 - i * 8, 12, '#e8a06a') +
        rect(-3, -9 - i * 17, 6, 9, '#5a1a24'),
    )
    .join('') + path('M-2 -60H2L0 -72Z', brass),
  rect(-30, -34, 60, 34, linear(['#b9b4c4', '#77708a'], 0)) +
    [-38, 22]
      .map(
        (x) =>
          rect(x, -48, 16, 48, linear(['#cfcad9', '#6e6782'], 0)) +
          path(`M${x - 3} -48H${x + 19}L${x + 8} -68Z`, '#2f6f9c'),
      )
      .join('') +
    times(5, (i) => rect(-20 + i * 9, -40, 5, 7, '#9a94aa')).join('') +
    path('M-8 0V-14A8 8 0 0 1 8 -14V0Z', '#3a2a3c'),
  path('M-40 -14H40C36 -2 24 0 14 0H-16C-28 0 -36 -4 -40 -14Z', linear(['#8a4a24', '#4a2410'])) +
    stroke('M-12 -14V-58M16 -14V-50', '#5a3014', 3) +
    path(
      'M-10 -54C10 -50 14 -34 8 -22L-10 -20ZM18 -46C32 -42 36 -30 30 -22L18 -20ZM-14 -50C-28 -42 -34 -30 -34 -20L-14 -20Z',
      '#fff3d8',
    ),
  path('M-18 0L-12 -10H12L18 0Z', '#5c6675') +
    path('M-26 -4L-12 -30V-10ZM26 -4L12 -30V-10Z', '#d8402f') +
    path('M-12 -8V-40C-12 -56 -4 -66 0 -70C4 -66 12 -56 12 -40V-8Z', linear(['#ffffff', '#9fb0c4'], 0)) +
    path('M-9 -52C-6 -62 -2 -67 0 -70C2 -67 6 -62 9 -52Z', '#d8402f') +
    circle(0, -38, 5.4, '#2f9fc4'),
] as const;

/** One age of the world, standing on y. */
export function age(kind: number, x: number, y: number, size: number, angle = 0): string {
  return at(x, y, { scale: size / 70, angle }, ages[((kind % 6) + 6) % 6] ?? '');
}

/** A cog wheel with five spokes. */
export function cog(x: number, y: number, r: number, teeth: number, color: string, angle = 0): string {
  const points = times(teeth * 4, (i): readonly [number, number] => {
    const a = ((i - 0.5) / (teeth * 4)) * Math.PI * 2;
    const reach = i % 4 < 2 ? r : r * 0.84;
    return [Math.cos(a) * reach, Math.sin(a) * reach];
  });
  return at(
    x,
    y,
    { angle },
    polygon(points, linear([lighten(color, 0.3), color, darken(color, 0.45)], 50), {
      'stroke-linejoin': 'round',
      stroke: darken(color, 0.4),
      'stroke-width': r * 0.03,
    }),
    circle(0, 0, r * 0.62, darken(color, 0.6)),
    times(5, (i) =>
      at(0, 0, { angle: i * 72 }, rect(-r * 0.08, -r * 0.66, r * 0.16, r * 0.66, linear([color, darken(color, 0.2)]))),
    ),
    circle(0, 0, r * 0.2, lighten(color, 0.2)),
    circle(0, 0, r * 0.08, darken(color, 0.6)),
  );
}

function hand(length: number, width: number, angle: number, color: string): string {
  return at(
    0,
    0,
    { angle },
    path(
      `M${-width} ${length * 0.16}L${-width * 0.6} ${-length * 0.6}L${-width * 1.8} ${-length * 0.66}L0 ${-length}L${width * 1.8} ${-length * 0.66}L${width * 0.6} ${-length * 0.6}L${width} ${length * 0.16}Z`,
      color,
    ),
  );
}

/** A brass clock of radius r; the ages of the world stand on its rim when `rim` is set. */
export function clock(x: number, y: number, r: number, { hour = 304, minute = 62, rim = false } = {}): string {
  const ticks = times(60, (i) =>
    at(
      0,
      0,
      { angle: i * 6 },
      rect(-r * (i % 5 ? 0.006 : 0.016), -r * 0.84, r * (i % 5 ? 0.012 : 0.032), r * (i % 5 ? 0.05 : 0.12), '#4a2a10'),
    ),
  );
  const numerals = times(12, (i) => {
    const a = (i / 6) * Math.PI;
    return glyphs(String(i === 0 ? 12 : i), Math.sin(a) * r * 0.6, -Math.cos(a) * r * 0.6 - r * 0.065, r * 0.13, {
      anchor: 'middle',
      color: '#5a3414',
      weight: 1.9,
    });
  });
  return at(x, y, {}, [
    rim && times(6, (i) => at(0, 0, { angle: i * 60 - 30 }, age(i, 0, -r * 1.02, r * 0.56))),
    group(
      { filter: shadow(r * 0.05, r * 0.06, '#02120f', 0.6) },
      circle(0, 0, r * 1.06, linear(['#ffeeb5', brass, '#7a4a14', '#e8bb62'], 55)),
    ),
    circle(0, 0, r * 0.96, linear(['#6b3f10', '#e8bb62'], 60)),
    circle(0, 0, r * 0.92, radial(['#fffaf0', [0.7, '#f7e6c0'], '#dcb97a'])),
    times(24, (i) => circle(Math.cos(i * 0.2618) * r * 1.01, Math.sin(i * 0.2618) * r * 1.01, r * 0.014, '#6b3f10')),
    ticks,
    numerals,
    circle(0, 0, r * 0.34, 'none', { stroke: alpha('#a8702c', 0.45), 'stroke-width': r * 0.012 }),
    group(
      { filter: shadow(r * 0.02, r * 0.015, '#3a1d08', 0.45) },
      hand(r * 0.52, r * 0.032, hour, '#23323c'),
      hand(r * 0.8, r * 0.022, minute, '#23323c'),
      stroke(`M0 ${r * 0.2}L0 ${-r * 0.78}`, '#d8402f', r * 0.014, { transform: 'rotate(196)' }),
    ),
    circle(0, 0, r * 0.06, brass),
    circle(0, 0, r * 0.025, '#5a3414'),
    clip(
      `<circle r="${r * 0.92}"/>`,
      path(`M${-r} ${-r}L${r * 0.1} ${-r}L${-r * 0.6} ${r * 0.9}L${-r} ${r * 0.7}Z`, alpha('#ffffff', 0.14)),
    ),
  ]);
}

/** A vortex of time: rings of light and small clocks flying by. */
export function vortex(frame: Frame, x: number, y: number): string {
  const { width: w, height: h } = frame;
  const reach = Math.max(w, h);
  const arms = times(26, (i) => {
    const turn = (i / 26) * 360;
    return at(
      x,
      y,
      { angle: turn },
      path(
        `M0 0Q${reach * 0.24} ${reach * 0.02} ${reach * 0.44} ${reach * 0.24}T${reach * 0.86} ${reach * 0.5}L${reach * 0.86} ${reach * 0.44}Q${reach * 0.3} ${-reach * 0.01} 0 0Z`,
        i % 2 ? alpha('#7ff0d0', 0.1) : alpha('#ffd98a', 0.09),
      ),
    );
  });
  return (
    rect(
      0,
      0,
      w,
      h,
      radial(['#5fd0b4', [0.25, '#1f7f78'], [0.6, teal], '#05211f'], { cx: x / w, cy: y / h, r: 0.85 }),
    ) +
    arms.join('') +
    rays(x, y, reach, '#ffe9a8', 12, 0.18)
  );
}
