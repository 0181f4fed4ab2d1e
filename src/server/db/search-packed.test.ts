import fc from 'fast-check';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { searchPlainly } from '#tests/database/search-plainly.ts';
import { indexApplications } from './index-application.ts';
import { packSearch } from './pack-search.ts';
import type { Schema } from './schema.ts';
import { type SearchOptions, searchApplicationIds } from './search-applications.ts';

/** The number of games makes words frequent enough to be packed, and their IDs fill a block and begin another. */
const GAMES = 5000;
const FIRST_ID = 5000;
const WORDS = [
  'star',
  'starlight',
  '星際',
  'puzzle',
  'puzzles',
  'quest',
  'dragon',
  'stars',
  '星',
  'a',
  'ab',
  'đẹp',
  'dep',
];
const QUERIES = [
  ...WORDS,
  's',
  'st',
  'star pu',
  'quest dragon star',
  '星際 star',
  'a s',
  'puzle',
  'draagon',
  'strar quest',
];

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  await fill();
}, 60_000);

afterAll(() => test.drop());

/** Games in every state and category, each with random ones of the words, the first words being the most frequent. */
async function fill(): Promise<void> {
  const { pool } = test;
  await pool.query(`INSERT INTO users (account) VALUES ('filler')`);
  await pool.query(`ALTER TABLE applications ALTER COLUMN id RESTART WITH ${FIRST_ID}`);
  await pool.query(`
    INSERT INTO applications (app_id, developer_id, category, age_rating, platforms, status, published_at, view_count, position)
    SELECT 'random.a' || n, (SELECT id FROM users), 101 + (random() * 11)::int, (ARRAY['0+', '12+', '18+'])[1 + (random() * 2)::int],
      (ARRAY['{1}', '{2}', '{1,2}', '{2,6,7}'])[1 + (random() * 3)::int]::smallint[], 1 + (random() < 0.2)::int,
      '2026-01-01'::timestamptz - (random() * 500)::int * interval '1 day', (random() * 300)::int,
      CASE WHEN random() < 0.1 THEN 1 + (random() * 50)::int END
    FROM generate_series(1, ${GAMES}) n`);
  await pool.query(`
    INSERT INTO application_contents (application_id, lang, name)
    SELECT id, 'zh-TW', 'Game ' || (random() * 1000)::int FROM applications`);
  await pool.query(
    `INSERT INTO search_tokens (token, application_id, weight, langs)
     SELECT token, id, 2 * (1 + (random() * 6)::int), 1 + (random() * 14)::int
     FROM applications, unnest($1::text[]) WITH ORDINALITY AS w (token, place) WHERE random() + 0 * id < 1.2 / place`,
    [WORDS],
  );
  await pool.query(`INSERT INTO search_words SELECT unnest('{puzzle,puzzles,dragon,star}'::text[])`);
  await pool.query(`INSERT INTO search_variants VALUES ('puzle', 'puzzle'), ('dragon', 'dragon'), ('star', 'star')`);
  await pool.query('ANALYZE');
}

const searches: fc.Arbitrary<SearchOptions> = fc.record({
  query: fc.constantFrom(...QUERIES),
  lang: fc.constantFrom(...LOCALES),
  category: fc.constantFrom(undefined, undefined, 100, 103, 112),
  platform: fc.constantFrom(undefined, undefined, 2, 6),
  isForYounger: fc.constantFrom(false, false, true),
  sort: fc.constantFrom('relevance', 'relevance', 'newest', 'viewed', 'recommended', 'name'),
  limit: fc.constantFrom(1, 20, 100),
  offset: fc.constantFrom(0, 0, 7, 500, 3000),
});

async function expectSameResults(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(searches, async (options) => {
      expect(await searchApplicationIds(test.db, options)).toEqual(await searchPlainly(test.db, options));
    }),
    { numRuns },
  );
}

/** Packed sets by kind, token and block. */
async function readBlocks(): Promise<Map<string, string>> {
  const rows = await test.db.selectFrom('search_blocks').selectAll().execute();
  return new Map(rows.map(({ kind, token, block, games }) => [`${kind} ${token} ${block}`, games.toString('hex')]));
}

async function countChanges(): Promise<number> {
  return (await test.db.selectFrom('search_changes').select('id').execute()).length;
}

/** Changes texts and facets of this many games, and deletes some. */
async function changeSome(total: number): Promise<void> {
  const { pool, db } = test;
  const { rows } = await pool.query(`SELECT id FROM applications ORDER BY random() LIMIT $1`, [total]);
  const ids: number[] = rows.map(({ id }) => id);
  await pool.query(
    `UPDATE application_contents c SET name = w.name FROM (
       SELECT id, string_agg(word, ' ') AS name FROM unnest($1::integer[]) id, unnest($2::text[]) word
       WHERE random() + 0 * id < 0.4 GROUP BY id) w
     WHERE w.id = c.application_id AND random() < 0.7`,
    [ids, WORDS],
  );
  await db.transaction().execute((trx) => indexApplications(trx, ids));
  await pool.query(
    `UPDATE applications SET status = 1 + (random() * 2)::int, category = 101 + (random() * 11)::int
     WHERE id = ANY ($1) AND random() < 0.6`,
    [ids],
  );
  await pool.query('DELETE FROM application_contents WHERE application_id = ANY ($1)', [ids.slice(0, 5)]);
  await pool.query('DELETE FROM applications WHERE id = ANY ($1)', [ids.slice(0, 5)]);
}

describe('a packed search', () => {
  it('has the results of the plain query in the same order, before anything is packed', async () => {
    await expectSameResults(20);
  });

  it('has them from packed sets', async () => {
    await packSearch(test.db);
    expect(await countChanges()).toBe(0);
    const blocks = await readBlocks();
    for (const key of ['facet shelf 0', 'facet shelf 1', 'prefix s 0', 'prefix star 1', 'word star 1', 'word 星際 0'])
      expect([...blocks.keys()]).toContain(key);
    expect([...blocks.keys()].filter((key) => key.startsWith('prefix 星'))).toEqual([]);
    await expectSameResults(80);
  });

  it('has them at once after changes, and once these are packed, as if everything had been packed at once', async () => {
    await changeSome(120);
    expect(await countChanges()).toBeGreaterThan(0);
    await expectSameResults(50);
    await packSearch(test.db);
    expect(await countChanges()).toBe(0);
    await expectSameResults(50);
    const inBatches = await readBlocks();
    await test.pool.query('INSERT INTO search_changes (application_id) SELECT id FROM applications');
    await packSearch(test.db);
    const atOnce = await readBlocks();
    expect(atOnce.size).toBeGreaterThan(50);
    const shared = [...atOnce].filter(([key]) => inBatches.has(key));
    expect(shared.length).toBeGreaterThan(atOnce.size * 0.9);
    for (const [key, games] of shared) expect([key, inBatches.get(key)]).toEqual([key, games]);
  });

  it('shows what a transaction changes as soon as it commits, even if packing came between', async () => {
    const id = await anyShownId();
    const ids = async (query: string) =>
      (await searchApplicationIds(test.db, { query, lang: 'zh-TW', limit: 9999, offset: 0 })).ids;
    await rename(id, 'quest');
    await packSearch(test.db);
    const packed = Promise.withResolvers<void>();
    const renamed = Promise.withResolvers<void>();
    const change = test.db.transaction().execute(async (trx) => {
      await rename(id, 'star unheardof', trx);
      renamed.resolve();
      await packed.promise;
    });
    await renamed.promise;
    expect(await ids('quest')).toContain(id);
    await Promise.all([packSearch(test.db), packSearch(test.db)]);
    packed.resolve();
    await change;
    expect(await ids('unheardof')).toEqual([id]);
    expect(await ids('star')).toContain(id);
    expect(await ids('quest')).not.toContain(id);
    await test.db.updateTable('applications').set({ status: SHELF.offShelf }).where('id', '=', id).execute();
    expect(await ids('star')).not.toContain(id);
    await packSearch(test.db);
    expect(await ids('star')).not.toContain(id);
  });
});

async function anyShownId(): Promise<number> {
  const { id } = await test.db
    .selectFrom('applications')
    .select('id')
    .where('status', '=', SHELF.onShelf)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

function rename(id: number, name: string, trx?: Transaction<Schema>): Promise<void> {
  if (trx === undefined) return test.db.transaction().execute((own) => rename(id, name, own));
  const texts = { application_id: id, lang: 'zh-TW', name } as const;
  return trx
    .insertInto('application_contents')
    .values(texts)
    .onConflict((conflict) => conflict.columns(['application_id', 'lang']).doUpdateSet({ name }))
    .execute()
    .then(() => indexApplications(trx, [id]));
}
