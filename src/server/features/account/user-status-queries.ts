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

/** What the log calls the moves of an account's status. */
type UserDeed = 'suspend' | 'reactivate' | 'deactivate' | 'delete';

export interface StatusChange<Action extends UserDeed> {
  readonly userId: number;
  /** What may be done to whom: the operator's table, or the owner's. */
  readonly machine: StateMachine<UserStatus, Action>;
  readonly action: Action;
  /** Null where nobody with an account acts. */
  readonly actorUserId: number | null;
  /** What the audit log keeps besides the two statuses. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/**
 * Moves an account to another status, writes that down, and ends the sessions and access tokens of one that is
 * suspended: all of it or nothing. Answers whether anything changed; where nothing did, nothing is written down.
 * @throws ApiError `userNotFound` for an account that is not there or was deleted, or what the table refuses the action
 * with.
 */
export function changeUserStatus<Action extends UserDeed>(
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

/** Where an account stands, held until the transaction ends; undefined for one that is not there or was deleted. */
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
