/** What `open-slice.ts` uses of fontkit 2, which comes without types. */
declare module 'fontkit' {
  export interface Point {
    readonly onCurve: boolean;
    /** The last one of its contour. */
    readonly endContour: boolean;
    x: number;
    y: number;
    copy(): Point;
  }

  export interface Glyph {
    readonly id: number;
    /** In the units of the font, at the weight that was chosen. */
    readonly advanceWidth: number;
    readonly path: {
      readonly commands: readonly { readonly command: string }[];
      readonly cbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
    };
  }

  /** A font that varies, in WOFF2. */
  export interface VariableFont {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    /** A value for each axis; to be set before anything is read. */
    variationCoords: readonly number[] | null;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    getGlyph(id: number): Glyph;
    /** The outlines at the lightest weight, by glyph, once a glyph was read. No contours: a blank. */
    readonly _transformedGlyphs: readonly { readonly numberOfContours: number; readonly points?: readonly Point[] }[];
    /** Moves points, the four of the glyph's box last, to where the chosen weight has them. */
    readonly _variationProcessor: { transformPoints(id: number, points: readonly Point[]): void };
  }

  export function create(bytes: Uint8Array): VariableFont;
}
