import type { setUserStatus } from '#contract/admin/endpoints.ts';
import { ApiError } from '#contract/errors.ts';
import { USER_STATUS, type UserStatus } from '#contract/states.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import { type UserStatusAction, userStatus } from '#domain/state-machines/user-status.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { revokeAllSessions } from '../account/session-queries.ts';
import { writeAudit } from '../audit/audit-queries.ts';
import { isShuttingOneselfOut } from './admin-policy.ts';
import { lockUserStatus, updateUserStatus } from './admin-queries.ts';

const ACTION_TO = {
  [USER_STATUS.normal]: 'reactivate',
  [USER_STATUS.suspended]: 'suspend',
  [USER_STATUS.deactivated]: 'deactivate',
} as const satisfies Record<UserStatus, UserStatusAction>;

/** Suspends, restores or switches off an account. A status that it has already changes nothing and leaves no entry. */
export function createSetUserStatus({ database }: Pick<Services, 'database'>): Handler<typeof setUserStatus> {
  return async ({ userId, status, reason = '' }, context) => {
    const actorUserId = requireSession(context).userId;
    const isSuspension = status === USER_STATUS.suspended;
    if (isSuspension && reason.trim() === '') throw new ApiError(20001, { fields: { reason: 'field.required' } });
    if (isShuttingOneselfOut(actorUserId, userId, status)) throw new ApiError(70000);
    const now = new Date(context.clock());
    return database.db.transaction().execute(async (trx) => {
      const from = await lockUserStatus(trx, userId);
      if (from === undefined) throw new ApiError(50006);
      const action = ACTION_TO[status];
      const step = move(userStatus, from, action);
      if (!step.isAllowed) throw new ApiError(step.code);
      if (!step.hasEffect) return { result: true };
      await updateUserStatus(trx, userId, { status: step.to, now });
      if (isSuspension) await revokeAllSessions(trx, userId, now);
      const details = { from, to: step.to, reason };
      await writeAudit(trx, { actorUserId, action: `user.${action}`, subject: `user:${userId}`, details });
      return { result: true };
    });
  };
}
