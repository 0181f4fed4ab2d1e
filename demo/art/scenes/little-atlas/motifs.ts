import { alpha, clip, lighten, linear, radial, shadow } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { cloud, sky } from '../../kit/sky.ts';
import { at, box, circle, curve, ellipse, group, type Point, path, polygon, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

/** The colors of the felt. */
export const felt = ['#6fbf5b', '#f2b33d', '#ef7d57', '#b58ae0', '#3fb59a', '#f28fae'] as const;

/** A patch of felt with a dashed seam. */
export function patch(points: readonly Point[], color: string, seam = 0.02): string {
  const d = curve(points, true);
  return (
    path(d, linear([lighten(color, 0.22), color], 60), { filter: shadow(seam * 0.8, seam * 0.8, '#0c3a5c', 0.35) }) +
    group({ 'stroke-dasharray': `${seam * 3.2} ${seam * 2.4}` }, stroke(d, alpha('#ffffff', 0.8), seam))
  );
}

/** Lands of the globe in units of its radius. */
const lands: readonly (readonly Point[])[] = [
  [
    [-0.78, -0.42],
    [-0.5, -0.66],
    [-0.2, -0.6],
    [-0.24, -0.36],
    [-0.42, -0.24],
    [-0.46, -0.02],
    [-0.62, -0.1],
  ],
  [
    [-0.46, 0.08],
    [-0.22, 0.06],
    [-0.12, 0.26],
    [-0.3, 0.62],
    [-0.42, 0.7],
    [-0.5, 0.34],
  ],
  [
    [0.06, -0.7],
    [0.3, -0.8],
    [0.4, -0.56],
    [0.28, -0.38],
    [0.08, -0.46],
  ],
  [
    [0.1, -0.26],
    [0.36, -0.3],
    [0.52, -0.06],
    [0.38, 0.2],
    [0.3, 0.46],
    [0.16, 0.3],
    [0.02, -0.02],
  ],
  [
    [0.5, -0.66],
    [0.84, -0.42],
    [0.94, -0.1],
    [0.74, 0.08],
    [0.58, -0.14],
    [0.46, -0.4],
  ],
  [
    [0.58, 0.36],
    [0.8, 0.3],
    [0.84, 0.46],
    [0.66, 0.6],
    [0.54, 0.52],
  ],
];

/** Sights about 60 units high, standing on y = 0. */
export const landmarks = [
  path('M0 -58L34 0H-34Z', '#f0bf5c') +
    path('M0 -58L34 0H10Z', '#c98c33') +
    stroke('M-22 -20H8M-28 -10H14', '#d79e42', 2),
  path('M-6 0L-9 -40H9L6 0Z', '#ffffff') +
    path('M-8 -13L-7 -26H7L8 -13Z', '#e85d4f') +
    box([-8, -50, 16, 10], 2, '#ffe08a') +
    path('M-11 -50L0 -60L11 -50Z', '#e85d4f'),
  path('M-34 0C-18 -10 -10 -40 0 -56C10 -40 20 -10 36 0Z', '#8a97c4') +
    path('M0 -56C5 -47 9 -38 13 -30L4 -34L-2 -28L-8 -35L-12 -30C-8 -38 -5 -46 0 -56Z', '#ffffff'),
  path('M-3 0V-16H3V0Z', '#8a5a3a') + path('M0 -62L17 -38H8L22 -14H-22L-8 -38H-17Z', '#3f9d5c'),
  path('M-20 0V-8H20V0ZM-14 -8V-18H14V-8ZM-9 -26V-34H9V-26Z', '#d9534a') +
    path(
      'M-26 -18C-16 -20 -12 -24 -8 -28H8C12 -24 16 -20 26 -18ZM-18 -34C-8 -36 -3 -42 0 -52C3 -42 8 -36 18 -34Z',
      '#7a3050',
    ),
  path('M-14 0C-10 -24 -6 -44 0 -62C6 -44 10 -24 14 0H7C4 -10 -4 -10 -7 0Z', '#6b7ac2') +
    stroke('M-9 -22H9M-5 -40H5', '#4a589c', 3),
];

/** A felt globe, its landmarks standing on the rim. */
export function globe(x: number, y: number, r: number, rim = true): string {
  const around =
    rim && landmarks.map((art, i) => at(0, 0, { angle: i * 60 - 22 }, at(0, -r * 0.985, { scale: r / 135 }, art)));
  return at(x, y, {}, [
    circle(0, 0, r * 1.5, radial([alpha('#ffffff', 0.9), [0.6, alpha('#ffffff', 0.4)], alpha('#ffffff', 0)])),
    around,
    circle(0, 0, r, radial(['#8fe0f5', [0.55, '#3fb0e2'], '#1c78bf'], { cx: 0.36, cy: 0.32, r: 0.8 }), {
      filter: shadow(r * 0.06, r * 0.06, '#1d4f7a', 0.4),
    }),
    clip(
      `<circle r="${r}"/>`,
      [0.35, 0.7].map((k) =>
        ellipse(0, 0, r * k, r, 'none', { stroke: alpha('#ffffff', 0.3), 'stroke-width': r * 0.01 }),
      ),
      [-0.5, 0, 0.5].map((k) =>
        stroke(`M${-r} ${k * r}Q0 ${k * r + r * 0.14} ${r} ${k * r}`, alpha('#ffffff', 0.3), r * 0.01),
      ),
      lands.map((land, i) =>
        patch(
          land.map(([px, py]): Point => [px * r, py * r]),
          felt[i] ?? felt[0],
          r * 0.014,
        ),
      ),
      circle(
        0,
        0,
        r,
        radial(
          [
            [0.5, alpha('#0b3f78', 0)],
            [1, alpha('#0b3f78', 0.5)],
          ],
          { cx: 0.38, cy: 0.34, r: 0.8 },
        ),
      ),
    ),
  ]);
}

/** A paper plane flying right; x, y at its middle. */
export function paperPlane(x: number, y: number, size: number, angle: number): string {
  return at(
    x,
    y,
    { scale: size / 100, angle },
    polygon(
      [
        [60, -6],
        [-50, -40],
        [-22, -2],
      ],
      '#ffffff',
      { filter: shadow(5, 4, '#2a5a7c', 0.35) },
    ),
    polygon(
      [
        [60, -6],
        [-22, -2],
        [-30, 30],
      ],
      '#dfe8f2',
    ),
    polygon(
      [
        [60, -6],
        [-22, -2],
        [-14, 16],
      ],
      '#a9bdd2',
    ),
  );
}

/** A hot-air balloon; x, y at its middle. */
export function balloon(x: number, y: number, size: number, color: string): string {
  return at(
    x,
    y,
    { scale: size / 100 },
    path('M0 -60C36 -60 46 -28 36 -4C28 14 12 22 8 34H-8C-12 22 -28 14 -36 -4C-46 -28 -36 -60 0 -60Z', color),
    path('M0 -60C16 -60 20 -28 16 -4C12 14 6 22 4 34H-4C-6 22 -12 14 -16 -4C-20 -28 -16 -60 0 -60Z', '#fff4d8'),
    path('M0 -60C36 -60 46 -28 36 -4C28 14 12 22 8 34H4C30 0 30 -40 0 -60Z', alpha('#000000', 0.13)),
    stroke('M-7 36L-6 46M7 36L6 46', '#7a5233', 2),
    box([-9, 46, 18, 14], 4, '#b5763f'),
  );
}

/** A bright sky with drifting clouds. */
export function paperSky(frame: Frame, seed: string): string {
  const random = createRandom(seed);
  const { width: w, height: h } = frame;
  const clouds = times(7, (i) =>
    cloud(((i + 0.5) / 7) * w, h * random.range(0.12, 0.9), w * random.range(0.08, 0.15), random, '#ffffff', '#e3f1f7'),
  );
  return sky(frame, ['#9cdcf2', '#cdeff2', '#fdf2d2']) + group({ opacity: 0.85 }, clouds);
}
