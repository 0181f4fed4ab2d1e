import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';

/**
 * `versionLimitReached` when an application that has so many versions, deleted ones left out, cannot get another
 * (R9.1).
 */
export function findVersionLimitObstacle(
  versionCount: number,
): Extract<ErrorCode, typeof ERROR.versionLimitReached> | undefined {
  return versionCount < LIMITS.versionsPerApplication ? undefined : ERROR.versionLimitReached;
}
