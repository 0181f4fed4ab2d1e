import { glyphs } from '../../kit/glyphs.ts';
import { counter, meter, panel, roundButton, symbol, thumbStick } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, radial, vignette } from '../../kit/paint.ts';
import { spaceship } from '../../kit/props.ts';
import { createRandom, times } from '../../kit/random.ts';
import { glow } from '../../kit/sky.ts';
import { at, circle, path, stroke, svg } from '../../kit/svg.ts';
import type { DeviceKind, Frame } from '../../scene.ts';
import { gold, ringedPlanet, rock, space } from './world.ts';

/** The flight view: a path through the rings, enemies, and the ship's instruments. */
export function flight(frame: Frame, kind: DeviceKind, shot: number): string {
  const { w, h, u } = layoutOf(frame);
  const s = kind === 'mobile' ? w / 100 : h / 100;
  const random = createRandom(`flight${shot}`);
  const hues = [
    ['#8a7bff', '#3f9df2', '#38e0e8'],
    ['#ff9a5a', '#d9437a', '#7a2a9c'],
    ['#8df0c0', '#2f9d8f', '#1b5a8c'],
  ] as const;
  const rocks = times(9 + shot * 3, (i) =>
    rock(w * random.range(0.3, 1), h * random.range(0.12, 0.85), s * random.range(2, 7.5), `${shot}${i}`),
  );
  const shipX = w * (kind === 'mobile' ? 0.34 : 0.27);
  const shipY = h * ([0.55, 0.46, 0.62][shot] ?? 0.5);
  const bolts =
    shot === 1
      ? times(5, (i) =>
          stroke(
            `M${shipX + s * (22 + i * 13)} ${shipY - s * (6 + i * 3.2)}l${s * 7} ${-s * 1.7}`,
            i % 2 ? '#7cf5ff' : '#ffffff',
            s * 1.1,
          ),
        )
      : [];
  const burst =
    shot === 1 &&
    at(
      w * 0.8,
      h * 0.34,
      { scale: s },
      circle(0, 0, 22, radial(['#ffffff', [0.2, '#ffe08a'], [0.5, alpha('#ff6a3d', 0.7)], alpha('#ff6a3d', 0)])),
      times(14, (i) =>
        stroke(`M0 0L${Math.cos(i * 0.45) * 22} ${Math.sin(i * 0.45) * 22}`, alpha('#ffd27a', 0.6), 0.7),
      ),
    );
  const beacon =
    shot === 2 &&
    at(
      w * 0.74,
      h * 0.4,
      { scale: s },
      times(3, (i) =>
        circle(0, 0, 7 + i * 6, 'none', { stroke: alpha('#8dffd0', 0.8 - i * 0.22), 'stroke-width': 0.8 }),
      ),
      symbol('gem', 0, 0, 9, '#d9ffef'),
    );
  const lane = times(8, (i) =>
    circle(shipX + s * (16 + i * 8), shipY - s * (3 + i * 2.4), s * 0.9, gold, { opacity: 1 - i * 0.08 }),
  );
  return svg(
    frame,
    space(frame, `shot${shot}`),
    ringedPlanet(
      w * ([0.72, 0.5, 0.24][shot] ?? 0.5),
      h * ([0.34, 0.78, 0.3][shot] ?? 0.3),
      u * (kind === 'mobile' ? 44 : 24),
      `p${shot}`,
      hues[shot] ?? hues[0],
    ),
    rocks,
    shot === 0 && lane,
    bolts,
    burst,
    beacon,
    glow(shipX - s * 9, shipY + s * 3, s * 13, '#5ad1ff', 0.7),
    spaceship(shipX, shipY, s * 27),
    vignette(frame, 0.4),
    instruments(frame, kind, shot, s),
  );
}

function instruments(frame: Frame, kind: DeviceKind, shot: number, s: number): string {
  const { width: w, height: h } = frame;
  const m = s * 4;
  const shares = [0.92, 0.55, 0.34];
  const radar = at(
    w - m - s * 9,
    kind === 'mobile' ? m + s * 22 : h - m - s * 9,
    { scale: s },
    circle(0, 0, 9, alpha('#06152a', 0.75), { stroke: '#3fd0ff', 'stroke-width': 0.4 }),
    circle(0, 0, 5, 'none', { stroke: alpha('#3fd0ff', 0.5), 'stroke-width': 0.3 }),
    path('M0 0L8 -4A9 9 0 0 1 8.6 2.4Z', alpha('#3fd0ff', 0.4)),
    circle(4, -3, 0.8, '#ff5d6c'),
    circle(-3, 4, 0.7, gold),
    circle(0, 0, 0.9, '#ffffff'),
  );
  return [
    counter(m, m, s * 8, ['2480', '7315', '12960'][shot] ?? '0', { sign: 'star', width: s * 26 }),
    counter(m + s * 28, m, s * 8, ['18', '42', '64'][shot] ?? '0', { sign: 'gem', color: '#7cf5ff', width: s * 18 }),
    roundButton('pause', w - m - s * 4, m + s * 4, s * 8.6),
    symbol('shield', m + s * 2.6, m + s * 13.5, s * 4.6, '#7cc8ff'),
    meter([m + s * 6, m + s * 11.6, s * 34, s * 3.8], shares[shot] ?? 0.5, shot === 2 ? '#ff7a5a' : '#4fb8ff'),
    radar,
    kind === 'mobile' && [
      thumbStick(s * 22, h - s * 26, s * 30),
      roundButton('bolt', w - s * 17, h - s * 22, s * 20, '#d9437a'),
      roundButton('shield', w - s * 38, h - s * 15, s * 13, '#2a5ad0'),
    ],
    kind === 'computer' && [
      panel([m, h - m - s * 11, s * 46, s * 11]),
      times(4, (i) =>
        roundButton(
          (['bolt', 'shield', 'gem', 'up'] as const)[i] ?? 'bolt',
          m + s * (6.5 + i * 11),
          h - m - s * 5.5,
          s * 8.4,
          ['#d9437a', '#2a5ad0', '#158a8a', '#8a5a15'][i],
        ),
      ),
    ],
    shot === 2 &&
      glyphs('WAVE 3', w / 2, m + s * (kind === 'mobile' ? 30 : 3), s * 5, { anchor: 'middle', color: '#ffe9b0' }),
  ]
    .map((piece) => (Array.isArray(piece) ? piece.flat(2).join('') : piece || ''))
    .join('');
}
