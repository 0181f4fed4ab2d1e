import { leafyTree } from '../../kit/land.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, darken, lighten, linear, mix } from '../../kit/paint.ts';
import { createRandom, type Random, times } from '../../kit/random.ts';
import { cloud, cloudBank, rays, sky, sun } from '../../kit/sky.ts';
import { at, box, type Point, path, polygon, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

export interface Light {
  readonly sky: readonly [string, string, string, string];
  readonly cloud: readonly [string, string];
}

export const dawn: Light = { sky: ['#4f7fd8', '#9fb8f2', '#f6c8dc', '#ffe9cf'], cloud: ['#ffffff', '#e6b9d6'] };

/** A round tower with a cone roof, lit from the left; x, y at the middle of its foot. */
export function tower(x: number, y: number, width: number, height: number, roof: string, banner?: string): string {
  const [half, top] = [width / 2, y - height];
  const roofHeight = width * 1.25;
  return [
    rect(x - half, top, width, height, linear(['#fffaf2', '#e9dcea', '#a795c4'], 0)),
    times(Math.floor(height / (width * 0.55)), (i) =>
      stroke(
        `M${x - half + width * 0.16 * ((i % 2) + 1)} ${top + width * (0.7 + i * 0.5)}h${width * 0.16}m${width * 0.2} ${width * 0.1}h${width * 0.14}`,
        alpha('#7a6aa0', 0.35),
        width * 0.03,
      ),
    ),
    box(
      [x - width * 0.09, top + height * 0.3, width * 0.18, width * 0.36],
      width * 0.09,
      linear(['#4a3a7a', '#ffcf7a']),
    ),
    rect(x - half * 1.2, top - width * 0.08, width * 1.2, width * 0.2, linear(['#fffaf2', '#b9a6d0'], 0)),
    times(4, (i) =>
      rect(
        x - half * 1.2 + i * width * 0.333,
        top - width * 0.2,
        width * 0.2,
        width * 0.14,
        i < 2 ? '#fffaf2' : '#cdbddc',
      ),
    ),
    path(
      `M${x - half * 1.08} ${top - width * 0.14}Q${x - half * 0.2} ${top - roofHeight * 0.6} ${x} ${top - roofHeight - width * 0.1}Q${x + half * 0.2} ${top - roofHeight * 0.6} ${x + half * 1.08} ${top - width * 0.14}Z`,
      linear([lighten(roof, 0.35), roof, darken(roof, 0.4)], 0),
    ),
    banner
      ? stroke(`M${x} ${top - roofHeight}V${top - roofHeight - width * 0.8}`, '#5a4a7a', width * 0.05) +
        path(
          `M${x} ${top - roofHeight - width * 0.8}q${width * 0.35} ${-width * 0.12} ${width * 0.8} ${width * 0.06}q${-width * 0.2} ${width * 0.2} 0 ${width * 0.34}q${-width * 0.45} ${-width * 0.16} ${-width * 0.8} ${-width * 0.02}Z`,
          banner,
        )
      : '',
  ]
    .flat()
    .join('');
}

export function wall(x: number, y: number, width: number, height: number): string {
  return [
    rect(x, y - height, width, height, linear(['#fff6ec', '#cdbcdc'])),
    times(width / (height * 0.3), (i) =>
      rect(x + i * height * 0.3, y - height * 1.14, height * 0.17, height * 0.16, '#fff6ec'),
    ),
    path(
      `M${x + width / 2 - height * 0.24} ${y}V${y - height * 0.46}A${height * 0.24} ${height * 0.24} 0 0 1 ${x + width / 2 + height * 0.24} ${y - height * 0.46}V${y}Z`,
      linear(['#3a2f6a', '#8a5a4a']),
    ),
    times(width / height, (i) =>
      stroke(
        `M${x + height * (0.2 + i)} ${y - height * 0.7}h${height * 0.2}m${height * 0.16} ${height * 0.2}h${height * 0.2}`,
        alpha('#7a6aa0', 0.3),
        height * 0.03,
      ),
    ),
  ]
    .flat()
    .join('');
}

/** A floating rock with grass on top and roots of stone below; x, y at the middle of its top. */
export function island(x: number, y: number, width: number, random: Random): string {
  const half = width / 2;
  const teeth = times(13, (i): Point => {
    const t = i / 12;
    return [x + half - t * width, y + width * (0.06 + 0.3 * Math.sin(Math.PI * t)) * random.range(0.72, 1.2)];
  });
  return [
    polygon([[x - half, y], [x + half, y], ...teeth], linear(['#9a7fa8', '#6a5590', '#3f3a78'])),
    teeth.map(([tx, ty], i) =>
      i % 2
        ? polygon(
            [
              [tx, ty],
              [tx - width * 0.035, y + width * 0.04],
              [tx + width * 0.03, y + width * 0.04],
            ],
            alpha('#ffffff', 0.12),
          )
        : '',
    ),
    path(
      `M${x - half * 1.03} ${y}Q${x} ${y - width * 0.07} ${x + half * 1.03} ${y}Q${x + half * 0.98} ${y + width * 0.05} ${x + half * 0.8} ${y + width * 0.03}T${x + half * 0.45} ${y + width * 0.05}T${x} ${y + width * 0.04}T${x - half * 0.45} ${y + width * 0.055}T${x - half * 0.8} ${y + width * 0.03}Q${x - half} ${y + width * 0.05} ${x - half * 1.03} ${y}Z`,
      linear(['#a8dc7a', '#4fa86a']),
    ),
  ]
    .flat()
    .join('');
}

/** The citadel on its island, 100 units wide. */
export function citadel(x: number, y: number, size: number, seed: string): string {
  const random = createRandom(seed);
  const trees = [-43, -37, 38, 44].map((tx) => leafyTree(tx, 1, random.range(9, 14), '#5fb070', random, '#6a4a4a'));
  return at(
    x,
    y,
    { scale: size / 100 },
    island(0, 0, 100, random),
    tower(-6, 0, 13, 54, '#5a6fd8', '#ff6f8a'),
    tower(9, 0, 11, 42, '#e0708a', '#ffd06a'),
    tower(-21, 0, 10, 34, '#e0708a'),
    wall(-32, 2, 64, 15),
    tower(-33, 3, 9.4, 23, '#5a6fd8', '#ffd06a'),
    tower(33, 3, 9.4, 25, '#5a6fd8', '#ff6f8a'),
    tower(21, 1, 8, 30, '#5a6fd8'),
    trees,
    path('M-5 4Q-2 10 4 12Q0 7 5 4Z', '#e8d6a8'),
    path('M-2 4C-4 14 2 20 -1 34H2C5 20 0 14 3 4Z', linear([alpha('#dff6ff', 0.95), alpha('#dff6ff', 0)])),
  );
}

/** A fat little airship, 100 units long, facing the side given by `mirror`. */
export function airship(x: number, y: number, size: number, color: string, mirror = false): string {
  const k = size / 100;
  return at(
    x,
    y,
    { scale: [mirror ? -k : k, k] },
    stroke('M-26 18L-16 34M22 18L14 34', '#5a3a3a', 2),
    path('M-50 0C-46 -30 30 -34 50 0C30 34 -46 30 -50 0Z', linear([lighten(color, 0.5), color, darken(color, 0.45)])),
    stroke('M-48 -6Q0 -18 48 -6M-48 8Q0 20 46 8', alpha('#ffffff', 0.4), 2),
    polygon(
      [
        [-40, -6],
        [-64, -24],
        [-58, 0],
        [-64, 22],
      ],
      darken(color, 0.2),
    ),
    path('M-20 34H18L12 46H-14Z', '#7a4a34'),
    rect(-10, 37, 5, 4, '#ffe08a'),
    rect(2, 37, 5, 4, '#ffe08a'),
  );
}

export function heaven(frame: Frame, tone: Light, seed: string, x: number): string {
  const { w, h, u } = layoutOf(frame);
  const random = createRandom(seed);
  return [
    sky(frame, [tone.sky[0], [0.35, tone.sky[1]], [0.65, tone.sky[2]], tone.sky[3]]),
    rays(x, h * 0.42, u * 130, '#fff6e0', 12, 0.32),
    sun(x, h * 0.42, u * 13, ['#ffffff', '#fff0c8'], '#fff3d0'),
    cloud(x - u * 66, h * 0.22, u * 36, random, ...tone.cloud),
    cloud(x + u * 64, h * 0.16, u * 30, random, ...tone.cloud),
    cloud(x + u * 34, h * 0.3, u * 18, random, ...tone.cloud),
    rect(0, h * 0.45, w, h * 0.3, linear([alpha(tone.sky[3], 0), alpha(tone.sky[3], 0.6)])),
    cloudBank(
      frame,
      random,
      h * 0.78,
      u * 9,
      mix(tone.cloud[0], tone.sky[2], 0.4),
      mix(tone.cloud[1], tone.sky[2], 0.5),
    ),
  ].join('');
}
