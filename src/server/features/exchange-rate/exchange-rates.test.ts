import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getExchangeRates } from '#contract/exchange-rate/endpoints.ts';
import {
  importExchangeRates,
  listExchangeRates,
  listRateHistory,
  setExchangeRate,
} from '#contract/exchange-rate/operator-endpoints.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

/** The test clock's day in Taiwan. */
const TODAY = '2026-03-01';

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

const set = (from: CurrencyCode, to: CurrencyCode, rate: number, day?: string) =>
  product.call(setExchangeRate, { from, to, rate, day }, { headers: operator });
const read = async (from: CurrencyCode) => {
  const { list } = await product.call(getExchangeRates, { from }, { headers: developer });
  return Object.fromEntries(list.map(({ currency, rate }) => [currency, rate]));
};

it('R7.59 returns set rates, their inverses, and cross rates through EUR; 50013 for other currencies', async () => {
  await set('EUR', 'TWD', 40);
  await set('EUR', 'MYR', 5);
  await set('EUR', 'SGD', 1.6);
  expect(await read('EUR')).toEqual({ TWD: 40, MYR: 5, SGD: 1.6, EUR: 1 });
  expect(await read('TWD')).toEqual({ TWD: 1, MYR: 0.125, SGD: 0.04, EUR: 0.025 });
  await set('TWD', 'EUR', 0.03);
  expect(await read('TWD')).toMatchObject({ EUR: 0.03 });
  expect(await read('EUR')).toMatchObject({ TWD: 40 });
  const refusal = await product.refuse(getExchangeRates, { from: 'USD' }, { headers: developer });
  expect(refusal).toMatchObject({ status: 404, code: ERROR.currencyNotFound });
});

it('returns only the requested currencies, and the time of the last change', async () => {
  await set('EUR', 'TWD', 40);
  const reply = await product.call(getExchangeRates, { from: 'EUR', to: ['TWD', 'EUR'] }, { headers: developer });
  expect(reply).toEqual({
    from: 'EUR',
    updatedAt: '2026-03-01T04:00:00.000Z',
    list: [
      { currency: 'TWD', rate: 40, day: TODAY },
      { currency: 'EUR', rate: 1, day: null },
    ],
  });
});

it('leaves out currencies that no rate leads to', async () => {
  const reply = await product.call(getExchangeRates, { from: 'EUR' }, { headers: developer });
  expect(reply).toEqual({ from: 'EUR', updatedAt: null, list: [{ currency: 'EUR', rate: 1, day: null }] });
});

it('answers 50013 for an unsupported currency', async () => {
  for (const input of [{ from: 'USD' }, { from: 'EUR', to: ['USD'] }]) {
    expect(await product.refuse(getExchangeRates, input, { headers: developer })).toMatchObject({
      code: ERROR.currencyNotFound,
    });
  }
  const refusal = await product.refuse(setExchangeRate, { from: 'EUR', to: 'USD', rate: 1 }, { headers: operator });
  expect(refusal).toMatchObject({ status: 404, code: ERROR.currencyNotFound });
  expect(await product.refuse(getExchangeRates, {}, { headers: developer })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { from: 'field.required' },
  });
});

it('accepts only positive rates between two currencies', async () => {
  for (const rate of [0, -1, 1e-7, 1_000_001, 'x', null]) {
    const refusal = await product.refuse(setExchangeRate, { from: 'EUR', to: 'TWD', rate }, { headers: operator });
    expect(refusal).toMatchObject({ status: 400, code: ERROR.invalidFormat, fields: { rate: expect.any(String) } });
  }
  const same = await product.refuse(setExchangeRate, { from: 'EUR', to: 'EUR', rate: 1 }, { headers: operator });
  expect(same).toMatchObject({ code: ERROR.invalidFormat, fields: { to: 'field.choice' } });
});

it('shows operators set and derived rates, and logs changes', async () => {
  await set('EUR', 'TWD', 40);
  await set('EUR', 'TWD', 41.25);
  const { list, tables } = await product.call(listExchangeRates, {}, { headers: operator });
  expect(list).toEqual([{ from: 'EUR', to: 'TWD', rate: 41.25, day: TODAY, updatedAt: '2026-03-01T04:00:00.000Z' }]);
  expect(tables.map(({ from }) => from)).toEqual(['TWD', 'MYR', 'SGD', 'EUR']);
  const entries = await listAuditOf(product.db, 'rate:EUR-TWD');
  expect(entries.slice(-2).map(({ details }) => details)).toEqual([
    { rate: 40, day: TODAY },
    { rate: 41.25, day: TODAY },
  ]);
  await set('EUR', 'TWD', 41.25);
  expect(await listAuditOf(product.db, 'rate:EUR-TWD')).toHaveLength(entries.length);
});

it('R7.59 counts a rate from its day on, by the days of Taiwan, and names the day of the oldest it was computed of', async () => {
  await set('EUR', 'TWD', 40, '2026-02-01');
  await set('EUR', 'MYR', 5, '0001-01-01');
  await set('EUR', 'TWD', 50, '2026-03-02');
  const ask = async () => {
    const { list } = await product.call(getExchangeRates, { from: 'TWD' }, { headers: developer });
    return Object.fromEntries(list.map(({ currency, rate, day }) => [currency, [rate, day]]));
  };
  const before = { TWD: [1, null], EUR: [0.025, '2026-02-01'], MYR: [0.125, '0001-01-01'] };
  expect(await ask()).toEqual(before);
  const untilMidnight = Date.parse('2026-03-02T00:00:00+08:00') - product.clock.now();
  product.clock.advance(untilMidnight - 1);
  expect(await ask()).toEqual(before);
  product.clock.advance(1);
  expect(await ask()).toMatchObject({ EUR: [0.02, '2026-03-02'], MYR: [0.1, '0001-01-01'] });
  product.clock.advance(-untilMidnight);
});

it('O54 keeps the rates of other days, including future ones, and lists the latest day first', async () => {
  await set('EUR', 'TWD', 40, '2025-01-01');
  await set('EUR', 'TWD', 42, '2027-01-01');
  await set('TWD', 'EUR', 0.03, '2026-01-01');
  await set('EUR', 'TWD', 41, '2025-01-01');
  const history = async (asked: InputOf<typeof listRateHistory>) => {
    const { count, list } = await product.call(listRateHistory, asked, { headers: operator });
    return { count, list: list.map(({ from, rate, day }) => `${from} ${rate} ${day}`) };
  };
  expect(await history({})).toEqual({
    count: 3,
    list: ['EUR 42 2027-01-01', 'TWD 0.03 2026-01-01', 'EUR 41 2025-01-01'],
  });
  expect(await history({ from: 'EUR', to: 'TWD', limit: 1, offset: 1 })).toEqual({
    count: 2,
    list: ['EUR 41 2025-01-01'],
  });
  expect((await history({ to: 'EUR' })).count).toBe(1);
  const refusal = await product.refuse(listRateHistory, { from: 'USD' }, { headers: operator });
  expect(refusal).toMatchObject({ code: ERROR.currencyNotFound });
});

it('refuses days that no calendar has', async () => {
  for (const day of ['2026-02-30', '2026-13-01', '0000-01-01', '10000-01-01', 'today', 20260301]) {
    const refusal = await product.refuse(
      setExchangeRate,
      { from: 'EUR', to: 'TWD', rate: 40, day },
      { headers: operator },
    );
    expect(refusal).toMatchObject({ code: ERROR.invalidFormat, fields: { day: expect.any(String) } });
  }
});

it('is read by developers and changed by operators', async () => {
  const { headers: player } = await signIn(product, { email: 'player@example.com' });
  const change = { from: 'EUR', to: 'TWD', rate: 40 };
  expect(await product.refuse(getExchangeRates, { from: 'EUR' })).toEqual({
    status: 401,
    code: ERROR.authorizationMissing,
  });
  for (const [endpoint, input, headers] of [
    [getExchangeRates, { from: 'EUR' }, player],
    [setExchangeRate, change, developer],
    [listExchangeRates, {}, developer],
    [listRateHistory, {}, developer],
    [importExchangeRates, { csv: 'from' }, developer],
  ] as const) {
    expect(await product.refuse(endpoint, input, { headers })).toEqual({ status: 403, code: ERROR.permissionDenied });
  }
});
