import { detectImageFormat, IMAGE_SIGNATURE_BYTES } from '#domain/image/image-format.ts';
import type { ImageFile } from '#domain/image/image-rules.ts';

/** A file that was picked, with what its rules need to know. */
export interface PickedImage extends ImageFile {
  readonly file: File;
}

/**
 * Reads what the rules judge: format by the first bytes, width and height in pixels as a browser shows the picture. A
 * file that no browser can show has no format of ours, whatever its bytes say.
 */
export async function readImageFile(file: File): Promise<PickedImage> {
  const unknown = { file, bytes: file.size, width: 0, height: 0, format: undefined };
  const format = detectImageFormat(new Uint8Array(await file.slice(0, IMAGE_SIGNATURE_BYTES).arrayBuffer()));
  if (format === undefined) return unknown;
  const size = await measure(file);
  return size === undefined ? unknown : { ...unknown, ...size, format };
}

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** An image element reads the head of the file only; decoding 40 megapixels to learn their number would take seconds. */
function measure(file: File): Promise<PixelSize | undefined> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  return new Promise<PixelSize | undefined>((resolve) => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
