import { readFileSync } from 'node:fs';
import { create, type VariableFont } from 'fontkit';

/** A point of an outline; an implied on-curve point lies between two off-curve points. */
export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}

/** A character's outline in font units. */
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

/** A subset of a font at one weight. */
export interface FontSlice {
  readonly metrics: FontMetrics;
  /** Undefined if the subset lacks the character. */
  findOutline(codePoint: number): Outline | undefined;
  /** The fallback for missing characters. */
  readonly missing: Outline;
}

/**
 * Opens a WOFF2 file of a font with the axis `wght`. fontkit parses such files and computes variations, but neither
 * its `getVariation` nor its subsets handle WOFF2's transformed outlines; so points are moved here, by the same
 * processor (https://github.com/foliojs/fontkit, WOFF2Font and TTFSubset of version 2).
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
  // The phantom points vary as well, as four contours of one point; their values are unused here.
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
