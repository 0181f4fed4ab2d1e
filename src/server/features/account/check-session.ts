import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { CallSession } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { isOperator, sessionRefusal } from './account-policy.ts';
import { readOwnCookie } from './own-cookies.ts';
import { hashSecret } from './secret.ts';
import { type SessionRow, touchSession } from './session-queries.ts';

/** Use is recorded at most once an hour: owners only need the day, and a call should not wait for a write. */
const NOTED_EVERY_MS = 60 * 60 * 1000;

export type SessionServices = Pick<Services, 'database' | 'sessions' | 'config' | 'now'>;

/** A valid session, or why it is not valid. */
export type CheckedSession =
  | { readonly session: CallSession; readonly row: SessionRow }
  | { readonly session: null; readonly refusal: ErrorCode };

export type CheckSession = (token: string, headers: Headers) => Promise<CheckedSession>;

/** Checks a session token and, for browser sessions, the secret cookie that belongs to it. */
export function createCheckSession({ database, sessions, config, now }: SessionServices): CheckSession {
  return async (token, headers) => {
    const tokenHash = hashSecret(token);
    const row = await sessions.find(tokenHash);
    if (row === undefined) return { session: null, refusal: ERROR.invalidSession };
    const nowMs = now();
    const sessionSecret = readOwnCookie(headers, config, 'sid');
    const refusal = sessionRefusal(row, sessionSecret === undefined ? null : hashSecret(sessionSecret), nowMs);
    if (refusal !== null) return { session: null, refusal };
    const before = new Date(nowMs - NOTED_EVERY_MS);
    if (row.last_seen_at <= before) {
      await touchSession(database.db, row.id, { now: new Date(nowMs), before });
      sessions.forget(tokenHash);
    }
    return { session: callSessionOf(row, config), row };
  };
}

function callSessionOf(row: SessionRow, config: SessionServices['config']): CallSession {
  return {
    id: row.id,
    userId: row.user_id,
    userType: row.type,
    userStatus: row.status,
    isOperator: isOperator(row, config.OPERATOR_EMAILS),
    emailConfirmed: row.is_email_confirmed,
    birthdate: row.birthdate,
    deviceAllowed: row.device_allowed,
    providerEnabled: row.provider_enabled,
  };
}
