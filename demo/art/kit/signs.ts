import { alpha, darken, lighten, linear } from './paint.ts';
import { type Art, at, box, circle, ellipse, path, stroke } from './svg.ts';

/** A megaphone behind a crossed circle; `mark` is the game's own sign at the lower right. */
export function noAdvertisements(color: string, mark: Art): Art {
  return [
    at(-4, -6, { angle: -14 }, [
      path('M-14 14H6L14 58C15 66 -4 68 -6 60Z', linear([darken(color, 0.25), darken(color, 0.5)])),
      path('M-56 -16H-14V24H-56C-70 24 -70 -16 -56 -16Z', linear([lighten(color, 0.35), color, darken(color, 0.3)])),
      path('M-20 -17C10 -20 36 -36 56 -56V64C36 44 10 28 -20 25Z', linear(['#ffffff', '#fff4e0', '#cfc0ae'])),
      ellipse(56, 4, 13, 60, linear(['#e2d6c6', '#8f8478'], 0)),
      ellipse(58, 4, 7, 40, alpha('#3a2a20', 0.55)),
    ]),
    circle(0, 0, 86, 'none', { stroke: '#ffffff', 'stroke-width': 17 }),
    circle(0, 0, 86, 'none', { stroke: '#e8323f', 'stroke-width': 12 }),
    stroke('M-60 -60L60 60', '#ffffff', 19),
    stroke('M-61 -61L61 61', '#e8323f', 13),
    at(60, 58, {}, [
      circle(0, 0, 34, '#ffffff'),
      circle(0, 0, 29, linear([lighten(color, 0.2), darken(color, 0.2)])),
      mark,
    ]),
  ];
}

/** A paper ticket of 120 × 64 units with torn ends. */
export function ticket(color: string, face: Art): Art {
  const edge = 'M-60 -32H60V-10A10 10 0 0 0 60 10V32H-60V10A10 10 0 0 0 -60 -10Z';
  return [
    path(edge, linear([lighten(color, 0.3), color, darken(color, 0.12)])),
    path(edge, 'none', { stroke: alpha('#ffffff', 0.55), 'stroke-width': 2 }),
    stroke('M30 -28V28', alpha('#000000', 0.28), 2.4, { 'stroke-dasharray': '1 6' }),
    face,
  ];
}

/** A bound book of sheet music, 130 × 160 units. */
export function musicBook(color: string, face: Art): Art {
  return at(0, 0, { angle: -7 }, [
    box([-58, -76, 132, 164], 8, darken(color, 0.5)),
    box([-60, -80, 128, 160], 6, '#fff7e6'),
    stroke('M66 -74V76M62 -76V78', alpha('#a08a60', 0.5), 1.6),
    box([-66, -84, 124, 164], 8, linear([lighten(color, 0.28), color, darken(color, 0.28)], 55)),
    box([-66, -84, 18, 164], 6, alpha(darken(color, 0.6), 0.55)),
    box([-40, -72, 88, 140], 5, 'none', { stroke: alpha('#ffe9b0', 0.8), 'stroke-width': 2.4 }),
    face,
  ]);
}
