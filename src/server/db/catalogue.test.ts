import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Shelf } from '#contract/values/states.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import type { NewRow } from './schema.ts';

let test: TestDatabase;
let providerId = 0;
let serial = 0;

beforeAll(async () => {
  test = await createTestDatabase();
  const user = { account: 'dev@starhall.test' };
  const { id } = await test.db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  providerId = id;
});

beforeEach(() => test.db.deleteFrom('applications').execute());

afterAll(() => test.drop());

function buildApplication(overrides: Partial<NewRow<'applications'>> = {}): NewRow<'applications'> {
  serial += 1;
  const published_at = '2026-01-01T00:00:00Z';
  return {
    app_id: `com.test.a${serial}`,
    developer_id: providerId,
    category: 110,
    status: 1,
    published_at,
    ...overrides,
  };
}

async function insert(...applications: NewRow<'applications'>[]): Promise<number[]> {
  const rows = await test.db.insertInto('applications').values(applications).returning('id').execute();
  return rows.map(({ id }) => id);
}

async function counts(): Promise<Record<number, number>> {
  const rows = await test.db.selectFrom('category_counts').selectAll().where('on_shelf_count', '>', 0).execute();
  return Object.fromEntries(rows.map(({ category, on_shelf_count }) => [category, on_shelf_count]));
}

describe('category_counts', () => {
  it('follows games that are published, moved and unpublished', async () => {
    const [first = 0] = await insert(
      buildApplication(),
      buildApplication({ category: 101 }),
      buildApplication({ status: 2 }),
      buildApplication({ category: 100 }),
    );
    expect(await counts()).toEqual({ 100: 3, 101: 1, 110: 1 });
    await test.db.updateTable('applications').set({ category: 101 }).where('id', '=', first).execute();
    expect(await counts()).toEqual({ 100: 3, 101: 2 });
    await test.db.updateTable('applications').set({ status: 3, category: 110 }).where('id', '=', first).execute();
    expect(await counts()).toEqual({ 100: 2, 101: 1 });
    await test.db.updateTable('applications').set({ status: 1 }).where('id', '=', first).execute();
    expect(await counts()).toEqual({ 100: 3, 101: 1, 110: 1 });
    await test.db.deleteFrom('applications').execute();
    expect(await counts()).toEqual({});
  });

  it('stays right when many change at once', async () => {
    const ids = await insert(
      ...Array.from({ length: 20 }, (_, index) => buildApplication({ category: 101 + (index % 4) })),
    );
    await Promise.all(
      ids.map((id) =>
        test.db.transaction().execute(async (trx) => {
          for (const status of [2, 1, 2, 1] as const) {
            await trx.updateTable('applications').set({ status }).where('id', '=', id).execute();
          }
        }),
      ),
    );
    expect(await counts()).toEqual({ 100: 20, 101: 5, 102: 5, 103: 5, 104: 5 });
  });
});

describe('shelf_names', () => {
  async function named(
    texts: Record<string, string>,
    overrides: Partial<NewRow<'applications'>> = {},
  ): Promise<number> {
    const [id = 0] = await insert(buildApplication(overrides));
    for (const [lang, name] of Object.entries(texts)) {
      await test.pool.query('INSERT INTO application_contents (application_id, lang, name) VALUES ($1, $2, $3)', [
        id,
        lang,
        name,
      ]);
    }
    return id;
  }

  it('holds the name each language shows, the default one where it has none', async () => {
    const id = await named({ 'en-US': 'Stars', 'zh-TW': '星星' }, { content_default: 'en-US' });
    const row = () => test.db.selectFrom('shelf_names').selectAll().where('application_id', '=', id).executeTakeFirst();
    expect(await row()).toEqual({
      application_id: id,
      category: 110,
      zh_tw: '星星',
      zh_cn: 'Stars',
      vi_vn: 'Stars',
      en_us: 'Stars',
    });
    await test.db.updateTable('applications').set({ content_default: 'zh-TW', category: 101 }).execute();
    await test.db.updateTable('application_contents').set({ name: 'Suns' }).where('lang', '=', 'en-US').execute();
    expect(await row()).toMatchObject({ category: 101, zh_cn: '星星', en_us: 'Suns' });
    await test.db.deleteFrom('application_contents').where('lang', '=', 'en-US').execute();
    expect(await row()).toMatchObject({ en_us: '星星' });
    await test.db.updateTable('applications').set({ status: 2 }).execute();
    expect(await row()).toBeUndefined();
  });

  it('sorts by strokes in Taiwan, by pinyin in China, without regard to case in English', async () => {
    for (const name of ['龍王', '一番', '三國', 'banana', 'Apple', 'cherry']) {
      await named({ 'zh-TW': name });
    }
    const inOrder = async (column: 'zh_tw' | 'zh_cn' | 'en_us') =>
      (await test.db.selectFrom('shelf_names').select(column).orderBy(column).execute()).map(
        (row) => Object.values(row)[0],
      );
    const latin = ['Apple', 'banana', 'cherry'];
    expect(await inOrder('en_us')).toEqual([...latin, ...(await inOrder('en_us')).slice(3)]);
    expect((await inOrder('zh_tw')).filter((name) => !latin.includes(name ?? ''))).toEqual(['一番', '三國', '龍王']);
    expect((await inOrder('zh_cn')).filter((name) => !latin.includes(name ?? ''))).toEqual(['龍王', '三國', '一番']);
  });
});

describe('constraints', () => {
  it('takes app IDs that differ in case only for one', async () => {
    await insert(buildApplication({ app_id: 'com.Case' }));
    await expect(insert(buildApplication({ app_id: 'com.case' }))).rejects.toMatchObject({ code: '23505' });
  });

  it.each([
    [{ age_rating: '13+' }],
    [{ platforms: [3] }],
    [{ status: 4 }],
    [{ position: 0 }],
    [{ status: 1, published_at: null }],
  ])('refuses %j', async (overrides) => {
    const values = { ...buildApplication(), ...overrides };
    const columns = Object.keys(values);
    const places = columns.map((_, index) => `$${index + 1}`);
    const insertion = test.pool.query(
      `INSERT INTO applications (${columns}) VALUES (${places})`,
      Object.values(values),
    );
    await expect(insertion).rejects.toMatchObject({ code: '23514' });
  });

  it('allows one online version of an application on each platform', async () => {
    const [id = 0] = await insert(buildApplication());
    const add = (version_name: string, platform: number, status: Shelf) =>
      test.db.insertInto('versions').values({ application_id: id, version_name, platform, status }).execute();
    await add('1', 6, 1);
    await add('2', 7, 1);
    await add('3', 6, 2);
    await expect(add('4', 6, 1)).rejects.toMatchObject({ code: '23505', constraint: 'versions_one_online' });
    await expect(add('1', 7, 2)).rejects.toMatchObject({ code: '23505' });
  });
});

describe('events', () => {
  it('tells what changed, once a transaction, and nothing of views and plays', async () => {
    const listener = new pg.Client(test.connection);
    await listener.connect();
    const received: string[] = [];
    listener.on('notification', ({ payload = '' }) => received.push(payload));
    await listener.query('LISTEN catalogue');
    const [id = 0] = await insert(buildApplication());
    await test.db.updateTable('applications').set({ view_count: 5, play_count: 6 }).execute();
    await test.db.transaction().execute(async (trx) => {
      await trx.updateTable('applications').set({ position: 1 }).execute();
      await trx.insertInto('application_contents').values({ application_id: id, lang: 'en-US', name: 'x' }).execute();
    });
    await test.db.insertInto('providers').values({ user_id: providerId, name: 'Studio' }).execute();
    await test.db.insertInto('banners').values({ type: 1, image: '/i' }).execute();
    await test.db.insertInto('maintenances').values({ begin_at: '2026-01-01', end_at: '2026-01-02' }).execute();
    await test.db.deleteFrom('applications').execute();
    await test.pool.query(`SELECT pg_notify('catalogue', 'end')`);
    await expect.poll(() => received).toContain('end');
    const expected = [`application:${id}`, `application:${id}`, `provider:${providerId}`, 'banners', 'maintenances'];
    expect(received).toEqual([...expected, `application:${id}`, 'end']);
    await listener.end();
  });
});
