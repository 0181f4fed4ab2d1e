import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { fillCatalogue } from '#tests/database/fill-catalogue.ts';
import { packSearch } from './pack-search.ts';
import { searchApplicationIds } from './search-applications.ts';

// The number of pages a query reads shows how it scales; seconds would show how busy the machine is.
const SMALL = 100;
const LARGE = 10_000;

let small: TestDatabase;
let large: TestDatabase;

beforeAll(async () => {
  [small, large] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await fillCatalogue(small.pool, SMALL);
  await fillCatalogue(large.pool, LARGE);
  for (const { db, pool } of [small, large]) {
    await packSearch(db);
    await pool.query('VACUUM ANALYZE search_blocks, search_changes');
  }
}, 60_000);

afterAll(() => Promise.all([small.drop(), large.drop()]));

async function pagesRead({ pool }: TestDatabase, query: string): Promise<number> {
  const { rows } = await pool.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON, TIMING OFF) ${query}`);
  const { Plan } = rows[0]['QUERY PLAN'][0];
  return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
}

describe('lists', () => {
  it.each([
    ['newest', 'SELECT id FROM applications WHERE status = 1 ORDER BY published_at DESC, id DESC LIMIT 48'],
    ['viewed', 'SELECT id FROM applications WHERE status = 1 ORDER BY view_count DESC, id DESC LIMIT 48'],
    [
      'recommended',
      'SELECT id FROM applications WHERE status = 1 ORDER BY position NULLS LAST, published_at DESC, id DESC LIMIT 48',
    ],
    [
      'newest of a category',
      'SELECT id FROM applications WHERE status = 1 AND category = 103 ORDER BY published_at DESC, id DESC LIMIT 48',
    ],
    [
      'viewed of a category',
      'SELECT id FROM applications WHERE status = 1 AND category = 103 ORDER BY view_count DESC, id DESC LIMIT 48',
    ],
    [
      'recommended of a category',
      'SELECT id FROM applications WHERE status = 1 AND category = 103 ORDER BY position NULLS LAST, published_at DESC, id DESC LIMIT 48',
    ],
    ['name', 'SELECT application_id FROM shelf_names ORDER BY zh_tw, application_id LIMIT 48'],
    [
      'name of a category',
      'SELECT application_id FROM shelf_names WHERE category = 103 ORDER BY vi_vn, application_id LIMIT 48',
    ],
    [
      'a later page by key',
      `SELECT id FROM applications WHERE status = 1 AND (published_at, id) < ('2025-12-31', 5000) ORDER BY published_at DESC, id DESC LIMIT 48`,
    ],
  ])('by %s reads no more of a large catalog', async (_, query) => {
    // One page per row, since rows with neighboring keys are scattered, plus the index descent.
    expect(await pagesRead(large, query)).toBeLessThan(48 + 12);
  });
});

describe('search', () => {
  it.each([
    ['unique42x common', { small: 1, large: 1 }],
    ['common', { small: SMALL, large: LARGE }],
  ] as const)('answers %s at a hundred times the size in at most twice the time', async (query, counts) => {
    const time = async (size: 'small' | 'large') => {
      const { db } = size === 'small' ? small : large;
      const started = performance.now();
      const { count } = await searchApplicationIds(db, { query, lang: 'en-US', limit: 20, offset: 0 });
      expect(count).toBe(counts[size]);
      return performance.now() - started;
    };
    const rounds: { small: number; large: number }[] = [];
    for (let round = 0; round < 40; round += 1) {
      rounds.push({ small: await time('small'), large: await time('large') });
    }
    const best = (size: 'small' | 'large') => Math.min(...rounds.map((round) => round[size]));
    expect(best('large')).toBeLessThan(2 * best('small'));
  });
});
