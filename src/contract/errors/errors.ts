import * as ERROR from './error-codes.ts';

/**
 * Every code of table 8a (docs/spec/requirements.md) by its name. A module and no object, so that a page brings those
 * along that it reads.
 */
export { ERROR };

export type ErrorCode = (typeof ERROR)[keyof typeof ERROR];
