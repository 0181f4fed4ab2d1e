import { type Kysely, type RawBuilder, sql } from 'kysely';
import { businessDayOf, startOfBusinessDay } from '#domain/money/business-period.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { ADVISORY_LOCK } from '../../db/advisory-locks.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { deleteHoursBefore, FIGURES, findHoursEnd, sumHours } from './hour-queries.ts';

export type DayClose = Row<'daily_closes'>;

/** Transactions carry their start time. After this delay, every transaction of a day has been committed. */
const SETTLED_AFTER_MS = 60 * 60 * 1000;

/** Sums finished hours, and closes every finished day that is still open, starting with that of the first transaction. */
export function closeDays(db: Kysely<Schema>, nowMs: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // Catching up on a large ledger may take a while, and no call waits for it.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK.closeDay})`.execute(trx);
    const first = await findFirstOpenDay(trx);
    if (first === null) return;
    await sumHours(trx, { from: startOf(first), to: new Date(nowMs - SETTLED_AFTER_MS) });
    const current = businessDayOf(nowMs - SETTLED_AFTER_MS);
    for (let day = first; day < current; day = addDays(day, 1)) {
      const closes = await closeOf(trx, day);
      if (closes.length > 0) await trx.insertInto('daily_closes').values(closes).execute();
    }
    await deleteHoursBefore(trx, startOf(current));
  });
}

/** Lists the closes of a period, newest first. Unfinished days are computed from the current state. */
export function listCloses(
  db: Kysely<Schema>,
  { fromDay, toDay, nowMs }: { readonly fromDay: string; readonly toDay: string; readonly nowMs: number },
): Promise<DayClose[]> {
  // One snapshot: a day that is being closed is read either as closed or as open.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const days = trx.selectFrom('daily_closes').selectAll().where('day', '>=', fromDay).where('day', '<=', toDay);
      const closes = await days.execute();
      const first = await findFirstOpenDay(trx);
      const today = businessDayOf(nowMs);
      for (let day = first; day !== null && day <= today && day <= toDay; day = addDays(day, 1)) {
        if (day >= fromDay) closes.push(...(await closeOf(trx, day)));
      }
      return closes.sort((a, b) => b.day.localeCompare(a.day) || a.currency.localeCompare(b.currency));
    });
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
  const { latest } = await db
    .selectFrom('daily_closes')
    .select(({ fn }) => fn.max('day').as('latest'))
    .where('day', '<', day)
    .executeTakeFirstOrThrow();
  const since = latest === null ? new Date(0) : startOf(addDays(latest, 1));
  const end = (await findHoursEnd(db)) ?? since;
  const { rows } = await selectClose({ day, since, liveFrom: end < since ? since : end }).execute(db);
  return rows;
}

export interface CloseSpan {
  readonly day: string;
  /** Where the latest close before the day ends. */
  readonly since: Date;
  /** Up to here, the sums of hours are read; from here on, the transactions themselves. */
  readonly liveFrom: Date;
}

/** The close of a day: its own figures, and star coins in circulation since the latest close. */
export function selectClose({ day, since, liveFrom }: CloseSpan): RawBuilder<DayClose> {
  const from = startOf(day);
  const to = startOf(addDays(day, 1));
  const ofDay = (column: string, type: string) =>
    sql`coalesce(sum(${sql.ref(column)}) FILTER (WHERE is_of_day), 0)::${sql.raw(type)} AS ${sql.ref(column)}`;
  return sql<DayClose>`
    WITH parts AS (
      SELECT currency, hour >= ${from} AS is_of_day, top_up_count, top_up_minor, refund_minor, order_count, order_minor,
        order_refund_minor, issued_minor
      FROM ledger_hours WHERE hour >= ${since} AND hour < ${liveFrom} AND hour < ${to}
      UNION ALL
      SELECT e.currency, t.posted_at >= ${from}, ${FIGURES}
      WHERE t.posted_at >= ${liveFrom} AND t.posted_at < ${to}
      GROUP BY 1, 2
    ), sums AS (
      SELECT currency, ${sql.join([
        ofDay('top_up_count', 'integer'),
        ofDay('top_up_minor', 'bigint'),
        ofDay('refund_minor', 'bigint'),
        ofDay('order_count', 'integer'),
        ofDay('order_minor', 'bigint'),
        ofDay('order_refund_minor', 'bigint'),
      ])}, sum(issued_minor)::bigint AS issued_minor
      FROM parts GROUP BY currency
    ), closed AS (
      SELECT DISTINCT ON (currency) currency, circulation_minor FROM daily_closes WHERE day < ${day}
      ORDER BY currency, day DESC
    )
    SELECT ${day} AS day, currency,
      coalesce(top_up_count, 0) AS top_up_count, coalesce(top_up_minor, 0)::bigint AS top_up_minor,
      coalesce(refund_minor, 0)::bigint AS refund_minor, coalesce(order_count, 0) AS order_count,
      coalesce(order_minor, 0)::bigint AS order_minor, coalesce(order_refund_minor, 0)::bigint AS order_refund_minor,
      (coalesce(closed.circulation_minor, 0) + coalesce(issued_minor, 0))::bigint AS circulation_minor
    FROM sums FULL JOIN closed USING (currency)
    ORDER BY currency`;
}

function startOf(day: string): Date {
  return new Date(startOfBusinessDay(day));
}

function addDays(day: string, count: number): string {
  return businessDayOf(startOfBusinessDay(day) + count * DAY_MS);
}
