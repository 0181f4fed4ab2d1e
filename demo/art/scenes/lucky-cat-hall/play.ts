import { glyphs } from '../../kit/glyphs.ts';
import { coin, counter, panel, roundButton } from '../../kit/hud.ts';
import { alpha, darken, lighten, linear, shadow, vignette } from '../../kit/paint.ts';
import { hangingLantern } from '../../kit/props.ts';
import { times } from '../../kit/random.ts';
import { glow } from '../../kit/sky.ts';
import { box, group, path, rect, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { coinHeap, flyingCoins, gold, hall, luckyCat, type ReelSign, reels } from './world.ts';

/** The three moments: a spin, a winning row, the daily gift. Virtual coins only. */
export function play(frame: Frame, shot: 0 | 1 | 2): string {
  const { width: w, height: h } = frame;
  const s = w / 100;
  const grids: readonly (readonly (readonly ReelSign[])[])[] = [
    [
      ['star', 'coin', 'fish'],
      ['seven', 'jade', 'star'],
      ['coin', 'lantern', 'jade'],
    ],
    [
      ['fish', 'seven', 'coin'],
      ['jade', 'seven', 'star'],
      ['coin', 'seven', 'lantern'],
    ],
    [
      ['star', 'coin', 'fish'],
      ['jade', 'star', 'coin'],
      ['lantern', 'fish', 'seven'],
    ],
  ];
  const m = s * 4;
  const controls = [
    panel([m, h - s * 37, w - m * 2, s * 32], '#3a0208', 0.86, s * 7),
    roundButton('play', w / 2, h - s * 21, s * 26, '#e0342c', '#fff3c0'),
    glyphs('BET', s * 20, h - s * 31, s * 4, { anchor: 'middle', color: '#ffd04a' }),
    glyphs(['50', '100', '50'][shot] ?? '', s * 20, h - s * 24, s * 6.4, { anchor: 'middle' }),
    roundButton('up', s * 20, h - s * 12, s * 8, '#a8660c'),
    glyphs('WIN', w - s * 20, h - s * 31, s * 4, { anchor: 'middle', color: '#ffd04a' }),
    glyphs(['0', '7700', '0'][shot] ?? '', w - s * 20, h - s * 24, s * 6.4, { anchor: 'middle' }),
    roundButton('star', w - s * 20, h - s * 12, s * 8, '#a8660c'),
  ];
  const gift = [
    rect(0, 0, w, h, alpha('#1c0004', 0.55)),
    panel([w * 0.07, h * 0.27, w * 0.86, h * 0.46], '#8a0c18', 0.96, s * 8),
    times(6, (i) => {
      const [x, y] = [w * (0.25 + (i % 3) * 0.25), h * (0.385 + Math.floor(i / 3) * 0.135)];
      const today = i === 3;
      return (
        box([x - s * 10.5, y - s * 11, s * 21, s * 23], s * 3, today ? gold : linear(['#c8342c', '#7a0c14'])) +
        coin(x, y - s * 1, s * 12) +
        glyphs(`+${(i + 1) * 100}`, x, y + s * 7, s * 3, { anchor: 'middle', color: today ? '#5a1c04' : '#ffe9b0' }) +
        (i < 3 ? roundButton('tick', x + s * 8, y - s * 8, s * 6, '#2fa060') : '')
      );
    }),
    luckyCat(w / 2, h * 0.305, s * 34, 8),
    roundButton('tick', w / 2, h * 0.665, s * 17, '#2fa060'),
  ];
  return svg(
    frame,
    hall(frame, w / 2, h * 0.3),
    hangingLantern(s * 14, s * 20, s * 17),
    hangingLantern(w - s * 14, s * 20, s * 17),
    glow(w / 2, h * 0.24, s * 50, '#ffd98a', 0.6),
    shot < 2 && luckyCat(w / 2, h * 0.372, s * 46, shot * 14),
    reels(w / 2, h * 0.565, s * 27, grids[shot] ?? [], { winRow: shot === 1 ? 1 : -1, spin: shot === 0 }),
    shot === 1 && [
      flyingCoins(frame, w / 2, h * 0.56, s * 8, 34),
      group(
        { filter: shadow(s, s, '#3a0004', 0.7) },
        path(
          `M${s * 8} ${h * 0.345}L${s * 2} ${h * 0.385}L${s * 8} ${h * 0.425}H${s * 92}L${s * 98} ${h * 0.385}L${s * 92} ${h * 0.345}Z`,
          gold,
        ),
        path(
          `M${s * 9.6} ${h * 0.353}L${s * 5} ${h * 0.385}L${s * 9.6} ${h * 0.417}H${s * 90.4}L${s * 95} ${h * 0.385}L${s * 90.4} ${h * 0.353}Z`,
          linear(['#e0342c', '#8a0c18']),
        ),
        glyphs('BIG WIN', w / 2, h * 0.363, s * 8.4, { anchor: 'middle', color: '#fff0b0', weight: 2 }),
      ),
    ],
    coinHeap(frame, h * 0.785, s * 9, `heap${shot}`),
    vignette(frame, 0.4, '#1c0004'),
    controls,
    counter(m, m, s * 9.4, ['12450', '20150', '8800'][shot] ?? '', {
      sign: 'coin',
      plate: darken('#7a0c14', 0.4),
      width: s * 34,
    }),
    counter(m + s * 36, m, s * 9.4, ['7', '8', '9'][shot] ?? '', {
      sign: 'star',
      plate: darken('#7a0c14', 0.4),
      width: s * 18,
    }),
    roundButton('gear', w - m - s * 5, m + s * 4.8, s * 9.6, lighten('#5a0810', 0.05)),
    shot === 2 && gift,
  );
}
