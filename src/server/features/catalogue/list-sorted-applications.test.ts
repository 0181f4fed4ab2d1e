import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSortedApplications } from '#contract/application/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
  const { db } = product;
  const developer_id = await buildProvider(db, { name: 'Lantern Works' });
  const shared = { developer_id };
  await buildApplication(db, {
    ...shared,
    app_id: 'com.star',
    category: 110,
    view_count: 10,
    position: 2,
    names: { 'zh-TW': '星空拼圖', 'zh-CN': '星空拼图', 'vi-VN': 'Ghép hình bầu trời', 'en-US': 'Starry Puzzle' },
  });
  await buildApplication(db, {
    ...shared,
    app_id: 'com.action',
    view_count: 30,
    platforms: [6],
    names: { 'zh-TW': '動作之王', 'zh-CN': '动作之王', 'vi-VN': 'Vua hành động', 'en-US': 'Action Champion' },
  });
  await buildApplication(db, {
    ...shared,
    app_id: 'com.bay',
    view_count: 20,
    position: 1,
    names: { 'zh-TW': '海灣狂飆', 'zh-CN': '海湾狂飙', 'vi-VN': 'Đường đua vịnh', 'en-US': 'Bay Rush' },
  });
  await buildApplication(db, { ...shared, app_id: 'com.hidden', status: 2, names: { 'zh-TW': '星空暗影' } });
});

afterAll(() => product.close());

async function listIds(query: InputOf<typeof listSortedApplications> = {}): Promise<string[]> {
  const { list } = await product.call(listSortedApplications, query);
  return list.map(({ applicationId }) => applicationId);
}

it.each([
  [1, ['com.bay', 'com.action', 'com.star']],
  [2, ['com.action', 'com.bay', 'com.star']],
  [3, ['com.bay', 'com.star', 'com.action']],
  [4, ['com.action', 'com.bay', 'com.star']],
] as const)('R2.37 R7.24 sorts by type %i', async (sortType, expected) => {
  expect(await listIds({ sortType, lang: 'en-US' })).toEqual(expected);
});

it('R9.14 opens with all categories in the recommended order', async () => {
  const reply = await product.call(listSortedApplications, {});
  expect(reply).toEqual(await product.call(listSortedApplications, { type: 1, category: 100, sortType: 3, offset: 0 }));
  expect(reply.list.map(({ applicationId }) => applicationId)).toEqual(['com.bay', 'com.star', 'com.action']);
});

it('R1.3 R2.35 R7.24 filters by category and platform and pages with limit and offset', async () => {
  expect(await product.call(listSortedApplications, { category: 110 })).toMatchObject({ count: 1 });
  expect(await listIds({ category: 110 })).toEqual(['com.star']);
  expect(await product.call(listSortedApplications, { platformId: 2, limit: 5 })).toMatchObject({ count: 2 });
  expect(await listIds({ platformId: 6, sortType: 4 })).toEqual(['com.action']);
  expect(await listIds({ limit: 1, offset: 1 })).toEqual(['com.star']);
  expect(await product.call(listSortedApplications, { offset: 100 })).toEqual({ count: 3, list: [] });
});

it.each([
  [1, ['com.bay', 'com.star']],
  [2, ['com.bay', 'com.star']],
  [3, ['com.bay', 'com.star']],
  [4, ['com.bay', 'com.star']],
] as const)('R7.24 lists the games of a platform only, sorted by type %i', async (sortType, expected) => {
  expect(await listIds({ platformId: 2, sortType, lang: 'en-US' })).toEqual(expected);
  expect(await listIds({ platformId: 6, sortType, lang: 'en-US' })).toEqual(['com.action']);
  expect(await listIds({ platformId: 6, category: 110, sortType })).toEqual([]);
});

it('names games and their order by the asked language', async () => {
  const { list } = await product.call(listSortedApplications, { lang: 'vi-VN', sortType: 4 });
  expect(list.map(({ name }) => name)).toEqual(['Đường đua vịnh', 'Ghép hình bầu trời', 'Vua hành động']);
});

it('shows a change of the shelf once its event arrives', async () => {
  expect(await listIds()).toHaveLength(3);
  const added = await buildApplication(product.db, { app_id: 'com.added' });
  await expect.poll(() => listIds()).toHaveLength(4);
  await product.db.deleteFrom('applications').where('id', '=', added.id).execute();
  await expect.poll(() => listIds()).toHaveLength(3);
});

it('shows counters that move without an event a minute later at the latest', async () => {
  expect((await listIds({ sortType: 2 }))[0]).toBe('com.action');
  await product.db.updateTable('applications').set({ view_count: 99 }).where('app_id', '=', 'com.star').execute();
  product.clock.advance(61_000);
  expect((await listIds({ sortType: 2 }))[0]).toBe('com.star');
});

describe('R2.38 search', () => {
  it.each([
    ['星空', ['com.star']],
    ['空拼', ['com.star']],
    ['星空拼圖', ['com.star']],
    ['海湾', ['com.bay']],
    ['hành động', ['com.action']],
    ['hanh dong', ['com.action']],
    ['duong dua', ['com.bay']],
    ['actio', ['com.action']],
    ['RUSH', ['com.bay']],
    ['puzle', ['com.star']],
    ['chmapion', ['com.action']],
    ['lantern works', ['com.action', 'com.bay', 'com.star']],
    ['starry lantern', ['com.star']],
    ['ush', []],
    ['nothing of the kind', []],
  ])('finds %s', async (search, expected) => {
    expect((await listIds({ search, lang: 'en-US' })).sort()).toEqual(expected);
  });

  it('counts all matches, pages them and keeps the requested order', async () => {
    const reply = await product.call(listSortedApplications, { search: 'lantern', limit: 1, offset: 1, sortType: 1 });
    expect(reply).toMatchObject({ count: 3, list: [{ applicationId: 'com.action' }] });
    expect(await listIds({ search: 'lantern', category: 110 })).toEqual(['com.star']);
    expect(await listIds({ search: 'lantern', platformId: 6 })).toEqual(['com.action']);
  });

  it('ignores a search of whitespace', async () => {
    expect(await listIds({ search: '' })).toHaveLength(3);
    expect(await listIds({ search: ' \t ' })).toHaveLength(3);
  });

  it.each([
    "'; DROP TABLE applications; --",
    '%',
    '_',
    '\\',
    '100% & | ! ( ) : *',
    '<script>alert(1)</script>',
    '\u202e\u200b\ufeff',
    '👩‍👩‍👧‍👦'.repeat(9),
    'a'.repeat(100),
    'ﷺ'.repeat(100),
    '$1 {} [] \\u0000',
  ])('treats %j as plain words', async (search) => {
    expect(await product.call(listSortedApplications, { search })).toEqual({ count: 0, list: [] });
  });

  it('rejects invalid and overlong texts', async () => {
    for (const search of ['a\u0000', 'x'.repeat(101), ['a'], { $ne: '' }]) {
      expect(await product.refuse(listSortedApplications, { search })).toMatchObject({
        status: 400,
        code: ERROR.invalidFormat,
      });
    }
  });
});

it.each([
  [{ platformId: 3 }, ERROR.platformNotFound],
  [{ lang: 'xx' }, ERROR.languageNotFound],
  [{ category: 999 }, ERROR.categoryNotFound],
  [{ type: 9 }, ERROR.invalidFormat],
  [{ sortType: 8 }, ERROR.invalidFormat],
  [{ sortType: '03x' }, ERROR.invalidFormat],
  [{ limit: 101 }, ERROR.invalidFormat],
  [{ offset: 1.5 }, ERROR.invalidFormat],
])('R7.24 R8.12 refuses %j with %i', async (query, code) => {
  expect(await product.refuse(listSortedApplications, query)).toMatchObject({ code });
});
