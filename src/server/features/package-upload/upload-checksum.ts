import { createHash, type Hash } from 'node:crypto';
import { ERROR } from '#contract/errors/errors.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';

/** The tus names of the supported hash algorithms. */
export const CHECKSUM_ALGORITHMS = ['sha1', 'sha256'] as const;

/** The expected checksum of a request body. */
export interface UploadChecksum {
  readonly hash: Hash;
  readonly expected: Buffer;
}

/**
 * Parses `Upload-Checksum: sha1 Kq5sNclPz7QV2+lfQIuc6R7oRu0=`; undefined without the header.
 * @throws HttpFailure 400 with `parameterError` for an unknown algorithm or a malformed value.
 */
export function readChecksum(header: string | null): UploadChecksum | undefined {
  if (header === null) return undefined;
  const [name, value, ...rest] = header.trim().split(/\s+/);
  const algorithm = CHECKSUM_ALGORITHMS.find((known) => known === name);
  if (algorithm === undefined || value === undefined || rest.length > 0) {
    throw new HttpFailure(ERROR.parameterError, { status: 400 });
  }
  const expected = Buffer.from(value, 'base64');
  const hash = createHash(algorithm);
  if (expected.byteLength !== createHash(algorithm).digest().byteLength) {
    throw new HttpFailure(ERROR.parameterError, { status: 400 });
  }
  return { hash, expected };
}

/** @throws HttpFailure 460, as tus specifies, on a mismatch. */
export function requireChecksum({ hash, expected }: UploadChecksum): void {
  if (!hash.digest().equals(expected)) throw new HttpFailure(ERROR.parameterError, { status: 460 });
}
