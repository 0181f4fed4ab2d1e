import { ApiError, type ErrorParams, type FieldErrors } from '#contract/errors/api-error.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';

export interface HttpFailureOptions {
  readonly status: 400 | 403 | 404 | 405 | 408 | 409 | 412 | 413 | 414 | 423 | 429 | 431 | 460 | 503;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fields?: FieldErrors;
  readonly params?: ErrorParams;
  readonly cause?: unknown;
}

/** An error with its own HTTP status, instead of the catalog's, because it concerns the transport or a page. */
export class HttpFailure extends ApiError {
  readonly status: HttpFailureOptions['status'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, { status, headers = {}, ...options }: HttpFailureOptions) {
    super(code, options);
    this.name = 'HttpFailure';
    this.status = status;
    this.headers = headers;
  }
}
