import { glyphs } from '../../kit/glyphs.ts';
import { counter, dial, panel, roundButton } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, light, linearBetween, vignette } from '../../kit/paint.ts';
import { carRear } from '../../kit/props.ts';
import { createRandom, times } from '../../kit/random.ts';
import { at, box, circle, polygon, rect, stroke, svg } from '../../kit/svg.ts';
import type { DeviceKind, Frame } from '../../scene.ts';
import { city, dusk, ground, lamp, type Mood } from './world.ts';

const moods: readonly [Mood, Mood, Mood] = [
  dusk,
  {
    sky: ['#030a24', '#0d2a5e', '#2b4fa8', '#5fd0e8'],
    sun: ['#eafcff', '#8fe8ff', '#3f7dff'],
    line: '#2fe6ff',
    tower: '#071430',
  },
  {
    sky: ['#1a0414', '#5a0d2f', '#c7323f', '#ffb04a'],
    sun: ['#fff3b0', '#ffb53d', '#ff4a3d'],
    line: '#ffb03d',
    tower: '#260812',
  },
];

/** The three moments: overtaking at dusk, a night bend in the rain, the finish line. */
export function race(frame: Frame, kind: DeviceKind, shot: 0 | 1 | 2): string {
  const { w, h, u } = layoutOf(frame);
  const s = kind === 'mobile' ? w / 100 : h / 100;
  const mood = moods[shot];
  const [horizon, vx] = [h * 0.46, w * ([0.5, 0.62, 0.46][shot] ?? 0.5)];
  const reach = kind === 'mobile' ? w * 0.75 : w * 0.36;
  const random = createRandom(`rain${shot}`);
  const carY = h * (kind === 'mobile' ? 0.78 : 0.92);
  const carWidth = s * (kind === 'mobile' ? 46 : 44);
  const finish = shot === 2 && [
    rect(vx - s * 42, horizon - s * 22, s * 84, s * 9, '#12060f'),
    times(28, (i) =>
      rect(vx - s * 42 + (i % 14) * s * 6, horizon - s * 22 + Math.floor(i / 14) * s * 4.5, s * 3, s * 4.5, '#fff6e0', {
        transform: `translate(${(Math.floor(i / 14) % 2) * s * 3} 0)`,
      }),
    ),
    rect(vx - s * 42, horizon - s * 22, s * 2, s * 34, '#12060f'),
    rect(vx + s * 40, horizon - s * 22, s * 2, s * 34, '#12060f'),
    times(60, () =>
      rect(random.next() * w, random.next() * h * 0.7, s, s * 1.8, random.pick(['#ffd24a', '#ff4f9a', '#4fe3ff']), {
        transform: `rotate(${random.int(-30, 30)})`,
      }),
    ),
  ];
  const rain =
    shot === 1 &&
    times(150, () => {
      const [x, y] = [random.next() * w, random.next() * h];
      return stroke(`M${x} ${y}l${-s} ${s * 5}`, alpha('#bfe8ff', 0.3), s * 0.16);
    });
  const boost =
    shot === 0 &&
    light(
      [-1, 1].map((side) =>
        polygon(
          [
            [vx + side * s * 9, carY - s * 4],
            [vx + side * s * 12, carY - s * 4],
            [vx + side * s * 14, carY + s * 14],
          ],
          linearBetween([0, carY - s * 4, 0, carY + s * 14], ['#8ff3ff', alpha('#3f7dff', 0)]),
        ),
      ),
    );
  const rivals = [
    carRear(vx + s * (shot === 1 ? -13 : 16), horizon + s * 16, s * 17, { body: shot === 1 ? '#ff9a2f' : '#14b88a' }),
    shot !== 2 && carRear(vx - s * (shot === 1 ? -9 : 8), horizon + s * 6.6, s * 7.4, { body: '#e8e8f4' }),
  ];
  return svg(
    frame,
    city(frame, horizon, vx, u * (kind === 'mobile' ? 36 : 21), mood, `race${shot}`),
    ground(frame, horizon, vx, [w / 2 - reach - w * 0.1, w / 2 + reach + w * 0.1], mood),
    [0.25, 0.5, 0.9].map((t) =>
      [-1, 1].map((side) =>
        lamp(vx + side * (reach + w * 0.16) * t, horizon + (h - horizon) * t, s * 62 * t, side, mood.line),
      ),
    ),
    finish,
    rivals,
    boost,
    carRear(w / 2 + s * ([-4, 8, 0][shot] ?? 0), carY, carWidth, { body: ['#7a2bff', '#e02a5a', '#1f7dff'][shot] }),
    rain,
    vignette(frame, 0.5, '#05010d'),
    raceHud(frame, kind, shot, s),
  );
}

function raceHud({ width: w, height: h }: Frame, kind: DeviceKind, shot: 0 | 1 | 2, s: number): string {
  const m = s * 4;
  const place = ['3', '2', '1'][shot] ?? '1';
  const track = 'M-7 3C-9 -6 -2 -9 2 -6S9 -4 7 2S-4 9 -7 3Z';
  const map = at(
    kind === 'mobile' ? w - m - s * 11 : m + s * 12,
    kind === 'mobile' ? m + s * 26 : h - m - s * 12,
    { scale: s },
    circle(0, 0, 11, alpha('#0a0618', 0.6)),
    stroke(track, '#ffffff', 1.6, { opacity: 0.85 }),
    circle([-6.8, 1, 7][shot] ?? 0, [4, -7, 1.4][shot] ?? 0, 1.7, '#ffd24a'),
    circle([-8, 4, 5][shot] ?? 0, [0, -6, 4][shot] ?? 0, 1.2, '#ff4f9a'),
  );
  return [
    panel([m, m, s * 22, s * 14]),
    glyphs(place, m + s * 3, m + s * 3, s * 8, { color: '#ffd24a', weight: 2 }),
    glyphs('/8', m + s * 10, m + s * 6.4, s * 4.6, { opacity: 0.85 }),
    counter(m + s * 25, m, s * 7.4, ['1:24.36', '2:05.81', '2:58.07'][shot] ?? '', {
      sign: 'clock',
      color: '#7fe9ff',
      width: s * 32,
    }),
    glyphs(`LAP ${shot + 1}/3`, m + s * 27, m + s * 9.6, s * 3.4, { opacity: 0.9 }),
    roundButton('pause', w - m - s * 4, m + s * 4, s * 8.4),
    map,
    dial(
      kind === 'mobile' ? w / 2 : w - m - s * 14,
      h - m - s * (kind === 'mobile' ? 13 : 14),
      s * 26,
      [0.72, 0.55, 0.96][shot] ?? 0.5,
      moods[shot].line,
      ['214', '168', '287'][shot] ?? '',
    ),
    kind === 'mobile' &&
      [-1, 1].map((side) =>
        at(
          side < 0 ? s * 15 : w - s * 15,
          h - s * 17,
          { scale: [side, 1] },
          roundButton('play', 0, 0, s * 17, '#2a1250'),
        ),
      ),
    shot === 2 && [
      box([w / 2 - s * 24, h * (kind === 'mobile' ? 0.28 : 0.1) - s * 6, s * 48, s * 12], s * 3, alpha('#0a0618', 0.6)),
      glyphs('FINISH!', w / 2, h * (kind === 'mobile' ? 0.28 : 0.1) - s * 3.2, s * 6.4, {
        anchor: 'middle',
        color: '#ffd24a',
        weight: 2,
      }),
    ],
  ]
    .flat(2)
    .map((piece) => piece || '')
    .join('');
}
