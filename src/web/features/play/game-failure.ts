import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';

/** Error codes of a game's calls; `cancelled` means the player closed a dialog. */
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

/** A failure reported to a game. */
export class GameFailure extends Error {
  readonly code: GameFailureCode;

  constructor(code: GameFailureCode, message: string) {
    super(message);
    this.name = 'GameFailure';
    this.code = code;
  }
}

const CODES: Readonly<Partial<Record<ErrorCode, GameFailureCode>>> = {
  [ERROR.applicationNotFound]: 'unavailable',
  [ERROR.productNotFound]: 'unavailable',
  [ERROR.currencyNotFound]: 'unavailable',
  [ERROR.orderOrDepositNotFound]: 'invalid',
  [ERROR.gameNotOpen]: 'unavailable',
  [ERROR.notEnoughCoins]: 'not_enough',
  [ERROR.applicationPulled]: 'unavailable',
  [ERROR.applicationRemoved]: 'unavailable',
  [ERROR.productNotPublished]: 'unavailable',
  [ERROR.productPulled]: 'unavailable',
  [ERROR.productRemoved]: 'unavailable',
  [ERROR.parameterError]: 'conflict',
  [ERROR.maintenance]: 'offline',
};

/** Error families: the first digit of a code. */
const FAMILY = { system: 1, format: 2, authorization: 3 } as const;

/** Converts a failed API call to a game failure. */
export function toGameFailure(error: unknown): GameFailure {
  if (error instanceof GameFailure) return error;
  if (!(error instanceof ApiError)) return new GameFailure('refused', 'something went wrong');
  return new GameFailure(codeOf(error), `the store answered ${error.code}`);
}

function codeOf({ code, cause }: ApiError): GameFailureCode {
  const known = CODES[code];
  if (known !== undefined) return known;
  if (statusOf(cause) === 429) return 'limited';
  const family = Math.floor(code / 10_000);
  if (family === FAMILY.format) return 'invalid';
  if (family === FAMILY.authorization) return 'not_signed_in';
  // The call got no reply: offline, timeout or a busy server.
  return family === FAMILY.system ? 'offline' : 'refused';
}

function statusOf(cause: unknown): unknown {
  return typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'status') : undefined;
}
