import { afterAll, beforeAll, expect, it } from 'vitest';
import { suggestApplications } from '#contract/application/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
  for (let index = 0; index < 12; index += 1) {
    await buildApplication(product.db, {
      view_count: index,
      names: { 'zh-TW': `星 ${index}`, 'en-US': `Star ${index}` },
    });
  }
  await buildApplication(product.db, { names: { 'zh-TW': '星星' }, status: 2 });
});

afterAll(() => product.close());

it('suggests games that start with the typed text, best first, ten at most', async () => {
  const { count, list } = await product.call(suggestApplications, { search: 'sta', lang: 'en-US' });
  expect(count).toBe(12);
  expect(list).toHaveLength(10);
  expect(list[0]).toMatchObject({ name: 'Star 11', company: expect.stringContaining('Company') });
  expect((await product.call(suggestApplications, { search: '星', limit: 3 })).list).toHaveLength(3);
});

it('suggests nothing before anything was typed', async () => {
  for (const search of ['', '  ', '!']) {
    expect(await product.call(suggestApplications, { search })).toEqual({ count: 0, list: [] });
  }
});

it.each([
  [{ search: 'a', limit: 11 }, 400, ERROR.invalidFormat],
  [{ search: 'x'.repeat(101) }, 400, ERROR.invalidFormat],
  [{ search: 'a', lang: 'xx' }, 404, ERROR.languageNotFound],
])('refuses %j with %i and %i', async (query, status, code) => {
  expect(await product.refuse(suggestApplications, query)).toMatchObject({ status, code });
});
