import { ApiError, type ErrorParams, type FieldErrors } from '#contract/errors/api-error.ts';
import { isErrorCode } from '#contract/errors/error-definitions.ts';
import { ERROR } from '#contract/errors/errors.ts';

/** Why a call failed. `code` is a catalog number, or one from a newer server. */
export type CallFailure =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'no_connection' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: number | null;
      readonly fields: FieldErrors;
      readonly params: ErrorParams;
      /** Whole seconds until the call may be retried (429), if the server sends it. */
      readonly retryAfterSeconds?: number;
    };

export type CallResult<Data> =
  | { readonly data: Data; readonly failure: null }
  | { readonly data: null; readonly failure: CallFailure };

/** Parses the envelope of a failed response. */
export function readRefusal(status: number, body: unknown, retryAfter: string | null = null): CallFailure {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const { code, fields, params } = error;
  return {
    kind: 'refused',
    status,
    code: typeof code === 'number' ? code : null,
    fields: readTexts(fields),
    params: isRecord(params) ? keepScalars(params) : {},
    ...(retryAfter !== null && /^\d{1,7}$/.test(retryAfter) ? { retryAfterSeconds: Number(retryAfter) } : {}),
  };
}

/** Converts a failure to the error that direct calls throw, so that pages handle only one kind. */
export function toApiError(failure: CallFailure): ApiError {
  if (failure.kind !== 'refused' || !isErrorCode(failure.code)) {
    return new ApiError(ERROR.systemBusy, { cause: failure });
  }
  return new ApiError(failure.code, { fields: failure.fields, params: failure.params, cause: failure });
}

function readTexts(value: unknown): FieldErrors {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, key]) => [name, String(key)]));
}

function keepScalars(value: Readonly<Record<string, unknown>>): ErrorParams {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]): [string, string | number][] =>
      typeof item === 'string' || typeof item === 'number' ? [[name, item]] : [],
    ),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
