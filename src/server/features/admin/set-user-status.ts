import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { changeStatus } from './change-status.ts';

/**
 * Suspends, reactivates or deactivates an account. Setting the current status again has no effect and is not logged.
 */
export function setUserStatus({ database }: Pick<Services, 'database'>): Handler<'setUserStatus'> {
  return async ({ userId, status, reason = '' }, context) => {
    const actor = { userId: requireSession(context).userId };
    await changeStatus(database.db, { userId, status, reason, actor, now: new Date(context.clock()) });
    return { result: true };
  };
}
