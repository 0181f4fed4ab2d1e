import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { clearSessionCookies } from './session-cookies.ts';
import { revokeOtherSessions, revokeSession } from './session-queries.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Ends one of the caller's sessions, or all except the current one. Another user's session is reported as not found.
 */
export function endSession(services: Pick<Services, 'config' | 'database'>): Handler<'endSession'> {
  const { db } = services.database;
  return async ({ id, others }, context) => {
    const current = requireSession(context);
    const { userId } = current;
    const now = new Date(context.clock());
    if (others && id !== undefined) throw new ApiError(ERROR.parameterError);
    if (others) {
      await revokeOtherSessions(db, { userId, id: current.id, now });
      return { result: true };
    }
    if (id === undefined) throw new ApiError(ERROR.invalidFormat, { fields: { id: 'field.required' } });
    const isFound = UUID.test(id) && (await revokeSession(db, { userId, id, now }));
    if (!isFound) throw new ApiError(ERROR.parameterError);
    if (id.toLowerCase() === current.id) await clearSessionCookies(services, context);
    return { result: true };
  };
}
