import { sql, type Transaction } from 'kysely';
import { SHELF } from '#contract/values/states.ts';
import type { Row, Schema } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

/**
 * Queues the announcement of a scheduled discount to players who wish for its game, have it among their favorites or
 * follow its developer, as part of the transaction that plans it. It goes out when the discount begins.
 */
export async function announceSale(trx: Trx, discountId: number): Promise<void> {
  await sql`
    INSERT INTO announcements (kind, application_id, developer_id, params, path, audiences, created_at)
    SELECT 'sale_started', a.id, p.user_id, jsonb_build_object('percent', d.percent, 'discountId', d.id),
      '/application/details?applicationId=' || a.app_id, '{favourite,wish,follower}', d.begin_at
    FROM discounts d JOIN applications a ON a.id = d.application_id JOIN providers p ON p.user_id = a.developer_id
    WHERE d.id = ${discountId}`.execute(trx);
}

/** Whether an announced discount still runs, of a game on the shelf: it may have been ended or deleted since. */
export async function isSaleRunning(trx: Trx, { params }: Row<'announcements'>, now: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM discounts d JOIN applications a ON a.id = d.application_id
    WHERE d.id = ${Number(params.discountId)} AND d.end_at > ${now} AND a.status = ${sql.lit(SHELF.onShelf)}`.execute(
    trx,
  );
  return rows.length > 0;
}
