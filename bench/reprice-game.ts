import type { Kysely } from 'kysely';
import { CURRENCIES } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { USER_TYPE } from '#contract/values/states.ts';
import { listCountries } from '#domain/countries/countries.ts';
import type { StoredProductForm } from '#domain/forms/product/product-fields.ts';
import { createPriceConverter } from '#domain/prices/price-converter.ts';
import { fillPriceList } from '#domain/prices/price-list.ts';
import type { Schema } from '#server/db/schema.ts';
import { saveRates } from '#server/features/exchange-rate/rate-queries.ts';
import { insertProducts } from '#server/features/product/save-product-queries.ts';
import { buildApplication } from '#tests/factories/build-application.ts';

const PRODUCTS = Number(process.env.REPRICE_PRODUCTS ?? 10_000);
const COUNTRIES = listCountries()
  .map(({ country }) => country)
  .slice(0, 40);
const EURO_RATES = { TWD: 34.2, MYR: 4.6, SGD: 1.46 } as const;
const DAY = '2026-01-01';

/** A game that sells all it may, in every currency and in many countries. */
export interface LargeGame {
  readonly applicationId: string;
  readonly products: number;
  readonly prices: number;
  /** Prices in another currency than the product's: a change of the rates moves these. */
  readonly changed: number;
  readonly insertedPerSecond: number;
}

/** Makes the account a developer and gives it a large game. */
export async function fillGame(db: Kysely<Schema>, email: string): Promise<LargeGame> {
  const { id: userId } = await db
    .updateTable('users')
    .set({ type: USER_TYPE.developer })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('providers').values({ user_id: userId, name: 'Bench' }).execute();
  const { id, appId } = await buildApplication(db, { developer_id: userId });
  await setRates(db, 1);
  const convert = createPriceConverter(ratesAt(1));
  const forms = Array.from({ length: PRODUCTS }, (_, number) => makeForm(number, convert));
  const started = performance.now();
  await db.transaction().execute((trx) => insertProducts(trx, { applicationId: id, forms, at: new Date() }));
  const seconds = (performance.now() - started) / 1000;
  const prices = PRODUCTS * COUNTRIES.length;
  const changed = forms.flatMap((form) => form.prices.filter((row) => row.currency !== form.defaultCurrency)).length;
  return { applicationId: appId, products: PRODUCTS, prices, changed, insertedPerSecond: prices / seconds };
}

/** A product among thousands: the currencies take turns, over products and over countries. */
function makeForm(number: number, convert: ReturnType<typeof createPriceConverter>): StoredProductForm {
  const defaultCurrency = currencyAt(number);
  const defaultPrice = 100 + (number % 2000);
  const rows = COUNTRIES.map((country, place) => {
    return { country, currency: currencyAt(place), price: 0, manualPrice: false };
  });
  const { rows: prices } = fillPriceList({ countries: COUNTRIES, rows, defaultCurrency, defaultPrice, convert });
  return {
    productId: `product_${number}`,
    name: `Product ${number}`,
    icon: '/files/images/icon.png',
    contentDefault: 'zh-TW',
    contents: LOCALES.map((lang) => ({ lang, title: `Product ${number}`, description: 'A bag of coins' })),
    defaultCurrency,
    defaultPrice,
    countries: COUNTRIES,
    prices,
  };
}

/** Sets the rates of a euro, times a factor that differs from one currency to the next. */
export async function setRates(db: Kysely<Schema>, factor: number): Promise<void> {
  await db.transaction().execute((trx) => saveRates(trx, ratesAt(factor), new Date()));
}

function ratesAt(factor: number) {
  const { TWD, MYR, SGD } = EURO_RATES;
  return [
    { from: 'EUR' as const, to: 'TWD' as const, rate: TWD * factor, day: DAY },
    { from: 'EUR' as const, to: 'MYR' as const, rate: MYR * factor ** 2, day: DAY },
    { from: 'EUR' as const, to: 'SGD' as const, rate: SGD * factor ** 3, day: DAY },
  ];
}

function currencyAt(place: number) {
  return CURRENCIES[place % CURRENCIES.length] ?? CURRENCIES[0];
}
