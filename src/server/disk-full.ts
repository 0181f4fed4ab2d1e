import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';

const FULL = /ENOSPC|EDQUOT|no space left on device|quota exceeded/i;

/** The refusal of a file for which the disk has no room: nothing of ours is wrong then, and later it may work. */
export function noRoom(cause?: unknown): ApiError {
  return new ApiError(ERROR.databaseBusy, { fields: { file: 'file.no_space' }, cause });
}

/** The same failure, told as one of the disk where it is; programs that write for us tell it in words only. */
export function toRoomFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ApiError) return error;
  const code = 'code' in error ? String(error.code) : '';
  return FULL.test(code) || FULL.test(error.message) ? noRoom(error) : error;
}
