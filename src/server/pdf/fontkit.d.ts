/** The part of fontkit 2 used by `open-slice.ts`; it has no types of its own. */
declare module 'fontkit' {
  export interface Point {
    readonly onCurve: boolean;
    /** The last point of its contour. */
    readonly endContour: boolean;
    x: number;
    y: number;
    copy(): Point;
  }

  export interface Glyph {
    readonly id: number;
    /** In font units, at the selected weight. */
    readonly advanceWidth: number;
    readonly path: {
      readonly commands: readonly { readonly command: string }[];
      readonly cbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
    };
  }

  /** A variable font in WOFF2. */
  export interface VariableFont {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    /** A value per axis; set it before reading anything. */
    variationCoords: readonly number[] | null;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    getGlyph(id: number): Glyph;
    /** The default outlines by glyph, once a glyph was read. Without contours: a blank. */
    readonly _transformedGlyphs: readonly { readonly numberOfContours: number; readonly points?: readonly Point[] }[];
    /** Moves points, followed by the four phantom points, to the selected weight. */
    readonly _variationProcessor: { transformPoints(id: number, points: readonly Point[]): void };
  }

  export function create(bytes: Uint8Array): VariableFont;
}
