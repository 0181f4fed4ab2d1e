import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { HEADERS } from '#contract/values/limits.ts';

/**
 * Rejects (`unsupportedClientVersion`) clients older than the minimum. Callers without a version are not our clients.
 */
export function checkClientVersion(headers: Headers, minimum: number): void {
  const version = headers.get(HEADERS.clientVersion);
  if (version === null) return;
  if (!/^\d{14}$/.test(version) || Number(version) < minimum) throw new ApiError(ERROR.unsupportedClientVersion);
}
