import { open } from 'node:fs/promises';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { IncomingFile } from '#contract/upload/incoming-file.ts';
import type { ImageIssue } from '#domain/image/image-rules.ts';
import type { VideoIssue } from '#domain/video/trailer-rules.ts';

type FileIssue = ImageIssue | VideoIssue;

/** The error for a file: the message key of the limit it breaks, with the limit's values as parameters. */
export function refuseFile({ message, values }: FileIssue): ApiError {
  return new ApiError(ERROR.invalidFormat, { fields: { file: message }, params: values });
}

export interface FileToReceive {
  readonly maxBytes: number;
  readonly tooLarge: FileIssue;
  /** How many leading bytes `isRightStart` needs. */
  readonly signatureBytes: number;
  readonly isRightStart: (firstBytes: Uint8Array) => boolean;
  readonly wrongStart: FileIssue;
}

/**
 * Writes a file while receiving it. Rejects it as soon as its first bytes are wrong or it exceeds the limit, without
 * reading the rest.
 * @throws ApiError `invalidFormat` with `tooLarge` or `wrongStart`, and any error of the upload.
 */
export async function receiveFile(file: IncomingFile, path: string, rules: FileToReceive): Promise<void> {
  const { maxBytes, tooLarge, signatureBytes, isRightStart, wrongStart } = rules;
  const checkStart = (firstBytes: Uint8Array) => {
    if (!isRightStart(firstBytes)) throw refuseFile(wrongStart);
  };
  const target = await open(path, 'wx', 0o600);
  try {
    let start: Uint8Array = new Uint8Array();
    let bytes = 0;
    for await (const piece of file.content) {
      if (start.length < signatureBytes) {
        start = Buffer.concat([start, piece.subarray(0, signatureBytes)]);
        if (start.length >= signatureBytes) checkStart(start);
      }
      bytes += piece.byteLength;
      if (bytes > maxBytes) throw refuseFile(tooLarge);
      await target.writeFile(piece);
    }
    checkStart(start);
  } finally {
    await target.close();
  }
}
