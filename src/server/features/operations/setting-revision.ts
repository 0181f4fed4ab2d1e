import { createHash } from 'node:crypto';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';

/** Long enough that two values of a setting never share one. */
const LENGTH = 22;

/** Names what a setting holds, so that a page can say which value it has read. */
export function revisionOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, LENGTH);
}

/** Refuses to replace a value that the sender has not read; without a revision, the sender overwrites any. */
export function requireRevision(sent: string | undefined, value: unknown): void {
  if (sent === undefined || sent === revisionOf(value)) return;
  throw new ApiError(ERROR.parameterError, { fields: { revision: 'field.invalid' } });
}
