import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { openProductTrial, type ProductTrial } from '#tests/product/open-product-trial.ts';
import { makeBuyer } from '#tests/product/open-shop.ts';
import { findShop } from './shop-queries.ts';

let trial: ProductTrial;

beforeAll(async () => {
  trial = await openProductTrial();
});

afterAll(() => trial.close());

it('keeps each price once, with its countries, and sells in each of them', async () => {
  const { id, appId: applicationId } = await trial.buildGame();
  const { productId } = await buildProduct(trial.db, {
    application_id: id,
    prices: [
      ['MO', 'TWD', 40],
      ['TW', 'TWD', 30],
      ['MY', 'MYR', 450],
      ['HK', 'TWD', 40],
    ],
  });
  expect(
    (await findShop(trial.db, { appId: applicationId, productId: productId, nowMs: Date.now() }))?.product?.prices,
  ).toEqual([
    { countries: 'MO HK', currency: 'TWD', priceMinor: 40 },
    { countries: 'TW', currency: 'TWD', priceMinor: 30 },
    { countries: 'MY', currency: 'MYR', priceMinor: 450 },
  ]);
  trial.product.forget();
  const buyer = await makeBuyer(trial.product, { TWD: 1000 });
  const order = { applicationId, productId, currency: 'TWD' as const, quantity: 1 };
  expect(await trial.call(createOrder, order, buyer)).toMatchObject({ amount: 40, country: 'MO' });
  expect(await trial.call(createOrder, { ...order, country: 'HK' }, buyer)).toMatchObject({
    amount: 40,
    country: 'HK',
  });
  expect(await trial.call(createOrder, { ...order, country: 'TW' }, buyer)).toMatchObject({
    amount: 30,
    country: 'TW',
  });
  expect(await trial.refuse(createOrder, { ...order, country: 'MY' }, buyer)).toMatchObject({
    code: ERROR.currencyNotFound,
  });
});

it('reads one product for an order, however many the game sells', async () => {
  const { id, appId } = await trial.buildGame();
  for (const productId of ['gems', 'coins', 'stars']) {
    await buildProduct(trial.db, { application_id: id, product_id: productId, prices: [['TW', 'TWD', 40]] });
  }
  let rows = 0;
  const counting = trial.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      rows += result.rows.length;
      return result;
    },
  });
  expect(await findShop(counting, { appId: appId.toUpperCase(), productId: 'coins', nowMs: Date.now() })).toMatchObject(
    { id, product: { productId: 'coins' } },
  );
  // The application and the product.
  expect(rows).toBe(2);
  expect(await findShop(trial.db, { appId: appId, productId: 'Coins', nowMs: Date.now() })).toMatchObject({
    id,
    product: undefined,
  });
});
