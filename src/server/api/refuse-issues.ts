import { ApiError, type ErrorParams } from '#contract/errors/api-error.ts';
import { ERROR_DEFINITIONS } from '#contract/errors/error-definitions.ts';
import { type FieldIssue, findLeadingCode, toFieldErrors } from '#domain/forms/field-issue.ts';

/**
 * Refuses a form in which something is wrong, naming every field that fails.
 * @throws ApiError with the leading code of the issues, and its values where the code's message uses some.
 */
export function refuseIssues(issues: readonly FieldIssue[]): void {
  const code = findLeadingCode(issues);
  if (code === undefined) return;
  const leading = issues.find((issue) => issue.code === code);
  const params: ErrorParams | undefined = 'params' in ERROR_DEFINITIONS[code] ? leading?.values : undefined;
  throw new ApiError(code, { fields: toFieldErrors(issues), ...(params && { params }) });
}
