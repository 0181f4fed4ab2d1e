import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import type { Schema } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

/**
 * Holds accounts against their suspension and deletion until the transaction ends, in the order of their numbers. Both
 * take the account before what is its, and every row that refers to an account, an entry of the audit log above all,
 * holds it again: so whoever locks what is somebody's holds that account before all else (docs/architecture.md, "The
 * order of locks"). Changes of a profile are not held up.
 * @param userIds a query or list of numbers, as `IN` takes it.
 */
export async function holdAccounts(trx: Trx, userIds: RawBuilder<unknown>): Promise<void> {
  await sql`SELECT FROM users WHERE id IN (${userIds}) ORDER BY id FOR KEY SHARE`.execute(trx);
}

/** The same for one account. */
export function holdAccount(trx: Trx, userId: number): Promise<void> {
  return holdAccounts(trx, sql`${userId}`);
}

/** An account unless it is suspended or deleted, for whoever takes a lock on it in the same statement. */
export function standingAccount(trx: Trx, userId: number) {
  return trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('status', '<>', USER_STATUS.suspended)
    .where('deleted_at', 'is', null);
}

/**
 * Holds the account of whoever makes a call until the transaction ends, alone: calls of one account that count before
 * they add come one after the other, so that no limit is passed.
 * @throws ApiError `invalidSession` where its suspension or deletion came first.
 */
export async function requireAccountAlone(trx: Trx, userId: number): Promise<void> {
  const held = await standingAccount(trx, userId).forNoKeyUpdate().executeTakeFirst();
  if (held === undefined) throw new ApiError(ERROR.invalidSession);
}

/**
 * Holds the account of whoever makes a call as `holdAccounts` does.
 * @throws ApiError `invalidSession` where its suspension or deletion came first.
 */
export async function requireAccount(trx: Trx, userId: number): Promise<void> {
  const held = await standingAccount(trx, userId).forKeyShare().executeTakeFirst();
  if (held === undefined) throw new ApiError(ERROR.invalidSession);
}
