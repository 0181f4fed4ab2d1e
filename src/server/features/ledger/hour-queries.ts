import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { HOUR_MS } from '#domain/time/durations.ts';
import type { Schema } from '../../db/schema.ts';

const amount = (kind: string, account: string, sign: number) =>
  sql`coalesce(sum(${sql.lit(sign)}::bigint * e.amount) FILTER (WHERE t.kind = ${kind} AND a.kind = ${account}), 0)::bigint`;
const count = (kind: string) => sql`(count(DISTINCT t.id) FILTER (WHERE t.kind = ${kind}))::integer`;

/** The figures of a group of entries, in the order of `ledger_hours`; a query adds what it selects and groups by. */
export const FIGURES: RawBuilder<unknown> = sql`
  ${count('top_up')} AS top_up_count,
  ${amount('top_up', 'issued', -1)} + ${amount('top_up', 'claims', 1)} AS top_up_minor,
  ${amount('top_up_refund', 'issued', 1)} + ${amount('top_up_refund', 'claims', -1)} AS refund_minor,
  ${count('exchange')} AS order_count,
  ${amount('exchange', 'sales', 1)} AS order_minor,
  ${amount('exchange_refund', 'sales', -1)} AS order_refund_minor,
  coalesce(sum(-e.amount) FILTER (WHERE a.kind = 'issued'), 0)::bigint AS issued_minor
  FROM ledger_transactions t
  JOIN ledger_entries e ON e.transaction_id = t.id
  JOIN ledger_accounts a ON a.id = e.account_id`;

/** Until when hours have been summed; null if none has. */
export async function findHoursEnd(db: Kysely<Schema>): Promise<Date | null> {
  const { hour } = await db
    .selectFrom('ledger_hours')
    .select(({ fn }) => fn.max('hour').as('hour'))
    .executeTakeFirstOrThrow();
  return hour === null ? null : new Date(hour.getTime() + HOUR_MS);
}

/** Sums the finished hours from a moment on, once each. */
export async function sumHours(trx: Transaction<Schema>, { from, to }: { from: Date; to: Date }): Promise<void> {
  const end = await findHoursEnd(trx);
  const first = end === null || end < from ? from : end;
  const last = new Date(Math.floor(to.getTime() / HOUR_MS) * HOUR_MS);
  await sql`
    INSERT INTO ledger_hours (hour, currency, top_up_count, top_up_minor, refund_minor, order_count, order_minor,
      order_refund_minor, issued_minor)
    SELECT date_bin('1 hour', t.posted_at, timestamptz 'epoch') AS hour, e.currency, ${FIGURES}
    WHERE t.posted_at >= ${first} AND t.posted_at < ${last}
    GROUP BY 1, 2`.execute(trx);
}

/** Deletes the hours of closed days. */
export async function deleteHoursBefore(trx: Transaction<Schema>, moment: Date): Promise<void> {
  await trx.deleteFrom('ledger_hours').where('hour', '<', moment).execute();
}
