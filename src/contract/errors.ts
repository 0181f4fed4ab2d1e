/** The HTTP status of a code and the parameters its message may use. */
export interface ErrorDefinition {
  readonly status: 400 | 401 | 403 | 404 | 409 | 500 | 502 | 503;
  readonly params?: readonly string[];
}

/** Every code of table 8a (docs/spec/requirements.md). The code is also the key of its message: `error.{code}`. */
export const ERRORS = {
  10000: { status: 500 },
  10001: { status: 503 },
  20001: { status: 400 },
  20002: { status: 400 },
  20003: { status: 400 },
  20004: { status: 400, params: ['min', 'max'] },
  20005: { status: 400 },
  20006: { status: 400 },
  30000: { status: 401 },
  30001: { status: 401 },
  30002: { status: 401 },
  30003: { status: 401 },
  30004: { status: 401 },
  30005: { status: 401 },
  30006: { status: 401 },
  30007: { status: 401 },
  30008: { status: 401 },
  30009: { status: 401 },
  30010: { status: 401 },
  30011: { status: 401 },
  30012: { status: 401 },
  30013: { status: 403 },
  30014: { status: 403 },
  30015: { status: 401 },
  40000: { status: 403 },
  40001: { status: 403 },
  40002: { status: 403 },
  50001: { status: 404 },
  50002: { status: 404 },
  50003: { status: 404 },
  50004: { status: 404 },
  50005: { status: 404 },
  50006: { status: 404 },
  50007: { status: 404 },
  50008: { status: 404 },
  50009: { status: 404 },
  50010: { status: 404 },
  50011: { status: 404 },
  50012: { status: 404 },
  50013: { status: 404 },
  50014: { status: 404 },
  50015: { status: 404 },
  50016: { status: 404 },
  50017: { status: 404 },
  50018: { status: 404 },
  50019: { status: 404 },
  60001: { status: 409 },
  60002: { status: 409 },
  60003: { status: 409 },
  60004: { status: 409 },
  60016: { status: 409 },
  60017: { status: 409 },
  60018: { status: 409 },
  60019: { status: 409 },
  60020: { status: 409 },
  60021: { status: 409, params: ['seconds'] },
  60022: { status: 409 },
  60023: { status: 409 },
  60024: { status: 409 },
  60025: { status: 409 },
  60026: { status: 409 },
  60027: { status: 409 },
  60028: { status: 409 },
  60029: { status: 409 },
  60030: { status: 409 },
  60031: { status: 409 },
  60032: { status: 409 },
  60033: { status: 409 },
  60034: { status: 409 },
  60035: { status: 409 },
  60036: { status: 409 },
  60037: { status: 409 },
  60038: { status: 409 },
  60039: { status: 409 },
  60040: { status: 409 },
  60041: { status: 409 },
  60042: { status: 409 },
  60043: { status: 409 },
  60044: { status: 409 },
  60045: { status: 409, params: ['max'] },
  60046: { status: 409, params: ['max'] },
  70000: { status: 400 },
  80000: { status: 502 },
  80001: { status: 502 },
  80002: { status: 502 },
  80003: { status: 502 },
  90000: { status: 403 },
  99000: { status: 503, params: ['beginAt', 'endAt'] },
} as const satisfies Record<number, ErrorDefinition>;

export type ErrorCode = keyof typeof ERRORS;

/** The codes that end a session (R8.10). */
export const SESSION_END_CODES = [30002, 30006] as const satisfies readonly ErrorCode[];
export type SessionEndCode = (typeof SESSION_END_CODES)[number];

/** Field name (dotted: `contents.0.name`) → message key. */
export type FieldErrors = Readonly<Record<string, string>>;
export type ErrorParams = Readonly<Record<string, string | number>>;

export interface ApiErrorOptions {
  readonly fields?: FieldErrors;
  readonly params?: ErrorParams;
  readonly cause?: unknown;
}

/** The only error that handlers throw on purpose: a code of the catalogue, the failing fields, message parameters. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields?: FieldErrors;
  readonly params?: ErrorParams;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(`error.${code}`, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    if (options.fields !== undefined) this.fields = options.fields;
    if (options.params !== undefined) this.params = options.params;
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'number' && Object.hasOwn(ERRORS, value);
}
