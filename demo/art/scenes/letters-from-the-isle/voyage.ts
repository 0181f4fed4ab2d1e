import { counter, meter, panel, roundButton, symbol } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, linear, radial, vignette } from '../../kit/paint.ts';
import { sailboat } from '../../kit/props.ts';
import { createRandom, times } from '../../kit/random.ts';
import { at, box, circle, path, rect, stroke, svg } from '../../kit/svg.ts';
import type { DeviceKind, Frame } from '../../scene.ts';
import { bottle, hours, isle, seascape, swell } from './world.ts';

/** An opened letter on the table: lines of handwriting, a wax seal and a sketch of the isle. */
function letter(x: number, y: number, s: number): string {
  const random = createRandom('handwriting');
  const lines = times(9, (i) => {
    const words = times(5, (j) => {
      const width = random.range(4, 8);
      return `M${-21 + j * 9} ${-16 + i * 5}q${width * 0.25} ${random.range(-1.4, 1.4)} ${width * 0.5} 0t${width * 0.5} 0`;
    });
    return stroke(words.slice(0, i === 8 ? 3 : 5).join(''), '#5a4a6a', 0.5);
  });
  return at(
    x,
    y,
    { scale: s, angle: -2 },
    box([-31, -47, 66, 98], 2, alpha('#1a0d20', 0.35)),
    box([-33, -50, 66, 98], 2, linear(['#fff8e6', '#f0dab0'])),
    at(
      0,
      -30,
      {},
      rect(-24, -11, 48, 22, '#f7e3bd'),
      circle(6, -1, 6, '#f2b28a'),
      path('M-24 11V4Q-12 -6 0 4T24 3V11Z', '#7a9aa0'),
      at(-8, 4, {}, isle(0, 0, 18, '#6a5a7a', 0)),
    ),
    at(0, 4, {}, lines),
    circle(18, 42, 5.4, linear(['#e8584f', '#9a2430'])),
    path('M18 38.8L19 41.4L21.6 42L19 42.8L18 45.4L17 42.8L14.4 42L17 41.4Z', '#f4a89a'),
  );
}

/** The three moments: finding a bottle, reading its letter, sailing home by the light. */
export function voyage(frame: Frame, kind: DeviceKind, shot: 0 | 1 | 2): string {
  const { w, h, u } = layoutOf(frame);
  const s = kind === 'mobile' ? w / 100 : h / 100;
  const hour = hours[shot === 0 ? 1 : shot === 1 ? 0 : 2];
  const horizon = h * (kind === 'mobile' ? 0.48 : 0.52);
  const reading = shot === 1;
  const boatX = w * (reading ? 0.2 : shot === 0 ? 0.36 : 0.6);
  const k = kind === 'mobile' ? 1.9 : 1;
  return svg(
    frame,
    seascape(frame, hour, w * (shot === 2 ? 0.74 : 0.5), horizon, `shot${shot}`),
    isle(w * (shot === 2 ? 0.27 : 0.78), horizon + u, u * 34 * k, hour.isle, shot === 2 ? 0.85 : 0.2),
    swell(frame, hour, horizon, 0),
    sailboat(boatX, h * (kind === 'mobile' ? 0.81 : 0.83), u * 42 * k, {
      angle: shot === 2 ? 4 : -3,
      sail: shot === 2 ? '#d8d4ee' : '#fff6e6',
    }),
    swell(frame, hour, horizon, 1),
    shot === 0 && [
      bottle(w * 0.66, h * 0.79, s * 17),
      circle(w * 0.66, h * 0.78, s * 13, 'none', {
        stroke: alpha('#ffffff', 0.8),
        'stroke-width': s * 0.5,
        'stroke-dasharray': `${s * 2} ${s * 2}`,
      }),
      roundButton('up', w * 0.66, h * 0.78 - s * 19, s * 8, '#d2673f'),
    ],
    reading && [
      rect(0, 0, w, h, alpha('#1a0d20', 0.5)),
      letter(w / 2, h * 0.5, s * (kind === 'mobile' ? 1.1 : 0.84)),
      roundButton('tick', w / 2 + s * 24, h * 0.5 + s * (kind === 'mobile' ? 68 : 38), s * 9, '#3f8a6a'),
      roundButton('cross', w / 2 - s * 24, h * 0.5 + s * (kind === 'mobile' ? 68 : 38), s * 9, '#8a3f4a'),
    ],
    vignette(frame, 0.35, '#10061c'),
    voyageHud(frame, kind, shot, s),
  );
}

function voyageHud({ width: w, height: h }: Frame, kind: DeviceKind, shot: 0 | 1 | 2, s: number): string {
  const m = s * 4;
  const compass = at(
    w - m - s * 9,
    h - m - s * 9,
    { scale: s },
    circle(0, 0, 9, radial(['#3a2a4a', '#1c1228']), { stroke: '#e2b46a', 'stroke-width': 0.9 }),
    times(8, (i) => at(0, 0, { angle: i * 45 }, rect(-0.25, -7.6, 0.5, i % 2 ? 1.2 : 2, '#e2b46a'))),
    at(
      0,
      0,
      { angle: [40, 80, -60][shot] ?? 0 },
      path('M0 -6.4L1.6 0H-1.6Z', '#e8584f'),
      path('M0 6.4L1.6 0H-1.6Z', '#f4ecd8'),
    ),
  );
  const bag = times(4, (i) => {
    const x = m + i * s * 11;
    return (
      panel([x, h - m - s * 10, s * 10, s * 10], '#1c1228', 0.66, s * 2) +
      (i === 0
        ? at(x + s * 5, h - m - s * 4.4, {}, bottle(0, 0, s * 6, -14))
        : i < 3
          ? symbol(i === 1 ? 'map' : 'leaf', x + s * 5, h - m - s * 5, s * 6, i === 1 ? '#f0d29a' : '#8fd08a')
          : '')
    );
  });
  return [
    counter(m, m, s * 8, `${[4, 5, 9][shot] ?? 0}/12`, { sign: 'flag', color: '#ffb27a', width: s * 23 }),
    symbol('drop', m + s * 3, m + s * 13.4, s * 4.4, '#8fdcff'),
    meter([m + s * 6.4, m + s * 11.6, s * 26, s * 3.6], [0.8, 0.7, 0.45][shot] ?? 0.5, '#4fb8e0'),
    symbol('heart', m + s * 3, m + s * 19, s * 4.4, '#ff8a8a'),
    meter([m + s * 6.4, m + s * 17.2, s * 26, s * 3.6], [0.9, 0.85, 0.6][shot] ?? 0.5, '#ff7a6a'),
    roundButton('pause', w - m - s * 4, m + s * 4, s * 8.4, '#3a2a4a'),
    compass,
    bag.join(''),
    kind === 'mobile' ? roundButton('map', w - m - s * 4, m + s * 15, s * 8.4, '#3a2a4a') : '',
  ].join('');
}
