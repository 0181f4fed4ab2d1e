import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';

// As in db/scale.test.ts, the number of pages read shows how a query scales.
const ORDERS = 4000;
const WITHIN = `seller_id = 1 AND application_id = 1 AND (created_at, id) > ('1970-01-01', 0::bigint)`;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  // Without triggers, whose derived data are not under test.
  await database.pool.query(`
    SET session_replication_role = replica;
    INSERT INTO orders (order_id, user_id, application_id, app_id, application_names, product_id, product_names, seller_id,
      seller, lang, currency, price_minor, quantity, amount_minor, created_at, acknowledged_at)
    SELECT 'P' || n, 2, 1, 'com.example.game', '{}', 'gems', '{}', 1 + n % 2, 'Studio', 'zh-TW', 'TWD', 0, 1, 0,
      timestamptz '2026-03-01' - n * interval '1 minute', CASE WHEN n > 6 THEN now() END
    FROM generate_series(1, ${2 * ORDERS}) n;
    SET session_replication_role = origin;
    ANALYZE orders`);
});

afterAll(() => database.drop());

it.each([
  ['all', ''],
  ['what was not handed over', 'AND acknowledged_at IS NULL'],
])('the list of %s reads no more of many purchases', async (_, besides) => {
  const { rows } = await database.pool.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON, TIMING OFF)
    SELECT order_id FROM orders WHERE ${WITHIN} ${besides} ORDER BY created_at, id LIMIT 21`);
  const { Plan } = rows[0]['QUERY PLAN'][0];
  expect(Plan['Actual Rows']).toBe(besides === '' ? 21 : 3);
  expect(Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']).toBeLessThan(21 + 12);
});
