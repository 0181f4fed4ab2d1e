import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { createProduct, deleteProduct, getOwnProduct, listOwnProducts } from '#contract/product/developer-endpoints.ts';
import { listPublicProducts } from '#contract/product/endpoints.ts';
import { DEFAULT_PRODUCT } from '#contract/product/entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openProductTrial, type ProductTrial } from '#tests/product/open-product-trial.ts';

let trial: ProductTrial;

beforeAll(async () => {
  trial = await openProductTrial();
});

afterAll(() => trial.close());

async function refusalOf(
  overrides: Record<string, unknown>,
  who: { readonly headers?: Readonly<Record<string, string>> } = trial.first,
) {
  const form = { ...(await trial.buildForm()), applicationId: trial.game.appId, ...overrides };
  return trial.refuse(createProduct, form, who);
}

it('R1.14 R3.24 R3.25 R3.26 R3.27 R3.28 R3.29 R4.14 R7.55 makes a product, off the shelf, and gives back what was sent', async () => {
  const { game, first, db } = trial;
  const form = await trial.buildForm({ productId: 'coin_100', contentDefault: 'zh-TW' });
  const made = await trial.call(createProduct, { ...form, applicationId: game.appId }, first);
  expect(made).toMatchObject({ result: true, status: SHELF.offShelf });
  const product = await trial.call(getOwnProduct, { id: made.id }, first);
  const upload = await db
    .selectFrom('uploads')
    .select('url')
    .where('id', '=', form.icon ?? '')
    .executeTakeFirstOrThrow();
  expect(product).toMatchObject({
    id: made.id,
    name: 'Bag of coins',
    status: SHELF.offShelf,
    appId: game.appId,
    productId: 'coin_100',
    userId: first.userId,
    icon: upload.url,
    contentDefault: 'zh-TW',
    defaultCurrency: 'TWD',
    defaultPrice: 30,
    createdAt: made.updatedAt,
    updatedAt: made.updatedAt,
    countries: ['TW', 'MY', 'DE'],
  });
  const times = { createdAt: made.updatedAt, updatedAt: made.updatedAt };
  expect(product.contents).toEqual(
    LOCALES.map((lang) => ({ lang, title: `Coins ${lang}`, description: `A bag of coins ${lang}`, ...times })),
  );
  expect(product.prices[0]).toEqual({
    ...{ country: 'TW', currency: 'TWD', price: 30, defaultPrice: 30, manualPrice: false },
    ...times,
  });
  expect((await trial.call(listOwnProducts, { applicationId: game.appId }, first)).list).toContainEqual(product);
  const { list } = await trial.call(listPublicProducts, { applicationId: game.appId, currency: 'TWD' });
  expect(list.map(({ productId }) => productId)).not.toContain('coin_100');
  expect(await listAuditOf(db, `product:${made.id}`)).toMatchObject([
    { actorUserId: first.userId, action: 'product.create', details: { productId: 'coin_100' } },
  ]);
});

it('R3.30 R5.36 converts automatic prices, TWD up to a whole, and keeps those set by hand', async () => {
  const { prices } = await trial.make({
    defaultCurrency: 'EUR',
    defaultPrice: 0.99,
    countries: ['TW', 'MY', 'SG', 'DE', 'US'],
    prices: [
      { country: 'MY', currency: 'MYR', price: 3.9, manualPrice: true },
      { country: 'SG', currency: 'SGD', price: 99, manualPrice: false },
      // Not on sale in that country: the price is dropped.
      { country: 'VN', currency: 'EUR', price: 1, manualPrice: true },
    ],
  });
  expect(prices.map((row) => [row.country, row.currency, row.price, row.defaultPrice, row.manualPrice])).toEqual([
    ['TW', 'TWD', 34, 34, false],
    ['MY', 'MYR', 3.9, 4.55, true],
    ['SG', 'SGD', 1.45, 1.45, false],
    ['DE', 'EUR', 0.99, 0.99, false],
    ['US', 'EUR', 0.99, 0.99, false],
  ]);
  const whole = await trial.make({ defaultCurrency: 'EUR', defaultPrice: '1.00' });
  expect(whole.prices.map(({ price }) => price)).toEqual([35, 4.6, 1]);
});

it('normalizes texts, and takes a language in our spelling or another', async () => {
  const { name, contents } = await trial.make({
    name: '  Bag\r\nof coins ',
    contents: [{ lang: 'zh-TW', title: ' 金幣\n', description: 'a\r\nb ' }],
  });
  expect(name).toBe('Bag of coins');
  expect(contents).toMatchObject([{ lang: 'zh-TW', title: '金幣', description: 'a\nb' }]);
});

it('R5.27 R8.17 refuses an ID that is taken with 60016, also that of star coins, and takes it in another game', async () => {
  const taken = { status: 409, code: ERROR.duplicateProductId, fields: { productId: 'field.taken' } };
  await trial.make({ productId: 'once' });
  expect(await refusalOf({ productId: 'once' })).toEqual(taken);
  expect(await refusalOf({ productId: DEFAULT_PRODUCT.productId })).toEqual(taken);
  const other = await trial.buildGame();
  const { id } = await trial.make({ productId: 'once' }, other.appId);
  // The check for a duplicate ID runs last, so that other errors are reported first.
  expect(await refusalOf({ productId: 'once', countries: ['ZZ'] })).toMatchObject({ code: ERROR.countryNotFound });
  await trial.call(deleteProduct, { id }, trial.first);
  await trial.make({ productId: 'once' }, other.appId);
});

it('R5.27 lets one of many who make the same product at once have it', async () => {
  const { appId: applicationId } = await trial.buildGame();
  const forms = await Promise.all(Array.from({ length: 6 }, () => trial.buildForm({ productId: 'race' })));
  const answers = await Promise.all(
    forms.map((form) => trial.send(createProduct, { ...form, applicationId }, trial.first)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await trial.call(listOwnProducts, { applicationId }, trial.first)).count).toBe(1);
});

it('refuses more products than an application may have with 70000', async () => {
  const { id, appId } = await trial.buildGame();
  await sql`
    INSERT INTO products (application_id, product_id, name, default_currency, default_price_minor)
    SELECT ${id}, 'bulk_' || number, 'Bulk', 'TWD', 1 FROM generate_series(1, 9999) AS number`.execute(trial.db);
  await trial.make({}, appId);
  expect(await refusalOf({ applicationId: appId })).toMatchObject({ status: 400, code: ERROR.parameterError });
});

const WRONG: readonly [string, Record<string, unknown>, number, string][] = [
  ['R5.118 refuses a capital letter in the ID', { productId: 'Coin100' }, ERROR.invalidFormat, 'productId'],
  ['R5.118 refuses an ID that opens with an underscore', { productId: '_coin' }, ERROR.invalidFormat, 'productId'],
  ['R5.118 refuses an empty ID', { productId: '' }, ERROR.invalidFormat, 'productId'],
  ['R5.119 R7.55 refuses the reserved android.test', { productId: 'android.test' }, ERROR.invalidFormat, 'productId'],
  [
    'R5.119 refuses what is below android.test',
    { productId: 'android.test.purchased' },
    ERROR.invalidFormat,
    'productId',
  ],
  ['R5.120 refuses the reserved prefix yoe', { productId: 'yoestar' }, ERROR.invalidFormat, 'productId'],
  ['refuses an ID that is a list', { productId: ['coin'] }, ERROR.invalidFormat, 'productId'],
  ['R5.35 R5.127 refuses a TWD price of zero', { defaultPrice: 0 }, ERROR.invalidFormat, 'defaultPrice'],
  ['R5.35 refuses a TWD price below zero', { defaultPrice: -5 }, ERROR.invalidFormat, 'defaultPrice'],
  ['R5.35 R5.127 refuses a TWD price with decimals', { defaultPrice: 29.9 }, ERROR.invalidFormat, 'defaultPrice'],
  ['R5.35 refuses a price that is a word', { defaultPrice: 'abc' }, ERROR.invalidFormat, 'defaultPrice'],
  ['refuses a price that is an object', { defaultPrice: { amount: 3 } }, ERROR.invalidFormat, 'defaultPrice'],
  ['refuses a price beyond all amounts', { defaultPrice: 1e300 }, ERROR.invalidFormat, 'defaultPrice'],
  ['refuses too many digits', { defaultCurrency: 'EUR', defaultPrice: '0.999' }, ERROR.invalidFormat, 'defaultPrice'],
  ['refuses a currency that we do not have', { defaultCurrency: 'USD' }, ERROR.currencyNotFound, 'defaultCurrency'],
  ['refuses a price below zero in a row', { prices: [row({ price: -1 })] }, ERROR.invalidFormat, 'prices.0.price'],
  [
    'refuses a currency that we do not have in a row',
    { prices: [row({ currency: 'USD' })] },
    ERROR.currencyNotFound,
    'prices.0.currency',
  ],
  [
    'refuses a country that there is not in a row',
    { prices: [row({ country: 'ZZ' })] },
    ERROR.countryNotFound,
    'prices.0.country',
  ],
  [
    'refuses a row without its price by hand',
    { prices: [row({ price: undefined })] },
    ERROR.invalidFormat,
    'prices.0.price',
  ],
  [
    'refuses a country twice in prices',
    { prices: [row({}), row({ price: 31 })] },
    ERROR.invalidFormat,
    'prices.1.country',
  ],
  [
    'refuses a switch that is a word',
    { prices: [row({ manualPrice: 'on' })] },
    ERROR.invalidFormat,
    'prices.0.manualPrice',
  ],
  ['refuses rows without end', { prices: Array(300).fill(row({})) }, ERROR.invalidFormat, 'prices'],
  ['refuses a country twice', { countries: ['TW', 'TW'] }, ERROR.invalidFormat, 'countries.1'],
  ['refuses no country', { countries: [] }, ERROR.invalidFormat, 'countries'],
  ['refuses countries without end', { countries: Array(5000).fill('TW') }, ERROR.invalidFormat, 'countries'],
  ['refuses a country that there is not', { countries: ['TW', 'ZZ'] }, ERROR.countryNotFound, 'countries.1'],
  ['refuses a missing icon', { icon: '' }, ERROR.iconMissing, 'icon'],
  ['refuses an icon that is a number', { icon: 7 }, ERROR.invalidFormat, 'icon'],
  ['refuses an icon of nobody', { icon: 'https://evil.example/x.png' }, ERROR.invalidFormat, 'icon'],
  ['refuses an icon with a null character', { icon: 'x\u0000' }, ERROR.invalidFormat, 'icon'],
  ['refuses a language that we do not have', { contentDefault: 'xx' }, ERROR.invalidLanguageFormat, 'contentDefault'],
  ['refuses no texts of the default language', { contents: [] }, ERROR.defaultLanguageMissing, 'contents'],
  ['refuses texts that are no list', { contents: 'none' }, ERROR.invalidFormat, 'contents'],
  ['refuses a name that is too long', { name: 'x'.repeat(56) }, ERROR.invalidFormat, 'name'],
  [
    'refuses star coins for another region',
    { defaultProduct: { ...DEFAULT_PRODUCT, regionCode: 'MY' } },
    ERROR.invalidFormat,
    'defaultProduct',
  ],
  ['refuses star coins that are a word', { defaultProduct: 'point' }, ERROR.invalidFormat, 'defaultProduct'],
];

function row(changes: object) {
  return { country: 'TW', currency: 'TWD', price: 30, manualPrice: true, ...changes };
}

/** Values of every type, for every field. */
const HOSTILE = [
  null,
  0,
  -1,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'x'.repeat(5000),
  [],
  [null],
  [[]],
  {},
  true,
  [{}],
  [7],
];
const FIELDS = ['productId', 'name', 'icon', 'contentDefault', 'contents', 'defaultCurrency', 'defaultPrice'] as const;

it.each([...FIELDS, 'prices', 'countries', 'defaultProduct', 'applicationId'] as const)(
  'never fails itself, whatever is sent as %s',
  async (field) => {
    const form = { ...(await trial.buildForm()), applicationId: trial.game.appId };
    for (const value of HOSTILE) {
      const hostile = { ...form, productId: `hostile_${nextNumber()}`, [field]: value };
      const { status } = await trial.send(createProduct, hostile, trial.first);
      expect([field, value, status < 500]).toEqual([field, value, true]);
    }
  },
);

it.each(WRONG)('%s', async (_name, overrides, code, field) => {
  const refusal = await refusalOf(overrides);
  expect(refusal.code).toBe(code);
  expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
});

it('names every field that fails at once; a wrong format leads, then languages, icon, currency, country', async () => {
  const several = {
    ...{ contents: [{ lang: 'zzz-1', title: 'x' }], icon: null, defaultCurrency: 'USD', countries: ['ZZ'] },
  };
  const found = ['contents.0.lang', 'contents', 'icon', 'defaultCurrency', 'countries.0'];
  const refusal = await refusalOf(several);
  expect(refusal.code).toBe(ERROR.invalidLanguageFormat);
  expect(Object.keys(refusal.fields ?? {}).sort()).toEqual(found.toSorted());
  const { contents: _, ...others } = several;
  expect((await refusalOf(others)).code).toBe(ERROR.iconMissing);
  expect((await refusalOf({ defaultCurrency: 'USD', countries: ['ZZ'] })).code).toBe(ERROR.currencyNotFound);
  const wrongFormat = await refusalOf({ ...several, productId: 'Coin' });
  expect(wrongFormat.code).toBe(ERROR.invalidFormat);
  expect(Object.keys(wrongFormat.fields ?? {}).sort()).toEqual([...found, 'productId'].sort());
});

it('R3.31 takes star coins back as they were read', async () => {
  const { productId, regionCode, quantity } = DEFAULT_PRODUCT;
  await trial.make({ defaultProduct: { productId, regionCode, quantity } });
  await trial.make({ defaultProduct: { ...DEFAULT_PRODUCT } });
});

it('refuses pictures of others and of other purposes', async () => {
  const { second } = trial;
  for (const icon of [await trial.upload('product_icon', second.userId), await trial.upload('icon')]) {
    expect(await refusalOf({ icon })).toMatchObject({ code: ERROR.invalidFormat, fields: { icon: 'image.unknown' } });
  }
});

it('says which row or field asks for a currency that no rate leads to, or for a price that may not stand', async () => {
  // Taiwan has no free products.
  const free = { defaultCurrency: 'EUR', defaultPrice: 0 };
  expect(await refusalOf({ ...free, countries: ['TW'] })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { defaultPrice: 'rule.price' },
  });
  const prices = [row({ manualPrice: false })];
  expect(await refusalOf({ ...free, countries: ['DE', 'TW'], prices })).toMatchObject({
    fields: { 'prices.0.price': 'rule.price' },
  });
  await trial.make({ ...free, countries: ['DE', 'MY'] });
  // A price may not round down to zero either: two sen are less than half a cent.
  const sen = { defaultCurrency: 'MYR', defaultPrice: 0.02 };
  expect(await refusalOf({ ...sen, countries: ['MY', 'DE'] })).toMatchObject({
    code: ERROR.invalidFormat,
    fields: { defaultPrice: 'rule.price' },
  });
  const byHand = { country: 'DE', currency: 'EUR' as const, price: 0, manualPrice: true };
  await trial.make({ ...sen, countries: ['MY', 'DE'], prices: [byHand] });
  // The converted amount exceeds the limit of another currency.
  expect(await refusalOf({ defaultCurrency: 'EUR', defaultPrice: 9_999_999_999_999, countries: ['MY'] })).toMatchObject(
    {
      code: ERROR.invalidFormat,
      fields: { defaultPrice: 'rule.price' },
    },
  );
  const { db } = trial;
  const rates = await db.deleteFrom('exchange_rates').where('to_currency', '=', 'MYR').returningAll().execute();
  const inRinggit = [{ country: 'MY', currency: 'MYR' as const, manualPrice: false }];
  expect(await refusalOf({ prices: inRinggit })).toMatchObject({
    status: 404,
    code: ERROR.currencyNotFound,
    fields: { 'prices.0.currency': 'form.no_rate' },
  });
  expect(await refusalOf({})).toMatchObject({
    code: ERROR.currencyNotFound,
    fields: { defaultCurrency: 'form.no_rate' },
  });
  await db.insertInto('exchange_rates').values(rates).execute();
});

it('R6.7 R8.12 refuses visitors, players, foreign applications, and developers who are switched off', async () => {
  expect(await refusalOf({}, {})).toMatchObject({ status: 401, code: ERROR.authorizationMissing });
  expect(await refusalOf({}, trial.player)).toMatchObject({ status: 403, code: ERROR.permissionDenied });
  expect(await refusalOf({}, trial.second)).toMatchObject({ status: 404, code: ERROR.applicationNotFound });
  expect(await refusalOf({ applicationId: 'com.nobody.has' })).toMatchObject({
    status: 404,
    code: ERROR.applicationNotFound,
  });
  const enable = (value: boolean) =>
    trial.db.updateTable('providers').set({ is_enabled: value }).where('user_id', '=', trial.first.userId).execute();
  await enable(false);
  expect(await refusalOf({ defaultCurrency: 'USD' })).toMatchObject({ status: 409, code: ERROR.providerNotEnabled });
  await enable(true);
});
