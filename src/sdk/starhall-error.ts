import type { StarhallErrorCode } from './types.ts';

/** The only error class of this SDK; `message` is for developers, not for players. */
export class StarhallError extends Error {
  readonly code: StarhallErrorCode;

  constructor(code: StarhallErrorCode, message: string) {
    super(message);
    this.name = 'StarhallError';
    this.code = code;
  }
}
