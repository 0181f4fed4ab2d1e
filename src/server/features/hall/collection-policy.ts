import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';

/** @throws ApiError `parameterError` for a collection that does not exist. */
export function requireCollection<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new ApiError(ERROR.parameterError, { fields: { id: 'field.unknown' } });
  return found;
}
