import type { Kysely, Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { USER_STATUS, type UserStatus } from '#contract/values/states.ts';
import { move, type StateMachine } from '#domain/state-machines/state-machine.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import type { Schema } from '../../db/schema.ts';
import { revokeAllAccessTokens } from '../access-token/public.ts';
import { writeAudit } from '../audit/public.ts';
import { hideRatingsOf } from '../rating/public.ts';
import { revokeAllSessions } from './session-queries.ts';

const LARGEST_ID = 2_147_483_647;

/** The audit log's names for status changes of an account. */
type UserStatusAction = 'suspend' | 'reactivate' | 'deactivate' | 'delete';

export interface StatusChange<Action extends UserStatusAction> {
  readonly userId: number;
  /** The allowed transitions: the operator's table or the owner's. */
  readonly machine: StateMachine<UserStatus, Action>;
  readonly action: Action;
  /** Null if the system acts. */
  readonly actorUserId: number | null;
  /** Details for the audit log in addition to the two statuses. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/**
 * Changes the status of an account, writes an audit entry, and ends the sessions and access tokens of a suspended
 * account, all in one transaction. Returns whether the status changed; if not, nothing is written.
 * @throws ApiError `userNotFound` for an unknown or deleted account, or the code with which the table refuses the
 * action.
 */
export function changeUserStatus<Action extends UserStatusAction>(
  db: Kysely<Schema>,
  { userId, machine, action, actorUserId, details, now }: StatusChange<Action>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const from = await lockUserStatus(trx, userId);
    if (from === undefined) throw new ApiError(ERROR.userNotFound);
    const step = requireAllowed(move(machine, from, action));
    if (!step.hasEffect) return false;
    await trx.updateTable('users').set({ status: step.to, updated_at: now }).where('id', '=', userId).execute();
    const isSuspended = step.to === USER_STATUS.suspended;
    if (isSuspended !== (from === USER_STATUS.suspended)) await hideRatingsOf(trx, userId, isSuspended);
    if (isSuspended) {
      await revokeAllSessions(trx, userId, now);
      await revokeAllAccessTokens(trx, userId, now);
    }
    const written = { from, to: step.to, ...details };
    await writeAudit(trx, { actorUserId, action: `user.${action}`, subject: `user:${userId}`, details: written });
    return true;
  });
}

/** Locks an account's status until the transaction ends; undefined for an unknown or deleted account. */
async function lockUserStatus(trx: Transaction<Schema>, userId: number): Promise<UserStatus | undefined> {
  if (userId > LARGEST_ID) return undefined;
  const row = await trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.status;
}
