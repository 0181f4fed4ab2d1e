import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { boundsOf, measureRequest } from '#contract/request/request-measure.ts';
import type { AnySchema } from '#contract/schema/schema.ts';

/**
 * Checks a request against the bounds of its call: once, on arrival, before anything else.
 * @throws ApiError `invalidFormat` with the fields beyond them.
 */
export function requireBounds(schema: AnySchema, input: unknown): void {
  const problem = measureRequest(input, boundsOf(schema));
  if (problem !== undefined) throw new ApiError(ERROR.invalidFormat, problem);
}
