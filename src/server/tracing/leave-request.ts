import { AsyncResource } from 'node:async_hooks';

/** Created with the program, outside of any request. */
const outside = new AsyncResource('starhall');

/**
 * Runs work that a request only sets off, such as a loop that serves all: it must not become part of that request’s trace.
 */
export function leaveRequest<Result>(run: () => Result): Result {
  return outside.runInAsyncScope(run);
}
