import { glyphs } from './glyphs.ts';
import { alpha, darken, lighten, linear, radial, shadow } from './paint.ts';
import { at, box, circle, group, path, starPath, stroke } from './svg.ts';

/** Small signs drawn in a box of 24 × 24. */
const symbols = {
  pause: 'M7 4H10V20H7ZM14 4H17V20H14Z',
  play: 'M7 4L20 12L7 20Z',
  heart: 'M12 21C5 15.5 2 12 2 8.4A5 5 0 0 1 12 6A5 5 0 0 1 22 8.4C22 12 19 15.5 12 21Z',
  star: starPath(12, 12.6, 11, 4.9),
  bolt: 'M13.5 2L4.5 13.6H11L9.6 22L19.5 9.8H13Z',
  shield: 'M12 2L20.5 5V11.5C20.5 16.5 17 20.4 12 22C7 20.4 3.5 16.5 3.5 11.5V5Z',
  flag: 'M5 2H7V22H5ZM8 3H20L16.6 7.5L20 12H8Z',
  drop: 'M12 2C16 8 19 11 19 15A7 7 0 0 1 5 15C5 11 8 8 12 2Z',
  leaf: 'M20.5 3.5C8 3 3 9.5 4.5 18.5L3 21L4.4 21.6L6 19.5C15 21 21 15 20.5 3.5Z',
  note: 'M9 4L20 2V16.4A3.4 3.2 0 1 1 17.6 13.2V7L11.4 8.2V18.4A3.4 3.2 0 1 1 9 15.2Z',
  up: 'M12 3L21 13H15.6V21H8.4V13H3Z',
  diamond: 'M6 3H18L22 9L12 22L2 9Z',
  gem: 'M12 2L20 12L12 22L4 12Z',
  sword: 'M20 2L22 4L11 16L13.4 18.4L11.8 20L9 17.4L5 21.6L2.4 19L6.6 15L4 12.2L5.6 10.6L8 13Z',
  clock: 'M12 2A10 10 0 1 1 11.9 2ZM10.8 6V13L15.6 16L16.6 14.3L12.9 12V6Z',
  tick: 'M4 12.6L6.4 10.2L10 13.8L17.8 5.6L20.2 8L10 18.4Z',
  cross: 'M5 7L7 5L12 10L17 5L19 7L14 12L19 17L17 19L12 14L7 19L5 17L10 12Z',
  gear: `${starPath(12, 12, 11, 8.2, 9)}M12 8.4A3.6 3.6 0 1 0 12.1 8.4Z`,
  home: 'M12 3L22 12H19V21H14V15H10V21H5V12H2Z',
  map: 'M2 5L9 3L15 5L22 3V19L15 21L9 19L2 21Z',
  paw: 'M12 11C15 11 18 15 18 18C18 20.4 15 20.6 12 20C9 20.6 6 20.4 6 18C6 15 9 11 12 11ZM5 8A2 2.6 0 1 1 4.9 8ZM19 8A2 2.6 0 1 1 18.9 8ZM9.4 3.6A2 2.8 0 1 1 9.3 3.6ZM14.6 3.6A2 2.8 0 1 1 14.5 3.6Z',
} as const;

export type SymbolName = keyof typeof symbols;

/** A sign centred on x, y. */
export function symbol(name: SymbolName, x: number, y: number, size: number, color: string): string {
  const scale = size / 24;
  return at(x - size / 2, y - size / 2, { scale }, path(symbols[name], color, { 'fill-rule': 'evenodd' }));
}

/** A gold coin with a star, centred on x, y. */
export function coin(x: number, y: number, size: number, color = '#ffc440'): string {
  const r = size / 2;
  return [
    circle(x, y, r, linear([lighten(color, 0.45), color, darken(color, 0.25)])),
    circle(x, y, r * 0.78, darken(color, 0.12)),
    path(starPath(x, y, r * 0.55), lighten(color, 0.6)),
  ].join('');
}

/** A translucent plate behind HUD pieces: [x, y, w, h]. */
export function panel(
  area: readonly [number, number, number, number],
  color = '#0b1020',
  opacity = 0.62,
  radius = area[3] * 0.3,
): string {
  return box(area, Math.min(radius, area[3] / 2), alpha(color, opacity), {
    stroke: alpha('#ffffff', 0.16),
    'stroke-width': 2,
  });
}

/** A pill with a sign and a number; x, y its upper left, `size` its height. Returns a plate about 3.2 sizes wide. */
export function counter(
  x: number,
  y: number,
  size: number,
  text: string,
  {
    sign = 'star',
    color = '#ffc440',
    plate = '#0b1020',
    width = size * (1.5 + text.length * 0.4),
  }: { sign?: SymbolName | 'coin'; color?: string; plate?: string; width?: number } = {},
): string {
  const middle = y + size / 2;
  const mark =
    sign === 'coin'
      ? coin(x + size * 0.58, middle, size * 0.66)
      : symbol(sign, x + size * 0.58, middle, size * 0.58, color);
  return [
    panel([x, y, width, size], plate, 0.66, size / 2),
    mark,
    glyphs(text, x + size * 1.1, y + size * 0.31, size * 0.38),
  ].join('');
}

/** A meter: [x, y, w, h] and a share in [0, 1]. */
export function meter(
  area: readonly [number, number, number, number],
  share: number,
  color: string,
  track = '#0b1020',
): string {
  const [x, y, w, h] = area;
  const inset = h * 0.16;
  const inner = (w - inset * 2) * share;
  return [
    box(area, h / 2, alpha(track, 0.7), { stroke: alpha('#ffffff', 0.22), 'stroke-width': Math.max(1.5, h * 0.05) }),
    box(
      [x + inset, y + inset, inner, h - inset * 2],
      (h - inset * 2) / 2,
      linear([lighten(color, 0.35), color, darken(color, 0.2)]),
    ),
    box(
      [x + inset * 2, y + inset * 1.4, Math.max(0, inner - inset * 2), (h - inset * 2) * 0.28],
      h * 0.1,
      alpha('#ffffff', 0.35),
    ),
  ].join('');
}

/** A round button with a sign, centred on x, y. */
export function roundButton(
  name: SymbolName,
  x: number,
  y: number,
  size: number,
  color = '#1b2340',
  ink = '#ffffff',
): string {
  const r = size / 2;
  return [
    circle(x, y, r, linear([lighten(color, 0.18), color]), { filter: shadow(size * 0.05, size * 0.06), opacity: 0.92 }),
    circle(x, y, r * 0.94, 'none', { stroke: alpha('#ffffff', 0.3), 'stroke-width': size * 0.03 }),
    symbol(name, x, y, size * 0.5, ink),
  ].join('');
}

/** A thumb stick for phones, centred on x, y; dx, dy in [-1, 1] push the thumb. */
export function thumbStick(x: number, y: number, size: number, dx = 0.4, dy = -0.3): string {
  const r = size / 2;
  return [
    circle(x, y, r, alpha('#ffffff', 0.1), { stroke: alpha('#ffffff', 0.35), 'stroke-width': size * 0.02 }),
    circle(x + dx * r * 0.55, y + dy * r * 0.55, r * 0.48, radial([alpha('#ffffff', 0.75), alpha('#ffffff', 0.35)])),
  ].join('');
}

/** A glossy block: tiles, keys and buttons. [x, y, w, h] */
export function tile(area: readonly [number, number, number, number], color: string, radius = area[3] * 0.18): string {
  const [x, y, w, h] = area;
  const lip = h * 0.09;
  return [
    box([x, y + lip, w, h], radius, darken(color, 0.42)),
    box(area, radius, linear([lighten(color, 0.2), color, darken(color, 0.1)])),
    box(
      [x + w * 0.05, y + h * 0.05, w * 0.9, h * 0.34],
      radius * 0.8,
      linear([alpha('#ffffff', 0.34), alpha('#ffffff', 0.03)]),
    ),
  ].join('');
}

/** Stars of a result, `won` of three, centred on x, y. */
export function resultStars(x: number, y: number, size: number, won: number): string {
  const one = (i: number): string => {
    const [sx, sy, r] = [x + (i - 1) * size * 1.15, y - (i === 1 ? size * 0.25 : 0), size * (i === 1 ? 0.68 : 0.54)];
    const fill = i < won ? linear(['#fff3b0', '#ffc62e', '#f09a12']) : alpha('#000000', 0.35);
    const edge = {
      stroke: i < won ? '#a86408' : alpha('#ffffff', 0.25),
      'stroke-width': size * 0.06,
      'stroke-linejoin': 'round',
    };
    return path(starPath(sx, sy, r, r * 0.5), fill, edge);
  };
  return group({}, [0, 1, 2].map(one));
}

/** A dial with a needle (speed, depth, power), centred on x, y; share in [0, 1]. */
export function dial(x: number, y: number, size: number, share: number, color: string, text: string): string {
  const r = size / 2;
  const digits = size * (text.length > 3 ? 0.19 : 0.24);
  const arc = (to: number, radius: number): string => {
    const angle = (a: number): string => `${x + Math.cos(a) * radius} ${y + Math.sin(a) * radius}`;
    const [start, end] = [Math.PI * 0.75, Math.PI * (0.75 + 1.5 * to)];
    return `M${angle(start)}A${radius} ${radius} 0 ${to > 0.667 ? 1 : 0} 1 ${angle(end)}`;
  };
  return [
    circle(x, y, r, alpha('#0b1020', 0.66), { stroke: alpha('#ffffff', 0.16), 'stroke-width': 2 }),
    stroke(arc(1, r * 0.8), alpha('#ffffff', 0.16), size * 0.06),
    stroke(arc(share, r * 0.8), color, size * 0.06),
    glyphs(text, x, y - digits / 2, digits, { anchor: 'middle' }),
  ].join('');
}
