import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { getSalesCharts } from '#contract/sales/endpoints.ts';
import { buildOrder } from '#tests/factories/build-order.ts';
import { buildSale } from '#tests/factories/build-sale.ts';
import { makeSeller } from '#tests/product/make-seller.ts';
import { makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';

let product: TestProduct;
let buyer: Awaited<ReturnType<typeof makeBuyer>>;
let seller: Awaited<ReturnType<typeof makeSeller>>;

beforeAll(async () => {
  product = await openTestProduct();
  buyer = await makeBuyer(product);
});

beforeEach(async () => {
  seller = await makeSeller(product);
});

afterAll(() => product.close());

const sell = (overrides: Partial<Parameters<typeof buildSale>[1]> = {}) =>
  buildSale(product.db, { application_id: seller.application_id, user_id: buyer.userId, ...overrides });
const charts = async (input: object = {}, { headers } = seller) =>
  (await product.call(getSalesCharts, input, { headers })).list;

it('has every Taiwan day of the period, including days without sales', async () => {
  // The last moment of 27 February there, and the first of the 28th.
  await sell({ at: new Date('2026-02-27T15:59:59.999Z') });
  await sell({ at: new Date('2026-02-27T16:00:00Z'), quantity: 3 });
  const [chart, ...others] = await charts({ beginAt: '2026-02-26', endAt: '2026-03-01' });
  expect(others).toEqual([]);
  expect(chart).toMatchObject({ currency: 'TWD', count: 2, amount: 120, refundedAmount: 0 });
  expect(chart?.days).toEqual([
    { day: '2026-02-26', count: 0, amount: 0, refundedAmount: 0 },
    { day: '2026-02-27', count: 1, amount: 30, refundedAmount: 0 },
    { day: '2026-02-28', count: 1, amount: 90, refundedAmount: 0 },
    { day: '2026-03-01', count: 0, amount: 0, refundedAmount: 0 },
  ]);
});

it('separates currencies, products and countries, best-selling first; refunds belong to the day of the order', async () => {
  await sell({ product_id: 'gem', country: 'TW' });
  await sell({ product_id: 'sword', price_minor: 300, country: 'TW', refundedAt: new Date('2026-03-01T05:00:00Z') });
  await sell({ product_id: 'sword', price_minor: 300, country: null });
  await sell({ product_id: 'gem', currency: 'MYR', price_minor: 450, country: 'MY' });
  const [dollars, ringgit] = await charts();
  expect(dollars).toMatchObject({
    currency: 'TWD',
    count: 3,
    amount: 630,
    refundedAmount: 300,
    products: [
      { productId: 'sword', name: 'Gem', applicationId: seller.applicationId, count: 2, amount: 600 },
      { productId: 'gem', count: 1, amount: 30 },
    ],
    countries: [
      { country: 'TW', count: 2, amount: 330, refundedAmount: 300 },
      { country: null, count: 1, amount: 300, refundedAmount: 0 },
    ],
  });
  expect(ringgit).toMatchObject({ currency: 'MYR', amount: 4.5, countries: [{ country: 'MY', amount: 4.5 }] });
});

it("covers the last thirty days of the developer's games, without test orders", async () => {
  await sell();
  await sell({ at: new Date('2026-01-30T16:00:00Z') });
  await sell({ at: new Date('2026-01-30T15:59:59Z') });
  const trial = { application_id: seller.application_id, user_id: buyer.userId, is_test: true, price_minor: 0 };
  await buildOrder(product.db, trial);
  const [chart] = await charts();
  expect([chart?.count, chart?.days.length, chart?.days[0]?.day, chart?.days.at(-1)?.day]).toEqual([
    2,
    30,
    '2026-01-31',
    '2026-03-01',
  ]);
  expect(await charts({ productId: 'shield' })).toEqual([]);
  expect(await charts({ applicationId: seller.applicationId, productId: 'gem' })).toHaveLength(1);
  expect(await charts({}, await makeSeller(product))).toEqual([]);
});

it('ends thirty days after its start, or starts thirty days before its end', async () => {
  await sell({ at: new Date('2026-01-01T04:00:00Z') });
  const daysOf = async (input: object) => {
    const days = (await charts(input))[0]?.days ?? [];
    return [days.length, days[0]?.day, days.at(-1)?.day];
  };
  expect(await daysOf({ beginAt: '2025-12-25' })).toEqual([30, '2025-12-25', '2026-01-23']);
  expect(await daysOf({ endAt: '2026-01-02' })).toEqual([30, '2025-12-04', '2026-01-02']);
  const noon = Date.parse('2026-01-01T04:00:00Z') / 1000;
  expect(await daysOf({ beginAt: noon, endAt: noon + 86_400 })).toEqual([2, '2026-01-01', '2026-01-02']);
});

it('rejects more than 366 days, and foreign games', async () => {
  const { headers } = seller;
  const refuse = (input: object) => product.refuse(getSalesCharts, input, { headers });
  expect(await charts({ beginAt: '2024-01-01', endAt: '2024-12-31' })).toEqual([]);
  for (const period of [
    { beginAt: '2024-01-01', endAt: '2025-01-01' },
    { beginAt: '0001-01-01', endAt: '9999-12-31' },
    { beginAt: '2026-03-02', endAt: '2026-03-01' },
  ]) {
    expect(await refuse(period)).toMatchObject({
      status: 400,
      code: ERROR.parameterError,
      fields: { endAt: 'field.range' },
    });
  }
  for (const end of [{ beginAt: '9999-12-31' }, { endAt: '0001-01-01' }, { beginAt: 0 }, { endAt: 253_402_300_799 }]) {
    expect(await charts(end)).toEqual([]);
  }
  expect(await refuse({ applicationId: 'com.example.unknown' })).toMatchObject({
    status: 404,
    code: ERROR.applicationNotFound,
  });
  expect(await refuse({ lang: 'xx' })).toMatchObject({ status: 404, code: ERROR.languageNotFound });
  expect(await product.refuse(getSalesCharts, {}, { headers: buyer.headers })).toEqual({
    status: 403,
    code: ERROR.permissionDenied,
  });
});
