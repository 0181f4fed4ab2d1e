import type { Kysely } from 'kysely';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import type { NewRow, Schema } from '#server/db/schema.ts';
import { nextNumber } from './next-number.ts';

export interface OrderOverrides extends Partial<NewRow<'orders'>> {
  /** Our number of the application, which has to be there. */
  readonly application_id: number;
  readonly user_id: number;
}

/** Inserts an order for TWD 30, beside the books: who sells it has no star coins of it. */
export async function buildOrder(db: Kysely<Schema>, overrides: OrderOverrides) {
  const { app_id, developer_id } = await db
    .selectFrom('applications')
    .select(['app_id', 'developer_id'])
    .where('id', '=', overrides.application_id)
    .executeTakeFirstOrThrow();
  const { price_minor = 30, quantity = 1, status = PAYMENT_STATUS.paid } = overrides;
  const amount_minor = Number(price_minor) * quantity;
  const number = String(nextNumber()).padStart(10, '0');
  return db
    .insertInto('orders')
    .values({
      order_id: `P260301${number}`,
      app_id,
      application_names: textsOf('Game'),
      product_id: 'gem',
      product_names: textsOf('Gem'),
      seller_id: developer_id,
      seller: 'Aurora Games',
      lang: 'zh-TW',
      currency: 'TWD',
      refunded_minor: status === PAYMENT_STATUS.refunded ? amount_minor : 0,
      created_at: '2026-03-01T04:00:00Z',
      ...overrides,
      price_minor,
      quantity,
      amount_minor,
      status,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function textsOf(text: string): string {
  return JSON.stringify({ 'zh-TW': text, 'zh-CN': text, 'vi-VN': text, 'en-US': text });
}
