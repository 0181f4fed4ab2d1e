import type { ErrorCode } from '#contract/errors.ts';

/**
 * 60017 when another version of the application has the name already, whatever its platform (R5.28). An update may keep
 * its own, so that one is not among `otherNames`.
 */
export function findVersionNameObstacle(
  name: string,
  otherNames: readonly string[],
): Extract<ErrorCode, 60017> | undefined {
  return otherNames.includes(name) ? 60017 : undefined;
}
