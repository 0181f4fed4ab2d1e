import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { listPublicProducts } from '#contract/product/endpoints.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

const list = (applicationId: string, input: object = {}) =>
  product.call(listPublicProducts, { applicationId, currency: 'TWD', ...input });

it('shows what is on the shelf in the asked language and currency, the oldest first', async () => {
  const { id, appId } = await buildApplication(product.db);
  const titles = { 'zh-TW': '寶石', 'en-US': 'Gem' };
  const gem = await buildProduct(product.db, { application_id: id, titles });
  const other = await buildProduct(product.db, { application_id: id, prices: [['MY', 'MYR', 1250]] });
  await buildProduct(product.db, { application_id: id, status: 2 });
  await buildProduct(product.db, { application_id: id, status: 3 });
  await buildProduct(product.db, { application_id: (await buildApplication(product.db)).id });
  const shown = { productId: gem.productId, description: 'About Gem', icon: '/files/images/icon.png' };
  const { defaultProduct, ...english } = await list(appId, { lang: 'en-US' });
  expect(english).toEqual({
    count: 1,
    list: [{ ...shown, title: 'Gem', currency: 'TWD', price: 30 }],
    currencies: ['TWD', 'MYR'],
  });
  expect(defaultProduct).toEqual({ name: 'Point', productId: 'point', regionCode: 'TW', quantity: 1 });
  // Vietnamese has no texts, so the default language is used.
  expect((await list(appId, { lang: 'vi-VN' })).list[0]).toMatchObject({ title: '寶石', description: 'About 寶石' });
  const inRinggit = await list(appId, { currency: 'MYR' });
  expect(inRinggit.list.map(({ productId, price }) => [productId, price])).toEqual([
    [gem.productId, 4.5],
    [other.productId, 12.5],
  ]);
  expect((await list(appId, { currency: 'EUR' })).list).toEqual([]);
});

it('is paged, and counts all', async () => {
  const { id, appId } = await buildApplication(product.db);
  const built = [];
  for (let index = 0; index < 3; index += 1) built.push(await buildProduct(product.db, { application_id: id }));
  const { count, list: page } = await list(appId, { limit: 1, offset: 1 });
  expect([count, page.map(({ productId }) => productId)]).toEqual([3, [built[1]?.productId]]);
});

it('follows a change of products, prices and texts', async () => {
  const { id, appId } = await buildApplication(product.db);
  const { id: row } = await buildProduct(product.db, { application_id: id });
  const read = async () => {
    const [one] = (await list(appId, { lang: 'en-US' })).list;
    return [one?.title, one?.price];
  };
  await read();
  const { db } = product;
  await db.updateTable('product_contents').set({ title: 'New' }).where('product_id', '=', row).execute();
  await vi.waitFor(async () => expect((await read())[0]).toBe('New'), { timeout: 20_000 });
  const price = { price_minor: 35, default_price_minor: 35 };
  await db.updateTable('product_prices').set(price).where('product_id', '=', row).where('country', '=', 'TW').execute();
  await vi.waitFor(async () => expect(await read()).toEqual(['New', 35]), { timeout: 20_000 });
  await db.updateTable('products').set({ status: 2 }).where('id', '=', row).execute();
  await vi.waitFor(async () => expect(await read()).toEqual([undefined, undefined]), { timeout: 20_000 });
});

it('answers 50002, 50004, 50013 for what does not exist or never was public, 60030, 60031 for a game off the shelf', async () => {
  const { appId } = await buildApplication(product.db);
  const refuse = (input: object) =>
    product.refuse(listPublicProducts, { applicationId: appId, currency: 'TWD', ...input });
  expect(await refuse({ applicationId: 'com.example.unknown' })).toMatchObject({
    status: 404,
    code: ERROR.applicationNotFound,
  });
  expect(await refuse({ lang: 'xx' })).toMatchObject({ status: 404, code: ERROR.languageNotFound });
  expect(await refuse({ currency: 'USD' })).toMatchObject({ status: 404, code: ERROR.currencyNotFound });
  expect(await refuse({ currency: '' })).toMatchObject({ status: 400, code: ERROR.invalidFormat });
  const states = [
    [404, ERROR.applicationNotFound, { status: 2, published_at: null }],
    [409, ERROR.applicationPulled, { status: 2 }],
    [409, ERROR.applicationRemoved, { status: 3 }],
  ] as const;
  for (const [status, code, state] of states) {
    const { appId: applicationId } = await buildApplication(product.db, state);
    expect(await refuse({ applicationId })).toEqual({ status, code });
  }
});
