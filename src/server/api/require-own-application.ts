import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';

/**
 * @throws `applicationNotFound` for an application that is not there or is another developer's: both answer the same.
 */
export function requireOwnApplication<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(ERROR.applicationNotFound);
  return row;
}
