import { glyphs } from '../../kit/glyphs.ts';
import { counter, dial, panel, roundButton, symbol } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, linear } from '../../kit/paint.ts';
import { times } from '../../kit/random.ts';
import { at, circle, rect, stroke, svg } from '../../kit/svg.ts';
import type { DeviceKind, Frame } from '../../scene.ts';
import { lines, network, paper, stations, train } from './motifs.ts';

const shots = [
  { count: 3, river: '#a9d6e6', ground: paper, day: '12', riders: '148', time: 0.3, night: false },
  { count: 5, river: '#9fd8c4', ground: '#efe6d8', day: '47', riders: '1260', time: 0.7, night: false },
  { count: 6, river: '#2f4f7c', ground: '#1a2138', day: '96', riders: '5384', time: 0.92, night: true },
] as const;

function crowd(x: number, y: number, count: number, ink: string): string {
  return times(count, (i) => circle(x + 7 + (i % 4) * 3.6, y - 3 + Math.floor(i / 4) * 4, 1.4, ink)).join('');
}

/** A young network, a crowded one, and the city at night. */
export function simulation(frame: Frame, kind: DeviceKind, index: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = Math.min(w, h) / 100;
  const { count, river, ground, day, riders, time, night } = shots[index];
  const mobile = kind === 'mobile';
  const k = s * (mobile ? 0.98 : 0.84) * (index === 1 ? 1.25 : 1);
  const turn = mobile ? 90 : 0;
  const ink = night ? '#f3ede0' : '#20263a';
  const fleet = [
    train(-60, 22, 18, 0, lines[0], 3),
    train(60, -30, 18, 0, lines[0], 4),
    train(-70, -30, 18, 90, lines[1], 2),
    train(-60, -14, 18, 0, lines[2], 1),
    train(60, 44, 18, 90, lines[2], 4),
    train(24, 20, 18, 0, lines[3], 2),
    train(2, -46, 18, 90, lines[4], 3),
  ].slice(0, count + 2);
  const drawing = index === 0 && [
    stroke('M26 -4H48L72 20', '#16a070', 5, { 'stroke-dasharray': '1 8' }),
    circle(72, 20, 8, alpha('#16a070', 0.35)),
  ];
  const alarm =
    index === 1 &&
    [1, 2].map((n) =>
      circle(-14, -4, 6 + n * 5, 'none', { stroke: alpha('#e4373f', 1 - n * 0.3), 'stroke-width': 2.2 }),
    );
  const plate = night ? '#0b1020' : '#20263a';
  return svg(
    frame,
    rect(0, 0, w, h, ground),
    at(
      w / 2 + (index === 1 ? s * 8 : 0),
      h * 0.48,
      { scale: k, angle: turn },
      network({ count, river, ground: night ? '#2a3454' : ground }),
      drawing,
      alarm,
      fleet,
      stations.slice(0, 6 + count * 2).map(([x, y], i) => crowd(x, y, [3, 1, 6, 2, 4, 8][(i + index) % 6] ?? 2, ink)),
    ),
    night && rect(0, 0, w, h, linear([alpha('#0b1020', 0.3), alpha('#0b1020', 0), alpha('#0b1020', 0.45)])),
    counter(s * 4, s * 4, s * 9, riders, { sign: 'heart', color: '#ff8f8f', plate }),
    counter(s * 4, s * 15, s * 9, day, { sign: 'clock', color: '#8fd3ff', plate }),
    dial(w - s * 13, s * 13, s * 18, time, '#ffc440', ['8:00', '18:00', '23:00'][index] ?? ''),
    roundButton('pause', w - s * 29, s * 9, s * 10, '#20263a'),
    panel([w / 2 - s * 46, h - s * 22, s * 92, s * 18], plate, 0.9, s * 6),
    lines.map((color, i) =>
      circle(w / 2 - s * 37 + i * s * 11, h - s * 13, s * 4, i < count ? color : alpha('#ffffff', 0.16), {
        stroke: i === count - 1 ? '#ffffff' : 'none',
        'stroke-width': s * 0.9,
      }),
    ),
    symbol('gear', w / 2 + s * 31, h - s * 13, s * 8, '#ffffff'),
    glyphs('x3', w / 2 + s * 38, h - s * 15, s * 4),
    index === 2 && [
      panel([w / 2 - s * 25, s * (mobile ? 28 : 5), s * 50, s * 14], '#16a070', 0.95, s * 5),
      symbol('up', w / 2 - s * 15, s * (mobile ? 35 : 12), s * 7, '#ffffff'),
      glyphs('LEVEL 9', w / 2 - s * 8, s * (mobile ? 32.5 : 9.5), s * 5),
    ],
  );
}
