import { ApiError } from '#contract/errors.ts';
import type { Shelf } from '#contract/states.ts';
import { findShelfObstacle } from '#domain/shelf-obstacle.ts';

interface ShelfState {
  readonly status: Shelf;
  readonly published_at: Date | null;
}

/** @throws 50004 for applications that are unknown or were never released, 60030 or 60031 for others off the shelf. */
export function requireOnShelf<Row extends ShelfState>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(50004);
  const obstacle = findShelfObstacle('application', { status: row.status, wasReleased: row.published_at !== null });
  if (obstacle !== null) throw new ApiError(obstacle);
  return row;
}
