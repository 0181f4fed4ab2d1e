import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { Problem, Problems } from '#web/kit/form/problems.ts';
import { fieldOf } from './field-places.ts';
import { type ProductSubmission, toFieldName } from './product-draft.ts';

/** Codes that are about one field alone, whose text says more than that of the field. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, string>> = { [ERROR.duplicateProductId]: 'productId' };

/** What the server found, by the page's names of fields; empty for a failure that is about none of them. */
export function readRefusals(error: unknown, sent: ProductSubmission): Problems {
  if (!(error instanceof ApiError)) return new Map();
  const { code, fields = {}, params } = error;
  const field = FIELD_OF_CODE[code];
  if (field !== undefined) return new Map([[field, { message: `error.${code}` }]]);
  const named = Object.entries(fields).map(([name, message]): [string, Problem] => [
    toFieldName(name, sent),
    { message, ...(params && { values: params }) },
  ]);
  // What has no field here would be said nowhere.
  return new Map(named.filter(([name]) => fieldOf(name) !== undefined));
}

/** Whether somebody else has saved the product since it was read. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERROR.parameterError && error.fields?.updatedAt !== undefined;
}
