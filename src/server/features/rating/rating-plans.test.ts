import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATING_QUEUES, RATINGS_COUNTED } from '#contract/rating/entities.ts';
import { RATING_SORTS } from '#contract/rating/rating-sorts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { countOperatorRatings, selectOperatorRatings } from './operator-rating-queries.ts';
import { selectShownRatings } from './rating-list-queries.ts';
import { countReceivedRatings, type ReceivedPage, selectReceivedRatings } from './received-rating-queries.ts';

const RATINGS = 20_000;
const PAGE = 21;

let database: TestDatabase;
let applicationId: number;
let developerId: number;

// Most give five stars; one in ten gives one star with a text, which few find helpful.
beforeAll(async () => {
  database = await createTestDatabase();
  ({ id: applicationId } = await buildApplication(database.db));
  ({ developer_id: developerId } = await database.db
    .selectFrom('applications')
    .select('developer_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow());
  await sql`INSERT INTO ratings (application_id, stars, words, lang, helpful_count, created_at)
    SELECT ${applicationId}, stars, 'Said in words.', 'zh-TW', (n * 7919) % 50 * (stars - 1), now()
    FROM (SELECT n, CASE n % 10 WHEN 0 THEN 1 WHEN 1 THEN 3 ELSE 5 END AS stars FROM generate_series(1, ${sql.lit(RATINGS)}) n)`.execute(
    database.db,
  );
  // One in five is reported, one in five held, one in five removed.
  await sql`UPDATE ratings SET reported_at = now() - id * interval '1 minute' WHERE id % 5 = 1`.execute(database.db);
  await sql`UPDATE ratings SET held_at = now() - id * interval '1 minute' WHERE id % 5 = 3`.execute(database.db);
  await sql`UPDATE ratings SET removed_at = now() - id * interval '1 minute', removal_reason = 'spam' WHERE id % 10 = 2`.execute(
    database.db,
  );
  await sql`UPDATE ratings SET answer = 'Thanks!', answered_at = now(), answer_removal_reason = 'spam',
    answer_removed_at = now() - id * interval '1 minute' WHERE id % 10 = 7`.execute(database.db);
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
  const { rows, blocks } = await explain(selectShownRatings(page));
  expect(rows).toBe(PAGE);
  expect(blocks).toBeLessThan(PAGE + 12);
});

const LATE = { reported: 7_000, held: 7_000, removed: 7_000, all: RATINGS / 4 } as const;

describe.each(RATING_QUEUES)('of many ratings for operators, those in the list %s', (queue) => {
  it('are read a page at a time, the first and late ones', async () => {
    const nowMs = Date.now();
    const after = { id: LATE[queue], value: (nowMs - LATE[queue] * 60_000) * 1000 };
    for (const place of [undefined, after]) {
      const page = { queue, lang: 'zh-TW', limit: PAGE, after: place } as const;
      const { rows, blocks } = await explain(selectOperatorRatings(page));
      expect(rows).toBe(PAGE);
      // Each row also looks up its game, author and reports.
      expect(blocks).toBeLessThan(PAGE * 16);
    }
  });

  it('are counted up to a useful limit', async () => {
    const { rows } = await countOperatorRatings({ queue }).execute(database.db);
    expect(rows[0]?.count).toBe(RATINGS_COUNTED);
    const { blocks } = await explain(countOperatorRatings({ queue }));
    expect(blocks).toBeLessThan(RATINGS_COUNTED + 20);
  });
});

describe('of many ratings of a developer with several games', () => {
  const OTHER_GAMES = 3;

  beforeAll(async () => {
    // Of another developer with few ratings.
    const few = await buildApplication(database.db);
    for (let made = 0; made < OTHER_GAMES; made += 1) {
      const { id } = await buildApplication(database.db, { developer_id: developerId });
      await insertFew(id);
    }
    await insertFew(few.id);
    await sql`ANALYZE ratings`.execute(database.db);
  });

  const insertFew = (id: number) =>
    sql`INSERT INTO ratings (application_id, stars, words, lang, created_at)
      SELECT ${id}, 4, 'Said in words.', 'vi-VN', now() FROM generate_series(1, 3)`.execute(database.db);

  it.each<
    [string, { readonly ofOne?: true } & Partial<Pick<ReceivedPage, 'after' | 'stars' | 'isAnswered' | 'language'>>]
  >([
    ['the first page', {}],
    ['a late page', { after: RATINGS / 4 }],
    ['the first page of one star', { stars: 1 }],
    ['a late page of what has no answer', { isAnswered: false, after: RATINGS / 4 }],
    ['the first page of a language', { language: 'zh-TW' }],
    ['a late page of one game', { ofOne: true, after: RATINGS / 4 }],
  ])('%s is read alone', async (_, { ofOne = false, after, ...filter }) => {
    const asked = { developerId, applicationId: ofOne ? applicationId : undefined, ...filter };
    const { rows, blocks } = await explain(selectReceivedRatings({ ...asked, lang: 'zh-TW', limit: PAGE, after }));
    expect(rows).toBe(PAGE);
    // Each row looks up itself, its game, its author and the game's name; each game its index.
    expect(blocks).toBeLessThan(PAGE * 16 + OTHER_GAMES * 8);
  });

  it('they are counted up to a useful limit', async () => {
    const filter = { developerId, applicationId: undefined };
    const { rows } = await countReceivedRatings(filter).execute(database.db);
    expect(rows[0]?.count).toBe(RATINGS_COUNTED);
    const { blocks } = await explain(countReceivedRatings(filter));
    expect(blocks).toBeLessThan(RATINGS_COUNTED + 40);
  });
});

/** Numbers of rows returned and of database blocks read by a query. */
async function explain(query: RawBuilder<unknown>): Promise<{ rows: number | undefined; blocks: number }> {
  const { rows } = await sql<{ 'QUERY PLAN': readonly { readonly Plan: Readonly<Record<string, number>> }[] }>`
    EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON, TIMING OFF) ${query}`.execute(database.db);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? {};
  return {
    rows: plan['Actual Rows'],
    blocks: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
  };
}
