import { ApiError } from '#contract/errors.ts';

/** @throws 50004 for an application that is not there or is another developer's: both answer the same. */
export function requireOwnApplication<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(50004);
  return row;
}
