import type { Outline, OutlinePoint } from './open-slice.ts';
import { bytesOf, int16, uint16 } from './true-type-tables.ts';

/** A glyph for the table `glyf`, with its metrics for other tables. */
export interface Glyph {
  readonly bytes: Buffer;
  readonly advance: number;
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
  readonly points: number;
  readonly contours: number;
}

const ON_CURVE = 1;

/** Encodes an outline with two-byte deltas, which later compression makes small. */
export function encodeGlyph({ advance, contours }: Outline): Glyph {
  const points = contours.flat();
  if (points.length === 0) {
    return { bytes: Buffer.alloc(0), advance, xMin: 0, yMin: 0, xMax: 0, yMax: 0, points: 0, contours: 0 };
  }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) };
  const bytes = bytesOf(
    [int16(contours.length), int16(box.xMin), int16(box.yMin), int16(box.xMax), int16(box.yMax)],
    endsOf(contours).map(uint16),
    [uint16(0)],
    [Buffer.from(points.map(({ onCurve }) => (onCurve ? ON_CURVE : 0)))],
    stepsOf(xs).map(int16),
    stepsOf(ys).map(int16),
  );
  const whole = Buffer.concat([bytes], Math.ceil(bytes.length / 4) * 4);
  return { bytes: whole, advance, ...box, points: points.length, contours: contours.length };
}

/** The index of each contour's last point. */
function endsOf(contours: readonly (readonly OutlinePoint[])[]): number[] {
  let end = -1;
  return contours.map((contour) => {
    end += contour.length;
    return end;
  });
}

function stepsOf(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}
