import { ERROR } from '#contract/errors/errors.ts';
import type { CallFailure } from './call-failure.ts';
import type { ClientMessage } from './client-dependencies.ts';

/** Texts of the client itself, not of an error code. */
export const CLIENT_MESSAGES = {
  systemBusy: 'error.system_busy',
  noConnection: 'error.no_connection',
  forbidden: 'error.forbidden',
  maintenance: 'error.maintenance',
} as const;

/** The message of a code: its own text, else the "system busy" text as a warning. */
export function findCodeMessage(
  code: number | null,
  hasMessage: (key: string) => boolean,
  params?: ClientMessage['params'],
): ClientMessage {
  const key = `error.${code}`;
  if (code === null || !hasMessage(key)) return { key: CLIENT_MESSAGES.systemBusy, type: 'warning' };
  return { key, type: 'error', ...(params === undefined ? {} : { params }) };
}

/** The message shown by every client for a failure; null for those that are only logged. */
export function findClientMessage(failure: CallFailure): ClientMessage | null {
  if (failure.kind === 'cancelled') return null;
  if (failure.kind === 'no_connection') return { key: CLIENT_MESSAGES.noConnection, type: 'error' };
  if (failure.code === ERROR.maintenance) {
    return { key: CLIENT_MESSAGES.maintenance, type: 'warning', params: failure.params };
  }
  const isForbidden = failure.code === ERROR.forbidden || (failure.code === null && failure.status === 403);
  return isForbidden ? { key: CLIENT_MESSAGES.forbidden, type: 'error' } : null;
}
