import { glyphs } from '../../kit/glyphs.ts';
import { counter, meter, panel, resultStars, roundButton, symbol } from '../../kit/hud.ts';
import { grass } from '../../kit/land.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, blur, light, linear, mix, vignette } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { motes } from '../../kit/sky.ts';
import { circle, curve, ellipse, type Point, path, rect, stroke, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { child, fern, firefly, forest, jar, mushroom, trunk, type Wood, woods } from './world.ts';

/** The three moments: catching in a clearing, a lake of blue lights, a level's reward. */
export function evening(frame: Frame, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = w / 100;
  const wood = woods[shot];
  const random = createRandom(`evening${shot}`);
  const { back, line } = forest(frame, wood, w * ([0.7, 0.3, 0.5][shot] ?? 0.5), `wood${shot}`, h * 0.68);
  const kid = w * ([0.34, 0.24, 0.3][shot] ?? 0.3);
  const flies = times([9, 14, 5][shot] ?? 8, (i) =>
    firefly(
      w * random.range(0.12, 0.9),
      h * random.range(0.2, 0.56),
      s * random.range(7, 13),
      i % 4 === 3 ? '#ff9ad0' : wood.fly,
      random.int(-30, 30),
    ),
  );
  const lake = shot === 1 && [
    rect(0, h * 0.76, w, h * 0.24, linear([mix(wood.sky[2], wood.sky[1], 0.4), wood.sky[0]])),
    times(70, () =>
      ellipse(w * random.next(), h * random.range(0.77, 0.98), s * random.range(1, 5), s * 0.3, wood.fly, {
        opacity: random.range(0.1, 0.5),
      }),
    ),
    [0.62, 0.82, 0.5].map(
      (x, i) =>
        ellipse(w * x, h * (0.83 + i * 0.05), s * 9, s * 2.4, '#2f6a5a') +
        path(
          `M${w * x - s * 4} ${h * (0.83 + i * 0.05)}q${s * 4} ${-s * 9} ${s * 8} 0q${-s * 4} ${s * 2} ${-s * 8} 0Z`,
          '#f4b8dc',
        ),
    ),
  ];
  const net: Point[] = [
    [w * 0.44, h * 0.6],
    [w * 0.56, h * 0.48],
    [w * 0.72, h * 0.44],
    [w * 0.8, h * 0.34],
  ];
  return svg(
    frame,
    back,
    lake,
    grass(frame, random, line, { height: s * 5, gap: s, color: mix(wood.near, wood.far, 0.4) }),
    child(kid, line(kid) + s * 4, s * 34, ['#d8493a', '#e8b04a', '#4f8fd0'][shot] ?? '#d8493a', wood.fly),
    flies,
    shot === 0 && [
      light(stroke(curve(net), alpha(wood.fly, 0.45), s * 3, { filter: blur(s) })),
      stroke(curve(net), '#ffffff', s * 0.5, { 'stroke-dasharray': `${s * 1.4} ${s * 1.8}` }),
      net.map(([x, y]) => circle(x, y, s * 2.2, 'none', { stroke: '#ffffff', 'stroke-width': s * 0.4 })),
    ],
    mushroom(w * 0.78, h * 0.745, s * 15, '#d94f5a', '#8fffd0'),
    mushroom(w * 0.89, h * 0.755, s * 9, '#e07a4a', '#8fffd0'),
    trunk(w * 1.02, h * 1.02, s * 20, wood.near, random),
    times(5, (i) =>
      fern((i / 4) * w, h * 1.02, s * random.range(24, 36), mix(wood.near, wood.far, i % 2 ? 0.12 : 0.22)),
    ),
    motes([0, h * 0.1, w, h * 0.7], random, { count: 50, color: wood.fly, size: s * 0.4 }),
    vignette(frame, 0.45, '#010806'),
    eveningHud(frame, shot, s, wood),
  );
}

function eveningHud({ width: w, height: h }: Frame, shot: 0 | 1 | 2, s: number, wood: Wood): string {
  const m = s * 4;
  const caught = [23, 41, 60][shot] ?? 0;
  const tray = [
    panel([m, h - s * 26, w - m * 2, s * 20], '#06201a', 0.7, s * 6),
    jar(m + s * 11, h - s * 15.4, s * 14, wood.fly),
    meter([m + s * 21, h - s * 19, s * 44, s * 6], caught / 60, wood.fly),
    glyphs(`${caught}/60`, m + s * 21, h - s * 11.4, s * 3.6),
    roundButton('leaf', w - m - s * 20, h - s * 16, s * 11, '#2f7a4a'),
    roundButton('bolt', w - m - s * 8, h - s * 16, s * 11, '#8a5ac0'),
  ];
  const reward = shot === 2 && [
    rect(0, 0, w, h, alpha('#0a0512', 0.5)),
    panel([w * 0.12, h * 0.31, w * 0.76, h * 0.385], '#2a1230', 0.92, s * 7),
    resultStars(w / 2, h * 0.38, s * 17, 3),
    jar(w / 2, h * 0.48, s * 20, wood.fly),
    glyphs('60/60', w / 2, h * 0.558, s * 6, { anchor: 'middle', color: '#ffe9a8' }),
    roundButton('home', w / 2 - s * 18, h * 0.645, s * 13, '#6a4a7a'),
    roundButton('play', w / 2 + s * 12, h * 0.645, s * 17, '#e08a3a'),
  ];
  return [
    counter(m, m, s * 9, ['1240', '3860', '7200'][shot] ?? '0', { sign: 'star', width: s * 30 }),
    counter(m + s * 32, m, s * 9, ['0:48', '1:12', '0:03'][shot] ?? '', {
      sign: 'clock',
      color: '#8fe9ff',
      width: s * 25,
    }),
    roundButton('pause', w - m - s * 4.6, m + s * 4.5, s * 9.4, '#12382e'),
    times(3, (i) =>
      symbol(
        'heart',
        m + s * (3 + i * 6.4),
        m + s * 14.4,
        s * 5.4,
        i < 3 - (shot === 1 ? 1 : 0) ? '#ff7a8a' : alpha('#ffffff', 0.3),
      ),
    ),
    tray,
    reward,
  ]
    .flat()
    .map((piece) => piece || '')
    .join('');
}
