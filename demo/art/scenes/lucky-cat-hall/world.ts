import { coin } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, blur, clip, light, linear, radial, shadow } from '../../kit/paint.ts';
import { hangingLantern } from '../../kit/props.ts';
import { createRandom, times } from '../../kit/random.ts';
import { motes, rays } from '../../kit/sky.ts';
import { at, box, circle, ellipse, group, path, rect, starPath, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

export const gold = linear(['#fff6c0', '#ffd04a', '#c8791a', '#ffe08a']);

/** The beckoning cat, 200 units high, sitting around 0, 0 at its foot; the arm may wave. */
export function luckyCat(x: number, y: number, height: number, wave = 0): string {
  const fur = radial(['#ffffff', [0.62, '#fff3e2'], [1, '#e0b898']], { cx: 0.42, cy: 0.32, r: 0.75 });
  const ear = (side: number): string =>
    at(
      0,
      0,
      { scale: [side, 1] },
      path('M18 -174C34 -200 50 -206 58 -204C66 -190 66 -168 60 -148Z', '#fff3e2'),
      path('M30 -174C40 -190 50 -194 54 -192C58 -180 58 -170 54 -160Z', '#ff8f8f'),
    );
  const whiskers = [-1, 1].map((side) =>
    stroke(
      `M${side * 40} -122L${side * 66} -128M${side * 40} -116L${side * 68} -116M${side * 40} -110L${side * 66} -103`,
      '#c89a7a',
      1.8,
    ),
  );
  return at(
    x,
    y,
    { scale: height / 200 },
    ellipse(0, 0, 92, 12, alpha('#2a0404', 0.5)),
    box([-84, -18, 168, 20], 10, linear(['#e0342c', '#7a0c12'])),
    box([-84, -18, 168, 5], 2, '#ffd04a'),
    path('M-62 -16C-74 -60 -52 -92 0 -94C52 -92 74 -60 62 -16C40 -6 -40 -6 -62 -16Z', fur),
    ellipse(-36, -18, 25, 14, '#fffaf2'),
    ellipse(36, -18, 25, 14, '#fffaf2'),
    stroke('M-44 -20V-12M-36 -20V-10M-28 -20V-12M28 -20V-12M36 -20V-10M44 -20V-12', '#d8a88a', 2),
    at(
      50,
      -84,
      { angle: wave },
      path('M-10 8C-4 -30 2 -66 8 -78C14 -96 44 -94 44 -72C44 -52 28 -10 18 14Z', fur),
      ellipse(26, -78, 21, 20, '#fffaf2'),
      ellipse(26, -72, 9, 7.4, '#ff9f9a'),
      circle(15, -84, 4, '#ff9f9a'),
      circle(26, -89, 4, '#ff9f9a'),
      circle(37, -84, 4, '#ff9f9a'),
    ),
    ear(-1),
    ear(1),
    path(
      'M-66 -128C-66 -168 -36 -182 0 -182C36 -182 66 -168 66 -128C66 -96 34 -84 0 -84C-34 -84 -66 -96 -66 -128Z',
      fur,
    ),
    path('M-8 -182C-6 -170 4 -168 12 -172C20 -176 24 -180 22 -180Z', '#f0a04a'),
    stroke('M-40 -132Q-29 -146 -18 -132M18 -132Q29 -146 40 -132', '#3a1a14', 5),
    ellipse(-44, -114, 11, 7, alpha('#ff7a7a', 0.45)),
    ellipse(44, -114, 11, 7, alpha('#ff7a7a', 0.45)),
    path('M-7 -122H7L0 -114Z', '#ff7a7a'),
    stroke('M0 -114Q-8 -104 -17 -110M0 -114Q8 -104 17 -110', '#3a1a14', 3),
    whiskers,
    path('M-50 -96C-30 -82 30 -82 50 -96L52 -86C30 -70 -30 -70 -52 -86Z', linear(['#ff5a4a', '#b01420'])),
    circle(0, -72, 13, gold),
    stroke('M-12 -74H12M0 -70V-62', '#8a4a0c', 2.4),
    at(
      -14,
      -44,
      { angle: -8 },
      ellipse(0, 0, 31, 38, gold, { stroke: '#8a4a0c', 'stroke-width': 2 }),
      ellipse(0, 0, 24, 31, 'none', { stroke: '#a8660c', 'stroke-width': 2 }),
      rect(-8, -9, 16, 18, '#a8660c'),
      rect(-4.6, -5.6, 9.2, 11.2, '#ffe08a'),
    ),
    ellipse(-50, -46, 15, 19, '#fffaf2'),
  );
}

/** The reels' symbols, in a box of 100 × 100 around 0, 0. */
const reelSigns = {
  coin: () => coin(0, 0, 84),
  seven: () =>
    path(
      'M-30 -36H34V-20C14 2 6 18 4 38H-20C-18 16 -6 -2 10 -16H-16L-18 -8H-30Z',
      linear(['#ff8a6a', '#e01c2c', '#8a0414']),
      { stroke: '#fff0b0', 'stroke-width': 4, 'stroke-linejoin': 'round' },
    ),
  fish: () =>
    path(
      'M-44 -20C-30 -2 -20 2 -12 -4C4 -28 32 -20 44 0C32 20 4 28 -12 4C-20 -2 -30 2 -44 20C-36 4 -36 -4 -44 -20Z',
      linear(['#ffb07a', '#f0502c', '#a81c1c']),
    ) +
    circle(26, -6, 4.4, '#fff') +
    circle(27, -6, 2.2, '#200') +
    stroke('M8 -12Q2 0 8 12M-2 -8Q-6 0 -2 8', '#ffd8a8', 3),
  jade: () =>
    circle(0, 0, 38, linear(['#b8ffd0', '#2fb070', '#0c5a3a'])) +
    circle(0, 0, 15, '#fff6e0') +
    circle(0, 0, 28, 'none', { stroke: alpha('#ffffff', 0.5), 'stroke-width': 3 }),
  lantern: () => hangingLantern(0, -46, 76, '#e0342c'),
  star: () => path(starPath(0, 4, 42), gold, { stroke: '#a85a0c', 'stroke-width': 3, 'stroke-linejoin': 'round' }),
} as const;

export type ReelSign = keyof typeof reelSigns;

/** A machine front: columns of signs behind glass in a gold frame. x, y at its middle; 3 rows. */
export function reels(
  x: number,
  y: number,
  cell: number,
  columns: readonly (readonly ReelSign[])[],
  { winRow = -1, spin = false } = {},
): string {
  const [w, h] = [cell * columns.length, cell * 3];
  const strips = columns.map((signs, c) => {
    const cx = (c + 0.5 - columns.length / 2) * cell;
    return (
      box(
        [cx - cell * 0.47, -h / 2, cell * 0.94, h],
        cell * 0.08,
        linear(['#d8c0a0', '#fffaf0', '#fffaf0', '#d8c0a0']),
      ) +
      signs
        .map((sign, r) =>
          at(cx, (r - 1) * cell + (spin && c > 0 ? cell * 0.3 : 0), { scale: (cell / 100) * 0.92 }, reelSigns[sign]()),
        )
        .join('')
    );
  });
  return at(
    x,
    y,
    {},
    box([-w / 2 - cell * 0.22, -h / 2 - cell * 0.22, w + cell * 0.44, h + cell * 0.44], cell * 0.24, gold, {
      filter: shadow(cell * 0.06, cell * 0.08, '#1c0002', 0.6),
    }),
    box(
      [-w / 2 - cell * 0.1, -h / 2 - cell * 0.1, w + cell * 0.2, h + cell * 0.2],
      cell * 0.16,
      linear(['#7a0c18', '#3a0208']),
    ),
    clip(box([-w / 2, -h / 2, w, h], cell * 0.08, '#000'), group(spin ? { filter: blur(cell * 0.012) } : {}, strips)),
    rect(-w / 2, -h / 2, w, h * 0.22, linear([alpha('#1c0002', 0.6), alpha('#1c0002', 0)])),
    rect(-w / 2, h * 0.28, w, h * 0.22, linear([alpha('#1c0002', 0), alpha('#1c0002', 0.6)])),
    winRow >= 0 && [
      light(box([-w / 2, (winRow - 1.5) * cell, w, cell], cell * 0.1, alpha('#ffd04a', 0.35))),
      box([-w / 2, (winRow - 1.5) * cell, w, cell], cell * 0.12, 'none', {
        stroke: '#ffe98a',
        'stroke-width': cell * 0.05,
      }),
    ],
    times(columns.length * 4 + 2, (i) => {
      const bx = -w / 2 + (i / (columns.length * 4 + 1)) * w;
      return [-1, 1]
        .map((side) => circle(bx, side * (h / 2 + cell * 0.16), cell * 0.035, i % 2 ? '#fffbe0' : '#ff6a4a'))
        .join('');
    }),
  );
}

export function hall(frame: Frame, x: number, y: number): string {
  const { w, h, u } = layoutOf(frame);
  const columns = times(7, (i) => {
    const px = x + (i - 3) * u * 34;
    return Math.abs(i - 3) < 1
      ? ''
      : rect(px - u * 3, 0, u * 6, h, linear(['#8a1018', '#e0402c', '#5a060c'], 0)) +
          rect(px - u * 3.8, h * 0.1, u * 7.6, u * 2, gold) +
          rect(px - u * 3.8, h * 0.86, u * 7.6, u * 2, gold);
  });
  const lattice = times(40, (i) => {
    const px = (i / 40) * w;
    return stroke(`M${px} 0V${u * 7}M${px} ${u * 3.5}h${w / 80}`, '#ffb84a', u * 0.35, { opacity: 0.5 });
  });
  return [
    rect(0, 0, w, h, radial(['#ff7a3a', [0.4, '#c81c28'], [1, '#3a0410']], { cx: x / w, cy: y / h, r: 0.8 })),
    rays(x, y, u * 130, '#ffd98a', 18, 0.34),
    columns,
    rect(0, 0, w, u * 7, '#4a0510'),
    lattice,
    rect(0, u * 7, w, u * 0.7, gold),
  ]
    .flat()
    .join('');
}

export function coinHeap(frame: Frame, y: number, size: number, seed: string): string {
  const random = createRandom(seed);
  return times(5, (row) =>
    times(frame.width / (size * 0.62) + 2, (i) =>
      at(
        i * size * 0.62 + random.range(-0.3, 0.3) * size,
        y + row * size * 0.42 + random.range(-0.3, 0.3) * size,
        { scale: [1, random.range(0.45, 0.95)], angle: random.int(-30, 30) },
        coin(0, 0, size),
      ),
    ).join(''),
  ).join('');
}

export function flyingCoins(frame: Frame, x: number, y: number, size: number, count: number): string {
  const random = createRandom('flying');
  return (
    times(count, () => {
      const [a, d] = [random.range(Math.PI, Math.PI * 2), random.range(3.4, 9.6) * size];
      return at(
        x + Math.cos(a) * d * 1.5,
        y + Math.sin(a) * d,
        { angle: random.int(0, 180), scale: [random.range(0.35, 1), 1] },
        coin(0, 0, size * random.range(0.6, 1.3)),
      );
    }).join('') + motes([0, 0, frame.width, frame.height], random, { count: 40, color: '#ffe08a', size: size * 0.04 })
  );
}
