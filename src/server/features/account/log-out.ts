import { ERROR_MEANINGS } from '#contract/errors/error-meanings.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { clearSessionCookies } from './session-cookies.ts';
import { revokeSession } from './session-queries.ts';

/** Ends only the current session. If it had already ended, the reply has its error code with status 200 (O96). */
export function logOut(services: Pick<Services, 'config' | 'database'>): Handler<'logOut'> {
  return async (_, context) => {
    const { session, sessionEnd: code, clock } = context;
    if (session !== null) {
      const { userId, id } = session;
      await revokeSession(services.database.db, { userId, id, now: new Date(clock()) });
    }
    await clearSessionCookies(services, context);
    if (code !== undefined) return { result: false, error: { code, message: ERROR_MEANINGS[code] } };
    return { result: true };
  };
}
