import type { Kysely, Transaction } from 'kysely';
import type { ExchangeRate } from '#domain/exchange-rates.ts';
import type { Row, Schema } from '../../db/schema.ts';

/** Every rate that was set: a handful of rows. */
export function listRateRows(db: Kysely<Schema>): Promise<Row<'exchange_rates'>[]> {
  return db.selectFrom('exchange_rates').selectAll().orderBy('from_currency').orderBy('to_currency').execute();
}

/** The rates as conversions take them (`findRate`, `convertPrice`). */
export async function listRates(db: Kysely<Schema>): Promise<ExchangeRate[]> {
  return (await listRateRows(db)).map(({ from_currency: from, to_currency: to, rate }) => ({ from, to, rate }));
}

/** Sets a rate in place of the one before. */
export async function saveRate(trx: Transaction<Schema>, { from, to, rate }: ExchangeRate, at: Date): Promise<void> {
  await trx
    .insertInto('exchange_rates')
    .values({ from_currency: from, to_currency: to, rate, updated_at: at })
    .onConflict((conflict) => conflict.columns(['from_currency', 'to_currency']).doUpdateSet({ rate, updated_at: at }))
    .execute();
}
