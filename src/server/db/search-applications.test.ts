import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { indexApplication, indexApplications } from './index-application.ts';
import type { LocaleCode } from './schema.ts';
import { type SearchOptions, searchApplicationIds } from './search-applications.ts';

interface Listing {
  readonly views?: number;
  readonly category?: number;
  readonly status?: Shelf;
  readonly platforms?: number[];
}

type Texts = Partial<Record<LocaleCode, [name: string, short?: string]>>;

let test: TestDatabase;
const idOf = new Map<string, number>();
let providerId = 0;

beforeAll(async () => {
  test = await createTestDatabase();
  providerId = await addProvider('Moonlight Studio');
  await addApplication('threeKingdoms', { 'zh-TW': ['三國志戰略版', '經典戰爭'], 'en-US': ['Three Kingdoms Tactics'] });
  await addApplication(
    'action',
    { 'vi-VN': ['Hành Động Đẹp', 'trò chơi hay'], 'en-US': ['Pretty Action'] },
    { views: 50 },
  );
  await addApplication(
    'fantasy',
    { 'en-US': ['Fantasy Star', 'a dragon story'], 'zh-TW': ['幻想之星'] },
    { views: 10 },
  );
  await addApplication('starfish', { 'en-US': ['Starfish Bay'] }, { views: 900 });
  await addApplication('dragon', { 'en-US': ['Dragon Bay'] }, { category: 101 });
  await addApplication('hidden', { 'en-US': ['Dragon Hidden'] }, { status: 2 });
});

afterAll(() => test.drop());

async function addProvider(name: string): Promise<number> {
  const { id } = await test.db.insertInto('users').values({ account: name }).returning('id').executeTakeFirstOrThrow();
  await test.db.insertInto('providers').values({ user_id: id, name }).execute();
  return id;
}

async function addApplication(
  key: string,
  texts: Texts,
  { views = 0, category = 110, status = SHELF.onShelf, platforms = [2] }: Listing = {},
) {
  await test.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('applications')
      .values({
        app_id: `test.${key}`,
        developer_id: providerId,
        category,
        status,
        platforms,
        view_count: views,
        published_at: '2026-01-01T00:00:00Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const contents = Object.entries(texts).map(([lang, [name, short_description = '']]) => ({
      application_id: id,
      lang: lang as LocaleCode, // Object.entries forgets the keys' type
      name,
      short_description,
    }));
    await trx.insertInto('application_contents').values(contents).execute();
    await indexApplication(trx, id);
    idOf.set(key, id);
  });
}

async function search(query: string, options: Partial<SearchOptions> = {}): Promise<string[]> {
  const { ids } = await searchApplicationIds(test.db, { query, lang: 'en-US', limit: 20, offset: 0, ...options });
  return ids.map((id) => [...idOf].find(([, known]) => known === id)?.[0] ?? '?');
}

describe('searchApplicationIds', () => {
  it.each(['三國', '國志', '志戰', '戰略', '略版', '三國志戰略版', '版', '三國 tactics'])(
    'finds a Chinese name by %s',
    async (query) => {
      expect(await search(query)).toEqual(['threeKingdoms']);
    },
  );

  it('does not find Chinese characters that are not adjacent', async () => {
    expect(await search('三志')).toEqual([]);
  });

  it.each(['hành động', 'hanh dong', 'HANH', 'dep', 'đẹp', 'Hành dong'])(
    'finds a Vietnamese name by %s',
    async (query) => {
      expect(await search(query)).toEqual(['action']);
    },
  );

  it('finds English by the beginning of words, the whole word first', async () => {
    expect(await search('star')).toEqual(['fantasy', 'starfish']);
    expect(await search('fanta st')).toEqual(['fantasy']);
  });

  it('wants every word', async () => {
    expect(await search('star bay')).toEqual(['starfish']);
    expect(await search('star pretty')).toEqual([]);
  });

  it.each(['fantsy', 'fantasyy', 'fanatsy', 'fantazy'])('forgives the typo in %s', async (query) => {
    expect(await search(query)).toEqual(['fantasy']);
  });

  it('forgives a typo, a wrong tone included, in Vietnamese', async () => {
    expect(await search('hánh đồng')).toEqual(['action']);
  });

  it('looks for typos only where nothing matches exactly', async () => {
    expect(await search('dragon')).toEqual(['dragon', 'fantasy']);
  });

  it('ranks the name above the short description, and knows the developer', async () => {
    expect(await search('dragon')).toEqual(['dragon', 'fantasy']);
    expect(await search('moonlight dragon')).toEqual(['dragon', 'fantasy']);
  });

  it('puts matches in the asked language first', async () => {
    await addApplication('crossword', { 'zh-TW': ['Puzzle 王'], 'en-US': ['Crossword King'] }, { views: 1000 });
    await addApplication('puzzle', { 'zh-TW': ['拼圖'], 'en-US': ['Puzzle Queen'] });
    expect(await search('puzzle', { lang: 'en-US' })).toEqual(['puzzle', 'crossword']);
    expect(await search('puzzle', { lang: 'zh-TW' })).toEqual(['crossword', 'puzzle']);
  });

  it('shows only what is on the shelf, of the category, for the platform', async () => {
    expect(await search('hidden')).toEqual([]);
    expect(await search('dragon', { category: 101 })).toEqual(['dragon']);
    expect(await search('dragon', { category: 100 })).toEqual(['dragon', 'fantasy']);
    expect(await search('dragon', { platform: 7 })).toEqual([]);
    expect(await search('dragon', { platform: 2 })).toEqual(['dragon', 'fantasy']);
  });

  it('sorts as asked and pages with the count of all', async () => {
    expect(await search('moonlight', { sort: 'viewed', limit: 2 })).toEqual(['crossword', 'starfish']);
    expect(await search('moonlight bay', { sort: 'name' })).toEqual(['dragon', 'starfish']);
    const page = await searchApplicationIds(test.db, { query: 'moonlight', lang: 'en-US', limit: 1, offset: 99 });
    expect(page).toEqual({ ids: [], count: 7 });
    for (const sort of ['newest', 'recommended', 'name', 'relevance'] as const) {
      expect(await search('moonlight', { sort })).toHaveLength(7);
    }
  });

  it('answers nothing to a query without words', async () => {
    expect(await search(' %_!🎮\u0000 ')).toEqual([]);
  });

  it('never fails, whatever is typed', async () => {
    const queries = [
      '\u0000',
      '\ud800',
      "'; DROP TABLE users; --",
      'x'.repeat(1e6),
      'ab '.repeat(1e5),
      '\u{10ffff}',
      '%%%',
      '\\',
    ];
    for (const query of queries) {
      await expect(search(query)).resolves.toBeInstanceOf(Array);
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: ANY_CHARACTER }), async (query) => {
        await search(query);
      }),
      { numRuns: 25 },
    );
  });
});

describe('indexApplications', () => {
  it('follows new texts, drops the old ones, and may run twice at once', async () => {
    const id = idOf.get('starfish') ?? 0;
    await test.db
      .updateTable('application_contents')
      .set({ name: 'Octopus Cove' })
      .where('application_id', '=', id)
      .execute();
    const index = () => test.db.transaction().execute((trx) => indexApplications(trx, [id, 999_999]));
    await Promise.all([index(), index(), index()]);
    expect(await search('octopus')).toEqual(['starfish']);
    expect(await search('starfish')).toEqual([]);
  });

  it('takes an empty list', async () => {
    await test.db.transaction().execute((trx) => indexApplications(trx, []));
  });
});
