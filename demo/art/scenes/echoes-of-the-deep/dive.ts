import { glyphs } from '../../kit/glyphs.ts';
import { dial, meter, panel, symbol } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, linear, radial, vignette } from '../../kit/paint.ts';
import { createNoise, createRandom, type Random, times } from '../../kit/random.ts';
import { glow, motes } from '../../kit/sky.ts';
import { at, circle, curve, ellipse, type Point, path, polygon, stroke, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { abyss, beam, eye, seabed, submarine, tentacle } from './world.ts';

/** A sonar screen. */
function sonar(x: number, y: number, r: number, contacts: readonly Point[]): string {
  return at(
    x,
    y,
    {},
    circle(0, 0, r, alpha('#02140f', 0.85), { stroke: '#3fe0a0', 'stroke-width': r * 0.04 }),
    [0.33, 0.66].map((k) => circle(0, 0, r * k, 'none', { stroke: alpha('#3fe0a0', 0.4), 'stroke-width': r * 0.02 })),
    stroke(`M${-r} 0H${r}M0 ${-r}V${r}`, alpha('#3fe0a0', 0.25), r * 0.02),
    path(`M0 0L${r * 0.94} ${-r * 0.2}A${r * 0.96} ${r * 0.96} 0 0 0 ${r * 0.5} ${-r * 0.82}Z`, alpha('#3fe0a0', 0.35)),
    contacts.map(
      ([cx, cy]) =>
        circle(cx * r, cy * r, r * 0.16, radial([alpha('#ff5a4a', 0.9), alpha('#ff5a4a', 0)])) +
        circle(cx * r, cy * r, r * 0.05, '#ffd0c8'),
    ),
  );
}

/** The three moments: a wreck in the beam, the trench with something near, the view from the cockpit. */
export function dive(frame: Frame, shot: 0 | 1 | 2): string {
  const { w, h, u } = layoutOf(frame);
  const s = h / 100;
  const random = createRandom(`dive${shot}`);
  const hud = [
    dial(
      w - s * 17,
      h - s * 17,
      s * 26,
      [0.42, 0.71, 0.93][shot] ?? 0.5,
      '#3fe0d0',
      ['412', '905', '1388'][shot] ?? '',
    ),
    sonar(
      s * 19,
      h - s * 19,
      s * 15,
      (
        [
          [[0.4, -0.5]],
          [
            [0.2, 0.3],
            [-0.5, -0.2],
          ],
          [
            [0.05, -0.12],
            [0.2, 0.1],
            [-0.2, 0.08],
          ],
        ] as const
      )[shot],
    ),
    panel([s * 4, s * 4, s * 42, s * 15], '#02140f', 0.7, s * 3),
    symbol('drop', s * 8.5, s * 8.4, s * 4.4, '#8fe8ff'),
    meter([s * 12, s * 6.6, s * 31, s * 3.6], [0.8, 0.46, 0.14][shot] ?? 0.5, shot === 2 ? '#ff5a4a' : '#4fd0ff'),
    symbol('bolt', s * 8.5, s * 14.4, s * 4.4, '#ffe08a'),
    meter([s * 12, s * 12.6, s * 31, s * 3.6], [0.7, 0.5, 0.3][shot] ?? 0.5, '#ffc04a'),
    glyphs(['0:12:44', '0:27:09', '0:41:53'][shot] ?? '', w - s * 4, s * 5, s * 4, { anchor: 'end', opacity: 0.8 }),
  ];
  if (shot === 2)
    return svg(
      frame,
      abyss(frame, 'cockpit', '#2a1410'),
      cockpitView(frame, random),
      motes([0, 0, w, h], random, { count: 60, color: '#ffb08a', size: s * 0.2 }),
      cockpit(frame, random),
      vignette(frame, 0.6, '#000000'),
      hud,
    );
  const wreck = at(
    w * 0.68,
    h * 0.8,
    { scale: s, angle: -9 },
    path('M-46 0C-40 14 -20 20 10 20H36L48 -12H30L26 -4H-20L-26 -10H-52Z', linear(['#2f5a5c', '#06191e'])),
    stroke('M-12 -4V-40M12 -4V-30M-12 -34L6 -20M-12 -20H-30', '#123036', 2),
    times(7, (i) => circle(-34 + i * 10, 5, 1.8, '#041014')),
    path('M20 -12H34V-4H20Z', '#1c4448'),
  );
  const noise = createNoise(random, 3);
  const wallSide = (side: number): string => {
    const edge = times(
      31,
      (i): Point => [
        side < 0
          ? w * 0.16 + noise(i / 4) * w * 0.09 + i * w * 0.003
          : w * 0.86 + noise(i / 4 + 40) * w * 0.08 - i * w * 0.004,
        (i / 30) * h,
      ],
    );
    return polygon(
      [[side < 0 ? 0 : w, 0], ...edge, [side < 0 ? 0 : w, h]],
      linear(['#0c2b33', '#01060a'], side < 0 ? 0 : 180),
    );
  };
  return svg(
    frame,
    abyss(frame, `dive${shot}`, shot === 1 ? '#0a2a4a' : '#0c4a58'),
    shot === 0 && [seabed(frame, random, h * 0.86, '#0a2a30'), wreck],
    shot === 1 && [
      tentacle(
        [
          [w * 0.95, h * 0.2],
          [w * 0.8, h * 0.32],
          [w * 0.7, h * 0.2],
          [w * 0.62, h * 0.3],
          [w * 0.66, h * 0.4],
        ],
        u * 9,
        '#12384c',
      ),
      eye(w * 0.75, h * 0.64, u * 11, 0.8),
    ],
    beam(w * 0.42, h * 0.47, u * 90, shot ? 16 : 26, 0.2),
    submarine(w * 0.33, h * 0.42, u * 30, shot ? 4 : 8),
    shot === 1 && [
      wallSide(-1),
      wallSide(1),
      times(22, () =>
        glow(
          random.next() < 0.5 ? w * random.range(0, 0.18) : w * random.range(0.84, 1),
          random.next() * h,
          s * 3,
          random.pick(['#4fe0ff', '#b08aff', '#6fffb0']),
          0.9,
        ),
      ),
    ],
    motes([0, 0, w, h], random, { count: 50, color: '#9fe8d8', size: s * 0.2 }),
    vignette(frame, 0.7, '#000306'),
    hud,
  );
}

function cockpitView(frame: Frame, random: Random): string {
  const { w, h, u } = layoutOf(frame);
  return [
    ellipse(w / 2, h * 0.44, u * 62, u * 40, radial([alpha('#2a1410', 0.9), alpha('#050202', 0)])),
    eye(w / 2, h * 0.42, u * 19, 1, '#ff6a2e'),
    times(7, (i) =>
      tentacle(
        [
          [w * (i / 6), -u * 4],
          [w * (i / 6) + random.range(-8, 8) * u, h * 0.16],
          [w * (i / 6) + random.range(-10, 10) * u, h * random.range(0.24, 0.4)],
        ],
        u * 9,
        '#3a1a1c',
      ),
    ),
  ]
    .flat()
    .join('');
}

/** The frame of the glass nose, with cracks, rivets and an alarm. */
function cockpit(frame: Frame, random: Random): string {
  const { w, h, u } = layoutOf(frame);
  const hole = `M0 0H${w}V${h}H0ZM${w / 2 - u * 62} ${h * 0.42}A${u * 62} ${u * 37} 0 0 0 ${w / 2 + u * 62} ${h * 0.42}A${u * 62} ${u * 37} 0 0 0 ${w / 2 - u * 62} ${h * 0.42}Z`;
  const rivets = times(34, (i) => {
    const a = (i / 34) * Math.PI * 2;
    return circle(
      w / 2 + Math.cos(a) * u * 65,
      h * 0.42 + Math.sin(a) * u * 39.6,
      u * 0.8,
      linear(['#9aa4a4', '#2a3236']),
    );
  });
  const crack = (x: number, y: number): string =>
    times(6, (i) => {
      const a = i * 1.05 + random.range(-0.3, 0.3);
      const mid: Point = [x + Math.cos(a) * u * 5, y + Math.sin(a) * u * 5];
      return stroke(
        curve([[x, y], mid, [mid[0] + Math.cos(a + 0.5) * u * 6, mid[1] + Math.sin(a + 0.5) * u * 6]]),
        alpha('#ffffff', 0.7),
        u * 0.22,
      );
    }).join('');
  return [
    crack(w * 0.33, h * 0.28),
    path(hole, linear(['#20282c', '#0c1114', '#1c1210']), { 'fill-rule': 'evenodd' }),
    rivets,
    stroke(
      `M${w * 0.5} ${h * 0.81}V${h}M${w * 0.3} ${h * 0.78}L${w * 0.24} ${h}M${w * 0.7} ${h * 0.78}L${w * 0.76} ${h}`,
      '#2f383c',
      u * 1.6,
    ),
    times(9, (i) => circle(w * 0.5 + (i - 4) * u * 6, h * 0.93, u * 1.1, i % 3 === 0 ? '#ff4a3a' : '#3a4a3a')),
    glow(w * 0.5, h * 0.02, u * 40, '#ff3a2a', 0.5),
  ]
    .flat()
    .join('');
}
