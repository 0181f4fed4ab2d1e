import { symbol } from '../../kit/hud.ts';
import { alpha, halo, linear, mix, radial } from '../../kit/paint.ts';
import { createRandom, times } from '../../kit/random.ts';
import { aurora, glow, sky, stars } from '../../kit/sky.ts';
import { at, box, circle, curve, group, type Point, path, rect, stroke } from '../../kit/svg.ts';
import type { Frame } from '../../scene.ts';

export const cream = '#ffe9bd';

export const mint = '#7df5d2';

/** The sky over the lake, with northern lights. */
export function night(frame: Frame, seed: string): string {
  const random = createRandom(seed);
  return [
    sky(frame, ['#020817', '#07203f', '#0f4a62', [0.78, '#3f9a95'], '#a8d9b8']),
    stars(frame, random, 320, { bottom: 0.72 }),
    aurora(frame, random, '#43f2b8', frame.height * 0.4, frame.height * 0.34, 0.5),
    aurora(frame, random, '#6f9bff', frame.height * 0.26, frame.height * 0.26, 0.42),
  ].join('');
}

/** A grand piano with its lid raised, 200 units long; the origin is under its middle. */
export function grandPiano(x: number, y: number, size: number, lit = true): string {
  const ink = '#050a18';
  return at(x, y, { scale: size / 200 }, [
    lit && circle(6, -92, 90, radial([alpha(cream, 0.75), [0.4, alpha('#ffb765', 0.25)], alpha('#ffb765', 0)])),
    path('M-86 -70L96 -70C90 -96 40 -82 20 -84L-86 -84Z', linear(['#fff4d0', '#e39a45'])),
    path(
      'M-62 -86C-40 -138 20 -168 84 -160C98 -158 102 -146 94 -136C70 -120 20 -122 -52 -84Z',
      linear(['#1f3c5a', ink], 70),
    ),
    stroke('M-62 -86C-40 -138 20 -168 84 -160', alpha('#bff7e4', 0.8), 1.6),
    stroke('M30 -82L38 -132', ink, 2.4),
    path('M-98 -74H-66V-80H92C104 -78 104 -50 90 -46H-84L-98 -52Z', linear(['#16304c', ink])),
    stroke('M-66 -80H92', alpha('#bff7e4', 0.65), 1.4),
    box([-112, -62, 34, 6], 2, '#f3efe2'),
    times(5, (i) => rect(-108 + i * 6, -64, 3, 4, ink)),
    path('M-84 -48L-80 -4H-73L-70 -48ZM76 -48L80 -4H86L90 -48ZM-8 -48L-4 -8H2L6 -48Z', ink),
    path('M-6 -22H4L10 0H-12Z', ink),
    circle(-76, -3, 3.4, '#c8924a'),
    circle(83, -3, 3.4, '#c8924a'),
    path('M-152 -40H-116V-33H-120L-118 0H-123L-127 -33H-141L-145 0H-150L-148 -33H-152Z', ink),
  ]);
}

/** Five lines of a stave that stream through the sky, with notes for stars. */
export function song(points: readonly Point[], spread: readonly [number, number], size: number): string {
  const random = createRandom('song');
  const lifted = (line: number): Point[] =>
    points.map(([x, y], i) => [x, y + (line - 2) * (spread[0] + ((spread[1] - spread[0]) * i) / points.length)]);
  const lines = times(5, (line) => stroke(curve(lifted(line)), alpha(mix(cream, mint, line / 4), 0.75), size * 0.07));
  const notes = points.slice(1).flatMap(([x, y], i) => {
    const s = size * (0.8 + i * 0.28);
    return [
      glow(x, y, s * 2.2, cream, 0.6),
      symbol(i % 3 === 1 ? 'star' : 'note', x, y + random.range(-1, 1) * spread[1], s * 1.5, '#fffbe9'),
    ];
  });
  return group({ filter: halo(size * 0.3, mint, 0.7) }, lines) + notes.join('');
}

/** White and black keys along the bottom. [x, y, w, h] */
export function keyboard(
  [x, y, w, h]: readonly [number, number, number, number],
  count: number,
  lit: readonly number[] = [],
): string {
  const kw = w / count;
  const whites = times(count, (i) =>
    box(
      [x + i * kw + kw * 0.03, y, kw * 0.94, h],
      kw * 0.09,
      lit.includes(i) ? linear(['#fffdf0', mint]) : linear(['#c9d6e4', [0.2, '#ffffff'], '#dfe6ef']),
    ),
  );
  const blacks = times(count - 1, (i) =>
    [2, 6].includes(i % 7)
      ? ''
      : box([x + (i + 0.7) * kw, y - kw * 0.05, kw * 0.6, h * 0.62], kw * 0.09, linear(['#2f3c5c', '#070b18']), {
          filter: 'none',
        }),
  );
  return whites.join('') + blacks.join('');
}
