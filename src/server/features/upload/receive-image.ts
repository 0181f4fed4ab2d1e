import { open } from 'node:fs/promises';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { IncomingFile } from '#contract/upload/incoming-file.ts';
import { type ImagePurpose, imagePurposeRules, maxImageBytes } from '#contract/values/image-purposes.ts';
import { detectImageFormat, IMAGE_SIGNATURE_BYTES } from '#domain/image/image-format.ts';
import type { ImageIssue } from '#domain/image/image-rules.ts';

/** The error for a picture: the message key of the limit it breaks, with the limit's values as parameters. */
export function refuseImage({ message, values }: ImageIssue): ApiError {
  return new ApiError(ERROR.invalidFormat, { fields: { file: message }, params: values });
}

/**
 * Writes a picture to a file while receiving it. Rejects it as soon as its first bytes are neither PNG nor JPEG or it
 * exceeds the limit, without reading the rest.
 * @throws ApiError `invalidFormat` with `image.format` or `image.size`, and any error of the upload.
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
