import { sql, type Transaction } from 'kysely';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * Posts the top-ups, exchanges and refunds of these users in the ledger, in the order of time, so that their entries
 * explain every balance. Each of them must be without entries.
 */
export async function postBooks(trx: Transaction<Schema>, userIds: readonly number[]): Promise<void> {
  await sql`
    SELECT ledger_post(kind, reference, at, owners, kinds, ARRAY[currency, currency]::text[], amounts)
    FROM (
      SELECT 'top_up' AS kind, 'deposit:' || order_id AS reference, paid_at AS at, ARRAY[0, user_id] AS owners,
        ARRAY['issued', 'points'] AS kinds, currency, ARRAY[-amount_minor, amount_minor]::bigint[] AS amounts
      FROM deposits WHERE user_id = ANY (${userIds})
      UNION ALL
      SELECT 'top_up_refund', 'deposit:' || order_id, r.updated_at, ARRAY[user_id, 0],
        ARRAY['points', 'issued'], currency, ARRAY[-r.amount_minor, r.amount_minor]::bigint[]
      FROM deposit_refunds r JOIN deposits d ON d.id = r.deposit_id WHERE user_id = ANY (${userIds})
      UNION ALL
      SELECT 'exchange', 'order:' || order_id, created_at, ARRAY[user_id, seller_id],
        ARRAY['points', 'sales'], currency, ARRAY[-amount_minor, amount_minor]::bigint[]
      FROM orders WHERE user_id = ANY (${userIds})
      UNION ALL
      SELECT 'exchange_refund', 'order:' || order_id, refund_decided_at, ARRAY[user_id, seller_id],
        ARRAY['points', 'sales'], currency, ARRAY[amount_minor, -amount_minor]::bigint[]
      FROM orders WHERE user_id = ANY (${userIds}) AND status = ${PAYMENT_STATUS.refunded}
      ORDER BY at
    ) AS events`.execute(trx);
}
