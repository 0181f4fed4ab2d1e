import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { boundsOf, measureRequest } from '#contract/request/request-measure.ts';
import type { AnySchema } from '#contract/schema/schema.ts';

/**
 * Measures a request by the bounds of its call: once, where it comes in, before anything else is done with it.
 * @throws ApiError `invalidFormat` with the fields that are beyond them.
 */
export function requireBounds(schema: AnySchema, input: unknown): void {
  const problem = measureRequest(input, boundsOf(schema));
  if (problem !== undefined) throw new ApiError(ERROR.invalidFormat, problem);
}
