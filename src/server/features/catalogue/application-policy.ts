import { ApiError, type ErrorCode } from '#contract/errors.ts';

/** Shelf of applications and versions alike (O36). */
export const ON_SHELF = 1;
export const REMOVED = 3;

interface ShelfState {
  readonly status: number;
  readonly publish_date: Date | null;
}

/** Why visitors may not see an application: never released, pulled, or removed by the system (O123). */
export function hiddenCode({ status, publish_date }: ShelfState): ErrorCode | null {
  if (status === ON_SHELF) return null;
  if (status === REMOVED) return 60031;
  return publish_date === null ? 60028 : 60030;
}

/** @throws 50004 for an unknown application, 60028, 60030 or 60031 for one that is not on the shelf. */
export function requireVisible<Row extends ShelfState>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(50004);
  const code = hiddenCode(row);
  if (code !== null) throw new ApiError(code);
  return row;
}
