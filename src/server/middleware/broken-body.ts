import { ERROR } from '#contract/errors/errors.ts';
import { HttpFailure } from './http-failure.ts';

/** A client broke off before its body came to the end: nobody reads the answer, and nothing is wrong here. */
export class BrokenBody extends HttpFailure {
  constructor(cause: unknown) {
    super(ERROR.parameterError, { status: 400, cause });
    this.name = 'BrokenBody';
  }
}
