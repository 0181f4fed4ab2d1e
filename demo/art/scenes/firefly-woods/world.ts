import { land, pineRow, ridgeLine } from '../../kit/land.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, darken, lighten, linear, mix, radial } from '../../kit/paint.ts';
import { createRandom, type Random, times } from '../../kit/random.ts';
import { moon, shafts, sky, stars } from '../../kit/sky.ts';
import { at, box, circle, ellipse, path, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

export interface Wood {
  readonly sky: readonly [string, string, string];
  readonly far: string;
  readonly near: string;
  readonly fly: string;
}

export const night: Wood = { sky: ['#04171c', '#0c3f3f', '#3f8f6a'], far: '#1f6b58', near: '#031512', fly: '#f4ff7a' };

export const woods: readonly [Wood, Wood, Wood] = [
  night,
  { sky: ['#0b0f33', '#24306b', '#6a78b8'], far: '#2f4280', near: '#080c26', fly: '#8fe9ff' },
  { sky: ['#1c0f2e', '#5a2a52', '#d98a6a'], far: '#7a3f5a', near: '#160a20', fly: '#ffd27a' },
];

/** An old trunk running out of the top of the picture, with roots and knots. */
export function trunk(x: number, bottom: number, width: number, color: string, random: Random): string {
  const lean = width * random.range(-0.5, 0.5);
  const bark = times(6, (i) => {
    const bx = x + (i / 5 - 0.5) * width * 0.7;
    return stroke(
      `M${bx + lean * 0.8} 0Q${bx + width * random.range(-0.16, 0.16)} ${bottom * 0.5} ${bx} ${bottom * 0.92}`,
      alpha(lighten(color, 0.14), 0.35),
      width * 0.03,
    );
  });
  return (
    path(
      `M${x - width * 0.36 + lean} -10Q${x - width * 0.34} ${bottom * 0.6} ${x - width * 1.1} ${bottom + width * 0.1}H${x + width * 1.1}Q${x + width * 0.34} ${bottom * 0.6} ${x + width * 0.36 + lean} -10Z`,
      linear([darken(color, 0.1), color, darken(color, 0.4)], 0),
    ) + bark.join('')
  );
}

/** A child in a hood holding up a jar of light, seen from the side; x, y at the feet. */
export function child(x: number, y: number, height: number, coat: string, fly: string): string {
  return at(
    x,
    y,
    { scale: height / 100 },
    circle(44, -70, 90, radial([alpha(fly, 0.5), [0.4, alpha(fly, 0.16)], alpha(fly, 0)])),
    box([-13, -16, 10, 16], 4, '#2b1a16'),
    box([4, -16, 10, 16], 4, '#2b1a16'),
    path(
      'M-20 -12C-22 -40 -14 -62 0 -66C14 -62 20 -40 20 -12Q0 -6 -20 -12Z',
      linear([lighten(coat, 0.2), coat, darken(coat, 0.45)], 200),
    ),
    path(
      'M-21 -72C-22 -98 12 -104 20 -82C22 -70 14 -60 0 -60C-14 -60 -20 -64 -21 -72Z',
      linear([lighten(coat, 0.25), darken(coat, 0.25)], 200),
    ),
    path('M-14 -92L-28 -104L-20 -84Z', coat),
    ellipse(9, -77, 10.4, 11.6, '#f3c9a0'),
    circle(12, -77, 1.8, '#2b1a16'),
    path('M-1 -84Q8 -94 19 -84Q14 -88 8 -84Q2 -82 -1 -84Z', '#3a2118'),
    circle(16, -72, 2.4, alpha('#ff7a6a', 0.5)),
    stroke('M6 -52L28 -62L36 -66', darken(coat, 0.12), 8),
    circle(37, -66, 4, '#f3c9a0'),
    jar(44, -70, 30, fly),
  );
}

/** A glass jar with fireflies, x, y at its middle. */
export function jar(x: number, y: number, size: number, fly: string): string {
  return at(
    x,
    y,
    { scale: size / 100 },
    circle(0, 0, 110, radial([alpha(fly, 0.7), alpha(fly, 0)])),
    path('M-30 -34C-42 -26 -42 36 -34 44C-20 50 20 50 34 44C42 36 42 -26 30 -34Z', alpha('#d8fff0', 0.35), {
      stroke: alpha('#ffffff', 0.85),
      'stroke-width': 5,
    }),
    box([-28, -52, 56, 18], 6, '#b8864a'),
    [
      [-12, 8],
      [14, -8],
      [6, 26],
      [-16, -14],
    ].map(([dx = 0, dy = 0]) => circle(dx, dy, 17, radial([fly, alpha(fly, 0)])) + circle(dx, dy, 6, '#fffde0')),
  );
}

/** A firefly large enough to show its wings. */
export function firefly(x: number, y: number, size: number, color: string, angle = 0): string {
  return at(
    x,
    y,
    { scale: size / 100, angle },
    circle(0, 22, 110, radial([alpha(color, 0.75), [0.4, alpha(color, 0.2)], alpha(color, 0)])),
    ellipse(-30, -18, 34, 13, alpha('#eafff6', 0.55), { transform: 'rotate(28)' }),
    ellipse(30, -18, 34, 13, alpha('#eafff6', 0.55), { transform: 'rotate(-28)' }),
    ellipse(0, 24, 17, 28, radial(['#ffffff', [0.4, color], [1, darken(color, 0.3)]])),
    ellipse(0, -10, 13, 18, '#24301c'),
    circle(0, -30, 11, '#324026'),
    circle(-5, -32, 3, '#ffffff'),
    circle(5, -32, 3, '#ffffff'),
    stroke('M-4 -40Q-10 -54 -18 -54M4 -40Q10 -54 18 -54', '#24301c', 3),
  );
}

export function mushroom(x: number, y: number, size: number, cap: string, glowColor: string): string {
  return at(
    x,
    y,
    { scale: size / 100 },
    circle(0, -50, 110, radial([alpha(glowColor, 0.4), alpha(glowColor, 0)])),
    path('M-13 0C-8 -20 -9 -36 -11 -50H11C9 -36 8 -20 13 0Z', linear(['#e8f2d8', '#8fa890'])),
    path('M-52 -46C-48 -88 48 -88 52 -46C36 -38 -36 -38 -52 -46Z', linear([lighten(cap, 0.4), cap, darken(cap, 0.35)])),
    circle(-18, -62, 8, '#fff4dc'),
    circle(14, -68, 6, '#fff4dc'),
    circle(28, -54, 5, '#fff4dc'),
  );
}

export function fern(x: number, y: number, size: number, color: string): string {
  return [-70, -48, -24, 2, 26, 50, 72]
    .map((angle) =>
      at(
        x,
        y,
        { angle, scale: size / 100 },
        path('M0 0Q-11 -50 6 -100Q16 -50 0 0Z', color),
        stroke('M0 -6Q0 -50 5 -90', alpha('#9fe0a0', 0.25), 2),
      ),
    )
    .join('');
}

export function forest(
  frame: Frame,
  wood: Wood,
  lightX: number,
  seed: string,
  groundY: number,
): { back: string; line: (x: number) => number } {
  const { w, h, u } = layoutOf(frame);
  const random = createRandom(seed);
  const layers = times(4, (i) => {
    const t = i / 3;
    const color = mix(wood.far, wood.near, t * 0.8);
    const line = ridgeLine(frame, random, { y: groundY - h * (0.13 - t * 0.1), swing: u * 4, count: 3, fill: '' });
    const mist = rect(
      0,
      groundY - h * (0.3 - t * 0.1),
      w,
      h * 0.3,
      linear([alpha(wood.sky[2], 0), alpha(wood.sky[2], 0.34 - t * 0.22), alpha(wood.sky[2], 0)]),
    );
    return (
      pineRow(frame, random, line, { height: u * (30 + i * 11), gap: u * (6 + i * 4), color }) +
      land(frame, line, color) +
      mist
    );
  });
  const line = ridgeLine(frame, random, { y: groundY + h * 0.02, swing: u * 4, count: 2, fill: '' });
  return {
    line,
    back: [
      sky(frame, [wood.sky[0], [0.3, wood.sky[1]], [0.72, wood.sky[2]]]),
      stars(frame, random, 80, { bottom: 0.3 }),
      moon(lightX, h * 0.22, u * 9, '#f4fbe0', '#a8c2a0'),
      ...layers,
      shafts(frame, random, mix(wood.sky[2], '#ffffff', 0.4), 6, 0.2),
      land(frame, line, linear([mix(wood.far, wood.near, 0.62), wood.near])),
    ].join(''),
  };
}
