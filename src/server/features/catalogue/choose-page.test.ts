import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSortedApplications } from '#contract/application/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { OPENED_AT_MS, openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
  const { db } = product;
  const shared = { developer_id: await buildProvider(db, { name: 'Lantern Works' }) };
  const star = await buildApplication(db, {
    ...shared,
    app_id: 'com.star',
    category: 110,
    platforms: [2, 6],
    view_count: 10,
    play_count: 5,
    position: 1,
    tags: ['puzzle', 'cute'],
    names: { 'zh-TW': '星空拼圖', 'en-US': 'Starry Puzzle' },
  });
  await buildApplication(db, {
    ...shared,
    app_id: 'com.action',
    platforms: [1],
    age_rating: '12+',
    is_paid_once: true,
    view_count: 30,
    play_count: 9,
    tags: ['puzzle', 'co-op'],
    names: { 'en-US': 'Action Champion' },
  });
  await buildApplication(db, {
    ...shared,
    app_id: 'com.bay',
    platforms: [2],
    age_rating: '18+',
    view_count: 20,
    play_count: 7,
    names: { 'zh-TW': '海灣狂飆', 'en-US': 'Bay Rush' },
  });
  await buildApplication(db, { ...shared, app_id: 'com.hidden', status: 2, tags: ['puzzle'] });
  await db.insertInto('application_trends').values({ application_id: star.id, score: 4 }).execute();
});

afterAll(() => product.close());

type Query = InputOf<typeof listSortedApplications>;

async function listIds(query: Query): Promise<string[]> {
  const { list } = await product.call(listSortedApplications, { lang: 'en-US', sortType: 4, ...query });
  return list.map(({ applicationId }) => applicationId);
}

it.each<[Query, string[]]>([
  [{ platformId: 2, facets: true }, ['com.bay', 'com.star']],
  [{ platformId: 2, price: 'free', age: 12 }, ['com.star']],
  [{ price: 'paid' }, ['com.action']],
  [{ age: 0 }, ['com.star']],
  [{ age: 18 }, ['com.action', 'com.bay', 'com.star']],
  [{ language: 'zh-TW' }, ['com.bay', 'com.star']],
  [{ tags: ['puzzle'] }, ['com.action', 'com.star']],
  [{ tags: 'cute,puzzle' }, ['com.star']],
  [{ tags: ['cute', 'co-op'] }, []],
  [{ rating: 3 }, []],
  [{ search: 'rush', price: 'free' }, ['com.bay']],
  [{ search: 'lantern', tags: ['puzzle'] }, ['com.action', 'com.star']],
  [{ search: 'lantern', price: 'free', category: 110 }, ['com.star']],
])('lists what passes %j', async (query, expected) => {
  expect(await listIds(query)).toEqual(expected);
});

it.each<[Query['sortType'], string[]]>([
  [1, ['com.bay', 'com.action', 'com.star']],
  [2, ['com.action', 'com.bay', 'com.star']],
  [3, ['com.star', 'com.bay', 'com.action']],
  [4, ['com.action', 'com.bay', 'com.star']],
  [5, ['com.action', 'com.bay', 'com.star']],
  [7, ['com.star', 'com.action', 'com.bay']],
])('sorts by type %i, with facets as without', async (sortType, expected) => {
  expect(await listIds({ sortType, facets: true })).toEqual(expected);
  expect(await listIds({ sortType })).toEqual(expected);
  expect(await listIds({ sortType, limit: 1, offset: 1, facets: true })).toEqual(expected.slice(1, 2));
});

it('counts each choice, with the names of tags in the requested language', async () => {
  const { count, facets } = await product.call(listSortedApplications, {
    tags: ['puzzle'],
    price: 'free',
    facets: true,
    lang: 'vi-VN',
  });
  expect(count).toBe(1);
  expect(facets).toMatchObject({
    platforms: [
      { value: 'web', count: 1 },
      { value: 'windows', count: 0 },
      { value: 'android', count: 1 },
      { value: 'ios', count: 0 },
    ],
    prices: [
      { value: 'free', count: 1 },
      { value: 'paid', count: 1 },
      { value: 'sale', count: 0 },
    ],
    tags: [
      { value: 'puzzle', name: 'Giải đố', count: 1 },
      { value: 'cute', name: 'Dễ thương', count: 1 },
    ],
    without: [
      { filter: 'price', count: 2 },
      { filter: 'tags', tag: 'puzzle', count: 2 },
    ],
  });
});

it.each([
  ['chempaon', 'champion'],
  ['starry pazzla', 'starry puzzle'],
  ['lantern qqqqqq', 'lantern'],
  ['champion', undefined],
  ['qqqqqq', undefined],
  ['不存在', undefined],
  ['x'.repeat(100), undefined],
])('suggests for %j the nearest spelling with results: %j', async (search, spelling) => {
  const reply = await product.call(listSortedApplications, { search, facets: true });
  expect(reply.spelling).toBe(spelling);
  expect((await product.call(listSortedApplications, { search, price: 'free' })).spelling).toBeUndefined();
});

it('replies as specified where no facets are requested', async () => {
  expect(Object.keys(await product.call(listSortedApplications, { price: 'free' }))).toEqual(['count', 'list']);
});

it('follows changes once their events arrive, new games and withdrawn ones included', async () => {
  const query = { tags: ['idle'] } as const;
  expect(await listIds(query)).toEqual([]);
  const added = await buildApplication(product.db, { app_id: 'com.idle', tags: ['idle'] });
  await expect.poll(() => listIds(query)).toEqual(['com.idle']);
  await product.db
    .updateTable('applications')
    .set({ tags: ['typing'] })
    .where('id', '=', added.id)
    .execute();
  await expect.poll(() => listIds(query)).toEqual([]);
  expect(await listIds({ tags: ['typing'] })).toEqual(['com.idle']);
  await product.db.deleteFrom('applications').where('id', '=', added.id).execute();
  await expect.poll(() => listIds({ tags: ['typing'] })).toEqual([]);
});

it('shows plays that are counted without an event a little more than a minute later at the latest', async () => {
  const query = { sortType: 5, price: 'free' } as const;
  expect((await listIds(query))[0]).toBe('com.bay');
  await product.db.updateTable('applications').set({ play_count: 99 }).where('app_id', '=', 'com.star').execute();
  product.clock.advance(76_000);
  expect((await listIds(query))[0]).toBe('com.star');
});

it('hides games for adults from younger visitors, in counts as well', async () => {
  const { count, facets } = await product.call(
    listSortedApplications,
    { facets: true },
    { headers: { cookie: 'age=younger' } },
  );
  expect({ count, web: facets?.platforms[0] }).toEqual({ count: 2, web: { value: 'web', count: 1 } });
});

it.each<[Record<string, unknown>, string]>([
  [{ price: 'cheap' }, 'price'],
  [{ age: 7 }, 'age'],
  [{ rating: 5 }, 'rating'],
  [{ tags: ['unknown'] }, 'tags'],
  [{ tags: 'puzzle,,co-op' }, 'tags'],
  [{ tags: Array(11).fill('puzzle') }, 'tags'],
  [{ facets: 'x' }, 'facets'],
])('refuses %j and names the field', async (query, field) => {
  const refusal = await product.refuse(listSortedApplications, query);
  expect(refusal).toMatchObject({ status: 400, code: ERROR.invalidFormat, fields: { [field]: expect.any(String) } });
});

it('refuses a language that it does not have', async () => {
  expect(await product.refuse(listSortedApplications, { language: 'fr' })).toMatchObject({
    code: ERROR.languageNotFound,
  });
});

it('finds paid games while their price is lowered', async () => {
  const { db } = product;
  const game = await db
    .selectFrom('applications')
    .select('id')
    .where('app_id', '=', 'com.action')
    .executeTakeFirstOrThrow();
  const { id } = await buildProduct(db, { application_id: game.id });
  await db.updateTable('applications').set({ game_product_id: id }).where('id', '=', game.id).execute();
  expect(await listIds({ price: 'sale' })).toEqual([]);
  const day = 86_400_000;
  const now = OPENED_AT_MS;
  const from = (begin: number, end: number) =>
    db
      .insertInto('discounts')
      .values({
        application_id: game.id,
        percent: 20,
        begin_at: new Date(now + begin * day),
        end_at: new Date(now + end * day),
        created_at: new Date(now),
      })
      .execute();
  await from(-2, -1);
  await from(1, 2);
  await expect.poll(() => listIds({ price: 'paid', facets: true })).toEqual(['com.action']);
  expect(await listIds({ price: 'sale' })).toEqual([]);
  await from(-1, 1);
  await expect.poll(() => listIds({ price: 'sale' })).toEqual(['com.action']);
  const { facets } = await product.call(listSortedApplications, { facets: true });
  expect(facets?.prices).toEqual([
    { value: 'free', count: 2 },
    { value: 'paid', count: 1 },
    { value: 'sale', count: 1 },
  ]);
});
