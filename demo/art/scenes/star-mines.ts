import { glyphs } from '../kit/glyphs.ts';
import { symbol } from '../kit/hud.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, blur, darken, lighten, linear, radial, vignette } from '../kit/paint.ts';
import { createRandom, type Random, times } from '../kit/random.ts';
import { glow, nebula, sky, stars } from '../kit/sky.ts';
import { at, box, circle, curve, ellipse, group, type Point, path, starPath, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';

const digitColors = ['', '#59c8ff', '#7fe08a', '#ff8a5c', '#c79bff', '#ff6b8a'] as const;

/** One field of the mine: closed plate, opened pit with a number, flag, or a star core. */
function field(x: number, y: number, size: number, sign: string): string {
  const inset = size * 0.05;
  const area = [x + inset, y + inset, size - inset * 2, size - inset * 2] as const;
  const [mx, my] = [x + size / 2, y + size / 2];
  if (sign === '#' || sign === 'F') {
    const lid =
      box([area[0], area[1] + size * 0.06, area[2], area[3]], size * 0.14, '#123743') +
      box(area, size * 0.14, linear(['#7fc4c0', '#3c8a93', '#26616f'], 60)) +
      box(
        [area[0] + size * 0.1, area[1] + size * 0.08, area[2] - size * 0.2, size * 0.16],
        size * 0.08,
        alpha('#ffffff', 0.28),
      );
    return sign === 'F' ? lid + symbol('flag', mx + size * 0.03, my, size * 0.62, '#ff6b4a') : lid;
  }
  const pit =
    box(area, size * 0.12, linear(['#0a1a26', '#163341'])) +
    box(area, size * 0.12, 'none', { stroke: alpha('#7fd6d0', 0.18), 'stroke-width': size * 0.02 });
  if (sign === '*') return pit + core(mx, my, size * 0.42);
  const count = Number(sign);
  return count > 0
    ? pit +
        glyphs(sign, mx, my - size * 0.27, size * 0.54, {
          anchor: 'middle',
          weight: 2,
          color: digitColors[count] ?? '#fff',
        })
    : pit;
}

/** A star mine: a spiked ball of light. */
function core(x: number, y: number, r: number): string {
  return (
    glow(x, y, r * 3.6, '#ffb13d', 0.9) +
    path(starPath(x, y, r, r * 0.62, 10), '#ffd166') +
    circle(x, y, r * 0.66, radial(['#ffffff', [0.4, '#ffe08a'], '#ff7a1a'])) +
    circle(x, y, r * 0.26, '#fffbe8')
  );
}

function board(rows: readonly string[], size: number): string {
  return rows
    .map((row, y) =>
      [...row]
        .map((sign, x) =>
          sign === ' ' ? '' : field((x - row.length / 2) * size, (y - rows.length / 2) * size, size, sign),
        )
        .join(''),
    )
    .join('');
}

/** A large rock under the board, with a rough silhouette and craters. */
function asteroid(x: number, y: number, rx: number, ry: number, random: Random): string {
  const points = times(rx > 100 ? 34 : 12, (i): Point => {
    const a = (i / (rx > 100 ? 34 : 12)) * Math.PI * 2;
    const k = random.range(0.93, 1.05);
    return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k];
  });
  const craters = times(16, () => {
    const [a, d] = [random.range(0, Math.PI * 2), random.range(0.1, 0.82)];
    const [cx, cy, r] = [x + Math.cos(a) * rx * d, y + Math.sin(a) * ry * d, rx * random.range(0.03, 0.1)];
    return (
      ellipse(cx, cy, r, r * 0.6, alpha('#0d1620', 0.6)) +
      ellipse(cx + r * 0.1, cy + r * 0.14, r * 0.84, r * 0.46, alpha('#8a7a74', 0.5))
    );
  });
  const d = curve(points, true);
  const rim = stroke(d, linear(['#ffd9a8', [0.4, alpha('#ffd9a8', 0)]], 65), Math.max(1, rx * 0.012));
  return (
    path(d, radial(['#c4a892', [0.4, '#7a6668'], [0.75, '#3a3442'], [1, '#12141f']], { cx: 0.3, cy: 0.12, r: 0.95 })) +
    craters.join('') +
    rim
  );
}

/** The mine: # closed, m closed with a star inside, F flagged, * laid open, o opened, blank is bare rock. */
const layout = ['   ##m#F#  ', ' #mooo#o## ', '##Fooooo##m', '#ooo*oooF##', ' #moooooo# ', '  ##oF#*m  '] as const;
const isMine = (x: number, y: number): boolean => 'mF*'.includes(layout[y]?.[x] ?? '#');
const rows = layout.map((line, y) =>
  [...line].map((sign, x) => (sign === 'm' ? '#' : sign === 'o' ? countMines(x, y) : sign)).join(''),
);

function countMines(x: number, y: number): string {
  return String(times(9, (i) => isMine(x + (i % 3) - 1, y + Math.floor(i / 3) - 1)).filter(Boolean).length);
}

function backdrop(frame: Frame, seed: string): string {
  const random = createRandom(seed);
  return (
    sky(frame, ['#031019', '#07303b', '#0d1c33'], 60) +
    nebula(frame, random, ['#0f7a78', '#b3541e', '#145a8a'], 10) +
    stars(frame, random, 220)
  );
}

function cover(frame: Frame): string {
  const { w, h, u, cx } = layoutOf(frame);
  const random = createRandom('mines');
  const comet = (x: number, y: number, size: number): string =>
    at(
      x,
      y,
      { angle: -28 },
      path(
        `M0 ${-size}L${size * 16} 0L0 ${size}A${size} ${size} 0 0 1 0 ${-size}Z`,
        linear(['#ffffff', [0.12, '#ffcf7a'], alpha('#ff8a3d', 0)], 0),
      ),
    );
  const drill = at(
    cx + u * 36,
    h * 0.28,
    { scale: u, angle: 8 },
    path('M-9 -3C-9 -10 9 -10 9 -3L7 5H-7Z', linear(['#fff1d0', '#e79a3a', '#8a4a1a'])),
    ellipse(0, -4.4, 5, 3.2, '#113a52'),
    ellipse(-1.4, -5.2, 2, 1, '#8fe8ff'),
    path('M-5 5H5L0 17Z', linear(['#dfe9ee', '#5a6a78'], 0)),
    stroke('M-3.6 8H3.6M-2.4 11H2.4', '#39485a', 0.7),
    stroke('M-9 -2L-14 3M9 -2L14 3', '#8a97a5', 1.4),
  );
  return svg(
    frame,
    backdrop(frame, 'star-mines'),
    circle(
      w * 0.12,
      h * 0.24,
      u * 12,
      radial(['#ffd9a8', [0.5, '#c96a3a'], [1, '#2a0f1c']], { cx: 0.68, cy: 0.3, r: 0.8 }),
    ),
    comet(w * 0.66, h * 0.2, u * 0.9),
    asteroid(cx, h * 0.66, u * 74, u * 38, random),
    ellipse(cx, h * 0.66, u * 58, u * 25, alpha('#02080e', 0.5), { filter: blur(u * 3) }),
    group({ transform: `translate(${cx} ${h * 0.62}) matrix(1 .14 -.42 .74 0 0)` }, board(rows, u * 10.4)),
    glow(cx + u * 36, h * 0.46, u * 22, '#ffb13d', 0.6),
    drill,
    times(14, () =>
      asteroid(
        random.next() * w,
        random.range(0.02, 0.24) * h,
        u * random.range(0.6, 2),
        u * random.range(0.5, 1.5),
        random,
      ),
    ),
    vignette(frame, 0.55, '#010810'),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    backdrop(iconFrame, 'mines-icon'),
    at(256, 256, { angle: -8 }, board(['1#', '*F'], 220)),
    group({ opacity: 0.5 }, vignette(iconFrame, 0.7, darken('#0d3a45', 0.6))),
    at(400, 84, {}, path(starPath(0, 0, 40, 9, 4), lighten('#ffd166', 0.5))),
  );
}

export const scene: Scene = { slug: 'star-mines', cover, icon, screenshots: () => [] };
