import { timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { CARRIER_TYPE, USER_STATUS } from '#contract/values/states.ts';
import type { NewRow, Row, Schema } from '../../db/schema.ts';
import { LINK_SECONDS } from './binding-secrets.ts';

export function findCarrier(db: Kysely<Schema>, userId: number): Promise<Row<'invoice_carriers'> | undefined> {
  return db.selectFrom('invoice_carriers').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Binds a carrier and replaces the previous one. */
export async function saveCarrier(db: Kysely<Schema>, carrier: NewRow<'invoice_carriers'>): Promise<void> {
  const { user_id: _, ...change } = carrier;
  await db
    .insertInto('invoice_carriers')
    .values(carrier)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}

/** Returns false if no carrier was bound. */
export async function removeCarrier(db: Kysely<Schema>, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invoice_carriers')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Inserts a pending binding. Returns false if its link was already used or the account may not bind a carrier. */
export async function beginBinding(db: Kysely<Schema>, binding: NewRow<'invoice_bindings'>): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', binding.user_id)
    .where('status', '=', USER_STATUS.normal)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (user === undefined) return false;
  const begun = await db
    .insertInto('invoice_bindings')
    .values(binding)
    .onConflict((conflict) => conflict.column('link_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

export interface PlatformAnswer {
  readonly tokenHash: Buffer;
  /** The visible code that the platform reports. */
  readonly visibleCode: string;
  readonly at: Date;
}

/**
 * Completes a binding that the platform confirmed. The first answer consumes the token even if its card is wrong, so
 * cards cannot be guessed. Returns true only for the first answer to an unexpired token with the matching card.
 */
export function completeBinding(db: Kysely<Schema>, { tokenHash, visibleCode, at }: PlatformAnswer): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Lock the account first, in the same order as account deletion.
    const isOpen = await lockOwner(trx, tokenHash);
    const binding = await trx
      .updateTable('invoice_bindings')
      .set({ answered_at: at })
      .where('token_hash', '=', tokenHash)
      .where('answered_at', 'is', null)
      .where('expires_at', '>', at)
      .returningAll()
      .executeTakeFirst();
    if (!isOpen || binding === undefined || !isSameText(binding.visible_code, visibleCode)) return false;
    const { user_id, visible_code: code, hidden_code } = binding;
    await saveCarrier(trx, { user_id, type: CARRIER_TYPE.memberCarrier, code, hidden_code, bound_at: at });
    return true;
  });
}

/** Whether the binding's account may have a carrier. Locks the account until the transaction ends. */
async function lockOwner(trx: Transaction<Schema>, tokenHash: Buffer): Promise<boolean> {
  const owner = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('invoice_bindings').select('user_id').where('token_hash', '=', tokenHash),
    )
    .where('status', '=', USER_STATUS.normal)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return owner !== undefined;
}

/** Deletes completed and abandoned bindings after their links have expired. */
export async function deleteExpiredBindings(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('invoice_bindings')
    .where('expires_at', '<', new Date(nowMs - LINK_SECONDS * 1000))
    .execute();
}

function isSameText(first: string, second: string): boolean {
  const [one, other] = [Buffer.from(first), Buffer.from(second)];
  return one.length === other.length && timingSafeEqual(one, other);
}
