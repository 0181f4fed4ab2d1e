import type { Frame } from '../scene.ts';
import { type Art, type Attrs, define, el, flat, group, num, rect } from './svg.ts';

/** A color, evenly spread, or a color at an offset in [0, 1]. */
export type Stop = string | readonly [offset: number, color: string];

type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A #rrggbb color with transparency. */
export function alpha(hex: string, opacity: number): string {
  const [r, g, b] = parse(hex);
  return `rgba(${r},${g},${b},${num(opacity)})`;
}

/** The color at fraction `t` between two #rrggbb colors. */
export function mix(from: string, to: string, t: number): string {
  const [a, b] = [parse(from), parse(to)];
  const part = (i: 0 | 1 | 2): string =>
    Math.round(a[i] + (b[i] - a[i]) * Math.min(1, Math.max(0, t)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

export function lighten(hex: string, t: number): string {
  return mix(hex, '#ffffff', t);
}

export function darken(hex: string, t: number): string {
  return mix(hex, '#000000', t);
}

function writeStops(stops: readonly Stop[]): string {
  return stops
    .map((stop, i) => {
      const [offset, color] = typeof stop === 'string' ? [i / Math.max(1, stops.length - 1), stop] : stop;
      const clear = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/.exec(color);
      if (!clear) return el('stop', { offset, 'stop-color': color });
      const [, r, g, b, opacity] = clear;
      return el('stop', { offset, 'stop-color': `rgb(${r},${g},${b})`, 'stop-opacity': opacity });
    })
    .join('');
}

/** A linear gradient across the painted shape; 90° runs from top to bottom, 0° from left to right. */
export function linear(stops: readonly Stop[], angle = 90): string {
  const radians = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(radians) / 2, Math.sin(radians) / 2];
  const ends = { x1: 0.5 - dx, y1: 0.5 - dy, x2: 0.5 + dx, y2: 0.5 + dy };
  return define('linearGradient', ends, writeStops(stops));
}

/** A linear gradient between two points of the picture, shared by every shape it paints. */
export function linearBetween(ends: readonly [number, number, number, number], stops: readonly Stop[]): string {
  const [x1, y1, x2, y2] = ends;
  return define('linearGradient', { gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, writeStops(stops));
}

/** A radial gradient inside the painted shape; cx, cy, r are shares of its box. */
export function radial(stops: readonly Stop[], { cx = 0.5, cy = 0.5, r = 0.5 } = {}): string {
  return define('radialGradient', { cx, cy, r }, writeStops(stops));
}

/** A blur for `filter`, in pixels; the region is wide enough for a glow. */
export function blur(deviation: number): string {
  const region = { x: '-60%', y: '-60%', width: '220%', height: '220%' };
  return define('filter', region, el('feGaussianBlur', { stdDeviation: deviation }));
}

/** A soft drop shadow for `filter`. */
export function shadow(dy: number, deviation: number, color = '#000000', opacity = 0.45): string {
  const region = { x: '-40%', y: '-40%', width: '180%', height: '190%' };
  const drop = { dx: 0, dy, stdDeviation: deviation, 'flood-color': color, 'flood-opacity': opacity };
  return define('filter', region, el('feDropShadow', drop));
}

/** A colored halo around bright shapes, for `filter`. */
export function halo(deviation: number, color: string, opacity = 0.9): string {
  const region = { x: '-80%', y: '-80%', width: '260%', height: '260%' };
  const drop = { dx: 0, dy: 0, stdDeviation: deviation, 'flood-color': color, 'flood-opacity': opacity };
  return define('filter', region, el('feDropShadow', drop));
}

/** Shows art only inside the shape (any SVG markup of shapes). */
export function clip(shape: string, ...art: Art[]): string {
  return group({ 'clip-path': define('clipPath', {}, shape) }, ...art);
}

/** Shows art where the mask is white. */
export function mask(shape: Art, attrs: Attrs, ...art: Art[]): string {
  const region = { maskUnits: 'userSpaceOnUse', x: -9999, y: -9999, width: 29999, height: 29999 };
  return group({ ...attrs, mask: define('mask', region, flat(shape)) }, ...art);
}

/** Adds light: art brightens what lies under it. */
export function light(...art: Art[]): string {
  return group({ style: 'mix-blend-mode:screen' }, ...art);
}

/** Darkens the edges so that the eye stays in the middle. */
export function vignette(frame: Frame, opacity = 0.5, color = '#000000'): string {
  const paint = radial(
    [
      [0.45, alpha(color, 0)],
      [1, alpha(color, opacity)],
    ],
    { r: 0.75 },
  );
  return rect(0, 0, frame.width, frame.height, paint);
}

/** Calms the left side of a banner for overlaid text; draws nothing in other frames. */
export function bannerCalm(frame: Frame, color: string, opacity = 0.6): string {
  if (frame.width / frame.height <= 2.2) return '';
  const paint = linear(
    [
      [0, alpha(color, opacity)],
      [0.45, alpha(color, opacity * 0.55)],
      [0.7, alpha(color, 0)],
    ],
    0,
  );
  return rect(0, 0, frame.width, frame.height, paint);
}
