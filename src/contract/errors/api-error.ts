import type { ErrorCode } from './errors.ts';

/** Field name (dotted: `contents.0.name`) → message key. */
export type FieldErrors = Readonly<Record<string, string>>;
export type ErrorParams = Readonly<Record<string, string | number>>;

export interface ApiErrorOptions {
  readonly fields?: FieldErrors;
  readonly params?: ErrorParams;
  readonly cause?: unknown;
}

/** The only error that handlers throw on purpose: a code of the catalog, the failing fields, message parameters. */
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
