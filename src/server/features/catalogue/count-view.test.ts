import { afterAll, beforeAll, expect, it } from 'vitest';
import { countView, playApplication } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

const countOf = async (applicationId: string, address: string, agent = 'one') =>
  (await product.call(countView, { applicationId }, { address, headers: { 'user-agent': agent } })).viewCount;

it('R3.18 counts two visitors twice and a reload by one visitor once', async () => {
  const { appId } = await buildApplication(product.db, { view_count: 40 });
  expect(await countOf(appId, '198.51.100.1')).toBe(41);
  expect(await countOf(appId, '198.51.100.1')).toBe(41);
  expect(await countOf(appId, '198.51.100.2')).toBe(42);
  expect(await countOf(appId, '198.51.100.1', 'another browser')).toBe(43);
});

it('counts a visitor again on the next day', async () => {
  const { appId } = await buildApplication(product.db);
  expect(await countOf(appId, '198.51.100.1')).toBe(1);
  product.clock.advance(24 * 3600_000);
  expect(await countOf(appId, '198.51.100.1')).toBe(2);
});

it('counts one visitor once although the calls come at the same time', async () => {
  const { appId } = await buildApplication(product.db);
  await Promise.all(Array.from({ length: 8 }, () => countOf(appId, '198.51.100.1')));
  expect(await countOf(appId, '198.51.100.2')).toBe(2);
});

it('counts views and plays apart', async () => {
  const { id, appId } = await buildApplication(product.db, { web_redirect_url: 'https://play.example' });
  await buildVersion(product.db, { application_id: id, platform: 2 });
  await countOf(appId, '198.51.100.1');
  await product.call(playApplication, { applicationId: appId }, { headers: { 'user-agent': 'one' } });
  const row = await product.db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  expect(row).toMatchObject({ view_count: 1, play_count: 1 });
});

it('stores only a keyed hash of a visitor, no address', async () => {
  const { id, appId } = await buildApplication(product.db);
  await countOf(appId, '198.51.100.77');
  const rows = await product.db.selectFrom('application_views').selectAll().where('application_id', '=', id).execute();
  expect(rows).toEqual([
    { application_id: id, day: expect.stringMatching(/^2026-03-\d\d$/), visitor: expect.any(Buffer) },
  ]);
  expect(rows[0]?.visitor).toHaveLength(32);
});

it.each([
  [{ status: 2, published_at: null }, 404, ERROR.applicationNotFound],
  [{ status: 2 }, 409, ERROR.applicationPulled],
  [{ status: 3 }, 409, ERROR.applicationRemoved],
] as const)('counts nothing for an application off the shelf: %j gives %i and %i', async (row, status, code) => {
  const { appId: applicationId } = await buildApplication(product.db, row);
  expect(await product.refuse(countView, { applicationId })).toEqual({ status, code });
});

it('refuses an unknown application with 50004 and a call without one with 20001', async () => {
  expect(await product.refuse(countView, { applicationId: 'com.none' })).toMatchObject({
    status: 404,
    code: ERROR.applicationNotFound,
  });
  expect(await product.refuse(countView, {})).toMatchObject({ status: 400, code: ERROR.invalidFormat });
});
