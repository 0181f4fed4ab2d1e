import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Shelf } from '#contract/values/states.ts';
import { findShelfObstacle } from '#domain/application/shelf-obstacle.ts';

interface ShelfState {
  readonly status: Shelf;
  readonly published_at: Date | null;
}

/**
 * @throws `applicationNotFound` for applications that are unknown or were never released, `applicationPulled` or
 * `applicationRemoved` for others that are not published.
 */
export function requireOnShelf<Row extends ShelfState>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(ERROR.applicationNotFound);
  const obstacle = findShelfObstacle('application', { status: row.status, wasReleased: row.published_at !== null });
  if (obstacle !== null) throw new ApiError(obstacle);
  return row;
}
