import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { Problem, Problems } from '#web/kit/form/problems.ts';
import { fieldOf } from './field-places.ts';
import { type ProductSubmission, toFieldName } from './product-draft.ts';

/** Codes that concern a single field and have a more specific message than the field. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, string>> = { [ERROR.duplicateProductId]: 'productId' };

/** The server's problems by the page's field names; empty if the error concerns none of them. */
export function readRefusals(error: unknown, sent: ProductSubmission): Problems {
  if (!(error instanceof ApiError)) return new Map();
  const { code, fields = {}, params } = error;
  const field = FIELD_OF_CODE[code];
  if (field !== undefined) return new Map([[field, { message: `error.${code}` }]]);
  const named = Object.entries(fields).map(([name, message]): [string, Problem] => [
    toFieldName(name, sent),
    { message, ...(params && { values: params }) },
  ]);
  // The page has no place for problems of other fields.
  return new Map(named.filter(([name]) => fieldOf(name) !== undefined));
}

/** Whether the product was saved by someone else after it was loaded. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERROR.parameterError && error.fields?.updatedAt !== undefined;
}
