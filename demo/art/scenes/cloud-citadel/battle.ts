import { glyphs } from '../../kit/glyphs.ts';
import { counter, meter, panel, resultStars, roundButton, type SymbolName, symbol } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, light, linear, mix, radial, vignette } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { cloudBank } from '../../kit/sky.ts';
import { circle, curve, ellipse, type Point, rect, stroke, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { airship, citadel, dawn, heaven, type Light, tower } from './world.ts';

const lights: readonly [Light, Light, Light] = [
  { sky: ['#2f8fe0', '#8fcdf6', '#d8f2fb', '#ffffff'], cloud: ['#ffffff', '#b9d9f2'] },
  { sky: ['#3a2f7a', '#8a4f9c', '#f08a8a', '#ffd09a'], cloud: ['#ffe0d0', '#9a5a9a'] },
  dawn,
];

/** The board of the tower defense: a stone path over the clouds, towers beside it, airships along it. */
export function battle(frame: Frame, shot: 0 | 1 | 2): string {
  const { w, h, u } = layoutOf(frame);
  const tone = lights[shot];
  const random = createRandom(`battle${shot}`);
  const way: Point[] = [
    [-w * 0.04, h * 0.3],
    [w * 0.2, h * 0.27],
    [w * 0.36, h * 0.42],
    [w * 0.28, h * 0.63],
    [w * 0.46, h * 0.74],
    [w * 0.63, h * 0.6],
    [w * 0.66, h * 0.4],
    [w * 0.84, h * 0.42],
  ];
  const spots: readonly Point[] = [
    [0.13, 0.46],
    [0.26, 0.5],
    [0.46, 0.36],
    [0.4, 0.6],
    [0.54, 0.53],
    [0.58, 0.76],
    [0.75, 0.56],
    [0.72, 0.3],
  ];
  const built = [4, 7, 8][shot] ?? 4;
  const towers = spots.map(([sx, sy], i) => {
    const [x, y] = [sx * w, sy * h];
    const base =
      ellipse(x, y, u * 6, u * 2.6, alpha('#5a4a9a', 0.35)) +
      ellipse(x, y - u * 0.6, u * 5.4, u * 2.3, linear(['#fff6ec', '#b9a6d0']));
    return (
      base +
      (i < built
        ? tower(x, y - u * 0.6, u * 5, u * (7 + (i % 3) * 2), ['#5a6fd8', '#e0708a', '#4aa88a'][i % 3] ?? '#5a6fd8')
        : symbol('star', x, y - u * 0.6, u * 3, alpha('#8a6fc8', 0.6)))
    );
  });
  const foes = times([4, 7, 0][shot] ?? 0, (i) => {
    const [x, y] = way[i + 1] ?? [0, 0];
    return (
      airship(
        x,
        y - u * 7,
        u * (i === 2 && shot === 1 ? 17 : 10),
        ['#c8485a', '#5a4a9c', '#d08a3a'][i % 3] ?? '#c8485a',
      ) + meter([x - u * 4, y - u * 13, u * 8, u * 1.3], random.range(0.3, 0.95), '#6fe08a')
    );
  });
  const shots =
    shot === 2
      ? ''
      : light(
          [
            [spots[2], way[2]],
            [spots[3], way[3]],
            [spots[1], way[2]],
          ].map(([from, to], i) =>
            from && to
              ? stroke(
                  `M${from[0] * w} ${from[1] * h - u * 14}L${to[0]} ${to[1] - u * 7}`,
                  ['#fff3b0', '#8fe9ff', '#ffb0d8'][i] ?? '#fff',
                  u * 0.6,
                ) + circle(to[0], to[1] - u * 7, u * 4, radial(['#ffffff', [0.3, '#ffcf7a'], alpha('#ff8a3a', 0)]))
              : '',
          ),
        );
  return svg(
    frame,
    heaven(frame, tone, `heaven${shot}`, w * 0.7),
    cloudBank(
      frame,
      random,
      h * 0.34,
      u * 9,
      mix(tone.cloud[0], tone.sky[2], 0.3),
      mix(tone.cloud[0], tone.cloud[1], 0.6),
    ),
    cloudBank(frame, random, h * 0.56, u * 10, tone.cloud[0], mix(tone.cloud[0], tone.cloud[1], 0.4)),
    stroke(curve(way), alpha('#5a4a8a', 0.35), u * 8.4, { transform: `translate(0 ${u * 1.2})` }),
    stroke(curve(way), '#c9b4d8', u * 8),
    stroke(curve(way), '#f6ead8', u * 6.6),
    stroke(curve(way), alpha('#b59ac0', 0.7), u * 0.5, { 'stroke-dasharray': `${u * 2.6} ${u * 2.2}` }),
    citadel(w * 0.87, h * 0.46, u * 32, `c${shot}`),
    towers,
    foes,
    shots,
    shot === 1 &&
      circle(w * 0.46, h * 0.36, u * 15, alpha('#8fe9ff', 0.14), {
        stroke: alpha('#ffffff', 0.7),
        'stroke-width': u * 0.3,
        'stroke-dasharray': `${u} ${u}`,
      }),
    vignette(frame, 0.25, '#2a1a5a'),
    battleHud(frame, shot, h / 100),
  );
}

function battleHud({ width: w, height: h }: Frame, shot: 0 | 1 | 2, s: number): string {
  const m = s * 3.4;
  const signs: readonly SymbolName[] = ['bolt', 'drop', 'leaf', 'star', 'shield'];
  const shop = signs.map((sign, i) => {
    const x = w / 2 + (i - 2) * s * 16 - s * 7;
    return (
      panel([x, h - m - s * 15, s * 14, s * 15], i === (shot + 1) % 5 ? '#7a5ad0' : '#1c1a48', 0.86, s * 3) +
      symbol(
        sign,
        x + s * 7,
        h - m - s * 9.6,
        s * 6.4,
        ['#ffe08a', '#8fdcff', '#9fe08a', '#ffb0d8', '#c9d0ff'][i] ?? '#fff',
      ) +
      glyphs(`${80 + i * 40}`, x + s * 7, h - m - s * 4.4, s * 2.6, { anchor: 'middle', color: '#ffe9b0' })
    );
  });
  const win = shot === 2 && [
    rect(0, 0, w, h, alpha('#1c1040', 0.4)),
    panel([w / 2 - s * 36, h * 0.24, s * 72, s * 46], '#2a2260', 0.93, s * 5),
    resultStars(w / 2, h * 0.36, s * 13, 3),
    glyphs('24500', w / 2, h * 0.46, s * 7, { anchor: 'middle', color: '#ffe08a' }),
    roundButton('home', w / 2 - s * 16, h * 0.62, s * 10, '#5a4a9c'),
    roundButton('play', w / 2, h * 0.62, s * 12.5, '#e0708a'),
    roundButton('star', w / 2 + s * 16, h * 0.62, s * 10, '#5a4a9c'),
  ];
  return [
    counter(m, m, s * 7, ['20', '14', '12'][shot] ?? '', { sign: 'heart', color: '#ff7a8a', width: s * 17 }),
    counter(m + s * 19, m, s * 7, ['340', '1125', '2080'][shot] ?? '', { sign: 'coin', width: s * 22 }),
    panel([w / 2 - s * 17, m, s * 34, s * 7]),
    glyphs(`WAVE ${[3, 11, 20][shot] ?? 0}/20`, w / 2, m + s * 2, s * 3, { anchor: 'middle' }),
    meter([w / 2 - s * 17, m + s * 8, s * 34, s * 2.6], [0.2, 0.55, 1][shot] ?? 0, '#b08aff'),
    roundButton('pause', w - m - s * 4, m + s * 4, s * 8, '#3a2f7a'),
    roundButton('play', w - m - s * 13.6, m + s * 4, s * 8, '#3a2f7a'),
    shop,
    win,
  ]
    .flat()
    .map((piece) => piece || '')
    .join('');
}
