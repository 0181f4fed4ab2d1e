import type { Transaction } from 'kysely';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Dice } from './dice.ts';

/** Enters the demo's top-ups in the books of the sandbox cashier too, which an operator's refund needs. */
export async function insertCashierPayments(trx: Transaction<Schema>, dice: Dice): Promise<void> {
  const deposits = await trx
    .selectFrom('deposits')
    .selectAll()
    .where('provider', '=', 'sandbox')
    .where('provider_reference', '=', '')
    .where('paid_at', 'is not', null)
    .orderBy('id')
    .execute();
  for (const deposit of deposits) {
    const { id, order_id, payment_method: method, currency, amount_minor, refunded_minor } = deposit;
    const { store_code, language, created_at } = deposit;
    const reference = `S${10 ** 11 + dice.below(9 * 10 ** 11)}`;
    const facts = { order_id, method, currency, amount_minor, refunded_minor, store_code, language, created_at };
    await trx
      .insertInto('cashier_payments')
      .values({ ...facts, state: 'paid', reference, expires_at: new Date(created_at.getTime() + DAY_MS) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx.updateTable('deposits').set({ provider_reference: reference }).where('id', '=', id).execute();
  }
}
