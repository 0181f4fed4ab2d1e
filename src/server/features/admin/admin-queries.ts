import type { Kysely, Transaction } from 'kysely';
import type { AuditPerson } from '#contract/admin/entities.ts';
import type { UserStatus } from '#contract/states.ts';
import type { Schema } from '../../db/schema.ts';

const LARGEST_ID = 2_147_483_647;

/** Where an account stands, held until the transaction ends; undefined for one that is not there or was deleted. */
export async function lockUserStatus(trx: Transaction<Schema>, userId: number): Promise<UserStatus | undefined> {
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

export async function updateUserStatus(
  trx: Transaction<Schema>,
  userId: number,
  { status, now }: { readonly status: UserStatus; readonly now: Date },
): Promise<void> {
  await trx.updateTable('users').set({ status, updated_at: now }).where('id', '=', userId).execute();
}

/** Accounts by their numbers, deleted ones as well. */
export async function findPeople(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AuditPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'account', 'nickname']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
