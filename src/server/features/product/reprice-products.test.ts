import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import {
  deleteProduct,
  editProduct,
  getOwnProduct,
  listPriceHistory,
  previewPrices,
  pullProduct,
  releaseProduct,
  repriceProducts,
} from '#contract/product/developer-endpoints.ts';
import { listPublicProducts } from '#contract/product/endpoints.ts';
import type { Product, Repricing } from '#contract/product/entities.ts';
import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import { listCountryRegions } from '#domain/countries/countries.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { createPriceConverter } from '#domain/prices/price-converter.ts';
import { fillPriceList } from '#domain/prices/price-list.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openProductTrial, type ProductTrial } from '#tests/product/open-product-trial.ts';
import { listRates } from '../exchange-rate/rate-queries.ts';

const MISSING = 2_147_483_647;
const RATES = { TWD: 34.2, MYR: 4.6, SGD: 1.46 };
const EURO = { defaultCurrency: 'EUR', defaultPrice: 1, countries: ['TW', 'MY', 'DE'] } as const;

let trial: ProductTrial;

beforeAll(async () => {
  trial = await openProductTrial();
});

afterAll(() => trial.close());

type Input = InputOf<typeof repriceProducts>;
async function reprice(applicationId: string, input: Omit<Input, 'applicationId'> = {}): Promise<Repricing> {
  const answer = await trial.call(repriceProducts, { applicationId, ...input }, trial.first);
  if ('job' in answer) throw new Error('left to a job');
  return answer;
}
const refuse = (input: object, who: object = trial.first) => trial.refuse(repriceProducts, input, who);
const read = (id: number) => trial.call(getOwnProduct, { id }, trial.first);
const history = async (id: number, input: object = {}) =>
  (await trial.call(listPriceHistory, { id, limit: 100, ...input }, trial.first)).list;
const pricesOf = ({ prices }: Product) => prices.map(({ price }) => price);

/** Runs a function with other exchange rates. */
async function withRates<Answer>(rates: Partial<typeof RATES>, run: () => Promise<Answer>): Promise<Answer> {
  await trial.setRates(rates);
  try {
    return await run();
  } finally {
    await trial.setRates(RATES);
  }
}

it('R3.30 R5.36 shows what today’s rates make of automatic prices, and writes exactly that, also on the shelf', async () => {
  const { appId } = await trial.buildGame();
  const made = await trial.make({ ...EURO }, appId);
  await trial.call(releaseProduct, { id: made.id }, trial.first);
  const byHand = await trial.make(
    { ...EURO, prices: [{ country: 'TW', currency: 'TWD', price: 30, manualPrice: true }] },
    appId,
  );
  await withRates({ TWD: 36.1 }, async () => {
    const preview = await reprice(appId);
    expect(preview).toEqual({
      isApplied: false,
      basis: expect.any(String),
      rates: [
        { from: 'EUR', to: 'EUR', rate: 1, day: null },
        { from: 'EUR', to: 'MYR', rate: 4.6, day: '2026-01-01' },
        { from: 'EUR', to: 'TWD', rate: 36.1, day: '2026-01-01' },
      ],
      count: 1,
      priceCount: 1,
      list: [
        {
          id: made.id,
          productId: made.productId,
          name: made.name,
          changes: [{ country: 'TW', currency: 'TWD', oldPrice: 35, newPrice: 37 }],
        },
      ],
    });
    expect(pricesOf(await read(made.id))).toEqual([35, 4.6, 1]);
    trial.clock.advance(1000);
    const { isApplied, list } = await reprice(appId, { apply: true, basis: preview.basis });
    expect([isApplied, list]).toEqual([true, preview.list]);
    const after = await read(made.id);
    expect(pricesOf(after)).toEqual([37, 4.6, 1]);
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(made.updatedAt));
    // Players see the change immediately.
    const shop = await trial.call(listPublicProducts, { applicationId: appId, currency: 'TWD' });
    expect(shop.list.map(({ price }) => price)).toEqual([37]);
    expect(await read(byHand.id)).toEqual(byHand);
    expect(await history(made.id, { country: 'TW' })).toEqual([
      {
        country: 'TW',
        before: { currency: 'TWD', price: 35 },
        after: { currency: 'TWD', price: 37 },
        manualPrice: false,
        cause: 'reprice',
        changedAt: after.updatedAt,
      },
      {
        country: 'TW',
        before: null,
        after: { currency: 'TWD', price: 35 },
        manualPrice: false,
        cause: 'form',
        changedAt: made.updatedAt,
      },
    ]);
    expect(await reprice(appId, { apply: true })).toMatchObject({ isApplied: true, count: 0, priceCount: 0, list: [] });
  });
  expect(await listAuditOf(trial.db, `application:${appId}`)).toMatchObject([
    { action: 'product.reprice', details: { products: 1, prices: 1 } },
  ]);
});

it('refuses to write something else than was shown, with 70000', async () => {
  const { appId } = await trial.buildGame();
  const { id } = await trial.make({ ...EURO }, appId);
  const { basis } = await withRates({ TWD: 36.1 }, () => reprice(appId));
  const stale = { status: 400, code: ERROR.parameterError, fields: { basis: 'field.invalid' } };
  await withRates({ TWD: 36.2 }, async () => {
    expect(await refuse({ applicationId: appId, apply: true, basis })).toEqual(stale);
  });
  await trial.call(editProduct, { id, defaultPrice: 2 }, trial.first);
  await withRates({ TWD: 36.1 }, async () => {
    expect(await refuse({ applicationId: appId, apply: true, basis })).toEqual(stale);
    expect(await refuse({ applicationId: appId, apply: true, basis: 'x' })).toEqual(stale);
  });
  expect(pricesOf(await read(id))).toEqual([69, 9.2, 2]);
});

it('reprices the products that are named; removed ones are 60035 by name, and left out by nobody’s', async () => {
  const { id: number, appId } = await trial.buildGame();
  const [one, two] = [await trial.make({ ...EURO }, appId), await trial.make({ ...EURO }, appId)];
  const removed = await buildProduct(trial.db, {
    ...{ application_id: number, status: SHELF.removed, default_currency: 'EUR', default_price_minor: 100 },
    prices: [['TW', 'TWD', 35]],
  });
  const stranger = await trial.make();
  const theirs = await buildProduct(trial.db, { application_id: (await trial.buildGame(trial.second.userId)).id });
  await withRates({ TWD: 40 }, async () => {
    expect(await reprice(appId, { ids: [two.id, two.id] })).toMatchObject({ count: 1, list: [{ id: two.id }] });
    expect((await reprice(appId)).list.map(({ id }) => id)).toEqual([one.id, two.id]);
    for (const apply of [true, false]) {
      expect(await refuse({ applicationId: appId, ids: [one.id, removed.id], apply })).toMatchObject({
        status: 409,
        code: ERROR.productRemoved,
        fields: { 'ids.1': 'error.60035' },
      });
      for (const id of [stranger.id, theirs.id, MISSING]) {
        expect(await refuse({ applicationId: appId, ids: [id], apply })).toMatchObject({
          status: 404,
          code: ERROR.productNotFound,
        });
      }
    }
    await reprice(appId, { ids: [two.id], apply: true });
  });
  expect([pricesOf(await read(one.id))[0], pricesOf(await read(two.id))[0]]).toEqual([35, 40]);
});

it('lists the first products whole, as long as they have at most 2,500 prices together', async () => {
  const { id, appId } = await trial.buildGame();
  const countries = listCountryRegions().flatMap((region) => region.countries);
  const prices = countries.map((country) => [country, 'TWD', 1] as const);
  for (let number = 0; number < 12; number += 1) {
    await buildProduct(trial.db, { application_id: id, default_currency: 'EUR', default_price_minor: 100, prices });
  }
  const { count, priceCount, list } = await reprice(appId);
  expect([count, priceCount]).toEqual([12, 12 * countries.length]);
  expect(list.map(({ changes }) => changes.length)).toEqual(
    Array(Math.floor(2500 / countries.length)).fill(countries.length),
  );
});

it('is for the developer of the application alone, and takes no more products than an application has', async () => {
  const { appId } = trial.game;
  expect(await refuse({ applicationId: appId }, {})).toMatchObject({ code: ERROR.authorizationMissing });
  expect(await refuse({ applicationId: appId }, trial.player)).toMatchObject({ code: ERROR.permissionDenied });
  expect(await refuse({ applicationId: appId }, trial.second)).toMatchObject({ code: ERROR.applicationNotFound });
  expect(await refuse({ applicationId: appId, ids: Array(10_001).fill(1) })).toMatchObject({
    code: ERROR.invalidFormat,
  });
  expect(await refuse({ applicationId: appId, ids: ['one'] })).toMatchObject({ code: ERROR.invalidFormat });
});

it('refuses where no rate leads to a currency, and leaves prices that could not stand', async () => {
  const { appId } = await trial.buildGame();
  const { id } = await trial.make({ ...EURO, countries: ['TW', 'MY'] }, appId);
  // At this rate a euro rounds to zero, and a price in TWD may not be zero.
  await withRates({ TWD: 0.000_000_000_1, MYR: 5 }, async () => {
    expect(await reprice(appId, { apply: true })).toMatchObject({ priceCount: 1 });
  });
  expect(pricesOf(await read(id))).toEqual([35, 5]);
  const kept = await trial.db.deleteFrom('exchange_rates').returningAll().execute();
  expect(await refuse({ applicationId: appId })).toEqual({
    status: 404,
    code: ERROR.currencyNotFound,
    fields: { rates: 'form.no_rate' },
  });
  await trial.db.insertInto('exchange_rates').values(kept).execute();
});

it('previews prices with their rates and days, and keeps nothing', async () => {
  const preview = (input: object) => trial.call(previewPrices, input, trial.first);
  const { list } = await preview({
    ...EURO,
    countries: ['TW', 'MY', 'DE'],
    prices: [{ country: 'MY', currency: 'SGD', price: 2, manualPrice: true }],
  });
  expect(list).toEqual([
    ...[
      {
        country: 'TW',
        currency: 'TWD',
        defaultPrice: 35,
        price: 35,
        manualPrice: false,
        rate: 34.2,
        day: '2026-01-01',
      },
    ],
    ...[
      {
        country: 'MY',
        currency: 'SGD',
        defaultPrice: 1.46,
        price: 2,
        manualPrice: true,
        rate: 1.46,
        day: '2026-01-01',
      },
    ],
    ...[{ country: 'DE', currency: 'EUR', defaultPrice: 1, price: 1, manualPrice: false, rate: 1, day: null }],
  ]);
  const wrong = await trial.refuse(
    previewPrices,
    { defaultCurrency: 'USD', defaultPrice: 'x', countries: ['ZZ'] },
    trial.first,
  );
  expect([wrong.code, Object.keys(wrong.fields ?? {}).sort()]).toEqual([
    ERROR.currencyNotFound,
    ['countries.0', 'defaultCurrency'],
  ]);
  expect(await trial.refuse(previewPrices, {}, trial.first)).toMatchObject({ code: ERROR.invalidFormat });
});

const COUNTRIES = ['TW', 'MY', 'SG', 'DE', 'US'] as const;
const anyPrice = fc.integer({ min: 1, max: 500 });
const anyRow = fc.record({
  country: fc.constantFrom(...COUNTRIES),
  currency: fc.constantFrom(...CURRENCIES),
  price: anyPrice,
  manualPrice: fc.boolean(),
});
const anyForm = fc.record({
  defaultCurrency: fc.constantFrom(...CURRENCIES),
  defaultPrice: anyPrice,
  countries: fc.uniqueArray(fc.constantFrom(...COUNTRIES), { minLength: 1 }),
  prices: fc.uniqueArray(anyRow, { selector: ({ country }) => country }),
});
const anyRates = fc.record({
  TWD: fc.integer({ min: 200, max: 600 }).map((rate) => rate / 10),
  MYR: fc.integer({ min: 30, max: 70 }).map((rate) => rate / 10),
  SGD: fc.integer({ min: 100, max: 200 }).map((rate) => rate / 100),
});
const anyAction = fc.oneof(
  anyForm.map((form) => ({ kind: 'edit' as const, form })),
  anyRates.map((rates) => ({ kind: 'reprice' as const, rates })),
  fc.constant({ kind: 'shelve' as const }),
);

it('keeps a history that leads from the first price to the present one, and reprices as the rule says, never by hand', async () => {
  const { appId } = await trial.buildGame();
  await fc.assert(
    fc.asyncProperty(anyForm, fc.array(anyAction, { maxLength: 6 }), async (form, actions) => {
      const { id } = await trial.make(form, appId);
      for (const action of actions) {
        trial.clock.advance(10);
        if (action.kind === 'edit') await trial.call(editProduct, { id, ...action.form }, trial.first);
        if (action.kind === 'reprice') await repriceAt(appId, id, action.rates);
        if (action.kind === 'shelve') {
          await trial.call(releaseProduct, { id }, trial.first);
          await trial.call(pullProduct, { id }, trial.first);
        }
      }
      await checkHistory(await read(id));
      await trial.call(deleteProduct, { id }, trial.first);
      await trial.setRates(RATES);
    }),
    { numRuns: 20 },
  );
});

/** Reprices a product and compares the result with the domain rule. */
async function repriceAt(applicationId: string, id: number, rates: typeof RATES): Promise<void> {
  await trial.setRates(rates);
  const before = await read(id);
  await reprice(applicationId, { apply: true });
  const after = await read(id);
  const dated = await listRates(trial.db, businessDayOf(trial.clock.now()));
  const { defaultCurrency, defaultPrice, prices } = before;
  const countries = prices.map(({ country }) => country);
  const convert = createPriceConverter(dated);
  const { rows } = fillPriceList({ defaultCurrency, defaultPrice, convert, countries, rows: prices });
  expect(after.prices).toMatchObject(rows.map((row, index) => (row.manualPrice ? prices[index] : row)));
  for (const row of before.prices) {
    if (row.manualPrice) expect(after.prices).toContainEqual(row);
  }
}

async function checkHistory(product: Product): Promise<void> {
  const told = new Map<string, { currency: CurrencyCode; price: number } | null>();
  for (const { country, before, after } of (await history(product.id)).toReversed()) {
    expect([country, before]).toEqual([country, told.get(country) ?? null]);
    expect(after).not.toEqual(before);
    told.set(country, after);
  }
  const standing = product.prices.map(({ country, currency, price }) => [country, { currency, price }] as const);
  expect(new Map([...told].filter(([, price]) => price !== null))).toEqual(new Map(standing));
}
