import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getExchangeRates } from '#contract/exchange-rate/endpoints.ts';
import { listExchangeRates, setExchangeRate } from '#contract/exchange-rate/operator-endpoints.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { listAuditOf } from '../audit/audit-queries.ts';

let product: TestProduct;
let operator: Readonly<Record<string, string>> = {};
let developer: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  product = await openTestProduct();
  ({ headers: operator } = await signIn(product, { email: 'operator@starhall.test' }));
  ({ headers: developer } = await signIn(product, { email: 'maker@example.com' }));
  await makeDeveloper(product, 'maker@example.com');
});

beforeEach(async () => {
  await product.db.deleteFrom('exchange_rates').execute();
});

afterAll(() => product.close());

const set = (from: 'TWD' | 'EUR' | 'MYR' | 'SGD', to: 'TWD' | 'EUR' | 'MYR' | 'SGD', rate: number) =>
  product.call(setExchangeRate, { from, to, rate }, { headers: operator });
const read = async (from: 'TWD' | 'EUR' | 'MYR' | 'SGD') => {
  const { list } = await product.call(getExchangeRates, { from }, { headers: developer });
  return Object.fromEntries(list.map(({ currency, rate }) => [currency, rate]));
};

it('R7.59 answers what was set, its inverse, and by way of EUR what was not; 50013 for other currencies', async () => {
  await set('EUR', 'TWD', 40);
  await set('EUR', 'MYR', 5);
  await set('EUR', 'SGD', 1.6);
  expect(await read('EUR')).toEqual({ TWD: 40, MYR: 5, SGD: 1.6, EUR: 1 });
  expect(await read('TWD')).toEqual({ TWD: 1, MYR: 0.125, SGD: 0.04, EUR: 0.025 });
  await set('TWD', 'EUR', 0.03);
  expect(await read('TWD')).toMatchObject({ EUR: 0.03 });
  expect(await read('EUR')).toMatchObject({ TWD: 40 });
  const refusal = await product.refuse(getExchangeRates, { from: 'USD' }, { headers: developer });
  expect(refusal).toMatchObject({ status: 404, code: 50013 });
});

it('answers the asked currencies only, and when a rate was last set', async () => {
  await set('EUR', 'TWD', 40);
  const reply = await product.call(getExchangeRates, { from: 'EUR', to: ['TWD', 'EUR'] }, { headers: developer });
  expect(reply).toEqual({
    from: 'EUR',
    updatedAt: '2026-03-01T04:00:00.000Z',
    list: [
      { currency: 'TWD', rate: 40 },
      { currency: 'EUR', rate: 1 },
    ],
  });
});

it('leaves out currencies that no rate leads to', async () => {
  const reply = await product.call(getExchangeRates, { from: 'EUR' }, { headers: developer });
  expect(reply).toEqual({ from: 'EUR', updatedAt: null, list: [{ currency: 'EUR', rate: 1 }] });
});

it('answers 50013 for a currency that the shop does not have', async () => {
  for (const input of [{ from: 'USD' }, { from: 'EUR', to: ['USD'] }]) {
    expect(await product.refuse(getExchangeRates, input, { headers: developer })).toMatchObject({ code: 50013 });
  }
  const refusal = await product.refuse(setExchangeRate, { from: 'EUR', to: 'USD', rate: 1 }, { headers: operator });
  expect(refusal).toMatchObject({ status: 404, code: 50013 });
  expect(await product.refuse(getExchangeRates, {}, { headers: developer })).toMatchObject({
    code: 20001,
    fields: { from: 'field.required' },
  });
});

it('takes rates above zero only, between two currencies', async () => {
  for (const rate of [0, -1, 1e-7, 1_000_001, 'x', null]) {
    const refusal = await product.refuse(setExchangeRate, { from: 'EUR', to: 'TWD', rate }, { headers: operator });
    expect(refusal).toMatchObject({ status: 400, code: 20001, fields: { rate: expect.any(String) } });
  }
  const same = await product.refuse(setExchangeRate, { from: 'EUR', to: 'EUR', rate: 1 }, { headers: operator });
  expect(same).toMatchObject({ code: 20001, fields: { to: 'field.choice' } });
});

it('shows operators what was set and what follows, and writes changes into the log', async () => {
  await set('EUR', 'TWD', 40);
  await set('EUR', 'TWD', 41.25);
  const { list, tables } = await product.call(listExchangeRates, {}, { headers: operator });
  expect(list).toEqual([{ from: 'EUR', to: 'TWD', rate: 41.25, updatedAt: '2026-03-01T04:00:00.000Z' }]);
  expect(tables.map(({ from }) => from)).toEqual(['TWD', 'MYR', 'SGD', 'EUR']);
  const entries = await listAuditOf(product.db, 'rate:EUR-TWD');
  expect(entries.slice(-2).map(({ details }) => details)).toEqual([{ rate: 40 }, { rate: 41.25 }]);
});

it('is read by developers and changed by operators', async () => {
  const { headers: player } = await signIn(product, { email: 'player@example.com' });
  const change = { from: 'EUR', to: 'TWD', rate: 40 };
  expect(await product.refuse(getExchangeRates, { from: 'EUR' })).toEqual({ status: 401, code: 30000 });
  for (const [endpoint, input, headers] of [
    [getExchangeRates, { from: 'EUR' }, player],
    [setExchangeRate, change, developer],
    [listExchangeRates, {}, developer],
  ] as const) {
    expect(await product.refuse(endpoint, input, { headers })).toEqual({ status: 403, code: 40000 });
  }
});
