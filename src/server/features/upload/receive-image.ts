import { open } from 'node:fs/promises';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { IncomingFile } from '#contract/upload/incoming-file.ts';
import { type ImagePurpose, imagePurposeRules, maxImageBytes } from '#contract/values/image-purposes.ts';
import { detectImageFormat, IMAGE_SIGNATURE_BYTES } from '#domain/image/image-format.ts';
import type { ImageIssue } from '#domain/image/image-rules.ts';

/** The refusal of a picture: the key of the broken limit's message at its field, the limit's values as parameters. */
export function refuseImage({ message, values }: ImageIssue): ApiError {
  return new ApiError(ERROR.invalidFormat, { fields: { file: message }, params: values });
}

/**
 * Writes a picture to a file as it comes. What is no PNG or JPEG by its first bytes, or too long, is refused as soon as
 * that shows; the rest of it is never read.
 * @throws ApiError `invalidFormat` with `image.format` or `image.size`, and whatever ends the upload.
 */
export async function receiveImage(file: IncomingFile, purpose: ImagePurpose, path: string): Promise<void> {
  const most = maxImageBytes(purpose);
  const target = await open(path, 'wx', 0o600);
  try {
    let start: Uint8Array = new Uint8Array();
    let bytes = 0;
    for await (const piece of file.content) {
      if (start.length < IMAGE_SIGNATURE_BYTES) {
        start = Buffer.concat([start, piece.subarray(0, IMAGE_SIGNATURE_BYTES)]);
        if (start.length >= IMAGE_SIGNATURE_BYTES) checkFormat(start);
      }
      bytes += piece.byteLength;
      if (bytes > most) throw tooLarge(purpose);
      await target.writeFile(piece);
    }
    checkFormat(start);
  } finally {
    await target.close();
  }
}

function checkFormat(start: Uint8Array): void {
  if (detectImageFormat(start) === undefined) throw refuseImage({ message: 'image.format', values: {} });
}

function tooLarge(purpose: ImagePurpose): ApiError {
  return refuseImage({ message: 'image.size', values: { maxMb: imagePurposeRules(purpose).maxMb } });
}
