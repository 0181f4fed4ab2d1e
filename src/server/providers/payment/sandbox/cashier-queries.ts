import type { Kysely, Transaction } from 'kysely';
import type { CashierState, NewRow, Row, RowUpdate, Schema } from '../../../db/schema.ts';

export type CashierPayment = Row<'cashier_payments'>;

/** Creates a payment; an existing one stays unchanged. */
export async function insertPayment(db: Kysely<Schema>, payment: NewRow<'cashier_payments'>): Promise<void> {
  await db
    .insertInto('cashier_payments')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findPayment(db: Kysely<Schema>, orderId: string): Promise<CashierPayment | undefined> {
  return db.selectFrom('cashier_payments').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Locks a payment until the end of the transaction. */
export function lockPayment(trx: Transaction<Schema>, orderId: string): Promise<CashierPayment | undefined> {
  return trx.selectFrom('cashier_payments').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst();
}

export function updatePayment(
  trx: Transaction<Schema>,
  orderId: string,
  change: RowUpdate<'cashier_payments'> & { readonly state?: CashierState },
): Promise<CashierPayment> {
  return trx
    .updateTable('cashier_payments')
    .set(change)
    .where('order_id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Records a refund requested by the store; false if it was requested before. */
export async function claimRefund(trx: Transaction<Schema>, refund: NewRow<'cashier_refunds'>): Promise<boolean> {
  const claimed = await trx
    .insertInto('cashier_refunds')
    .values(refund)
    .onConflict((conflict) => conflict.doNothing())
    .returning('refund_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Stores notifications to be sent; returns their IDs in the same order. */
export async function insertNotifications(
  trx: Transaction<Schema>,
  orderId: string,
  bodies: readonly string[],
  at: Date,
): Promise<number[]> {
  const ids: number[] = [];
  for (const body of bodies) {
    const { id } = await trx
      .insertInto('cashier_notifications')
      .values({ order_id: orderId, body, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

/** Undelivered notifications by their IDs. */
export async function findUndelivered(db: Kysely<Schema>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('cashier_notifications')
    .select(['id', 'body'])
    .where('id', 'in', ids)
    .where('delivered_at', 'is', null)
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

export async function recordAttempt(db: Kysely<Schema>, id: number, deliveredAt: Date | null): Promise<void> {
  await db
    .updateTable('cashier_notifications')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1), delivered_at: deliveredAt }))
    .where('id', '=', id)
    .execute();
}
