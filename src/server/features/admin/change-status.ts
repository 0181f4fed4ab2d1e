import type { Kysely } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { USER_STATUS, type UserStatus } from '#contract/values/states.ts';
import { type UserStatusAction, userStatus } from '#domain/state-machines/user-status.ts';
import type { Schema } from '../../db/schema.ts';
import { changeUserStatus } from '../account/public.ts';

const ACTION_TO = {
  [USER_STATUS.normal]: 'reactivate',
  [USER_STATUS.suspended]: 'suspend',
  [USER_STATUS.deactivated]: 'deactivate',
} as const satisfies Record<UserStatus, UserStatusAction>;

/** The actor for operators without a session, at the machine's command line. */
export const COMMAND_LINE = 'command-line';

export interface OperatorsChange {
  readonly userId: number;
  readonly status: UserStatus;
  /** The reason; required for a suspension. */
  readonly reason: string;
  /** The operator's account, or the command line. */
  readonly actor: { readonly userId: number } | typeof COMMAND_LINE;
  readonly now: Date;
}

/**
 * Changes the status of an account for an operator. Returns whether it changed.
 * @throws ApiError `invalidFormat` for a suspension without a reason, `userNotFound` for an unknown or deleted account.
 */
export async function changeStatus(
  db: Kysely<Schema>,
  { userId, status, reason, actor, now }: OperatorsChange,
): Promise<boolean> {
  const isUnexplained = status === USER_STATUS.suspended && reason.trim() === '';
  if (isUnexplained) throw new ApiError(ERROR.invalidFormat, { fields: { reason: 'field.required' } });
  const isAtCommandLine = actor === COMMAND_LINE;
  return changeUserStatus(db, {
    userId,
    machine: userStatus,
    action: ACTION_TO[status],
    actorUserId: isAtCommandLine ? null : actor.userId,
    details: isAtCommandLine ? { reason, via: COMMAND_LINE } : { reason },
    now,
  });
}
