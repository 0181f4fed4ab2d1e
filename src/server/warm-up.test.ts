import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { warmUp } from './warm-up.ts';

const ORIGIN = 'https://store.example.com';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ settings: { PUBLIC_ORIGIN: ORIGIN } });
});
afterAll(() => product.close());

it('opens all connections and renders the hall in each language, which visitors then get', async () => {
  await warmUp(product.pages);
  const { pool } = product.services.database;
  expect(pool.totalCount).toBe(pool.options.max);
  expect(pool.idleCount).toBe(pool.options.max);
  const rendered = product.renderer.visits.map(({ page }) => `${page.locale}${page.path}`);
  expect(rendered.toSorted()).toEqual(LOCALES.map((locale) => `${locale}/`).toSorted());
  const response = await product.app.request(`${ORIGIN}/en-US`);
  expect(await response.text()).toContain('<html lang="en-US">');
  expect(product.renderer.visits).toHaveLength(LOCALES.length);
});

it('leaves a failure to the first visitor, and logs it', async () => {
  product.pages.cache.clear();
  const broken = { ...product.pages, render: () => Promise.reject(new Error('nothing renders')) };
  await warmUp(broken);
  expect(product.logged).toContainEqual(
    expect.objectContaining({ level: 40, msg: 'warm-up failed', reason: 'nothing renders' }),
  );
});
