import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { HEADERS } from '#contract/values/limits.ts';

/**
 * Refuses (`unsupportedClientVersion`) clients older than the oldest one served. Callers that name no version are no
 * client of ours.
 */
export function checkClientVersion(headers: Headers, minimum: number): void {
  const version = headers.get(HEADERS.clientVersion);
  if (version === null) return;
  if (!/^\d{14}$/.test(version) || Number(version) < minimum) throw new ApiError(ERROR.unsupportedClientVersion);
}
