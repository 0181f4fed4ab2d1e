import { palm, ridge } from '../../kit/land.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, darken, light, lighten, linear, mix } from '../../kit/paint.ts';
import { sailboat } from '../../kit/props.ts';
import { createRandom, times } from '../../kit/random.ts';
import { birds, cloud, sky, sun } from '../../kit/sky.ts';
import { circle, ellipse, type Point, path, polygon, polyline, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

export interface Weather {
  readonly sky: readonly [string, string, string];
  readonly sea: readonly [string, string];
  readonly cliff: string;
  readonly leaf: string;
}

export const noon: Weather = {
  sky: ['#1a8fe0', '#6fcbf2', '#e6f9f4'],
  sea: ['#3fd0d8', '#0a6fb0'],
  cliff: '#d98a55',
  leaf: '#1f8f5a',
};

/** The winding road: its middle and half width at depth t, 0 at the horizon and 1 at the viewer. */
interface Bend {
  readonly horizon: number;
  readonly middle: (t: number) => number;
  readonly half: (t: number) => number;
}

export function bendOf(frame: Frame, horizon: number, far: number, near: number, swing: number, width: number): Bend {
  return {
    horizon,
    middle: (t) =>
      far + (near - far) * t ** 0.75 + Math.sin(t ** 0.55 * Math.PI * 2) * swing * (1 - t) ** 0.8 * frame.width,
    half: (t) => 2 + width * t ** 1.25,
  };
}

function strip(frame: Frame, bend: Bend, left: number, right: number, fill: string, from = 0, to = 1): string {
  const y = (t: number): number => bend.horizon + (frame.height - bend.horizon) * t;
  const side = (s: number): Point[] =>
    times(41, (i) => {
      const t = from + (to - from) * (i / 40);
      return [bend.middle(t) + bend.half(t) * s, y(t)];
    });
  return polygon([...side(left), ...side(right).reverse()], fill);
}

/** Sea, cliffs, the road with its kerbs and the guard rail on the sea side. */
export function coast(frame: Frame, bend: Bend, weather: Weather, seed: string): string {
  const { w, h, u } = layoutOf(frame);
  const random = createRandom(seed);
  const { horizon } = bend;
  const y = (t: number): number => horizon + (h - horizon) * t;
  const kerb = (side: number): string =>
    times(22, (i) => {
      const [a, b] = [(i / 22) ** 2, ((i + 1) / 22) ** 2];
      return strip(frame, bend, side, side * 1.1, i % 2 ? '#ffffff' : '#f0463c', a, b);
    }).join('');
  const rail =
    times(26, (i) => {
      const t = ((i + 1) / 26) ** 2;
      const x = bend.middle(t) - bend.half(t) * 1.32;
      return rect(x, y(t) - u * 7 * t, u * 0.8 * t, u * 7 * t, '#e8eef2');
    }).join('') +
    [5.6, 3.4]
      .map((lift) =>
        stroke(
          polyline(
            times(41, (i): Point => {
              const t = 0.004 + i / 41;
              return [bend.middle(t) - bend.half(t) * 1.32, y(t) - u * lift * t];
            }),
          ),
          '#f6fafc',
          u * 0.5,
        ),
      )
      .join('');
  const cliff = polygon(
    [
      ...times(31, (i): Point => {
        const t = i / 30;
        return [bend.middle(t) + bend.half(t) * 1.3, y(t)];
      }),
      [w, h],
      [w, horizon - u * 20],
      ...times(
        9,
        (i): Point => [w - (i / 8) * (w - bend.middle(0)), horizon - u * (22 - i * 2.6) + random.range(-1.5, 1.5) * u],
      ),
    ],
    linear([lighten(weather.cliff, 0.25), weather.cliff, darken(weather.cliff, 0.35)], 60),
  );
  const bushes = times(46, (i) => {
    const t = (i / 46) ** 1.5;
    const x = bend.middle(t) + bend.half(t) * 1.42 + u * 2 * t;
    const r = u * (0.7 + 5.5 * t) * random.range(0.6, 1.1);
    return circle(x + r * 0.6, y(t) - r * 0.3, r, linear([lighten(weather.leaf, 0.25), darken(weather.leaf, 0.3)]));
  });
  const strata = times(5, (i) =>
    path(
      `M${w} ${horizon + u * (i * 7 - 12)}Q${(w + bend.middle(0.2)) / 2} ${horizon + u * (i * 6 - 6)} ${bend.middle(0.1 + i * 0.1) + bend.half(0.1 + i * 0.1) * 1.6} ${y(0.06 + i * 0.1)}L${w} ${horizon + u * (i * 7 - 9)}Z`,
      alpha(darken(weather.cliff, 0.5), 0.25),
    ),
  );
  const shine = times(70, () => {
    const t = random.next() ** 1.4;
    return ellipse(
      random.next() * w,
      horizon + t * (h - horizon) * 0.8,
      u * (0.6 + 4 * t),
      u * (0.1 + 0.35 * t),
      '#ffffff',
      { opacity: random.range(0.2, 0.7) },
    );
  });
  return [
    sky(frame, [weather.sky[0], [0.25, weather.sky[1]], [horizon / h, weather.sky[2]]]),
    sun(bend.middle(0) - u * 34, horizon - u * 24, u * 7, ['#ffffff', '#fff3b0'], '#fff6c8'),
    cloud(w * 0.2, horizon - u * 15, u * 44, random, '#ffffff', mix(weather.sky[1], '#ffffff', 0.55)),
    cloud(w * 0.62, horizon - u * 27, u * 30, random, '#ffffff', mix(weather.sky[1], '#ffffff', 0.55)),
    birds(w * 0.38, horizon - u * 24, u * 4, random, '#ffffff', 5),
    ridge(frame, random, {
      y: horizon - u * 4,
      swing: u * 7,
      count: 4,
      detail: 4,
      fill: mix(weather.leaf, weather.sky[2], 0.62),
    }),
    ridge(frame, random, {
      y: horizon - u * 1,
      swing: u * 5,
      count: 5,
      detail: 4,
      fill: mix(weather.leaf, weather.sky[2], 0.36),
    }),
    rect(0, horizon, w, h - horizon, linear([mix(weather.sea[0], '#ffffff', 0.35), weather.sea[0], weather.sea[1]])),
    shine.join(''),
    sailboat(w * 0.16, horizon + u * 5, u * 10, { hull: '#ffffff', trim: '#f0463c' }),
    sailboat(w * 0.31, horizon + u * 2.4, u * 5, { hull: '#ffffff', trim: '#2f7af0' }),
    cliff,
    strata.join(''),
    strip(frame, bend, -1.75, 1.5, '#e8cf98'),
    strip(frame, bend, -1.75, -1.55, '#ffffff'),
    strip(frame, bend, -1.42, 1.42, linear([lighten(weather.leaf, 0.45), lighten(weather.leaf, 0.1)])),
    strip(frame, bend, -1, 1, linear(['#8a92a6', '#4a5064', '#3a3f54'])),
    kerb(-1),
    kerb(1),
    strip(frame, bend, -0.93, -0.9, '#fff'),
    strip(frame, bend, 0.9, 0.93, '#fff'),
    times(12, (i) => strip(frame, bend, -0.025, 0.025, '#ffe08a', ((i + 0.1) / 12) ** 2, ((i + 0.62) / 12) ** 2)).join(
      '',
    ),
    bushes.join(''),
    rail,
  ].join('');
}

export function palms(frame: Frame, bend: Bend, weather: Weather): string {
  const { h, u } = layoutOf(frame);
  return [0.05, 0.13, 0.27, 0.48]
    .map((t) =>
      palm(
        bend.middle(t) + bend.half(t) * 1.5 + u * 2,
        bend.horizon + (h - bend.horizon) * t,
        u * (8 + 60 * t),
        darken(weather.leaf, 0.35),
        -0.12,
      ),
    )
    .join('');
}

export function speedLines(frame: Frame, x: number, y: number): string {
  const { u } = layoutOf(frame);
  const random = createRandom('speed');
  return light(
    times(34, () => {
      const a = random.range(0, Math.PI * 2);
      const [r0, r1] = [u * random.range(54, 70), u * random.range(74, 120)];
      return stroke(
        `M${x + Math.cos(a) * r0} ${y + Math.sin(a) * r0 * 0.7}L${x + Math.cos(a) * r1} ${y + Math.sin(a) * r1 * 0.7}`,
        alpha('#ffffff', 0.35),
        u * 0.3,
      );
    }),
  );
}
