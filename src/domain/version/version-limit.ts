import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';

/**
 * `versionLimitReached` if an application with so many versions, not counting deleted ones, cannot get another
 * (R9.1).
 */
export function findVersionLimitObstacle(
  versionCount: number,
): Extract<ErrorCode, typeof ERROR.versionLimitReached> | undefined {
  return versionCount < LIMITS.versionsPerApplication ? undefined : ERROR.versionLimitReached;
}
