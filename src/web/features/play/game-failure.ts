import { ApiError, type ErrorCode } from '#contract/errors.ts';

/** What a call of a game can answer instead of a result; `cancelled` is a dialog that the player has closed. */
export type GameFailureCode =
  | 'not_signed_in'
  | 'cancelled'
  | 'busy'
  | 'invalid'
  | 'unavailable'
  | 'not_enough'
  | 'conflict'
  | 'limited'
  | 'refused'
  | 'offline';

/** A failure as games are told of it. */
export class GameFailure extends Error {
  readonly code: GameFailureCode;

  constructor(code: GameFailureCode, message: string) {
    super(message);
    this.name = 'GameFailure';
    this.code = code;
  }
}

const CODES: Readonly<Partial<Record<ErrorCode, GameFailureCode>>> = {
  50004: 'unavailable',
  50005: 'unavailable',
  50013: 'unavailable',
  50015: 'invalid',
  60001: 'unavailable',
  60022: 'not_enough',
  60030: 'unavailable',
  60031: 'unavailable',
  60032: 'unavailable',
  60034: 'unavailable',
  60035: 'unavailable',
  70000: 'conflict',
  99000: 'offline',
};

/** A failed call of the store in the words of games. */
export function toGameFailure(error: unknown): GameFailure {
  if (error instanceof GameFailure) return error;
  if (!(error instanceof ApiError)) return new GameFailure('refused', 'something went wrong');
  return new GameFailure(codeOf(error), `the store answered ${error.code}`);
}

function codeOf({ code, cause }: ApiError): GameFailureCode {
  const known = CODES[code];
  if (known !== undefined) return known;
  if (statusOf(cause) === 429) return 'limited';
  if (code >= 20001 && code < 30000) return 'invalid';
  if (code >= 30000 && code < 40000) return 'not_signed_in';
  // Whatever kept the call from being answered: no connection, no time, a server that is busy.
  return code < 20000 ? 'offline' : 'refused';
}

function statusOf(cause: unknown): unknown {
  return typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'status') : undefined;
}
