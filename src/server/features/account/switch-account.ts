import { USER_STATUS } from '#contract/values/states.ts';
import { ownUserStatus } from '#domain/state-machines/user-status.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { changeUserStatus } from './user-status-queries.ts';

/** Deactivates or reactivates the caller's own account. Has no effect if the account already has that status. */
export function switchAccount({ database }: Pick<Services, 'database'>): Handler<'switchAccount'> {
  return async ({ status }, context) => {
    const { userId } = requireSession(context);
    await changeUserStatus(database.db, {
      userId,
      machine: ownUserStatus,
      action: status === USER_STATUS.normal ? 'reactivate' : 'deactivate',
      actorUserId: userId,
      now: new Date(context.clock()),
    });
    return { result: true, status };
  };
}
