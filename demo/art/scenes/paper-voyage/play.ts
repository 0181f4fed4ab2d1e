import { counter, meter, roundButton, symbol, thumbStick } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, darken, lighten, linear, radial, vignette } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { birds, cloud, glow, motes, sky } from '../../kit/sky.ts';
import { at, box, circle, type Point, path, rect, stroke, svg } from '../../kit/svg.ts';
import type { DeviceKind, Frame } from '../../scene.ts';
import { boat, leaf, rain, ripple, splash } from './motifs.ts';
import { kerb, rainy, sea, town, tunnel, water } from './street.ts';

/** The mouth of the gutter: brick vault, glowing moss and a far light. */
function vault(frame: Frame, s: number): string {
  const { width: w, height: h } = frame;
  const [x, y] = [w * 0.6, h * 0.42];
  const rings = times(8, (i) => {
    const r = s * (96 - i * 11);
    return path(
      `M${x - r} ${h}V${y}A${r} ${r * 0.8} 0 0 1 ${x + r} ${y}V${h}Z`,
      linear([lighten('#22343a', i * 0.035), darken('#17282c', 0.3 - i * 0.03)]),
      { stroke: '#070f12', 'stroke-width': s * 1.2, 'stroke-dasharray': `${s * 9} ${s * 1}` },
    );
  });
  return (
    rect(0, 0, w, h, '#0a1418') +
    rings.join('') +
    path(
      `M${x - s * 15} ${h}V${y}A${s * 15} ${s * 13} 0 0 1 ${x + s * 15} ${y}V${h}Z`,
      linear(['#d8fff0', '#6fd0b0']),
    ) +
    glow(x, y, s * 60, '#9ff0c8', 0.8) +
    times(24, (i) =>
      circle(((i * 61.8) % 100) * 0.01 * w, ((i * 37) % 60) * 0.01 * h, s * 0.9, '#8fffc8', { opacity: 0.75 }),
    ).join('')
  );
}

function duck(x: number, y: number, size: number): string {
  return at(
    x,
    y,
    { scale: size / 60 },
    ripple(0, 4, 40, 0.7),
    path(
      'M-30 2C-38 -14 -28 -22 -20 -14C-8 -20 8 -18 12 -22C2 -42 34 -48 32 -24C40 -4 24 6 8 6H-18Z',
      linear(['#ffe27a', '#f2b02e', '#c9801a']),
    ),
    path('M31 -30L46 -27L32 -21Z', '#e8702f'),
    circle(23, -32, 3, '#2a1a10'),
    path('M-16 -10C-4 -16 8 -10 4 -2C-4 4 -14 0 -16 -10Z', '#ffcf4a'),
  );
}

function lighthouse(x: number, y: number, size: number): string {
  return at(
    x,
    y,
    { scale: size / 100 },
    path('M-46 4C-30 -12 26 -14 48 4Z', '#6f6a7c'),
    path('M-12 -4L-8 -76H8L12 -4Z', linear(['#ffffff', '#d8ccc4'], 0)),
    path('M-11 -22L-10 -40H10L11 -22ZM-9 -58L-8 -76H8L9 -58Z', '#e0563f'),
    rect(-10, -80, 20, 4, '#3a3f58'),
    box([-7, -92, 14, 13], 2, '#fff3b0'),
    path('M-9 -92L0 -103L9 -92Z', '#e0563f'),
    circle(0, -86, 26, radial([alpha('#fff3b0', 0.9), alpha('#fff3b0', 0)])),
  );
}

/** The gutter, the tunnel, and the sea. */
export function voyage(frame: Frame, kind: DeviceKind, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = Math.min(w, h) / 100;
  const mobile = kind === 'mobile';
  const random = createRandom(`voyage${shot}`);
  const mood = ([rainy, tunnel, sea] as const)[shot];
  const edge = h * (shot === 2 ? 0.44 : mobile ? 0.4 : 0.45);
  const [bx, by] = [w * ([0.4, 0.5, 0.36][shot] ?? 0.5), h * ([0.66, 0.72, 0.7][shot] ?? 0.7)];
  const p = (dx: number, dy: number): Point => [bx + dx * s, by + dy * s];
  const scenery = [
    [town(frame, random, edge, { ...mood, lamps: mobile ? 2 : 4 }), kerb(frame, edge, s * 8, mood.stone)],
    [vault(frame, s)],
    [
      sky(frame, mood.sky),
      glow(w * 0.62, edge, s * 80, '#fff0c0', 0.8),
      circle(w * 0.62, edge - s * 6, s * 10, '#fffbe8'),
      times(4, (i) => cloud(w * (0.1 + i * 0.28), h * (0.2 + (i % 2) * 0.1), s * 34, random, '#ffffff', '#ffe0c4')),
      birds(w * 0.2, h * 0.16, s * 5, random, '#3a5a7c', 5),
      lighthouse(w * 0.86, edge + s * 2, s * 34),
    ],
  ][shot];
  const things = [
    [
      leaf(...p(34, 10), s * 16, -14, '#e08a2f'),
      leaf(...p(-24, 24), s * 14, 30, '#c8502f'),
      box([p(30, -16)[0], p(30, -16)[1], s * 26, s * 6], s * 3, linear(['#c98a4e', '#6b4424'])),
      times(4, (i) => symbol('drop', ...p(14 + i * 8, -8 - i * 4), s * 6, '#8fe0ff')),
      splash(...p(20, 14), s * 4, random),
    ],
    [
      duck(...p(30, 4), s * 26),
      times(5, (i) => symbol('star', ...p(-30 + i * 13, -34 - Math.sin(i) * 6), s * 5, '#ffe48a')),
      stroke(`M${p(-50, 10)[0]} ${p(-50, 10)[1]}q${s * 20} ${-s * 8} ${s * 34} 0`, alpha('#ffffff', 0.5), s),
    ],
    [
      boat(...p(44, -12), s * 15, 3),
      boat(...p(58, -6), s * 19, -3),
      path(
        `M${p(14, 30)[0]} ${p(14, 30)[1]}c${s * 4} ${-s * 22} ${s * 24} ${-s * 22} ${s * 28} 0c${-s * 6} ${-s * 9} ${-s * 20} ${-s * 9} ${-s * 28} 0Z`,
        linear(['#5f7fa8', '#2f4f7c']),
      ),
      splash(...p(16, 30), s * 4, random),
      splash(...p(41, 30), s * 4, random),
      times(4, (i) => symbol('star', ...p(-20 + i * 13, -46 - Math.sin(i * 1.2) * 8), s * 6, '#ffffff')),
    ],
  ][shot];
  return svg(
    frame,
    scenery,
    water(frame, random, shot === 1 ? h * 0.62 : edge + (shot === 0 ? s * 8 : 0), {
      ...mood,
      lamps: shot === 0 ? (mobile ? 2 : 4) : 0,
    }),
    times(9, () =>
      ripple(random.next() * w, random.range(edge + s * 20, h), s * random.range(3, 8), shot === 2 ? 0.2 : 0.5),
    ),
    things,
    glow(bx, by - s * 20, s * 34, mood.lamp, 0.5),
    boat(bx, by, s * (mobile ? 42 : 40), shot === 0 ? -9 : 3),
    shot === 0 && rain(frame, random, 110, s * 9),
    shot === 1 && motes([0, h * 0.2, w, h * 0.6], random, { count: 36, color: '#9ff0c8', size: s * 0.5 }),
    vignette(frame, 0.38, '#04121f'),
    counter(s * 4, s * 4, s * 9, ['12', '31', '58'][shot] ?? '', {
      sign: shot === 0 ? 'drop' : 'star',
      color: shot === 0 ? '#8fe0ff' : '#ffe48a',
      plate: '#0a1c30',
    }),
    roundButton('pause', w - s * 9, s * 8.5, s * 10, '#123a5c'),
    meter([s * 30, s * 6.4, s * (mobile ? 48 : 90), s * 4], [0.2, 0.55, 0.93][shot] ?? 0.5, '#8fe0ff', '#0a1c30'),
    symbol('flag', s * (mobile ? 80 : 122), s * 7, s * 6, '#ff8a6a'),
    times(3, (i) =>
      symbol('heart', s * (7 + i * 7), s * 19, s * 6, i < 3 - (shot === 1 ? 1 : 0) ? '#ff7a6a' : '#4a5a6c'),
    ),
    mobile && [
      thumbStick(s * 21, h - s * 24, s * 30, [0.6, -0.2, 0.3][shot], -0.2),
      roundButton('up', w - s * 18, h - s * 22, s * 20, '#2f6488'),
    ],
  );
}
