import { sql, type Transaction } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
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

/**
 * Whether players are still to be notified of a discount: not if it has been ended or deleted since, if its game has left the
 * shelf, or if they have been notified of another sale of the game within a day.
 */
export async function isSaleDue(trx: Trx, { id, params }: Row<'announcements'>, now: Date): Promise<boolean> {
  const dayBefore = new Date(now.getTime() - LIMITS.saleAnnouncementHours * HOUR_MS);
  const { rows } = await sql`
    SELECT FROM discounts d JOIN applications a ON a.id = d.application_id
    WHERE d.id = ${Number(params.discountId)} AND d.end_at > ${now} AND a.status = ${sql.lit(SHELF.onShelf)}
      AND NOT EXISTS (
        SELECT FROM announcements e WHERE e.application_id = a.id AND e.kind = 'sale_started' AND e.id <> ${id}
          AND e.notified_up_to > 0 AND e.fanned_out_at > ${dayBefore})`.execute(trx);
  return rows.length > 0;
}
