import { afterAll, beforeAll, expect, it } from 'vitest';
import { listApplications } from '#contract/application/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
  const { db } = product;
  const tea = await buildProvider(db, { name: '100%_Tea House' });
  const bay = await buildProvider(db, { name: 'Bay Studio' });
  await buildApplication(db, {
    app_id: 'com.a',
    developer_id: tea,
    category: 110,
    view_count: 5,
    names: named('Cedar'),
  });
  await buildApplication(db, {
    app_id: 'com.b',
    developer_id: tea,
    category: 110,
    view_count: 9,
    names: named('Aspen'),
  });
  await buildApplication(db, {
    app_id: 'com.c',
    developer_id: bay,
    category: 110,
    view_count: 7,
    names: named('Birch'),
  });
  await buildApplication(db, { app_id: 'com.d', developer_id: bay, platforms: [6, 7], names: { 'zh-TW': '中山' } });
  await buildApplication(db, { app_id: 'com.off', status: 2, published_at: null });
  await buildApplication(db, { app_id: 'com.pulled', status: 2 });
  await buildApplication(db, { app_id: 'com.removed', status: 3 });
});

afterAll(() => product.close());

const named = (name: string) => ({ 'zh-TW': name, 'zh-CN': name, 'vi-VN': name, 'en-US': name });

async function listIds(query: InputOf<typeof listApplications> = {}): Promise<string[]> {
  const { list } = await product.call(listApplications, query);
  return list.map(({ applicationId }) => applicationId);
}

it('R6.15 R7.21 lists only published applications, newest first, without Authorization', async () => {
  const { count, list } = await product.call(listApplications, {});
  expect(count).toBe(4);
  expect(list.map(({ applicationId }) => applicationId)).toEqual(['com.d', 'com.c', 'com.b', 'com.a']);
});

it('R7.21 supports category, limit and offset; count covers all matches and pages do not overlap', async () => {
  const first = await product.call(listApplications, { category: 110, limit: 2, offset: 0 });
  const second = await product.call(listApplications, { category: 110, limit: 2, offset: 2 });
  expect([first.count, second.count]).toEqual([3, 3]);
  expect([...first.list, ...second.list].map(({ applicationId }) => applicationId)).toEqual([
    'com.c',
    'com.b',
    'com.a',
  ]);
  expect(await product.call(listApplications, { category: 110, offset: 50 })).toEqual({ count: 3, list: [] });
});

it('R1.3 R2.36 supports category 100 for all games', async () => {
  expect(await listIds({ category: 100 })).toHaveLength(4);
  expect(await listIds({ category: 110 })).toEqual(['com.c', 'com.b', 'com.a']);
});

it('R7.21 supports application IDs, including unknown and hidden ones', async () => {
  expect(await listIds({ applicationIds: ['com.a', 'com.removed', 'com.none'] })).toEqual(['com.a']);
  expect(await listIds({ applicationIds: 'com.b' })).toEqual(['com.b']);
  expect(await listIds({ applicationIds: [] })).toHaveLength(4);
});

it('R3.9 R3.64 supports a platform by code or name', async () => {
  expect(await listIds({ platform: 6 })).toEqual(['com.d']);
  expect(await listIds({ platform: 'iOS' })).toEqual(['com.d']);
  expect(await listIds({ platform: 1 })).toEqual([]);
});

it('matches a part of the company name, with % and _ as plain characters', async () => {
  expect(await listIds({ company: 'bay' })).toEqual(['com.d', 'com.c']);
  expect(await listIds({ company: '0%_T' })).toEqual(['com.b', 'com.a']);
  expect(await listIds({ company: 'B%y' })).toEqual([]);
  expect(await listIds({ company: '\\' })).toEqual([]);
});

it.each([
  ['createdAt', ['com.a', 'com.b', 'com.c', 'com.d']],
  ['-publishDate', ['com.d', 'com.c', 'com.b', 'com.a']],
  ['-viewCount', ['com.b', 'com.c', 'com.a', 'com.d']],
  ['viewCount', ['com.d', 'com.a', 'com.c', 'com.b']],
  ['name', ['com.b', 'com.c', 'com.a', 'com.d']],
  ['-name', ['com.d', 'com.a', 'com.c', 'com.b']],
] as const)('sorts by %s', async (sort, expected) => {
  expect(await listIds({ sort, lang: 'en-US' })).toEqual(expected);
});

it('searches together with the other filters', async () => {
  expect(await listIds({ search: 'birch' })).toEqual(['com.c']);
  expect(await listIds({ search: 'birch', category: 101 })).toEqual([]);
  expect(await listIds({ search: 'studio', platform: 6 })).toEqual(['com.d']);
  expect(await listIds({ search: '  ' })).toHaveLength(4);
});

it('R3.2 names games in the asked language, else in the default one', async () => {
  const { list } = await product.call(listApplications, { applicationIds: ['com.d'], lang: 'vi' });
  expect(list[0]).toMatchObject({ name: '中山', shortDescription: 'Short text zh-TW', company: 'Bay Studio' });
});

it.each([
  [{ platform: 3 }, 404, ERROR.platformNotFound, 'platform'],
  [{ lang: 'xx' }, 404, ERROR.languageNotFound, 'lang'],
  [{ category: 999 }, 404, ERROR.categoryNotFound, 'category'],
  [{ limit: 'abc' }, 400, ERROR.invalidFormat, 'limit'],
  [{ limit: 0 }, 400, ERROR.invalidFormat, 'limit'],
  [{ limit: 101 }, 400, ERROR.invalidFormat, 'limit'],
  [{ offset: -1 }, 400, ERROR.invalidFormat, 'offset'],
  [{ sort: 'price' }, 400, ERROR.invalidFormat, 'sort'],
  [{ applicationIds: [{ a: 1 }] }, 400, ERROR.invalidFormat, 'applicationIds'],
  [{ company: 'x'.repeat(101) }, 400, ERROR.invalidFormat, 'company'],
  [{ search: 'a\u0000b' }, 400, ERROR.invalidFormat, 'search'],
])('R8.3 R8.12 refuses %j with %i and %i', async (query, status, code, field) => {
  expect(await product.refuse(listApplications, query)).toMatchObject({
    status,
    code,
    fields: { [field]: expect.any(String) },
  });
});

it('names every failing field, format problems first', async () => {
  const refusal = await product.refuse(listApplications, { lang: 'xx', limit: 'abc', sort: 'price' });
  expect(refusal).toMatchObject({ status: 400, code: ERROR.invalidFormat });
  expect(Object.keys(refusal.fields ?? {}).sort()).toEqual(['lang', 'limit', 'sort']);
});

it('says which games run in the browser, and shows two small screenshots, those of a wide screen first', async () => {
  const { db } = product;
  const { id } = await buildApplication(db, { app_id: 'com.web', category: 118 });
  const shots = [
    ...[0, 1].map((position) => ({ kind: 'mobile' as const, position, url: `/files/images/m${position}/mobile.png` })),
    { kind: 'computer' as const, position: 0, url: '/files/images/c/computer.webp' },
  ];
  await db
    .insertInto('application_screenshots')
    .values(shots.map((shot) => ({ ...shot, application_id: id })))
    .execute();
  const size = { url: '/files/images/c/computer.webp', width: 1920, height: 1080, placeholder: '0b0f1e-7c5cff' };
  await db.insertInto('images').values(size).execute();
  const look = async () => {
    product.forget();
    return (await product.call(listApplications, { category: 118 })).list[0];
  };
  expect(await look()).toMatchObject({
    canPlay: false,
    previews: ['/files/images/c/computer-w640.webp', '/files/images/m0/mobile-w360.webp'],
  });
  await buildVersion(db, { application_id: id, platform: 2 });
  expect(await look()).toMatchObject({ canPlay: true });
  await db.updateTable('applications').set({ is_open: false }).where('id', '=', id).execute();
  expect(await look()).toMatchObject({ canPlay: false });
  await db.deleteFrom('applications').where('id', '=', id).execute();
});
