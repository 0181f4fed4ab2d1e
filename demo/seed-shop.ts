import { sql, type Transaction } from 'kysely';
import { invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { ADVISORY_LOCK } from '#server/db/advisory-locks.ts';
import type { Schema } from '#server/db/schema.ts';
import { BANKS } from '#server/features/static/banks.ts';
import type { Services } from '#server/services.ts';

const SEEDED = 'demo_shop_seeded';

/** The effective date of the demo's rates: before any order of the demo. */
const DAY_OF_RATES = '2024-01-01';

/** Rates for a demo; operators set current ones. */
export const EURO_RATES = [
  ['TWD', 36.5],
  ['MYR', 4.8],
  ['SGD', 1.5],
] as const;

/** A demo issues invoices with made-up numbers; a real store gets its own from the tax office. */
const DEMO_RANGE = {
  prefix: 'SH',
  first_number: 10_000_000,
  last_number: 10_049_999,
  next_number: 10_000_000,
} as const;

/**
 * Gives a demo store its agencies and rates once; what operators remove stays removed. Invoice numbers cover two
 * months, so each start makes sure that the current period has some.
 */
export async function seedShop({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const nowMs = now();
  await database.db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    await insertRange(trx, invoicePeriodOf(businessDayOf(nowMs)), nowMs);
    const key = await trx
      .insertInto('settings')
      .values({ key: SEEDED, value: JSON.stringify(true) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (key !== undefined) await insertLists(trx, new Date(nowMs));
  });
}

/** Of several processes that start at once, one does it and the others wait. */
async function takeTurn(trx: Transaction<Schema>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK.seedShop})`.execute(trx);
}

/** Gives a period its numbers, unless it has some. */
export async function insertRange(trx: Transaction<Schema>, period: string, nowMs: number): Promise<void> {
  const known = await trx.selectFrom('invoice_ranges').select('id').where('period', '=', period).executeTakeFirst();
  if (known !== undefined) return;
  await trx
    .insertInto('invoice_ranges')
    .values({ ...DEMO_RANGE, period, created_at: new Date(nowMs) })
    .execute();
}

async function insertLists(trx: Transaction<Schema>, at: Date): Promise<void> {
  const agencies = BANKS.map(({ code, name }) => ({ code, name, created_at: at, updated_at: at }));
  const rates = EURO_RATES.map(([to_currency, rate]) => {
    return { from_currency: 'EUR' as const, to_currency, rate, day: DAY_OF_RATES, updated_at: at };
  });
  await trx
    .insertInto('agencies')
    .values(agencies)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('exchange_rates')
    .values(rates)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
