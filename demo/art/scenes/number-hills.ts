import { glyphs } from '../kit/glyphs.ts';
import { grass, land, leafyTree, ridge, ridgeLine } from '../kit/land.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, darken, lighten, linear, shadow, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { cloud, glow, motes, rays, sky, sun } from '../kit/sky.ts';
import { at, box, circle, group, path, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';

const colors: Readonly<Record<string, string>> = {
  '2': '#57c7b6',
  '4': '#3f9fe0',
  '8': '#6f6bf0',
  '16': '#a95be8',
  '32': '#e255a8',
  '64': '#f0584e',
  '128': '#f58a2c',
  '256': '#f7b52a',
  '512': '#8fc63d',
  '1024': '#2fae6b',
  '2048': '#ffc52e',
};

/** A block of enamel with a bright face, a thick lower edge and its number; x, y at the middle of its foot. */
function cube(x: number, y: number, size: number, value: string, angle = 0): string {
  const color = colors[value] ?? '#57c7b6';
  const r = size * 0.2;
  const height = size * (value.length > 3 ? 0.26 : value.length > 2 ? 0.32 : 0.42);
  return at(
    x,
    y,
    { angle },
    group(
      { filter: shadow(size * 0.05, size * 0.06, '#10233d', 0.4) },
      box([-size / 2, -size, size, size], r, darken(color, 0.38)),
      box([-size / 2, -size, size, size * 0.9], r, linear([lighten(color, 0.32), color, darken(color, 0.08)], 70)),
      box(
        [-size * 0.43, -size * 0.95, size * 0.86, size * 0.3],
        r * 0.75,
        linear([alpha('#ffffff', 0.5), alpha('#ffffff', 0.04)]),
      ),
    ),
    glyphs(value, 0, -size * 0.53 - height / 2, height, {
      anchor: 'middle',
      weight: 1.9,
      color: darken(color, 0.5),
      opacity: 0.35,
    }),
    glyphs(value, 0, -size * 0.56 - height / 2, height, { anchor: 'middle', weight: 1.9 }),
  );
}

function landscape(frame: Frame, seed: string, sunX: number): string {
  const { h, u } = layoutOf(frame);
  const random = createRandom(seed);
  return [
    sky(frame, ['#3fa0dc', '#8fd2ea', [0.6, '#fff0c9'], '#ffd9a0']),
    rays(sunX, h * 0.5, u * 120, '#fff6d0', 14, 0.3),
    sun(sunX, h * 0.47, u * 12, ['#fffbe6', '#ffe38a'], '#fff0b0'),
    cloud(sunX - u * 62, h * 0.26, u * 34, random, '#ffffff', '#d7ecf7'),
    cloud(sunX + u * 48, h * 0.2, u * 26, random, '#ffffff', '#d7ecf7'),
    cloud(sunX - u * 18, h * 0.13, u * 16, random, '#ffffff', '#e4f2fa'),
    ridge(frame, random, { y: h * 0.56, swing: h * 0.1, count: 4, fill: linear(['#a9dcd0', '#cfeccb']) }),
    ridge(frame, random, { y: h * 0.63, swing: h * 0.1, count: 3, fill: linear(['#74c9a4', '#a5dc9a']) }),
  ].join('');
}

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  const random = createRandom('hills');
  const sunX = cx + u * (isBanner ? 18 : 26);
  const middle = (x: number): number => h * 0.88 - Math.exp(-(((x - cx - u * 22) / (u * 42)) ** 2)) * h * 0.27;
  const front = ridgeLine(frame, random, { y: h * 0.93, swing: h * 0.07, count: 2, fill: '', detail: 1 });
  const trees = times(10, (i) => {
    const x = (i / 9.4) * w + random.range(-3, 3) * u;
    return Math.abs(x - cx) < u * 56
      ? ''
      : leafyTree(x, middle(x) + u, u * random.range(11, 18), random.pick(['#3f9d5c', '#58b04e', '#2f8a63']), random);
  });
  const steps = [
    ['4', -45, 9],
    ['16', -33, 12],
    ['64', -18, 15],
    ['512', 0, 19],
  ] as const;
  const village = [-70, -64, -57, 60, 67].map((dx, i) =>
    house(
      cx + dx * u,
      h * 0.62 + (i % 2) * u * 2,
      u * (5.4 - (i % 3)),
      ['#e8584f', '#f5a83a', '#4f8fe0'][i % 3] ?? '#e8584f',
    ),
  );
  const blooms = times(90, () => {
    const x = random.next() * w;
    return at(
      x,
      front(x) + random.range(-0.2, 6) * u,
      { scale: random.range(0.6, 1.2) },
      times(5, (i) =>
        at(0, 0, { angle: i * 72 }, circle(0, -u * 0.5, u * 0.42, random.pick(['#fff6e0', '#ffd1dc', '#ffe27a']))),
      ),
      circle(0, 0, u * 0.3, '#f0a03a'),
    );
  });
  const topX = cx + u * 25;
  const trail = path(
    `M${cx - u * 20} ${h}C${cx + u * 10} ${h * 0.9} ${cx - u * 16} ${h * 0.83} ${cx + u * 6} ${h * 0.78}S${topX - u * 4} ${h * 0.7} ${topX - u * 3} ${middle(topX)}H${topX + u * 3}C${topX + u * 4} ${h * 0.72} ${cx + u * 14} ${h * 0.79} ${cx + u * 12} ${h * 0.83}S${cx + u * 34} ${h * 0.92} ${cx + u * 16} ${h}Z`,
    linear(['#fff0c0', '#e9c987']),
  );
  return svg(
    frame,
    landscape(frame, 'number-hills', sunX),
    village,
    land(frame, (x) => middle(x) - u * 3 - Math.sin(x / (u * 19)) * u * 2.4, linear(['#8ad67a', '#3f9f62'])),
    times(26, (i) =>
      leafyTree(
        (i / 25) * w + random.range(-2, 2) * u,
        middle((i / 25) * w) - u,
        u * random.range(5, 8),
        random.pick(['#3f9d5c', '#6abf54', '#2f8a63']),
        random,
      ),
    ),
    land(frame, middle, linear(['#6cca66', '#2b8a54'])),
    trail,
    trees,
    glow(topX, middle(topX) - u * 12, u * 36, '#fff3a8', 0.85),
    steps.map(([value, dx, size]) => cube(cx + dx * u, middle(cx + dx * u) + u * 2.5, size * u, value, dx / 7)),
    cube(topX, middle(topX) + u * 2, u * 26, '2048'),
    cube(cx + u * 49, middle(cx + u * 49) + u * 3, u * 14, '128', 9),
    cube(cx + u * 63, middle(cx + u * 63) + u * 3, u * 10, '8', 13),
    cube(cx - u * 58, front(cx - u * 58) + u * 4, u * 13, '2', -8),
    cube(cx + u * 45, front(cx + u * 45) + u * 6, u * 15, '32', 7),
    cube(cx - u * 30, front(cx - u * 30) + u * 5, u * 14, '256', -5),
    land(frame, (x) => front(x) + u * 1.6, linear(['#47b05c', '#176047'])),
    grass(frame, random, (x) => front(x) + u * 1.8, { height: u * 3.2, gap: u * 0.7, color: '#3fa457' }),
    blooms,
    motes([0, h * 0.35, w, h * 0.6], random, { count: 24, color: '#fff3b0', size: u * 0.28 }),
    vignette(frame, 0.26, '#0b3550'),
    bannerCalm(frame, '#0d4a6b', 0.62),
  );
}

/** A cottage with a bright roof; x, y at the middle of its foot. */
function house(x: number, y: number, size: number, roof: string): string {
  return at(
    x,
    y,
    { scale: size / 10 },
    box([-5, -6, 10, 7], 0.4, linear(['#fffaf0', '#e3d3bd'], 0)),
    path('M-6.4 -5.6L0 -11L6.4 -5.6Z', linear([lighten(roof, 0.25), darken(roof, 0.15)])),
    box([-1.2, -3.4, 2.4, 4.4], 0.4, '#8a5a3a'),
    box([2.2, -4.4, 1.7, 1.7], 0.2, '#7fc4e8'),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    landscape(iconFrame, 'number-icon', 400),
    path('M0 400Q150 320 300 372T512 340V512H0Z', linear(['#62c464', '#27854f'])),
    glow(256, 270, 260, '#fff3a8', 0.7),
    cube(138, 452, 176, '2', -7),
    cube(386, 456, 168, '8', 8),
    cube(258, 344, 214, '16'),
  );
}

export const scene: Scene = { slug: 'number-hills', cover, icon, screenshots: () => [] };
