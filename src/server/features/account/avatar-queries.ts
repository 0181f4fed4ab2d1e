import type { Kysely, Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Schema } from '../../db/schema.ts';
import { writeAudit } from '../audit/public.ts';

/** The address of an account's picture; empty without one. */
export async function findAvatar(trx: Transaction<Schema>, userId: number): Promise<string> {
  const row = await trx.selectFrom('users').select('avatar').where('id', '=', userId).executeTakeFirst();
  return row?.avatar ?? '';
}

export async function storeAvatar(
  trx: Transaction<Schema>,
  userId: number,
  { avatar, now }: { readonly avatar: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ avatar, updated_at: now })
    .where('id', '=', userId)
    .where('avatar', '<>', avatar)
    .execute();
}

export interface AvatarRemoval {
  readonly userId: number;
  readonly actorUserId: number;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Removes the picture of an account for an operator, and logs it; without a picture nothing changes.
 * @throws ApiError `userNotFound` for an unknown or deleted account.
 */
export function removeAvatar(db: Kysely<Schema>, { userId, actorUserId, reason, now }: AvatarRemoval): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('users')
      .select('avatar')
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new ApiError(ERROR.userNotFound);
    if (row.avatar === '') return;
    await storeAvatar(trx, userId, { avatar: '', now });
    const subject = `user:${userId}` as const;
    await writeAudit(trx, { actorUserId, action: 'user.remove_avatar', subject, details: { reason } });
  });
}
