import { ApiError } from '#contract/errors.ts';
import type { Shelf } from '#contract/states.ts';
import { type ApplicationShelfAction, applicationShelf } from '#domain/state-machines/application-shelf.ts';
import { move } from '#domain/state-machines/state-machine.ts';

/** @throws 50004 for an application that is not there or is another developer's: both answer the same. */
export function requireOwn<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(50004);
  return row;
}

/**
 * The status after an action that needs nothing but the shelf.
 * @throws the code that the shelf refuses it with.
 */
export function requireMove(status: Shelf, action: ApplicationShelfAction): Shelf {
  const result = move(applicationShelf, status, action);
  if (!result.isAllowed) throw new ApiError(result.code);
  return result.to;
}
