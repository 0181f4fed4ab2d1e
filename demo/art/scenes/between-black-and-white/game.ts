import { glyphs } from '../../kit/glyphs.ts';
import { panel, roundButton } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, blur, linear, radial, vignette } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { at, box, circle, ellipse, group, type Point, rect, stroke, svg } from '../../kit/svg.ts';
import type { DeviceKind, Frame } from '../../scene.ts';
import { inkWorld, type Side, stone, wood } from './world.ts';

/** A board from above: lines, star points, stones by [column, row, side]. `size` is the side in pixels. */
function board(
  x: number,
  y: number,
  size: number,
  lines: number,
  stones: readonly (readonly [number, number, Side])[],
  last?: readonly [number, number, Side],
): string {
  const cell = size / (lines + 0.6);
  const start = cell * 0.8;
  const span = cell * (lines - 1);
  const grid = times(lines, (i) => `M${start} ${start + i * cell}h${span}M${start + i * cell} ${start}v${span}`).join(
    '',
  );
  const dots = (lines === 9 ? [2, 4, 6] : [3, 6, 9]).flatMap((a) =>
    (lines === 9 ? [2, 4, 6] : [3, 6, 9]).map((b) => circle(start + a * cell, start + b * cell, cell * 0.1, '#3a240c')),
  );
  return at(
    x,
    y,
    {},
    rect(size * 0.01, size * 0.02, size, size, alpha('#1c0f04', 0.6), { filter: blur(size * 0.012) }),
    rect(0, size * 0.012, size, size, '#8a5a22'),
    wood(0, 0, size, size, 'board'),
    stroke(grid, '#3a240c', Math.max(1.4, cell * 0.03)),
    dots,
    stones.map(([c, r, side]) => stone(start + c * cell, start + r * cell, cell * 0.47, side)),
    last !== undefined &&
      circle(start + last[0] * cell, start + last[1] * cell, cell * 0.2, 'none', {
        stroke: '#e0483a',
        'stroke-width': cell * 0.07,
      }),
  );
}

/** The final position of a game on 13 lines; territory is what only one side surrounds. */
const settled = [
  '.....WB......',
  '....WWB......',
  '...W.WBB.....',
  '..WW.WWB.B...',
  '....W.WB.....',
  '.....WWBB....',
  '...W.WB.B....',
  '....WBB...B..',
  '.WWWWB..BBBBB',
  'WWBBBB.BBWWWW',
  'WBB....BWW...',
  'BB...B.BW...W',
  '.......BW....',
] as const;

const signAt = (column: number, row: number): string => settled[row]?.[column] ?? '';

/** The stones in the order of play: corners and sides first, then the border from the top. */
const moves: readonly (readonly [number, number, Side])[] = (() => {
  const opening: readonly Point[] = [
    [9, 3],
    [3, 3],
    [3, 9],
    [9, 9],
    [10, 7],
    [3, 6],
    [5, 11],
    [2, 8],
    [7, 4],
    [6, 3],
    [7, 10],
    [4, 4],
    [8, 6],
    [8, 12],
  ];
  const isOpening = (c: number, r: number): boolean => opening.some(([oc, or]) => oc === c && or === r);
  const rest = (sign: string): Point[] =>
    settled.flatMap((line, r) =>
      [...line].flatMap((cell, c) => (cell === sign && !isOpening(c, r) ? [[c, r] as const] : [])),
    );
  const [black, white] = [rest('B'), rest('W')];
  const later = times(Math.max(black.length, white.length), (i) => [black[i], white[i]]).flat();
  return [...opening, ...later].flatMap((point) =>
    point ? [[point[0], point[1], signAt(...point) === 'B' ? 'b' : 'w'] as const] : [],
  );
})();

const placed = (count: number): typeof moves => moves.slice(0, count);

/** Who surrounds the empty point, found by flooding its region. */
function ownerOf(column: number, row: number): Side | undefined {
  const seen = new Set<string>();
  const rim = new Set<string>();
  const open: Point[] = [[column, row]];
  for (let point = open.pop(); point; point = open.pop()) {
    const [c, r] = point;
    const sign = signAt(c, r);
    if (sign === '' || seen.has(`${c},${r}`)) continue;
    if (sign !== '.') rim.add(sign);
    else {
      seen.add(`${c},${r}`);
      open.push([c + 1, r], [c - 1, r], [c, r + 1], [c, r - 1]);
    }
  }
  if (signAt(column, row) !== '.' || rim.size !== 1) return undefined;
  return rim.has('B') ? 'b' : 'w';
}

function bowl(x: number, y: number, r: number, side: Side): string {
  const random = createRandom(`bowl${side}`);
  return (
    ellipse(x + r * 0.1, y + r * 0.16, r * 1.05, r, alpha('#1c0f04', 0.45), { filter: blur(r * 0.08) }) +
    circle(x, y, r, radial(['#a8683a', [0.7, '#6a3a1c'], '#3a1c0c'])) +
    circle(x, y, r * 0.8, '#241208') +
    times(22, () => {
      const [a, d] = [random.range(0, 6.28), random.next() ** 0.5 * r * 0.6];
      return stone(x + Math.cos(a) * d, y + Math.sin(a) * d, r * 0.2, side);
    }).join('')
  );
}

/** The three moments: an opening, the middle game, the count of territory. */
export function game(frame: Frame, kind: DeviceKind, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const isPhone = kind === 'mobile';
  const s = isPhone ? w / 100 : h / 100;
  const count = [14, 38, moves.length][shot] ?? 14;
  const size = isPhone ? s * 94 : s * 84;
  const [x, y] = isPhone ? [s * 3, h * 0.215] : [w / 2 - size / 2, h / 2 - size / 2 + s * 1];
  const cell = size / 13.6;
  const mark = { b: '#14181c', w: '#ffffff' } as const;
  const territory =
    shot === 2 &&
    times(13, (r) =>
      times(13, (c) => {
        const owner = ownerOf(c, r);
        const [px, py] = [x + cell * (0.8 + c - 0.16), y + cell * (0.8 + r - 0.16)];
        return owner ? box([px, py, cell * 0.32, cell * 0.32], cell * 0.06, mark[owner], { opacity: 0.85 }) : '';
      }).join(''),
    );
  const player = (px: number, py: number, side: Side, time: string, taken: string, active: boolean): string =>
    panel([px, py, s * 40, s * 15], active ? '#5a2a14' : '#1c1f24', 0.86, s * 4) +
    (active ? box([px, py, s * 40, s * 15], s * 4, 'none', { stroke: '#f0b04a', 'stroke-width': s * 0.5 }) : '') +
    stone(px + s * 8, py + s * 7.5, s * 5, side) +
    glyphs(time, px + s * 16, py + s * 3, s * 4.6) +
    stone(px + s * 18, py + s * 11.4, s * 1.7, side === 'b' ? 'w' : 'b') +
    glyphs(taken, px + s * 21.4, py + s * 10.2, s * 2.8, { opacity: 0.85 });
  const tools = (['cross', 'leaf', 'flag', 'gear'] as const).map((sign, i) =>
    isPhone
      ? roundButton(sign, w * (0.17 + i * 0.22), h - s * 14, s * 14, '#3a2a1c')
      : roundButton(sign, w - s * 16, s * (36 + i * 13), s * 10, '#3a2a1c'),
  );
  const score = shot === 2 && [
    panel(isPhone ? [s * 18, h * 0.765, s * 64, s * 17] : [s * 6, s * 78, s * 36, s * 14], '#14181c', 0.9, s * 4),
    stone(isPhone ? s * 27 : s * 12, isPhone ? h * 0.765 + s * 8.5 : s * 85, s * 4, 'b'),
    glyphs('+8.5', isPhone ? s * 36 : s * 19, isPhone ? h * 0.765 + s * 4.6 : s * 82, s * (isPhone ? 8 : 6), {
      color: '#ffd98a',
    }),
  ];
  const clock = [
    ['9:41', '9:52'],
    ['5:08', '3:47'],
    ['1:12', '0:36'],
  ][shot] ?? ['', ''];
  return svg(
    frame,
    shot === 1
      ? [rect(0, 0, w, h, linear(['#2a3038', '#14171c'])), group({ opacity: 0.14 }, inkWorld(frame, 'night', h))]
      : inkWorld(frame, `ink${shot}`, h * 0.9),
    !isPhone && [bowl(s * 24, s * 58, s * 15, 'b')],
    board(x, y, size, 13, placed(count), moves[count - 1]),
    territory,
    isPhone
      ? [
          player(s * 5, h * 0.12, 'w', clock[1] ?? '', `${shot * 3}`, count % 2 === 1),
          player(w - s * 45, h * 0.12, 'b', clock[0] ?? '', `${shot * 4}`, count % 2 === 0),
          bowl(s * 20, h * 0.805, shot === 2 ? 0 : s * 10, 'b'),
          bowl(w - s * 20, h * 0.805, shot === 2 ? 0 : s * 10, 'w'),
        ]
      : [
          player(s * 4, s * 6, 'b', clock[0] ?? '', `${shot * 4}`, count % 2 === 0),
          player(w - s * 44, s * 6, 'w', clock[1] ?? '', `${shot * 3}`, count % 2 === 1),
        ],
    vignette(frame, 0.25, '#1c1206'),
    tools,
    score,
    isPhone && [
      roundButton('pause', w - s * 9, s * 9, s * 9.6, '#3a2a1c'),
      glyphs(`${count}`, s * 6, s * 6.6, s * 5, { color: shot === 1 ? '#f3efe6' : '#2a2f36' }),
    ],
  );
}
