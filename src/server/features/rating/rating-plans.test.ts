import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RATING_SORTS } from '#contract/rating/entities.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { selectShownRatings } from './rating-list-queries.ts';

const RATINGS = 20_000;
const PAGE = 21;

let database: TestDatabase;
let applicationId: number;

// Most give five stars, and one star in ten says why, which few find helpful.
beforeAll(async () => {
  database = await createTestDatabase();
  ({ id: applicationId } = await buildApplication(database.db));
  await sql`INSERT INTO ratings (application_id, stars, words, lang, helpful_count, created_at)
    SELECT ${applicationId}, stars, 'Said in words.', 'zh-TW', (n * 7919) % 50 * (stars - 1), now()
    FROM (SELECT n, CASE n % 10 WHEN 0 THEN 1 WHEN 1 THEN 3 ELSE 5 END AS stars FROM generate_series(1, ${sql.lit(RATINGS)}) n)`.execute(
    database.db,
  );
  await sql`VACUUM ANALYZE ratings`.execute(database.db);
}, 60_000);

afterAll(() => database.drop());

const AMID = { newest: 0, helpful: 60, highest: 5, lowest: 5 } as const;

it.each(
  RATING_SORTS.flatMap(
    (sort) =>
      [
        [sort, 'the first', {}],
        [sort, 'a late', { after: { id: RATINGS / 4, value: AMID[sort] } }],
        [sort, 'of one star the first', { stars: 1 }],
        [sort, 'of five stars a late', { stars: 5, after: { id: RATINGS / 4, value: AMID[sort] } }],
      ] as const,
  ),
)('of many ratings by %s, %s page reads no more than itself', async (sort, _, input) => {
  const page = { applicationId, sort, after: undefined, userId: null, limit: PAGE, ...input };
  const { rows } = await sql<{ 'QUERY PLAN': readonly { readonly Plan: Readonly<Record<string, number>> }[] }>`
    EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON, TIMING OFF) ${selectShownRatings(page)}`.execute(database.db);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? {};
  expect(plan['Actual Rows']).toBe(PAGE);
  expect((plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)).toBeLessThan(PAGE + 12);
});
