import { readFileSync } from 'node:fs';
import { create, type VariableFont } from 'fontkit';

/** A point of an outline; between two that are off the curve lies one on it. */
export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}

/** A character as it is drawn, in units of the font. */
export interface Outline {
  readonly advance: number;
  readonly contours: readonly (readonly OutlinePoint[])[];
}

export interface FontMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** A part of a font for some characters, at one weight. */
export interface FontSlice {
  readonly metrics: FontMetrics;
  /** Undefined for a character that it does not have. */
  findOutline(codePoint: number): Outline | undefined;
  /** What stands for characters that nobody has. */
  readonly missing: Outline;
}

/**
 * Opens a WOFF2 file of a font with the axis `wght`. fontkit reads such files and computes their weights, but neither
 * its `getVariation` nor its subsets know that outlines of WOFF2 are packed in their own way; so the points are moved
 * here, by the same processor (https://github.com/foliojs/fontkit, WOFF2Font and TTFSubset of version 2).
 */
export function openSlice(file: string, weight: number): FontSlice {
  const font = create(readFileSync(file));
  font.variationCoords = [weight];
  const missing = readOutline(font, 0);
  const { unitsPerEm, ascent, descent, lineGap } = font;
  return {
    metrics: { unitsPerEm, ascent, descent, lineGap },
    missing,
    findOutline: (codePoint) =>
      font.hasGlyphForCodePoint(codePoint) ? readOutline(font, font.glyphForCodePoint(codePoint).id) : undefined,
  };
}

function readOutline(font: VariableFont, id: number): Outline {
  const advance = Math.round(font.getGlyph(id).advanceWidth);
  const points = font._transformedGlyphs[id]?.points ?? [];
  const last = points.at(-1);
  if (last === undefined) return { advance, contours: [] };
  const moved = points.map((point) => point.copy());
  // Its box varies as well, as four contours of a point; where that lies is of no interest here.
  const box = [last.copy(), last.copy(), last.copy(), last.copy()];
  font._variationProcessor.transformPoints(id, [...moved, ...box]);
  const contours: OutlinePoint[][] = [];
  let contour: OutlinePoint[] = [];
  for (const { x, y, onCurve, endContour } of moved) {
    contour.push({ x: Math.round(x), y: Math.round(y), onCurve });
    if (!endContour) continue;
    contours.push(contour);
    contour = [];
  }
  return { advance, contours };
}
