import { timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { CARRIER_TYPE, USER_STATUS } from '#contract/values/states.ts';
import type { NewRow, Row, Schema } from '../../db/schema.ts';
import { LINK_SECONDS } from './binding-secrets.ts';

export function findCarrier(db: Kysely<Schema>, userId: number): Promise<Row<'invoice_carriers'> | undefined> {
  return db.selectFrom('invoice_carriers').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Binds a carrier in place of the one before. */
export async function saveCarrier(db: Kysely<Schema>, carrier: NewRow<'invoice_carriers'>): Promise<void> {
  const { user_id: _, ...change } = carrier;
  await db
    .insertInto('invoice_carriers')
    .values(carrier)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}

/** False where nothing was bound. */
export async function removeCarrier(db: Kysely<Schema>, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invoice_carriers')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Keeps a binding that begins; false where its link has begun one already, or the account may not have one. */
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
  /** The visible code of the card, as the platform says it. */
  readonly visibleCode: string;
  readonly at: Date;
}

/**
 * Takes the platform's word that a card was bound. Whoever brings a token uses it up, with the wrong card as well: no
 * card can be guessed. True only for a token that is in time and comes first, with its own card.
 */
export function answerBinding(db: Kysely<Schema>, { tokenHash, visibleCode, at }: PlatformAnswer): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // The account is locked first, as whoever deletes it does.
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

/** Whether the account of a binding may have a carrier; it stays as it is until the transaction ends. */
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

/** Removes bindings that came to nothing, and those that are done, once their links are out of time as well. */
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
