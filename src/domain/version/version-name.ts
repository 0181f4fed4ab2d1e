import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';

/**
 * `duplicateVersionName` if another version of the application has the name, whatever its platform (R5.28). An update
 * may keep its own name, which is not among `otherNames`.
 */
export function findVersionNameObstacle(
  name: string,
  otherNames: readonly string[],
): Extract<ErrorCode, typeof ERROR.duplicateVersionName> | undefined {
  return otherNames.includes(name) ? ERROR.duplicateVersionName : undefined;
}
