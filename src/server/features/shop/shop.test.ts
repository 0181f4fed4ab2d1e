import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { getExchangeRates } from '#contract/exchange-rate/endpoints.ts';
import { listInvoiceRanges } from '#contract/invoice/operator-endpoints.ts';
import { listAgencies, listShopCurrencies } from '#contract/shop/endpoints.ts';
import { addAgency, removeAgency, updateAgency } from '#contract/shop/operator-endpoints.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { seedShop } from '../../../../demo/seed-shop.ts';

let product: TestProduct;
let operator: Readonly<Record<string, string>> = {};
let player: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  product = await openTestProduct();
  ({ headers: operator } = await signIn(product, { email: 'operator@starhall.test' }));
  ({ headers: player } = await signIn(product, { email: 'shopper@example.com' }));
});

afterAll(() => product.close());

const list = (page: { offset?: number; limit?: number } = {}) => product.call(listAgencies, page, { headers: player });

it('R3.54 R7.82 answers the four currencies of the shop with their symbols', async () => {
  expect(await product.call(listShopCurrencies, {}, { headers: player })).toEqual({
    count: 4,
    list: [
      { code: 'TWD', symbol: 'NT$' },
      { code: 'MYR', symbol: 'RM' },
      { code: 'SGD', symbol: 'S$' },
      { code: 'EUR', symbol: '€' },
    ],
  });
  expect(await product.refuse(listShopCurrencies, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
});

it('R7.80 answers agencies by code, in pages, with the count of all', async () => {
  const at = new Date(0);
  const rows = Array.from({ length: 250 }, (_, index) => ({
    code: `T${String(index).padStart(3, '0')}`,
    name: `第${index}銀行`,
    created_at: at,
    updated_at: at,
  }));
  await product.db.insertInto('agencies').values(rows.toReversed()).execute();
  const all = rows.map(({ code, name }) => ({ code, name }));
  expect(await list({ offset: 0, limit: 100 })).toEqual({ count: 250, list: all.slice(0, 100) });
  expect(await list()).toEqual({ count: 250, list: all.slice(0, 100) });
  expect(await list({ offset: 200, limit: 100 })).toEqual({ count: 250, list: all.slice(200) });
  expect(await list({ offset: 250 })).toEqual({ count: 250, list: [] });
  expect(await product.refuse(listAgencies, { limit: 101 }, { headers: player })).toMatchObject({
    code: ERROR.invalidFormat,
  });
  expect(await product.refuse(listAgencies, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
  await product.db.deleteFrom('agencies').execute();
});

it('lets an operator add, rename and remove an agency, each written into the log', async () => {
  const call = { headers: operator };
  await product.call(addAgency, { code: '004', name: '臺灣銀行' }, call);
  expect(await list()).toEqual({ count: 1, list: [{ code: '004', name: '臺灣銀行' }] });
  const again = await product.refuse(addAgency, { code: '004', name: 'Other' }, call);
  expect(again).toEqual({ status: 400, code: ERROR.invalidFormat, fields: { code: 'field.taken' } });
  await product.call(updateAgency, { code: '004', name: 'Bank of Taiwan' }, call);
  expect((await list()).list).toEqual([{ code: '004', name: 'Bank of Taiwan' }]);
  await product.call(removeAgency, { code: '004' }, call);
  expect(await list()).toEqual({ count: 0, list: [] });
  const actions = (await listAuditOf(product.db, 'agency:004')).map(({ action }) => action);
  expect(actions).toEqual(['agency.add', 'agency.rename', 'agency.remove']);
});

it('answers 50018 for a code that there is not, and 20001 for fields that cannot be', async () => {
  const call = { headers: operator };
  const unknown = { status: 404, code: ERROR.agencyOrBankNotFound };
  expect(await product.refuse(updateAgency, { code: '999', name: 'x' }, call)).toEqual(unknown);
  expect(await product.refuse(removeAgency, { code: '999' }, call)).toEqual(unknown);
  expect(await product.refuse(addAgency, { code: 'a b', name: '' }, call)).toEqual({
    status: 400,
    code: ERROR.invalidFormat,
    fields: { code: 'field.invalid', name: 'field.required' },
  });
});

it('lets nobody but operators change agencies', async () => {
  for (const [endpoint, input] of [
    [addAgency, { code: '004', name: 'x' }],
    [updateAgency, { code: '004', name: 'x' }],
    [removeAgency, { code: '004' }],
  ] as const) {
    expect(await product.refuse(endpoint, input)).toEqual({ status: 401, code: ERROR.authorizationMissing });
    expect(await product.refuse(endpoint, input, { headers: player })).toEqual({
      status: 403,
      code: ERROR.permissionDenied,
    });
  }
});

it('gives a trial banks, rates and invoice numbers of the period, once', async () => {
  await product.db.deleteFrom('agencies').execute();
  await seedShop(product.services);
  const { count, list: agencies } = await list();
  expect(count).toBeGreaterThan(30);
  expect(agencies[0]).toEqual({ code: '004', name: '臺灣銀行' });
  await product.call(removeAgency, { code: '004' }, { headers: operator });
  await seedShop(product.services);
  expect((await list()).count).toBe(count - 1);
  const ranges = await product.call(listInvoiceRanges, {}, { headers: operator });
  expect(ranges).toMatchObject({ count: 1, currentPeriod: '2026-03', list: [{ period: '2026-03', left: 50_000 }] });
  const { headers } = await signIn(product, { email: 'maker@example.com' });
  await makeDeveloper(product, 'maker@example.com');
  const rates = await product.call(getExchangeRates, { from: 'EUR' }, { headers });
  expect(rates.list.map(({ currency }) => currency)).toEqual(['TWD', 'MYR', 'SGD', 'EUR']);
});
