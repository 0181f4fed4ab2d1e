import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';

/** @throws `applicationNotFound`, alike for a missing application and another developer's. */
export function requireOwnApplication<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(ERROR.applicationNotFound);
  return row;
}
