import type { Metadata } from 'sharp';

/** What unpacking one picture may hold in memory at once; the process around it needs about 100 MB more. */
export const DECODING_BYTES = 180_000_000;

/** Coefficients that a progressive JPEG keeps for each pixel, two bytes each. */
const COEFFICIENTS: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:2:0:4': 2.5, '4:4:4:4': 4 };
const COEFFICIENTS_MOST = 4;

/** What the header of a picture says of its pixels. */
export type PixelFacts = Pick<
  Metadata,
  'format' | 'channels' | 'depth' | 'isProgressive' | 'orientation' | 'chromaSubsampling'
>;

/**
 * How many bytes a pixel costs while a picture is read. Most are read line by line and cost nothing that counts;
 * interlaced and progressive ones must be whole in memory, and so must what is turned.
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
