import { glyphs } from '../../kit/glyphs.ts';
import { counter, dial, meter, panel, roundButton, symbol, thumbStick } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, light, linear, vignette } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { cloudBank } from '../../kit/sky.ts';
import { polygon, svg } from '../../kit/svg.ts';
import type { DeviceKind, Frame } from '../../scene.ts';
import { airship, burst, fortress, shell, storm } from './motifs.ts';

const moods = [
  ['#2f5f9c', '#8fb4d0', '#f2d6a8', '#ffcf9a'],
  ['#1d2a4a', '#5a3f68', '#c85a4f', '#ffb35a'],
  ['#0f1530', '#2a2a5c', '#5f4080', '#d87a6a'],
] as const;

/** A skirmish, the fortress, and the chain of hits. */
export function battle(frame: Frame, kind: DeviceKind, shot: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = Math.min(w, h) / 100;
  const mobile = kind === 'mobile';
  const random = createRandom(`battle${shot}`);
  const mine = [w * (mobile ? 0.36 : 0.26), h * (shot === 2 ? 0.6 : 0.56)] as const;
  const foe = [w * (mobile ? 0.66 : 0.74), h * 0.33] as const;
  const stage = [
    [
      airship(foe[0], foe[1], s * 34, { hull: '#4a5a8c', mirror: true }),
      airship(foe[0] - s * 16, foe[1] + s * 26, s * 26, { hull: '#4a5a8c', mirror: true }),
      airship(foe[0] + s * 8, foe[1] - s * 14, s * 16, { hull: '#5f6a94', mirror: true }),
      times(4, (i) => shell(mine[0] + s * (24 + i * 9), mine[1] - s * (4 + i * 4), s * 6, -s * 2.6, s)),
      times(5, (i) => symbol('gem', mine[0] + s * (18 + i * 8), mine[1] + s * (14 - i * 3), s * 4, '#7cf5ff')),
    ],
    [
      fortress(foe[0] - (mobile ? s * 10 : 0), foe[1] + s * 10, s * (mobile ? 82 : 86), 'boss'),
      times(5, (i) => shell(foe[0] - s * (34 + i * 4), foe[1] + s * (10 + i * 3), -s * 10, s * (4 + i), s)),
      burst(foe[0] + s * 6, foe[1] - s * 4, s * 7, random),
      burst(foe[0] - s * 26, foe[1] + s * 20, s * 4, random),
    ],
    [
      airship(foe[0], foe[1] + s * 6, s * 46, { hull: '#4a5a8c', mirror: true, damaged: true, angle: 12 }),
      burst(foe[0] + s * 12, foe[1] + s * 12, s * 9, random),
      [
        [0.2, 0.2],
        [0.5, 0.16],
        [0.84, 0.56],
        [0.62, 0.7],
      ].map(([a = 0, b = 0]) => burst(w * a, h * b, s * 3.4, random)),
      light(
        polygon(
          [
            [w * 0.1, h],
            [w * 0.16, h],
            [w * 0.7, 0],
            [w * 0.4, 0],
          ],
          linear([alpha('#fff6d0', 0.05), alpha('#fff6d0', 0.3)]),
        ),
      ),
    ],
  ][shot];
  const bar = [0.92, 0.54, 0.7][shot] ?? 1;
  return svg(
    frame,
    storm(frame, `b${shot}`, w * 0.6, h * 0.6, moods[shot]),
    cloudBank(
      frame,
      random,
      h * 0.74,
      s * 14,
      ['#ffffff', '#ffcf9a', '#7a5a94'][shot] ?? '#fff',
      ['#cfe0ec', '#c86a5a', '#3a2a5c'][shot] ?? '#ccc',
    ),
    stage,
    airship(mine[0], mine[1], s * (mobile ? 48 : 46), { angle: -6, damaged: shot === 1 }),
    cloudBank(
      frame,
      random,
      h * 0.9,
      s * 15,
      ['#e4eef6', '#a85a64', '#4a3568'][shot] ?? '#fff',
      ['#9fbcd4', '#4a2a4c', '#1a1630'][shot] ?? '#888',
    ),
    vignette(frame, 0.42),
    counter(s * 4, s * 4, s * 9, ['4200', '9850', '15600'][shot] ?? '', { sign: 'star', width: s * 28 }),
    roundButton('pause', w - s * 9, s * 8.5, s * 10),
    symbol('shield', s * 7, s * 18.6, s * 5.6, '#8fd3ff'),
    meter([s * 11, s * 16.6, s * 36, s * 4], bar, bar < 0.6 ? '#ff7a4a' : '#4fb8ff'),
    shot === 1 && [
      glyphs('BOSS', w / 2, s * (mobile ? 25 : 5), s * 4, { anchor: 'middle', color: '#ffb0a0' }),
      meter([w / 2 - s * 34, s * (mobile ? 31 : 11), s * 68, s * 5], 0.46, '#e0402f'),
    ],
    shot === 2 &&
      glyphs('x12', w * 0.5, s * (mobile ? 27 : 16), s * 10, { anchor: 'middle', color: '#ffd27a', weight: 2 }),
    mobile
      ? [
          thumbStick(s * 21, h - s * 26, s * 32),
          roundButton('bolt', w - s * 18, h - s * 26, s * 22, '#c8402f'),
          roundButton('shield', w - s * 41, h - s * 16, s * 14, '#2a5a9c'),
          roundButton('up', w - s * 12, h - s * 47, s * 13, '#8a5a1f'),
        ]
      : [
          panel([w / 2 - s * 30, h - s * 15, s * 60, s * 12]),
          times(4, (i) =>
            roundButton(
              (['bolt', 'shield', 'up', 'gear'] as const)[i] ?? 'bolt',
              w / 2 - s * 21 + i * s * 14,
              h - s * 9,
              s * 9,
              ['#c8402f', '#2a5a9c', '#8a5a1f', '#3a4058'][i],
            ),
          ),
          dial(s * 14, h - s * 14, s * 20, [0.4, 0.8, 0.6][shot] ?? 0.5, '#ffc440', ['620', '980', '760'][shot] ?? ''),
        ],
  );
}
