import { glyphs } from '../../kit/glyphs.ts';
import { counter, meter, roundButton, symbol } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, halo, light, linear, linearBetween, mix, vignette } from '../../kit/paint.ts';
import { createNoise, createRandom, times } from '../../kit/random.ts';
import { glow, rays } from '../../kit/sky.ts';
import { at, ellipse, type Point, polygon, polyline, rect, stroke, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { backdrop, equaliser, ramp, record } from './motifs.ts';

interface Lane {
  readonly horizon: number;
  readonly base: number;
  readonly cx: number;
  readonly near: number;
}

/** A point of the note road: side in [-1, 1], depth from 0 (far) to 1 (the line). */
function onRoad({ horizon, base, cx, near }: Lane, side: number, depth: number): Point {
  const t = depth ** 2.1;
  return [cx + side * near * (0.06 + 0.94 * t), horizon + (base - horizon) * t];
}

function noteRoad(lane: Lane, notes: readonly (readonly [number, number])[], hits: readonly number[]): string {
  const p = (side: number, depth: number): Point => onRoad(lane, side, depth);
  const unit = lane.near / 5;
  const gems = notes.map(([index, depth]) => {
    const [x, y] = p(-0.8 + index * 0.4, depth);
    const k = 0.1 + 0.9 * depth ** 2.1;
    const color = ramp[index] ?? ramp[0];
    return at(
      x,
      y,
      { scale: (unit * k) / 50 },
      ellipse(0, 6, 42, 20, alpha('#000000', 0.5)),
      ellipse(0, 0, 42, 20, mix(color, '#000000', 0.45)),
      ellipse(0, -9, 42, 20, color),
      ellipse(0, -11, 26, 11, mix(color, '#ffffff', 0.7)),
    );
  });
  const pads = times(5, (i) => {
    const [x, y] = p(-0.8 + i * 0.4, 1);
    const color = ramp[i] ?? ramp[0];
    const beam =
      hits.includes(i) &&
      [
        light(
          polygon(
            [
              [x - unit * 0.8, y],
              [x + unit * 0.8, y],
              [x + unit * 0.5, y - unit * 7],
              [x - unit * 0.5, y - unit * 7],
            ],
            linear([alpha(color, 0), alpha(color, 0.6)]),
          ),
        ),
        glow(x, y, unit * 2.6, color, 0.95),
      ].join('');
    return [
      beam,
      ellipse(x, y, unit * 0.86, unit * 0.42, alpha('#0a0418', 0.8), {
        stroke: color,
        'stroke-width': unit * 0.12,
        filter: halo(unit * 0.2, color),
      }),
      ellipse(x, y, unit * 0.4, unit * 0.18, hits.includes(i) ? '#ffffff' : alpha(color, 0.4)),
    ]
      .filter(Boolean)
      .join('');
  });
  return [
    polygon(
      [p(-1.06, 0), p(1.06, 0), p(1.06, 1.12), p(-1.06, 1.12)],
      linear([alpha('#0a0418', 0.4), alpha('#0d0626', 0.95)]),
    ),
    times(6, (i) =>
      stroke(polyline([p(-1 + i * 0.4, 0), p(-1 + i * 0.4, 1.12)]), alpha('#ff62b5', i % 5 ? 0.35 : 1), i % 5 ? 3 : 7),
    ),
    times(9, (i) =>
      stroke(polyline([p(-1, (i + 0.4) / 9), p(1, (i + 0.4) / 9)]), alpha('#ffffff', 0.05 + i * 0.02), 2),
    ),
    pads,
    gems,
  ]
    .flat()
    .join('');
}

const shots = [
  {
    notes: [
      [1, 0.9],
      [3, 0.8],
      [0, 0.68],
      [2, 0.56],
      [4, 0.44],
      [1, 0.3],
    ],
    hits: [2],
    score: '048200',
    combo: '36',
    energy: 0.48,
  },
  {
    notes: [
      [0, 0.86],
      [4, 0.86],
      [1, 0.72],
      [3, 0.72],
      [2, 0.6],
      [0, 0.46],
      [4, 0.46],
      [2, 0.34],
    ],
    hits: [0, 2, 4],
    score: '263900',
    combo: '214',
    energy: 0.95,
  },
  {
    notes: [
      [2, 0.93],
      [1, 0.6],
      [3, 0.5],
    ],
    hits: [1],
    score: '391500',
    combo: '8',
    energy: 0.16,
  },
] as const;

/** Three turns of one song: steady, fever, and nearly lost. */
export function stage(frame: Frame, kind: 'mobile' | 'computer', index: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = Math.min(w, h) / 100;
  const { notes, hits, score, combo, energy } = shots[index];
  const mobile = kind === 'mobile';
  const noise = createNoise(createRandom(`stage${index}`), 2);
  const horizon = h * (mobile ? 0.4 : 0.42);
  const lane = { horizon, base: h * (mobile ? 0.84 : 0.87), cx: w / 2, near: mobile ? w * 0.46 : w * 0.34 };
  const mood = [alpha('#16d9ff', 0.18), alpha('#ffd23d', 0.3), alpha('#ff2a3d', 0.35)][index] ?? '';
  return svg(
    frame,
    backdrop(frame),
    rect(0, 0, w, h, mood),
    index === 1 && rays(w / 2, horizon, Math.max(w, h), '#fff2a8', 20, 0.34),
    record(w / 2, horizon - s * 12, s * (index === 1 ? 40 : 30)),
    equaliser(
      { x: -s, y: horizon + s, w: w + s * 2, top: s * 62 },
      mobile ? 16 : 30,
      (t) => 0.1 + energy * 0.55 * Math.abs(noise(t * 14)) + energy * 0.2 + 0.3 * Math.abs(t - 0.5),
    ),
    rect(0, horizon, w, h - horizon, linearBetween([0, horizon, 0, h], ['#2b0d4c', '#06030f'])),
    noteRoad(lane, notes, hits),
    vignette(frame, 0.4),
    counter(s * 4, s * 4, s * 9, score, { sign: 'star', width: s * 36 }),
    roundButton('pause', w - s * 9, s * 8.5, s * 10),
    symbol('bolt', s * 7, s * 19, s * 6, '#c8ff3d'),
    meter([s * 11, s * 17, s * (mobile ? 85 : 50), s * 4], energy, index === 2 ? '#ff5a3d' : '#c8ff3d'),
    glyphs(combo, w / 2, horizon - s * 17, s * 13, { anchor: 'middle', weight: 1.5 }),
    glyphs(['COMBO', 'FEVER', 'MISS'][index] ?? '', w / 2, horizon - s * 1, s * 5, {
      anchor: 'middle',
      color: ['#16d9ff', '#c8ff3d', '#ff8a7a'][index],
    }),
  );
}
