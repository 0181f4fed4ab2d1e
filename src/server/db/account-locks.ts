import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import type { Schema } from './schema.ts';

type Trx = Transaction<Schema>;

/**
 * Locks accounts against suspension and deletion until the transaction ends, in ascending order of their IDs.
 * Suspension and deletion lock the account before its rows, and inserting any row that refers to an account (an audit
 * entry, for example) locks it again. A transaction must therefore lock the account before it locks anything the
 * account owns (docs/architecture.md, "The order of locks"). Profile changes are not blocked.
 * @param userIds a subquery or list of IDs for `IN`.
 */
export async function lockAccounts(trx: Trx, userIds: RawBuilder<unknown>): Promise<void> {
  await sql`SELECT FROM users WHERE id IN (${userIds}) ORDER BY id FOR KEY SHARE`.execute(trx);
}

/** Locks one account as `lockAccounts` does. */
export function lockAccount(trx: Trx, userId: number): Promise<void> {
  return lockAccounts(trx, sql`${userId}`);
}

/** Selects an account that is neither suspended nor deleted; the caller adds the lock clause. */
export function selectActiveAccount(trx: Trx, userId: number) {
  return trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('status', '<>', USER_STATUS.suspended)
    .where('deleted_at', 'is', null);
}

/**
 * Locks the caller's account exclusively until the transaction ends. Calls that count before they insert run one after
 * another, so no limit is exceeded.
 * @throws ApiError `invalidSession` if the account was suspended or deleted first.
 */
export async function requireAccountAlone(trx: Trx, userId: number): Promise<void> {
  const held = await selectActiveAccount(trx, userId).forNoKeyUpdate().executeTakeFirst();
  if (held === undefined) throw new ApiError(ERROR.invalidSession);
}

/**
 * Locks the caller's account as `lockAccounts` does.
 * @throws ApiError `invalidSession` if the account was suspended or deleted first.
 */
export async function requireAccount(trx: Trx, userId: number): Promise<void> {
  const held = await selectActiveAccount(trx, userId).forKeyShare().executeTakeFirst();
  if (held === undefined) throw new ApiError(ERROR.invalidSession);
}
