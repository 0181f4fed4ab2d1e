import type { Kysely } from 'kysely';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import type { Row, Schema } from '#server/db/schema.ts';
import { postTransaction } from '#server/features/ledger/ledger-queries.ts';
import { returnSpent } from '#server/features/ledger/wallet-queries.ts';
import { buildOrder, type OrderOverrides } from './build-order.ts';
import { exchangePosting } from './exchange-posting.ts';
import { givePoints } from './give-points.ts';

export interface SaleOverrides extends OrderOverrides {
  /** When it was bought. */
  readonly at?: Date;
  /** When it was given back; null: never. */
  readonly refundedAt?: Date | null;
}

/** An order that was paid for, at any time, in the books as `createOrder` and `refundOrder` write them. */
export async function buildSale(
  db: Kysely<Schema>,
  { at = new Date('2026-03-01T04:00:00Z'), refundedAt = null, ...overrides }: SaleOverrides,
): Promise<Row<'orders'>> {
  const order = await buildOrder(db, { ...overrides, created_at: at });
  const { order_id: orderId, user_id: userId, seller_id: sellerUserId, currency, amount_minor: amountMinor } = order;
  const reference = `order:${orderId}` as const;
  await givePoints(db, { userId, amountMinor, currency });
  await db.transaction().execute(async (trx) => {
    await postTransaction(trx, exchangePosting(currency, { userId, sellerUserId }, amountMinor), { reference, at });
    if (refundedAt === null) return;
    await returnSpent(trx, { userId, sellerUserId, currency, amountMinor, orderId, at: refundedAt });
    const refunded = { status: PAYMENT_STATUS.refunded, refunded_minor: amountMinor, refund_decided_at: refundedAt };
    await trx.updateTable('orders').set(refunded).where('order_id', '=', orderId).execute();
  });
  return order;
}
