import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listApplications } from '#contract/application/endpoints.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { fillCatalogue } from '#tests/database/fill-catalogue.ts';
import { findMatches } from '../../db/find-matches.ts';
import { packSearch } from '../../db/pack-search.ts';
import { FEW_MATCHES } from '../../db/rank-matches.ts';
import { filterApplications } from './filter-queries.ts';

/** More than are looked up one by one. */
const GAMES = FEW_MATCHES + 500;

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  await fillCatalogue(test.pool, GAMES);
  await packSearch(test.db);
}, 60_000);

afterAll(() => test.drop());

async function list(search: string | undefined, params: object) {
  const request = listApplications.request.parse({ ...params, limit: 50, lang: 'en-US' });
  const { category, platform, lang } = request;
  const filter = { category, platform, lang, isForYounger: false };
  const searched = search === undefined ? undefined : await findMatches(test.db, { query: search, ...filter });
  return filterApplications(test.db, request, { searched, isYounger: false });
}

describe('a word that every game has', () => {
  it.each([
    { sort: '-createdAt' },
    { sort: 'createdAt' },
    { sort: '-publishDate', offset: 2400 },
    { sort: '-viewCount' },
    { sort: 'name', offset: 30 },
    { sort: '-name' },
    { sort: '-viewCount', category: 103 },
    { sort: 'name', platform: 2 },
    { sort: '-viewCount', platform: 6 },
    { sort: 'createdAt', company: 'nobody' },
    { sort: 'createdAt', applicationIds: ['fill.a7', 'fill.a2450'] },
  ])('filters and sorts all of them by %j', async (params) => {
    expect(await list('common', params)).toEqual(await list(undefined, params));
  });
});

it('counts every match', async () => {
  expect((await list('common', {})).total).toBe(GAMES);
  expect((await list('word1', {})).total).toBe((GAMES / 100) * 11);
});
