import { ERROR_MEANINGS } from '#contract/error-meanings.ts';
import { ApiError, ERRORS } from '#contract/errors.ts';
import { isDatabaseBusy } from './database-busy.ts';
import { HttpFailure } from './http-failure.ts';
import type { Logger } from './logger.ts';

/** Turns anything thrown into the failure envelope. Only codes leave the process, never a message or a stack. */
export function toErrorResponse(error: unknown, log: Logger, requestId: string): Response {
  const failure = toApiError(error);
  if (!(error instanceof ApiError)) log.error({ err: error, requestId, code: failure.code }, 'unexpected failure');
  const { code, fields, params } = failure;
  const body = { result: false, error: { code, message: ERROR_MEANINGS[code], fields, params } };
  const headers = { 'cache-control': 'no-store', ...(failure instanceof HttpFailure ? failure.headers : {}) };
  return Response.json(body, { status: findStatus(failure), headers });
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(isDatabaseBusy(error) ? 10001 : 10000, { cause: error });
}

function findStatus(failure: ApiError): number {
  return failure instanceof HttpFailure ? failure.status : ERRORS[failure.code].status;
}
