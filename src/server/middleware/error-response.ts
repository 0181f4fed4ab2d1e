import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR_DEFINITIONS } from '#contract/errors/error-definitions.ts';
import { ERROR_MEANINGS } from '#contract/errors/error-meanings.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { messageOf } from '../message-of.ts';
import { createTallyLog, type TallyLog } from '../tally-log.ts';
import { BrokenBody } from './broken-body.ts';
import { isDatabaseBusy } from './database-busy.ts';
import { HttpFailure } from './http-failure.ts';
import type { Logger } from './logger.ts';

/** Converts any error to the failure envelope. Only codes leave the process, never a message or a stack. */
export function toErrorResponse(error: unknown, log: Logger, requestId: string): Response {
  const failure = toApiError(error);
  if (error instanceof BrokenBody) log.debug({ err: error.cause, requestId }, 'a client aborted its request');
  if (!(error instanceof ApiError)) logFailure(error, { log, requestId, isBusy: failure.code === ERROR.databaseBusy });
  const { code, fields, params } = failure;
  const body = { result: false, error: { code, message: ERROR_MEANINGS[code], fields, params } };
  const headers = { 'cache-control': 'no-store', ...(failure instanceof HttpFailure ? failure.headers : {}) };
  return Response.json(body, { status: findStatus(failure), headers });
}

interface LoggedFailure {
  readonly log: Logger;
  readonly requestId: string;
  /** Whether the database is unavailable or busy: a global failure whose stack is irrelevant. */
  readonly isBusy: boolean;
}

function logFailure(error: unknown, { log, requestId, isBusy }: LoggedFailure): void {
  if (!isBusy) {
    log.error({ err: error, requestId, code: ERROR.systemBusy }, 'unexpected failure');
    return;
  }
  busyTallyOf(log).note({ reason: messageOf(error), requestId });
}

interface BusyDetail {
  readonly reason: string;
  /** The ID of the last request. */
  readonly requestId: string;
}

const busyTallies = new WeakMap<Logger, TallyLog<BusyDetail>>();

function busyTallyOf(log: Logger): TallyLog<BusyDetail> {
  const known = busyTallies.get(log);
  if (known !== undefined) return known;
  const tally = createTallyLog((detail: BusyDetail, count) =>
    log.warn({ ...detail, code: ERROR.databaseBusy, count }, 'the database was unavailable or busy'),
  );
  busyTallies.set(log, tally);
  return tally;
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(isDatabaseBusy(error) ? ERROR.databaseBusy : ERROR.systemBusy, { cause: error });
}

function findStatus(failure: ApiError): number {
  return failure instanceof HttpFailure ? failure.status : ERROR_DEFINITIONS[failure.code].status;
}
