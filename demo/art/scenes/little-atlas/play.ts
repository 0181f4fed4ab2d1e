import { glyphs } from '../../kit/glyphs.ts';
import { counter, meter, panel, roundButton, symbol, tile } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, darken, shadow } from '../../kit/paint.ts';
import { times } from '../../kit/random.ts';
import { at, box, circle, ellipse, group, type Point, path, rect, stroke, svg } from '../../kit/svg.ts';
import type { DeviceKind, Frame } from '../../scene.ts';
import { felt, landmarks, paperSky, patch } from './motifs.ts';

/** Country shapes of the quiz, a made-up continent on a sheet of paper. */
const countries: readonly (readonly Point[])[] = [
  [
    [4, 14],
    [24, 4],
    [36, 14],
    [32, 32],
    [16, 36],
    [2, 28],
  ],
  [
    [39, 13],
    [58, 6],
    [68, 18],
    [60, 34],
    [40, 34],
  ],
  [
    [16, 40],
    [33, 36],
    [42, 48],
    [34, 64],
    [18, 60],
  ],
  [
    [44, 38],
    [62, 38],
    [70, 54],
    [58, 68],
    [40, 64],
    [46, 50],
  ],
  [
    [73, 22],
    [90, 18],
    [97, 34],
    [88, 48],
    [74, 44],
    [68, 32],
  ],
  [
    [26, 69],
    [42, 70],
    [54, 74],
    [44, 90],
    [30, 86],
  ],
];

function map(x: number, y: number, k: number, shot: number): string {
  const pieces = countries.map((points, i) => {
    const isAsked = i === [3, 1, 5][shot];
    const color = shot === 1 && i > 3 ? '#cfd8dc' : (felt[i] ?? felt[0]);
    const art = patch(
      points.map(([px, py]): Point => [px * k, py * k]),
      isAsked ? '#ffd84a' : color,
      k * 0.7,
    );
    return isAsked && shot === 1 ? '' : art;
  });
  return at(x, y, {}, [
    box([-k * 5, -k * 5, k * 112, k * 104], k * 4, '#bfe6f0', {
      stroke: '#ffffff',
      'stroke-width': k * 1.6,
      filter: shadow(k, k * 1.5, '#2b6a8c', 0.35),
    }),
    times(9, (i) =>
      stroke(
        `M${k * (4 + (i % 3) * 36)} ${k * (6 + i * 10)}q${k * 2} ${-k * 2} ${k * 4} 0t${k * 4} 0`,
        alpha('#ffffff', 0.9),
        k * 0.7,
      ),
    ),
    pieces,
  ]);
}

/** Name the land, place the land, and a right answer. */
export function quiz(frame: Frame, kind: DeviceKind, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = w / 100;
  const k = s * 0.82;
  const [mx, my] = [w / 2 - k * 51, h * 0.25];
  const pin = at(
    mx + k * 56,
    my + k * 44,
    { scale: s / 5 },
    ellipse(0, 2, 14, 5, alpha('#000000', 0.3)),
    path('M0 0C-22 -30 -26 -40 -26 -50A26 26 0 0 1 26 -50C26 -40 22 -30 0 0Z', '#e8483f'),
    circle(0, -50, 11, '#ffffff'),
  );
  const options = times(4, (i) => {
    const [x, y] = [s * (6 + (i % 2) * 45), h * 0.75 + Math.floor(i / 2) * s * 20];
    const color = shot === 2 && i === 2 ? '#4fae5a' : (['#4fa3e0', '#f2a33d', '#e8708f', '#8f7be0'][i] ?? '#4fa3e0');
    return (
      tile([x, y, s * 43, s * 16], color, s * 4) +
      at(x + s * 21, y + s * 14, { scale: s / 5.2 }, landmarks[(i + shot) % 6] ?? '')
    );
  });
  const drag =
    shot === 1 &&
    group(
      { filter: shadow(s * 3, s * 2, '#000000', 0.35) },
      at(
        w * 0.26,
        h * 0.71,
        { angle: -9 },
        patch(
          (countries[1] ?? []).map(([px, py]): Point => [(px - 40) * k * 1.15, (py - 8) * k * 1.15]),
          '#ffd84a',
          k * 0.8,
        ),
      ),
      path(`M${w * 0.5} ${h * 0.81}l${s * 5} ${s * 13} ${s * 2.4} ${-s * 5} ${s * 5.6} ${-s * 1}Z`, '#ffffff', {
        stroke: '#33506b',
        'stroke-width': s * 0.6,
      }),
    );
  const win =
    shot === 2 &&
    times(50, (i) =>
      at(
        (i * 137.5) % w,
        ((i * 89) % 70) * 0.01 * h + s * 8,
        { angle: i * 47 },
        rect(-s, -s * 0.6, s * 2.4, s * 1.3, felt[i % 6] ?? felt[0]),
      ),
    );
  return svg(
    frame,
    paperSky(frame, `quiz${shot}`),
    map(mx, my, k, shot),
    shot === 0 && pin,
    shot === 1 ? [panel([s * 6, h * 0.745, s * 88, s * 36], '#ffffff', 0.75, s * 5), drag] : options,
    win,
    panel([s * 6, h * 0.125, s * 88, s * 16], '#ffffff', 0.92, s * 5),
    symbol((['flag', 'map', 'star'] as const)[shot], s * 16, h * 0.125 + s * 8, s * 9, '#e8704f'),
    glyphs(['WHICH LAND?', 'PLACE IT', 'CORRECT!'][shot] ?? '', s * 25, h * 0.125 + s * 5, s * 6, {
      color: darken('#2d6a94', 0.2),
    }),
    shot === 2 &&
      group(
        { filter: shadow(s, s, '#000000', 0.3) },
        circle(s * 83, h * 0.75 + s * 34, s * 0.01, '#ffffff'),
        circle(s * 45, h * 0.75 + s * 22, s * 6, '#ffffff'),
        symbol('tick', s * 45, h * 0.75 + s * 22, s * 9, '#3c9a4a'),
      ),
    counter(s * 4, s * 5, s * 10, ['120', '340', '560'][shot] ?? '', { sign: 'star', plate: '#1c5c86' }),
    meter([s * 36, s * 7.4, s * 42, s * 5], [0.3, 0.6, 1][shot] ?? 1, '#5cc26a', '#1c5c86'),
    roundButton('pause', w - s * 9.5, s * 10, s * 11, '#1c78bf'),
    kind === 'computer' && '',
  );
}
