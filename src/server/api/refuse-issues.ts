import { ApiError, type ErrorParams } from '#contract/errors/api-error.ts';
import { ERROR_DEFINITIONS } from '#contract/errors/error-definitions.ts';
import { type FieldIssue, findLeadingCode, toFieldErrors } from '#domain/forms/field-issue.ts';

/**
 * Rejects a form with issues, naming every invalid field.
 * @throws ApiError with the leading code of the issues, and values for its message.
 */
export function refuseIssues(issues: readonly FieldIssue[]): void {
  const code = findLeadingCode(issues);
  if (code === undefined) return;
  const leading = issues.find((issue) => issue.code === code);
  const params: ErrorParams | undefined = 'params' in ERROR_DEFINITIONS[code] ? leading?.values : undefined;
  throw new ApiError(code, { fields: toFieldErrors(issues), ...(params && { params }) });
}
