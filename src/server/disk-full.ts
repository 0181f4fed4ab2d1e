import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';

const FULL = /ENOSPC|EDQUOT|no space left on device|quota exceeded/i;

/** The error for a file that does not fit on the disk: not a fault of ours, and temporary. */
export function noRoom(cause?: unknown): ApiError {
  return new ApiError(ERROR.databaseBusy, { fields: { file: 'file.no_space' }, cause });
}

/** Converts full-disk failures; programs that write for us report them as text only. */
export function toRoomFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ApiError) return error;
  const code = 'code' in error ? String(error.code) : '';
  return FULL.test(code) || FULL.test(error.message) ? noRoom(error) : error;
}
