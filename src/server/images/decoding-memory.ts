import type { Metadata } from 'sharp';

/** Maximum memory for decoding one picture; the process itself needs about 100 MB more. */
export const DECODING_BYTES = 180_000_000;

/** Coefficients per pixel of a progressive JPEG, two bytes each. */
const COEFFICIENTS: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:2:0:4': 2.5, '4:4:4:4': 4 };
const COEFFICIENTS_MOST = 4;

/** Pixel format data from a picture's header. */
export type PixelFacts = Pick<
  Metadata,
  'format' | 'channels' | 'depth' | 'isProgressive' | 'orientation' | 'chromaSubsampling'
>;

/**
 * Memory per pixel while a picture is read. Most are read line by line at negligible cost; interlaced, progressive
 * and rotated ones must be in memory as a whole.
 */
export function bytesPerPixel(facts: PixelFacts): number {
  const { format, channels = 4, depth, isProgressive = false, orientation = 1 } = facts;
  const unpacked = channels * (depth === 'ushort' ? 2 : 1);
  const turned = orientation > 1 ? unpacked : 0;
  if (!isProgressive) return turned;
  return turned + (format === 'jpeg' ? 2 * countCoefficients(facts) : unpacked);
}

function countCoefficients({ channels, chromaSubsampling = '' }: PixelFacts): number {
  return channels === 1 ? 1 : (COEFFICIENTS[chromaSubsampling] ?? (channels === 3 ? 3 : COEFFICIENTS_MOST));
}
