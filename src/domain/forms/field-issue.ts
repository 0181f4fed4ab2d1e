import type { FieldErrors } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

/** An issue with one field of a form. */
export interface FieldIssue {
  /** A dotted path: `contents.0.name`. */
  readonly field: string;
  /** Message key in the catalogs `rules` or `errors`. */
  readonly message: string;
  /** Arguments of the message. */
  readonly values?: MessageValues;
  /** The code of table 8a for this issue alone. */
  readonly code: ErrorCode;
}

/**
 * The error code of a failure with these issues: a wrong format (`invalidFormat`) takes precedence over counts and
 * missing references, else the first in form order (docs/spec/decisions.md, Flows settled). Undefined without issues.
 */
export function findLeadingCode(issues: readonly FieldIssue[]): ErrorCode | undefined {
  return (issues.find(({ code }) => code === ERROR.invalidFormat) ?? issues[0])?.code;
}

/** The issues for the failure envelope: for each field the key of its first message. */
export function toFieldErrors(issues: readonly FieldIssue[]): FieldErrors {
  return Object.fromEntries(issues.toReversed().map(({ field, message }) => [field, message]));
}
