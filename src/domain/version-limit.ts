import type { ErrorCode } from '#contract/errors.ts';
import { LIMITS } from '#contract/limits.ts';

/** 60019 when an application that has so many versions, deleted ones left out, cannot get another (R9.1). */
export function findVersionLimitObstacle(versionCount: number): Extract<ErrorCode, 60019> | undefined {
  return versionCount < LIMITS.versionsPerApplication ? undefined : 60019;
}
