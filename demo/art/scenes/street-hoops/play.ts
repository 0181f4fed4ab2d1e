import { glyphs } from '../../kit/glyphs.ts';
import { dial, meter, panel, roundButton, symbol, thumbStick } from '../../kit/hud.ts';
import { layoutOf } from '../../kit/layout.ts';
import { alpha, halo, vignette } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { glow, motes, rays } from '../../kit/sky.ts';
import { box, circle, ellipse, group, type Point, rect, svg } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';
import { asphalt, ball, dusk, hoop, player } from './motifs.ts';

const shots = [
  { us: '18', them: '15', power: 0.72, text: '', time: '1:24' },
  { us: '21', them: '19', power: 1, text: '+3', time: '0:38' },
  { us: '24', them: '24', power: 0.3, text: '', time: '0:06' },
] as const;

/** The drive, the three-pointer, and sudden death. */
export function match(frame: Frame, index: 0 | 1 | 2): string {
  const { w, h } = layoutOf(frame);
  const s = w / 100;
  const ground = h * (index === 1 ? 0.74 : 0.6);
  const { us, them, power, text, time } = shots[index];
  const rim: Point = index === 1 ? [w * 0.48, h * 0.42] : [w * (index === 0 ? 0.66 : 0.5), h * 0.36];
  const big = index === 1 ? s * 96 : s * 46;
  const dots =
    index === 0 &&
    times(13, (i) => {
      const t = i / 12;
      return circle(w * (0.4 + 0.24 * t), h * (0.53 - 0.78 * t + 0.56 * t * t), s * (1.5 - t * 0.6), '#ffffff', {
        opacity: 0.95 - t * 0.5,
      });
    });
  return svg(
    frame,
    dusk(frame, ground, `match${index}`),
    asphalt(frame, ground),
    ellipse(w * 0.5, ground + s * 6, s * 52, s * 20, 'none', {
      stroke: alpha('#ffffff', 0.5),
      'stroke-width': s * 0.9,
    }),
    ellipse(w * 0.5, ground + s * 4, s * 20, s * 8, alpha('#e4373f', 0.4)),
    index === 1 && rays(rim[0], rim[1], h * 0.6, '#ffe9a8', 22, 0.45),
    hoop(rim[0], rim[1], big, { swish: index === 1 ? 2.5 : 0 }),
    dots,
    index === 0 && [
      player(w * 0.3, h * 0.66, s * 58, '#ffc52e'),
      ball(w * 0.43, h * 0.55, s * 6),
      player(w * 0.7, h * 0.7, s * 44, '#3fb0c8', { mirror: true }),
    ],
    index === 1 && [
      glow(rim[0], rim[1] + s * 18, s * 50, '#ffb04a', 0.8),
      ball(rim[0], rim[1] + s * 24, s * 20, 60),
      glyphs(text, w * 0.5, h * 0.19, s * 22, { anchor: 'middle', color: '#b3202f', weight: 2.2 }),
      motes([0, h * 0.2, w, h * 0.5], createRandom('burst'), { count: 70, color: '#ffd27a', size: s * 0.6 }),
    ],
    index === 2 && [
      rect(0, 0, w, h, alpha('#140a2c', 0.25)),
      player(w * 0.28, h * 0.7, s * 50, '#ffc52e'),
      player(w * 0.74, h * 0.68, s * 54, '#3fb0c8', { mirror: true }),
      ball(w * 0.5, h * 0.47, s * 7.4),
      group(
        { filter: halo(s, '#ff5a3d') },
        glyphs('SUDDEN', w / 2, h * 0.118, s * 5.5, { anchor: 'middle', color: '#ffe17a' }),
        glyphs('DEATH', w / 2, h * 0.155, s * 5.5, { anchor: 'middle', color: '#ff8a5a' }),
      ),
    ],
    panel([s * 18, s * 5, s * 64, s * 15], '#140a2c', 0.86, s * 5),
    box([s * 20, s * 7, s * 18, s * 11], s * 3, '#e0a51a'),
    box([s * 62, s * 7, s * 18, s * 11], s * 3, '#2a8fa8'),
    glyphs(us, s * 29, s * 9.6, s * 6, { anchor: 'middle' }),
    glyphs(them, s * 71, s * 9.6, s * 6, { anchor: 'middle' }),
    glyphs(time, s * 50, s * 10, s * 5, { anchor: 'middle', color: index === 2 ? '#ff8a7a' : '#ffffff' }),
    roundButton('pause', w - s * 9, s * 12, s * 11),
    symbol('bolt', s * 9, s * 12, s * 9, '#ffc52e'),
    index === 1
      ? [
          meter([s * 20, h * 0.84, s * 60, s * 5], power, '#ff8a3d'),
          roundButton('play', w / 2, h * 0.92, s * 18, '#d9432b'),
        ]
      : [
          thumbStick(s * 20, h - s * 22, s * 30),
          roundButton('up', w - s * 18, h - s * 24, s * 22, '#d9432b'),
          roundButton('shield', w - s * 41, h - s * 15, s * 15, '#2a6a9c'),
          dial(w - s * 12, h * 0.72, s * 16, power, '#ffc52e', String(Math.round(power * 100))),
        ],
    vignette(frame, 0.35),
  );
}
