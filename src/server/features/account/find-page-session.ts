import { readSessionCookie } from '#domain/account/session-cookie.ts';
import type { PageUser } from '#domain/page/page-user.ts';
import type { CallSession } from '../../api/call-context.ts';
import { createCheckSession, type SessionServices } from './check-session.ts';
import type { SessionRow } from './session-queries.ts';

/** The session behind a page request, and the account data that the page shows. */
export interface PageSession {
  readonly session: CallSession;
  readonly user: PageUser;
}

/**
 * Finds the session of a page request. The secret cookie proves the session. The readable cookie must belong to the
 * same session, or the page would show an account whose calls are refused. Returns null for visitors.
 */
export function createFindPageSession(services: SessionServices) {
  const checkSession = createCheckSession(services);
  return async (request: Request): Promise<PageSession | null> => {
    const { session } = readSessionCookie(request.headers.get('cookie') ?? '', services.now());
    if (session === null) return null;
    const checked = await checkSession(session.token, request.headers);
    // A program's session token needs no secret cookie, so sent as a cookie it proves nothing.
    if (checked.session === null || checked.row.authority_hash === null) return null;
    return { session: checked.session, user: presentPageUser(checked.session, checked.row) };
  };
}

function presentPageUser(session: CallSession, row: SessionRow): PageUser {
  return {
    id: session.userId,
    nickname: row.nickname,
    avatar: row.avatar,
    type: session.userType,
    status: session.userStatus,
    loginType: row.login_type,
    emailConfirmed: session.emailConfirmed,
    phoneConfirmed: row.is_phone_confirmed,
    deviceAllowed: session.deviceAllowed,
    isOperator: session.isOperator,
  };
}
