import { type ImagePurpose, type ImagePurposeRules, imagePurposeRules } from '#contract/values/image-purposes.ts';

/** In pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, from its upper left corner. */
export interface PixelRect extends PixelSize {
  readonly left: number;
  readonly top: number;
}

/**
 * The visible part of a picture: zoom 1 shows as much as the shape holds; x and y run from 0 to 1 from the left and
 * upper edge.
 */
export interface CropView {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Beyond this zoom a crop has too few pixels. */
export const MAX_CROP_ZOOM = 4;
/** The largest picture that every mobile browser can draw. */
const MAX_DRAWN_PIXELS = 16_777_216;
/** Scale factors to try while a file is too large. */
const SHRINKINGS = [1, 0.75, 0.5] as const;
const WIDE = { width: 16, height: 9 } as const;
const TALL = { width: 9, height: 16 } as const;

/** The shapes a picture may be cropped to, closest first; without a rule it keeps its own. */
export function cropShapes(purpose: ImagePurpose, { width, height }: PixelSize): readonly PixelSize[] {
  const { exactSize, ratio } = imagePurposeRules(purpose);
  if (exactSize) return [exactSize];
  if (ratio === undefined) return [{ width, height }];
  if (ratio === 'wide') return [WIDE];
  return width < height ? [TALL, WIDE] : [WIDE, TALL];
}

/** The part of a picture that a view shows in a shape. */
export function placeCrop(picture: PixelSize, shape: PixelSize, { zoom, x, y }: CropView): PixelRect {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height) / zoom;
  const width = shape.width * scale;
  const height = shape.height * scale;
  return { left: (picture.width - width) * x, top: (picture.height - height) * y, width, height };
}

/** The sizes a crop may be drawn in, best first; smaller ones for files that would be too large. */
export function cropSizes(purpose: ImagePurpose, shape: PixelSize, part: PixelSize): readonly PixelSize[] {
  const rules = imagePurposeRules(purpose);
  if (rules.exactSize) return [rules.exactSize];
  const sizes = SHRINKINGS.map((share) =>
    rules.ratio === undefined ? fitFree(rules, part, share) : fitShape(rules, shape, part.width * share),
  );
  return sizes.filter(({ width }, index) => sizes.findIndex((size) => size.width === width) === index);
}

/** Only whole multiples of the shape: 1366 × 768 is not exactly 16:9. */
function fitShape(rules: ImagePurposeRules, shape: PixelSize, width: number): PixelSize {
  const { min, max } = rules.sides ?? { min: 1, max: Number.POSITIVE_INFINITY };
  const most = Math.min(
    Math.floor(max / Math.max(shape.width, shape.height)),
    Math.floor(Math.sqrt(maxPixels(rules) / (shape.width * shape.height))),
  );
  const least = Math.ceil(min / Math.min(shape.width, shape.height));
  // Positions are fractions, which may leave a crop slightly short of its last pixel.
  const times = Math.max(least, Math.min(Math.floor(width / shape.width + 1e-6), most));
  return { width: shape.width * times, height: shape.height * times };
}

function fitFree(rules: ImagePurposeRules, { width, height }: PixelSize, share: number): PixelSize {
  const scale = share * Math.min(1, Math.sqrt(maxPixels(rules) / (width * height)));
  const side = (length: number) => Math.max(1, Math.floor(length * scale + 1e-6));
  return { width: side(width), height: side(height) };
}

function maxPixels({ maxMegapixels = Number.POSITIVE_INFINITY }: ImagePurposeRules): number {
  return Math.min(MAX_DRAWN_PIXELS, maxMegapixels * 1_000_000);
}
