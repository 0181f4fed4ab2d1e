import { ApiError, type ErrorCode, type FieldErrors } from '#contract/errors.ts';

export interface HttpFailureOptions {
  readonly status: 400 | 403 | 404 | 405 | 413 | 414 | 429 | 431;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fields?: FieldErrors;
}

/** A refusal whose HTTP status is not the catalogue's: about the transport, not about what was asked for. */
export class HttpFailure extends ApiError {
  readonly status: HttpFailureOptions['status'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, { status, headers = {}, fields }: HttpFailureOptions) {
    super(code, fields === undefined ? {} : { fields });
    this.name = 'HttpFailure';
    this.status = status;
    this.headers = headers;
  }
}
