import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/time/durations.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { type CloseSpan, closeDays, listCloses, selectClose } from './close-queries.ts';
import { findHoursEnd } from './hour-queries.ts';

const DAY = '2027-03-02';
/** Midnight in Taiwan. */
const START = Date.parse('2027-03-01T16:00:00Z');
const NOW = START + 12.5 * HOUR_MS;
const TRANSACTIONS = 100_000;

let database: TestDatabase;

/** A top-up of one star coin and an order of half of it, every so often, as they are posted. */
async function post(name: string, number: number, fromMs: number): Promise<void> {
  const at = sql`${new Date(fromMs)}::timestamptz + n * interval '1 minute'`;
  await sql`
    SELECT ledger_post('top_up', ${name}::text || n, ${at}, ARRAY[7, 0], ARRAY['points', 'issued'], ARRAY['EUR', 'EUR'],
      ARRAY[100, -100]::bigint[]),
    ledger_post('exchange', 'order:' || ${name}::text || n, ${at}, ARRAY[7, 9], ARRAY['points', 'sales'],
      ARRAY['EUR', 'EUR'], ARRAY[-50, 50]::bigint[])
    FROM generate_series(0, ${number - 1}::integer) n`.execute(database.db);
}

/** Many top-ups between the start of the day and its eleventh hour, without the triggers that post them one by one. */
async function fill(): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await sql`ALTER TABLE ledger_entries DISABLE TRIGGER USER`.execute(trx);
    await sql`INSERT INTO ledger_transactions (kind, reference, posted_at)
      SELECT 'top_up', 'many' || n, ${new Date(START)}::timestamptz + n * interval '0.39 seconds'
      FROM generate_series(0, ${TRANSACTIONS - 1}::integer) n`.execute(trx);
    await sql`INSERT INTO ledger_entries (transaction_id, account_id, currency, amount)
      SELECT t.id, a.id, a.currency, CASE a.kind WHEN 'issued' THEN -100 ELSE 100 END
      FROM ledger_transactions t, ledger_accounts a
      WHERE t.reference LIKE 'many%' AND a.kind IN ('issued', 'points')`.execute(trx);
    await sql`ALTER TABLE ledger_entries ENABLE TRIGGER USER`.execute(trx);
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  await post('before', 10, START - 3 * HOUR_MS);
  await fill();
  await post('late', 20, START + 11 * HOUR_MS);
  await sql`VACUUM ANALYZE ledger_transactions, ledger_entries, ledger_accounts`.execute(database.db);
}, 60_000);

afterAll(() => database.drop());

async function explain(span: CloseSpan): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': readonly { readonly Plan: Readonly<Record<string, number>> }[] }>`
    EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON, TIMING OFF) ${selectClose(span)}`.execute(database.db);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? {};
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
}

const today = () => listCloses(database.db, { fromDay: DAY, toDay: DAY, nowMs: NOW });

it('reads the finished hours of the current day from their sums: the same figures, and a bounded cost', async () => {
  const whole = await today();
  const figures = { day: DAY, top_up_count: TRANSACTIONS + 20, order_count: 20, order_minor: 20 * 50 };
  expect(whole).toEqual([expect.objectContaining(figures)]);
  await closeDays(database.db, NOW);
  await closeDays(database.db, NOW);
  expect(await today()).toEqual(whole);
  const since = new Date(START);
  const liveFrom = (await findHoursEnd(database.db)) ?? since;
  expect(liveFrom).toEqual(new Date(START + 11 * HOUR_MS));
  // The index of the times names ranges of 128 blocks; each transaction looks up its entries.
  expect(await explain({ day: DAY, since, liveFrom })).toBeLessThan(600);
  expect(await explain({ day: DAY, since, liveFrom: since })).toBeGreaterThan(1200);
});

it('keeps no hours of closed days, and closes with them as without', async () => {
  const next = NOW + 24 * HOUR_MS;
  const before = await today();
  await closeDays(database.db, next);
  expect(await today()).toEqual(before);
  const hours = await database.db
    .selectFrom('ledger_hours')
    .select('hour')
    .where('hour', '<', new Date(START + 24 * HOUR_MS))
    .execute();
  expect(hours).toEqual([]);
});
