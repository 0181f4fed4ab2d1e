import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { isAccessToken } from '#domain/account/access-token.ts';
import { USER_REFUSALS } from '#domain/state-machines/user-status.ts';
import type { CallSession } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { hashAccessToken } from './access-token-queries.ts';
import { findTokenCaller, type TokenCaller, touchAccessToken } from './token-caller-queries.ts';

/** Developers only need the day, and a thousand parts of an upload should not cause a thousand writes. */
const NOTED_EVERY_MS = 60_000;

/**
 * Finds the developer that an access token represents: a session without cookies and operator rights, limited to the
 * token's applications. Nothing is cached: a revoked token is rejected in the next call.
 * @throws ApiError `invalidSession` for a token that is unknown or revoked, or whose account is suspended,
 * `tokenExpired` for an expired one, `accountDeleted` for a deleted account.
 */
export function createFindTokenSession({ database: { db }, now }: Pick<Services, 'database' | 'now'>) {
  return async (token: string): Promise<CallSession> => {
    const caller = isAccessToken(token) ? await findTokenCaller(db, hashAccessToken(token)) : undefined;
    if (caller === undefined) throw new ApiError(ERROR.invalidSession);
    const nowMs = now();
    const refusal = tokenRefusal(caller, nowMs);
    if (refusal !== null) throw new ApiError(refusal);
    const before = new Date(nowMs - NOTED_EVERY_MS);
    if (caller.last_used_at === null || caller.last_used_at <= before) {
      await touchAccessToken(db, caller.id, { now: new Date(nowMs), before });
    }
    return callSessionOf(caller);
  };
}

function tokenRefusal({ revoked_at, expires_at, deleted_at, status }: TokenCaller, nowMs: number): ErrorCode | null {
  if (revoked_at !== null) return ERROR.invalidSession;
  if (expires_at.getTime() <= nowMs) return ERROR.tokenExpired;
  if (deleted_at !== null) return ERROR.accountDeleted;
  return USER_REFUSALS[status].session;
}

function callSessionOf(caller: TokenCaller): CallSession {
  return {
    id: `token:${caller.id}`,
    userId: caller.user_id,
    userType: caller.type,
    userStatus: caller.status,
    isOperator: false,
    emailConfirmed: caller.is_email_confirmed,
    // The device list covers browsers. A listed browser created the token and chose what it may access.
    deviceAllowed: true,
    providerEnabled: caller.provider_enabled,
    opensApplications: caller.application_ids,
    tokenScope: caller.scope,
  };
}
