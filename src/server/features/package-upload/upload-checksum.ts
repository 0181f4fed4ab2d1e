import { createHash, type Hash } from 'node:crypto';
import { ERROR } from '#contract/errors/errors.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';

/** What tus calls the hashes that a request may carry of its own bytes. */
export const CHECKSUM_ALGORITHMS = ['sha1', 'sha256'] as const;

/** What the bytes of one request have to add up to. */
export interface UploadChecksum {
  readonly hash: Hash;
  readonly expected: Buffer;
}

/**
 * Reads `Upload-Checksum: sha1 Kq5sNclPz7QV2+lfQIuc6R7oRu0=`; undefined without one.
 * @throws HttpFailure 400 with `parameterError` for another algorithm and for what is no such value.
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

/** @throws HttpFailure 460, as tus has it, where the bytes are others. */
export function requireChecksum({ hash, expected }: UploadChecksum): void {
  if (!hash.digest().equals(expected)) throw new HttpFailure(ERROR.parameterError, { status: 460 });
}
