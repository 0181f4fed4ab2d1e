import { type Kysely, sql } from 'kysely';
import { businessDayOf, startOfBusinessDay } from '#domain/money/business-period.ts';
import { ADVISORY_LOCK } from '../../db/advisory-locks.ts';
import type { Row, Schema } from '../../db/schema.ts';

export type DayClose = Row<'daily_closes'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Transactions carry their start time. After this delay, every transaction of a day has been committed. */
const SETTLED_AFTER_MS = 60 * 60 * 1000;

/** Closes every finished day that is still open, starting with the day of the first transaction. */
export function closeDays(db: Kysely<Schema>, nowMs: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // Catching up on a large ledger may take a while, and no call waits for it.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK.closeDay})`.execute(trx);
    const last = addDays(businessDayOf(nowMs - SETTLED_AFTER_MS), -1);
    for (let day = await findFirstOpenDay(trx); day !== null && day <= last; day = addDays(day, 1)) {
      const closes = await closeOf(trx, day);
      if (closes.length > 0) await trx.insertInto('daily_closes').values(closes).execute();
    }
  });
}

/** Lists the closes of a period, newest first. Unfinished days are computed from the current state. */
export async function listCloses(
  db: Kysely<Schema>,
  { fromDay, toDay, nowMs }: { readonly fromDay: string; readonly toDay: string; readonly nowMs: number },
): Promise<DayClose[]> {
  const closed = await db
    .selectFrom('daily_closes')
    .selectAll()
    .where('day', '>=', fromDay)
    .where('day', '<=', toDay)
    .execute();
  const open: DayClose[] = [];
  const first = await findFirstOpenDay(db);
  const today = businessDayOf(nowMs);
  for (let day = first; day !== null && day <= today && day <= toDay; day = addDays(day, 1)) {
    if (day >= fromDay) open.push(...(await closeOf(db, day)));
  }
  return [...closed, ...open].sort((a, b) => b.day.localeCompare(a.day) || a.currency.localeCompare(b.currency));
}

/** Finds the first open day: the one after the last close, or else that of the first transaction. */
async function findFirstOpenDay(db: Kysely<Schema>): Promise<string | null> {
  const { day } = await db
    .selectFrom('daily_closes')
    .select(({ fn }) => fn.max('day').as('day'))
    .executeTakeFirstOrThrow();
  if (day !== null) return addDays(day, 1);
  const { at } = await db
    .selectFrom('ledger_transactions')
    .select(({ fn }) => fn.min('posted_at').as('at'))
    .executeTakeFirstOrThrow();
  return at === null ? null : businessDayOf(at.getTime());
}

/** Computes the close of a day for each currency used by its end. */
async function closeOf(db: Kysely<Schema>, day: string): Promise<DayClose[]> {
  const from = new Date(startOfBusinessDay(day));
  const to = new Date(from.getTime() + DAY_MS);
  const amount = (kind: string, account: string, sign: number) =>
    sql<number>`coalesce(sum(${sign}::bigint * e.amount) FILTER (WHERE t.kind = ${kind} AND a.kind = ${account}), 0)::bigint`;
  const count = (kind: string) => sql<number>`(count(DISTINCT t.id) FILTER (WHERE t.kind = ${kind}))::integer`;
  const { rows } = await sql<DayClose>`
    WITH moved AS (
      SELECT e.currency,
        ${count('top_up')} AS top_up_count,
        ${amount('top_up', 'issued', -1)} + ${amount('top_up', 'claims', 1)} AS top_up_minor,
        ${amount('top_up_refund', 'issued', 1)} + ${amount('top_up_refund', 'claims', -1)} AS refund_minor,
        ${count('exchange')} AS order_count,
        ${amount('exchange', 'sales', 1)} AS order_minor,
        ${amount('exchange_refund', 'sales', -1)} AS order_refund_minor
      FROM ledger_transactions t
      JOIN ledger_entries e ON e.transaction_id = t.id
      JOIN ledger_accounts a ON a.id = e.account_id
      WHERE t.posted_at >= ${from} AND t.posted_at < ${to}
      GROUP BY e.currency
    ), closed AS (
      SELECT DISTINCT ON (currency) currency, circulation_minor FROM daily_closes WHERE day < ${day}
      ORDER BY currency, day DESC
    ), issued AS (
      SELECT e.currency, sum(-e.amount)::bigint AS issued_minor
      FROM ledger_transactions t
      JOIN ledger_entries e ON e.transaction_id = t.id
      JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'issued'
      WHERE t.posted_at < ${to}
        AND t.posted_at >= coalesce((SELECT (max(day) + 1)::timestamp AT TIME ZONE 'Asia/Taipei' FROM daily_closes WHERE day < ${day}), '-infinity')
      GROUP BY e.currency
    )
    SELECT ${day} AS day, currency,
      coalesce(top_up_count, 0) AS top_up_count, coalesce(top_up_minor, 0)::bigint AS top_up_minor,
      coalesce(refund_minor, 0)::bigint AS refund_minor, coalesce(order_count, 0) AS order_count,
      coalesce(order_minor, 0)::bigint AS order_minor, coalesce(order_refund_minor, 0)::bigint AS order_refund_minor,
      (coalesce(closed.circulation_minor, 0) + coalesce(issued_minor, 0))::bigint AS circulation_minor
    FROM moved FULL JOIN closed USING (currency) FULL JOIN issued USING (currency)
    ORDER BY currency`.execute(db);
  return rows;
}

function addDays(day: string, count: number): string {
  return businessDayOf(startOfBusinessDay(day) + count * DAY_MS);
}
