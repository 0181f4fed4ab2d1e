import type { FieldErrors } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

/** What is wrong with one field of a form. */
export interface FieldIssue {
  /** Dotted: `contents.0.name`. */
  readonly field: string;
  /** Key of a message of the catalogs `rules` or `errors`. */
  readonly message: string;
  /** What the text of the message uses. */
  readonly values?: MessageValues;
  /** The code of table 8a that stands for this issue alone. */
  readonly code: ErrorCode;
}

/**
 * The one code of a failure with these issues: a wrong format (`invalidFormat`) comes before counts and what was not
 * found, else the first in the order of the form (docs/spec/decisions.md, Flows settled). Undefined when nothing is
 * wrong.
 */
export function findLeadingCode(issues: readonly FieldIssue[]): ErrorCode | undefined {
  return (issues.find(({ code }) => code === ERROR.invalidFormat) ?? issues[0])?.code;
}

/** The issues as the failure envelope has them: for each field the key of its first message. */
export function toFieldErrors(issues: readonly FieldIssue[]): FieldErrors {
  return Object.fromEntries(issues.toReversed().map(({ field, message }) => [field, message]));
}
