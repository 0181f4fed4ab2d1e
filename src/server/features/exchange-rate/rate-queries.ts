import { type Kysely, sql, type Transaction } from 'kysely';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { DatedRate } from '#domain/prices/exchange-rates.ts';
import type { Row, Schema } from '../../db/schema.ts';

/** Lists the few rates valid on a day, YYYY-MM-DD in Taiwan. */
export function listRateRows(db: Kysely<Schema>, day: string): Promise<Row<'exchange_rates'>[]> {
  return db
    .selectFrom('exchange_rates')
    .distinctOn(['from_currency', 'to_currency'])
    .selectAll()
    .where('day', '<=', day)
    .orderBy('from_currency')
    .orderBy('to_currency')
    .orderBy('day', 'desc')
    .execute();
}

/** Lists the rates of a day for conversions (`findRate`, `findDatedRate`). */
export async function listRates(db: Kysely<Schema>, day: string): Promise<DatedRate[]> {
  return (await listRateRows(db, day)).map(toDatedRate);
}

export function toDatedRate({ from_currency: from, to_currency: to, rate, day }: Row<'exchange_rates'>): DatedRate {
  return { from, to, rate, day };
}

export interface RateHistoryFilter {
  readonly from?: CurrencyCode | undefined;
  readonly to?: CurrencyCode | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Lists the rates set for any day, latest day first, with the total count. */
export async function listRateHistoryRows(
  db: Kysely<Schema>,
  { from, to, limit, offset }: RateHistoryFilter,
): Promise<{ count: number; rows: Row<'exchange_rates'>[] }> {
  let matching = db.selectFrom('exchange_rates');
  if (from !== undefined) matching = matching.where('from_currency', '=', from);
  if (to !== undefined) matching = matching.where('to_currency', '=', to);
  const [{ count }, rows] = await Promise.all([
    matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    matching
      .selectAll()
      .orderBy('day', 'desc')
      .orderBy('from_currency')
      .orderBy('to_currency')
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  return { count, rows };
}

/** Finds the currently valid rate on the day of each given rate, in the same order; null if there is none. */
export async function findRatesBefore(db: Kysely<Schema>, rates: readonly DatedRate[]): Promise<(number | null)[]> {
  const { rows } = await sql<{ before: number | null }>`
    SELECT (
      SELECT kept.rate FROM exchange_rates kept
      WHERE kept.from_currency = asked."from" AND kept.to_currency = asked."to" AND kept.day <= asked.day
      ORDER BY kept.day DESC LIMIT 1
    ) AS before
    FROM ROWS FROM (
      jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) AS ("from" text, "to" text, day date)
    ) WITH ORDINALITY AS asked ("from", "to", day, place)
    ORDER BY asked.place`.execute(db);
  return rows.map(({ before }) => before);
}

/** Sets each rate from its day on and replaces one set for that day. Returns the rates that changed. */
export async function saveRates(trx: Transaction<Schema>, rates: readonly DatedRate[], at: Date): Promise<DatedRate[]> {
  if (rates.length === 0) return [];
  const nameOf = ({ from, to, day }: DatedRate) => `${from} ${to} ${day}`;
  // A fixed order prevents deadlocks between concurrent imports of the same rates.
  const sorted = rates.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const saved = await trx
    .insertInto('exchange_rates')
    .values(
      sorted.map(({ from, to, rate, day }) => ({ from_currency: from, to_currency: to, rate, day, updated_at: at })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['from_currency', 'to_currency', 'day'])
        .doUpdateSet(({ ref }) => ({ rate: ref('excluded.rate'), updated_at: ref('excluded.updated_at') }))
        .whereRef('exchange_rates.rate', '<>', 'excluded.rate'),
    )
    .returningAll()
    .execute();
  return saved.map(toDatedRate);
}
