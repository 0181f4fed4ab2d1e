import type { OutlinePoint } from '../pdf/open-slice.ts';
import type { Letters } from './find-letters.ts';

export interface DrawnLine {
  readonly text: string;
  readonly letters: Letters;
  /** In pixels: left edge, baseline, font size. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/** A line of text as an SVG path: rendering it needs no font, and no text is interpreted as markup. */
export function drawText({ text, letters, x, y, size, colour }: DrawnLine): string {
  const scale = size / letters.unitsPerEm;
  let pen = x;
  let path = '';
  for (const character of text) {
    const letter = letters.find(character);
    if (letter === undefined) continue;
    for (const contour of letter.contours) path += drawContour(contour, { x: pen, y, scale });
    pen += letter.advance * scale;
  }
  return `<path fill="${colour}" d="${path}"/>`;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A closed contour of quadratic curves: an implied on-curve point lies between two off-curve points. */
function drawContour(contour: readonly OutlinePoint[], place: Place): string {
  const first = contour.findIndex(({ onCurve }) => onCurve);
  const points = first > 0 ? [...contour.slice(first), ...contour.slice(0, first)] : contour;
  const [start] = points;
  if (start === undefined) return '';
  const begin = start.onCurve ? start : between(start, points.at(-1) ?? start);
  const rest = start.onCurve ? points.slice(1) : points;
  let path = `M${at(begin, place)}`;
  let control: OutlinePoint | undefined;
  for (const point of [...rest, begin]) {
    if (!point.onCurve) {
      if (control !== undefined) path += `Q${at(control, place)} ${at(between(control, point), place)}`;
      control = point;
      continue;
    }
    path += control === undefined ? `L${at(point, place)}` : `Q${at(control, place)} ${at(point, place)}`;
    control = undefined;
  }
  return `${path}Z`;
}

function between(one: OutlinePoint, other: OutlinePoint): OutlinePoint {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, onCurve: true };
}

/** The y axis of outlines points up, that of pictures down. */
function at(point: OutlinePoint, { x, y, scale }: Place): string {
  return `${round(x + point.x * scale)} ${round(y - point.y * scale)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
