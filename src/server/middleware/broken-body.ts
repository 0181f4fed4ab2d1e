import { ERROR } from '#contract/errors/errors.ts';
import { HttpFailure } from './http-failure.ts';

/** The client aborted its request body: nobody reads the response, and it is not our fault. */
export class BrokenBody extends HttpFailure {
  constructor(cause: unknown) {
    super(ERROR.parameterError, { status: 400, cause });
    this.name = 'BrokenBody';
  }
}
