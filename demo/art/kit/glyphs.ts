import { at, num, stroke } from './svg.ts';

const oval = 'M0 3A3 3 0 0 1 6 3V7A3 3 0 0 1 0 7Z';
const bowl = 'M0 10V0H3A3 2.8 0 0 1 3 5.6H0';

/** Strokes in a box 6 wide and 10 high: pictures must not depend on the fonts of a machine. */
const strokes: Readonly<Record<string, string>> = {
  '0': oval,
  '1': 'M.6 2L3 0V10',
  '2': 'M0 3A3 3 0 0 1 6 3C6 5.4 0 7.4 0 10H6',
  '3': 'M.2 1.8A3 2.5 0 0 1 3 0A2.7 2.4 0 0 1 3 4.8H2.2M3 4.8A3 2.6 0 0 1 3 10A3 2.6 0 0 1 0 8.2',
  '4': 'M4.6 10V0L0 7H6',
  '5': 'M5.6 0H.8L.4 4.4C1.3 3.7 2.2 3.6 3 3.6A3 3.2 0 0 1 3 10A3 3 0 0 1 0 8.2',
  '6': 'M5.2 .6C2.4 -.6 0 1.8 0 6.8A3 3.2 0 1 0 6 6.8A3 3.2 0 1 0 0 6.8',
  '7': 'M0 0H6L2.2 10',
  '8': 'M3 0A2.5 2.3 0 0 1 3 4.6A2.5 2.3 0 0 1 3 0ZM3 4.6A3 2.7 0 0 1 3 10A3 2.7 0 0 1 3 4.6Z',
  '9': 'M.8 9.4C3.6 10.6 6 8.2 6 3.2A3 3.2 0 1 0 0 3.2A3 3.2 0 1 0 6 3.2',
  A: 'M0 10L3 0L6 10M1.1 6.6H4.9',
  B: 'M0 4.8H3A2.4 2.4 0 0 0 3 0H0V10H3A2.7 2.6 0 0 0 3 4.8',
  C: 'M6 2.4A3.05 3 0 0 0 0 3V7A3.05 3 0 0 0 6 7.6',
  D: 'M0 0V10H2.6A3.4 3.4 0 0 0 6 6.6V3.4A3.4 3.4 0 0 0 2.6 0Z',
  E: 'M5.4 0H0V10H5.4M0 5H4.6',
  F: 'M5.4 0H0V10M0 5H4.6',
  G: 'M6 2.4A3.05 3 0 0 0 0 3V7A3 3 0 0 0 6 7V5.4H3.6',
  H: 'M0 0V10M6 0V10M0 5H6',
  I: 'M1 0V10',
  J: 'M5 0V7A2.5 3 0 0 1 0 7',
  K: 'M0 0V10M6 0L0 6M2.2 4L6 10',
  L: 'M0 0V10H5.4',
  M: 'M0 10V0L3 6L6 0V10',
  N: 'M0 10V0L6 10V0',
  O: oval,
  P: bowl,
  Q: `${oval}M3.8 7.4L6 10`,
  R: `${bowl}M3 5.6L6 10`,
  S: 'M5.8 2A3 2.4 0 0 0 3 0A2.7 2.4 0 0 0 3 4.9A2.8 2.5 0 0 1 3 10A3 2.6 0 0 1 .1 8',
  T: 'M0 0H6M3 0V10',
  U: 'M0 0V7A3 3 0 0 0 6 7V0',
  V: 'M0 0L3 10L6 0',
  W: 'M0 0L1.4 10L3 4L4.6 10L6 0',
  X: 'M0 0L6 10M6 0L0 10',
  Y: 'M0 0L3 5L6 0M3 5V10',
  Z: 'M0 0H6L0 10H6',
  ':': 'M1 2.8V2.9M1 7.4V7.5',
  '.': 'M1 9.9V10',
  ',': 'M1 9.6L.4 11.4',
  '!': 'M1 0V6.4M1 9.9V10',
  '?': 'M0 2.6A3 2.6 0 0 1 6 2.6C6 4.6 3 4.6 3 6.8M3 9.9V10',
  '+': 'M0 5.4H6M3 2.4V8.4',
  '-': 'M.6 5.4H5.4',
  '=': 'M.3 3.8H5.7M.3 7H5.7',
  x: 'M.8 3.4L5.2 8.4M5.2 3.4L.8 8.4',
  '/': 'M0 10L5 0',
  '%': 'M1 1.6A1 1 0 0 0 1 1.7M0 10L6 0M5.2 8.4A1 1 0 0 0 5.2 8.5',
};
const narrow: Readonly<Record<string, number>> = { '1': 3.6, I: 2, ':': 2, '.': 2, ',': 2, '!': 2, ' ': 3, '/': 5 };

export interface GlyphStyle {
  readonly color?: string;
  /** Line width in tenths of the height. */
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly opacity?: number;
}

/** Draws digits and simple Latin capitals with their top at y; `height` in pixels. */
export function glyphs(text: string, x: number, y: number, height: number, style: GlyphStyle = {}): string {
  const { color = '#ffffff', weight = 1.7, anchor = 'start', opacity } = style;
  const gap = weight + 0.9;
  let cursor = 0;
  const parts: string[] = [];
  for (const char of text) {
    const d = strokes[char];
    if (d) parts.push(at(cursor, 0, {}, stroke(d, color, weight)));
    cursor += (narrow[char] ?? 6) + gap;
  }
  const width = ((cursor - gap) * height) / 10;
  const shift = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;
  const body = at(x - shift, y, { scale: height / 10 }, parts);
  return opacity === undefined ? body : `<g opacity="${num(opacity)}">${body}</g>`;
}
