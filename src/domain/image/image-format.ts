import type { ImageFormat } from '#contract/values/image-purposes.ts';

/** Leading bytes of each format: the PNG signature, and a JPEG's start of image with the next marker. */
const SIGNATURES = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
} as const satisfies Record<ImageFormat, readonly number[]>;

/** How many leading bytes `detectImageFormat` needs. */
export const IMAGE_SIGNATURE_BYTES = 8;

/** Detects a format by its leading bytes; undefined for any other. The file name is ignored (R5.1). */
export function detectImageFormat(firstBytes: Uint8Array): ImageFormat | undefined {
  if (startsWith(firstBytes, SIGNATURES.png)) return 'png';
  return startsWith(firstBytes, SIGNATURES.jpeg) ? 'jpeg' : undefined;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
