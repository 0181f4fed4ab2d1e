import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { Shelf } from '#contract/values/states.ts';
import { findShelfObstacle } from '#domain/application/shelf-obstacle.ts';

interface ShelfState {
  readonly status: Shelf;
  readonly published_at: Date | null;
}

/** Returns why visitors cannot see an application: never released, unpublished, or removed by the system (O123). */
export function hiddenCode({ status, published_at }: ShelfState): ErrorCode | null {
  return findShelfObstacle('application', { status, wasReleased: published_at !== null });
}

/**
 * @throws `applicationNotFound` for applications that are unknown or were never released, `applicationPulled` or
 * `applicationRemoved` for others that are not published.
 */
export function requireVisible<Row extends ShelfState>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(ERROR.applicationNotFound);
  const code = hiddenCode(row);
  if (code !== null) throw new ApiError(code);
  return row;
}
