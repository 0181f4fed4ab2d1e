import { glyphs } from '../../kit/glyphs.ts';
import { coin, counter, dial, meter, panel, resultStars, roundButton } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, blur, vignette } from '../../kit/paint.ts';
import { carRear } from '../../kit/props.ts';
import { times } from '../../kit/random.ts';
import { box, circle, rect, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { bendOf, coast, noon, palms, speedLines, type Weather } from './world.ts';

const weathers: readonly [Weather, Weather, Weather] = [
  noon,
  { sky: ['#4a6ad0', '#ff9a6a', '#ffe09a'], sea: ['#ffb27a', '#2a6a9c'], cliff: '#b5604a', leaf: '#3a6a4a' },
  { sky: ['#0fa0c8', '#8fe6e0', '#fffbe0'], sea: ['#6fe8c8', '#0f8a9c'], cliff: '#e0b070', leaf: '#4aa04a' },
];

/** The three moments: a bay at noon, drifting for coins at sunset, the winner's card. */
export function drive(frame: Frame, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = w / 100;
  const weather = weathers[shot];
  const bend = bendOf(
    frame,
    h * 0.4,
    w * ([0.55, 0.4, 0.5][shot] ?? 0.5),
    w * 0.5,
    [0.16, -0.18, 0.12][shot] ?? 0.1,
    w * 0.52,
  );
  const coins =
    shot < 2
      ? times(6, (i) => {
          const t = 0.16 + i * 0.07;
          return coin(
            bend.middle(t) + bend.half(t) * (shot ? 0.3 : -0.35),
            bend.horizon + (h - bend.horizon) * t - s * 6 * t * 2,
            s * (3 + 14 * t),
          );
        })
      : [];
  const carX = w * ([0.5, 0.56, 0.5][shot] ?? 0.5);
  const smoke =
    shot === 1 &&
    times(9, (i) =>
      circle(carX - s * (18 - i * 5), h * 0.79 + (i % 3) * s * 2, s * (5 + (i % 4)), alpha('#ffffff', 0.4), {
        filter: blur(s * 1.6),
      }),
    );
  const rivals = [
    carRear(bend.middle(0.24) - s * 6, bend.horizon + (h - bend.horizon) * 0.24, s * 17, { body: '#ffb52e' }),
    carRear(bend.middle(0.42) + s * 12, bend.horizon + (h - bend.horizon) * 0.42, s * 28, { body: '#2f7af0' }),
  ];
  return svg(
    frame,
    coast(frame, bend, weather, `bay${shot}`),
    palms(frame, bend, weather),
    coins,
    rivals,
    smoke,
    carRear(carX, h * 0.8, s * 52, { body: ['#f0342e', '#12b58a', '#f0342e'][shot] }),
    speedLines(frame, w / 2, h * 0.45),
    vignette(frame, 0.25, '#06284a'),
    driveHud(frame, shot, s),
  );
}

function driveHud({ width: w, height: h }: Frame, shot: 0 | 1 | 2, s: number): string {
  const m = s * 4;
  const pedals = [
    roundButton('play', w - s * 15, h - s * 17, s * 19, '#1f9d5a'),
    roundButton('bolt', w - s * 36, h - s * 13, s * 13, '#f08a1a'),
    dial(s * 19, h - s * 19, s * 30, [0.68, 0.8, 0.3][shot] ?? 0.5, '#3fe0ff', ['186', '203', '72'][shot] ?? ''),
  ];
  const result = [
    rect(0, 0, w, h, alpha('#052038', 0.45)),
    panel([w * 0.1, h * 0.27, w * 0.8, h * 0.37], '#0d3a66', 0.94, s * 7),
    resultStars(w / 2, h * 0.355, s * 19, 3),
    glyphs('1', w / 2, h * 0.41, s * 17, { anchor: 'middle', color: '#ffd24a', weight: 2.2 }),
    glyphs('1:48.20', w / 2, h * 0.52, s * 6.4, { anchor: 'middle' }),
    counter(w / 2 - s * 15, h * 0.57, s * 10, '+450', { sign: 'coin', width: s * 30 }),
    roundButton('play', w / 2, h * 0.695, s * 20, '#f0342e'),
    roundButton('home', w / 2 - s * 24, h * 0.695, s * 14, '#1f5a9c'),
    roundButton('star', w / 2 + s * 24, h * 0.695, s * 14, '#1f5a9c', '#ffd24a'),
  ];
  return [
    panel([m, m, s * 22, s * 14]),
    glyphs(['4', '2', '1'][shot] ?? '', m + s * 3, m + s * 3, s * 8, { color: '#ffd24a', weight: 2 }),
    glyphs('/6', m + s * 10.4, m + s * 6.4, s * 4.6),
    counter(m + s * 25, m, s * 8.4, ['340', '1260', '1710'][shot] ?? '', { sign: 'coin', width: s * 24 }),
    roundButton('pause', w - m - s * 4.6, m + s * 4.6, s * 9.4, '#0d4a7a'),
    meter([m + s * 25, m + s * 10, s * 44, s * 4.2], [0.34, 0.71, 1][shot] ?? 0, '#3fe0a0'),
    shot === 1 && [
      box([w / 2 - s * 17, h * 0.2, s * 34, s * 12], s * 4, alpha('#0b1020', 0.55)),
      glyphs('DRIFT x3', w / 2, h * 0.2 + s * 3.6, s * 5, { anchor: 'middle', color: '#ffe08a' }),
    ],
    shot === 2 ? result : pedals,
  ]
    .flat()
    .map((piece) => piece || '')
    .join('');
}
