import { alpha, darken, lighten, linear, mix, radial } from './paint.ts';
import { at, box, circle, ellipse, path, polygon, rect, stroke } from './svg.ts';

/** A sailing boat about `size` high; x, y at the waterline. */
export function sailboat(
  x: number,
  y: number,
  size: number,
  { sail = '#fff6e6', hull = '#3b2238', trim = '#f2b26b', angle = 0 } = {},
): string {
  const shade = mix(sail, '#a86a7c', 0.36);
  return at(
    x,
    y,
    { scale: size / 100, angle },
    stroke('M0 -6V-98', hull, 2.6),
    path('M3 -96C34 -70 44 -40 42 -18L3 -14Z', linear([sail, shade], 20)),
    path('M-3 -88C-16 -60 -28 -36 -34 -16L-3 -14Z', linear([shade, mix(sail, '#8a5070', 0.6)], 160)),
    path('M0 -98L16 -93L0 -88Z', trim),
    path(
      'M-46 -10H50C46 4 38 10 26 11H-24C-36 10 -43 2 -46 -10Z',
      linear([lighten(hull, 0.18), hull, darken(hull, 0.4)]),
    ),
    path('M-46 -10H50L48.6 -5H-44.4Z', trim),
  );
}

/** A glowing sky lantern of paper; x, y at its middle. */
export function skyLantern(x: number, y: number, size: number, color = '#ff9c3d'): string {
  return at(
    x,
    y,
    { scale: size / 100 },
    circle(0, 6, 120, radial([alpha(color, 0.5), [0.4, alpha(color, 0.16)], alpha(color, 0)])),
    path(
      'M-26 42C-34 12 -44 -18 -34 -40C-24 -54 24 -54 34 -40C44 -18 34 12 26 42Z',
      radial(['#fffbe0', [0.35, lighten(color, 0.45)], [1, darken(color, 0.12)]], { cx: 0.5, cy: 0.86, r: 0.95 }),
    ),
    stroke('M-12 43C-18 12 -20 -22 -14 -49M12 43C18 12 20 -22 14 -49', alpha(darken(color, 0.4), 0.35), 1.6),
    ellipse(0, 42, 26, 5, darken(color, 0.45)),
    ellipse(0, 42, 13, 3.4, '#fff7c4'),
  );
}

/** A round paper lantern on a string, as hung in streets and tea houses; x, y at its top. */
export function hangingLantern(x: number, y: number, size: number, color = '#d8342c'): string {
  return at(
    x,
    y,
    { scale: size / 100 },
    circle(0, 52, 130, radial([alpha(color, 0.42), alpha(color, 0)])),
    box([-17, 6, 34, 11], 3, '#e8b04a'),
    ellipse(
      0,
      50,
      46,
      38,
      radial([lighten(color, 0.55), [0.5, color], [1, darken(color, 0.35)]], { cx: 0.45, cy: 0.45, r: 0.62 }),
    ),
    stroke('M-26 20Q-40 50 -26 80M26 20Q40 50 26 80M0 12V88', alpha(darken(color, 0.55), 0.4), 1.8),
    box([-17, 83, 34, 10], 3, '#e8b04a'),
    stroke('M0 93V120M-5 93V114M5 93V114', lighten(color, 0.1), 2.6),
  );
}

/** A sports car from behind, `width` pixels wide; x, y at the ground under its middle. */
export function carRear(
  x: number,
  y: number,
  width: number,
  { body = '#e02a5a', glass = '#1a2140', lamp = '#ff3d4d' } = {},
): string {
  return at(
    x,
    y,
    { scale: width / 200 },
    ellipse(0, -2, 108, 10, alpha('#000000', 0.5)),
    box([-88, -34, 34, 34], 8, '#0a0a12'),
    box([54, -34, 34, 34], 8, '#0a0a12'),
    path('M-58 -100C-52 -110 52 -110 58 -100L78 -64H-78Z', linear([lighten(body, 0.16), darken(body, 0.2)])),
    path('M-50 -98C-44 -103 44 -103 50 -98L64 -68H-64Z', linear([lighten(glass, 0.5), glass])),
    path('M-40 -99L-58 -68H-36L-22 -101Z', alpha('#ffffff', 0.18)),
    path(
      'M-94 -66C-84 -74 84 -74 94 -66C102 -56 102 -34 96 -20C60 -14 -60 -14 -96 -20C-102 -34 -102 -56 -94 -66Z',
      linear([lighten(body, 0.34), body, darken(body, 0.5)]),
    ),
    path('M-102 -82L-90 -90H90L102 -82L98 -76H-98Z', linear([lighten(body, 0.2), darken(body, 0.45)])),
    rect(-76, -78, 8, 14, darken(body, 0.5)),
    rect(68, -78, 8, 14, darken(body, 0.5)),
    box([-90, -58, 180, 15], 7, '#160a16'),
    box([-88, -56, 62, 11], 5, lamp),
    box([26, -56, 62, 11], 5, lamp),
    circle(-58, -50, 60, radial([alpha(lamp, 0.6), alpha(lamp, 0)])),
    circle(58, -50, 60, radial([alpha(lamp, 0.6), alpha(lamp, 0)])),
    box([-24, -40, 48, 15], 3, '#efe9da'),
    path('M-84 -24H84L74 -10H-74Z', '#14101c'),
    ellipse(-46, -14, 9, 5, '#3a3444'),
    ellipse(46, -14, 9, 5, '#3a3444'),
  );
}

/** A walker with a rucksack and a stick, seen from the side; x, y at the feet. */
export function hiker(
  x: number,
  y: number,
  height: number,
  color: string,
  { scarf = color, mirror = false } = {},
): string {
  const scale = height / 100;
  return at(
    x,
    y,
    { scale: [mirror ? -scale : scale, scale] },
    stroke('M2 -48L-9 -24L-14 -1', color, 9),
    stroke('M3 -48L14 -26L12 -1', color, 9),
    path('M-11 -78C-4 -84 8 -83 12 -76L12 -44H-9Z', color),
    path('M-26 -80C-16 -86 -9 -82 -9 -76V-50C-14 -46 -24 -48 -27 -54Z', color),
    stroke('M7 -73L20 -58L27 -60', color, 6),
    stroke('M27 -76L31 0', color, 2.4),
    circle(5, -91, 8.6, color),
    path('M-8 -92C-4 -103 14 -103 18 -91Z', color),
    path('M-3 -83L13 -82L11 -77L-4 -78ZM-3 -82C-14 -88 -22 -84 -34 -90C-26 -80 -16 -76 -4 -78Z', scarf),
  );
}

/** A sitting cat from behind; x, y under its middle. */
export function sittingCat(x: number, y: number, height: number, color: string): string {
  return at(
    x,
    y,
    { scale: height / 100 },
    path(
      'M-24 0C-32 -22 -22 -50 -14 -58C-22 -68 -20 -84 -18 -98L-6 -86C-2 -88 6 -88 10 -86L20 -98C23 -84 24 -68 16 -58C26 -48 34 -22 26 0Z',
      color,
    ),
    stroke('M22 -4C46 -2 48 -20 40 -34', color, 8),
  );
}

/** A space ship seen from the side, flying right; x, y at its middle, `size` its length. */
export function spaceship(
  x: number,
  y: number,
  size: number,
  { hull = '#e9ecf8', trim = '#ffb52e', flame = '#5ad1ff', angle = -14 } = {},
): string {
  return at(
    x,
    y,
    { scale: size / 200, angle },
    path(
      'M-84 -9C-140 -12 -190 -4 -240 0C-190 4 -140 12 -84 9Z',
      linear([alpha(flame, 0), [0.7, alpha(flame, 0.8)], '#ffffff'], 0),
    ),
    polygon(
      [
        [-70, -12],
        [-96, -52],
        [-62, -50],
        [-10, -16],
      ],
      linear([lighten(trim, 0.2), darken(trim, 0.3)]),
    ),
    path('M-90 -14C-60 -30 30 -34 100 2C40 26 -60 26 -90 14Z', linear([lighten(hull, 0.5), hull, darken(hull, 0.55)])),
    path('M36 -21C56 -16 74 -9 88 -2C70 0 50 -4 36 -12Z', linear(['#bff3ff', '#1d5fa8'])),
    path('M-90 4C-40 12 40 10 96 3C40 26 -60 26 -90 14Z', alpha(darken(hull, 0.7), 0.55)),
    polygon(
      [
        [-66, 8],
        [-110, 42],
        [-70, 44],
        [4, 12],
      ],
      linear([trim, darken(trim, 0.5)]),
    ),
    rect(-96, -14, 10, 28, darken(hull, 0.6)),
    stroke('M-60 -8H20M-60 -2H-20', alpha(darken(hull, 0.6), 0.6), 1.6),
    circle(-36, -12, 3.4, '#1d5fa8'),
    circle(-22, -13, 3.4, '#1d5fa8'),
    circle(-8, -14, 3.4, '#1d5fa8'),
  );
}
