import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { currencyOfCountry, listCountryRegions } from '../countries/countries.ts';
import type { StoredProductForm } from '../forms/product/product-fields.ts';
import { toMajor } from '../money/money.ts';
import { createPriceConverter } from '../prices/price-converter.ts';
import { checkProductRow } from './check-product-row.ts';
import { toColumnErrors } from './column-errors.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from './product-columns.ts';
import { readProductRow } from './read-product-row.ts';
import { defuseText, guardText, readGuarded } from './spreadsheet-text.ts';
import { writeProductRow } from './write-product-row.ts';

const convert = createPriceConverter([
  { from: 'EUR', to: 'TWD', rate: 34.2 },
  { from: 'EUR', to: 'MYR', rate: 4.6 },
  { from: 'EUR', to: 'SGD', rate: 1.46 },
]);
const ICON = '/files/images/1/x.png';
const FORM: StoredProductForm = {
  productId: 'coins',
  name: 'Coins',
  icon: ICON,
  contentDefault: 'zh-TW',
  contents: [{ lang: 'zh-TW', title: '金幣', description: '' }],
  defaultCurrency: 'TWD',
  defaultPrice: 30,
  countries: ['TW', 'JP'],
  prices: [
    { country: 'TW', currency: 'TWD', defaultPrice: 30, price: 33, manualPrice: true },
    { country: 'JP', currency: 'EUR', defaultPrice: 0.88, price: 0.88, manualPrice: false },
  ],
};
const { onShelf, offShelf, removed } = SHELF;

const rowEntriesOf = (changes: Partial<Record<ProductColumn, string>>) =>
  PRODUCT_COLUMNS.flatMap((column): [ProductColumn, string][] => {
    const cell = changes[column];
    return cell === undefined ? [] : [[column, cell]];
  });
const rowOf = (changes: Partial<Record<ProductColumn, string>> = {}) =>
  new Map<ProductColumn, string>([...writeProductRow(FORM, offShelf), ...rowEntriesOf(changes)]);
const check = (changes: Partial<Record<ProductColumn, string>>, status?: (typeof SHELF)[keyof typeof SHELF]) =>
  checkProductRow({
    row: rowOf(changes),
    stored: status === undefined ? undefined : { form: FORM, status },
    convert,
    icons: new Map([[ICON, ICON]]),
  });

const text = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ maxLength, unit: 'grapheme' }),
      fc.string({ maxLength, unit: fc.constantFrom(...'=+-@\'\t\r\n,;"x ') }),
    )
    .map((value) => value.replaceAll('\0', ''));
const title = text(10).map((value) => `${value.replaceAll(/[\r\n]/g, '')}x`.trim());
const COUNTRIES = listCountryRegions().flatMap(({ countries }) => countries);

const price = fc.record({
  isManual: fc.boolean(),
  currency: fc.constantFrom(...CURRENCIES),
  minor: fc.integer({ min: 1, max: 1e9 }),
});
const anyForm = fc
  .record({
    langs: fc.subarray([...LOCALES], { minLength: 1 }),
    texts: fc.array(fc.tuple(title, text(30)), { minLength: 4, maxLength: 4 }),
    name: title,
    countries: fc.subarray([...COUNTRIES], { minLength: 1, maxLength: 6 }),
    prices: fc.array(price, { minLength: 6, maxLength: 6 }),
    currency: fc.constantFrom(...CURRENCIES),
    minor: fc.integer({ min: 1, max: 1e9 }),
  })
  .map(({ langs, texts, name, countries, prices, currency, minor }): StoredProductForm => {
    const defaultPrice = toMajor(minor, currency);
    return {
      productId: 'coins',
      name,
      icon: ICON,
      contentDefault: langs[0] ?? 'zh-TW',
      contents: LOCALES.filter((lang) => langs.includes(lang)).map((lang, index) => {
        const [found, description] = texts[index] ?? ['x', ''];
        return { lang, title: found, description: description.replaceAll(/\r\n?/g, '\n').trim() };
      }),
      defaultCurrency: currency,
      defaultPrice,
      countries,
      prices: countries.map((country, index) => {
        const { isManual, currency: other = currency, minor: amount = 1 } = prices[index] ?? {};
        const automatic = convert(defaultPrice, currency, other) ?? 0;
        const [manualPrice, shown] = isManual ? [true, toMajor(amount, other)] : [false, automatic];
        return { country, currency: other, defaultPrice: automatic, price: shown, manualPrice };
      }),
    };
  })
  // No product has an automatic price of zero.
  .filter(({ prices }) => prices.every((row) => row.manualPrice || row.price > 0));

describe('a product that was written and is read again', () => {
  it('says the same as before, on every shelf', () => {
    fc.assert(
      fc.property(anyForm, fc.constantFrom(...Object.values(SHELF)), (form, status) => {
        const row = writeProductRow(form, status);
        expect(checkProductRow({ row, stored: { form, status }, convert, icons: new Map() })).toEqual({
          action: 'none',
        });
      }),
    );
  });

  it('says the same where a spreadsheet has left out the shelf and put blanks around', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const row = new Map([...writeProductRow(form, offShelf)].map(([column, cell]) => [column, `${cell} `]));
        row.delete('status');
        const result = checkProductRow({ row, stored: { form, status: onShelf }, convert, icons: new Map() });
        expect(result).toEqual({ action: 'none' });
      }),
    );
  });

  it('makes the same product where it is new, but for currencies that countries do not have', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const row = writeProductRow(form, offShelf);
        const result = checkProductRow({ row, convert, icons: new Map([[ICON, ICON]]) });
        // The same amount in another currency may be invalid or zero.
        fc.pre(result.action === 'create');
        const manual = (made: StoredProductForm) => made.prices.filter(({ manualPrice }) => manualPrice);
        expect(result.form).toEqual({ ...form, prices: result.form.prices });
        expect(manual(result.form)).toEqual(manual(form).map((row) => expect.objectContaining({ ...row })));
        for (const { country, currency, manualPrice } of result.form.prices) {
          if (!manualPrice) expect(currency).toBe(currencyOfCountry(country));
        }
      }),
    );
  });

  it('keeps every text through the guard against formulas, and no cell begins as one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."'=+-@\t\r\n＝＋－＠x; ") })), (value) => {
        const cell = guardText(value);
        expect(readGuarded(cell)).toBe(value);
        expect(cell).not.toMatch(/(?:^|[;\t] *)[=+\-@\t\r\n＝＋－＠]/);
        expect(defuseText(cell)).toBe(cell);
      }),
    );
  });
});

describe('a line', () => {
  it('says the name of the shelf', () => {
    const names = Object.values(SHELF).map((status) => writeProductRow(FORM, status).get('status'));
    expect(names).toEqual(Object.keys(SHELF));
  });

  it('changes nothing where it says what is kept, even if that could not be sent anymore', () => {
    const stored = { form: { ...FORM, name: 'x'.repeat(56) }, status: onShelf };
    const checkStored = (changes: Partial<Record<ProductColumn, string>>) => {
      const row = new Map([...writeProductRow(stored.form, onShelf), ...rowEntriesOf(changes)]);
      return checkProductRow({ row, stored, convert, icons: new Map() }).action;
    };
    expect(checkStored({})).toBe('none');
    expect(checkStored({ status: 'offShelf', icon: ' ' })).toBe('none');
    expect(checkStored({ icon: 'https://elsewhere.test/x.png' })).toBe('refused');
    expect(checkStored({ 'title.zh-TW': ' ' })).toBe('refused');
    const withoutIcon = [...writeProductRow(stored.form, onShelf)].filter(([column]) => column !== 'icon');
    expect(checkProductRow({ row: new Map(withoutIcon), stored, convert, icons: new Map() }).action).toBe('none');
  });

  it('keeps the icon of its product where it says none', () => {
    expect(check({ name: 'Gold', icon: ' ' }, offShelf)).toMatchObject({ action: 'edit', form: { icon: ICON } });
  });

  it('stands for an empty form where it has no cells', () => {
    expect(readProductRow(new Map(), undefined)).toEqual({
      fields: {
        ...{ productId: '', name: '', icon: undefined, contentDefault: '', contents: [] },
        ...{ defaultCurrency: '', defaultPrice: '', countries: [], prices: [] },
      },
      issues: [],
    });
  });

  it('is an edit where it changes something, and no trace where it does not', () => {
    expect(check({ name: 'Gold' }, offShelf)).toMatchObject({ action: 'edit', form: { name: 'Gold', icon: ICON } });
    expect(check({ name: ' Coins ', defaultPrice: '30', countries: 'tw, jp', icon: '' }, offShelf)).toEqual({
      action: 'none',
    });
    expect(check({ countries: 'TW' }, offShelf)).toMatchObject({ action: 'edit', form: { countries: ['TW'] } });
  });

  it('is refused on the shelf and where the system removed its product, unless it changes nothing', () => {
    expect(check({ name: 'Gold' }, onShelf)).toEqual({
      action: 'refused',
      code: ERROR.productAlreadyPublished,
      fields: {},
    });
    expect(check({ name: '' }, removed)).toEqual({ action: 'refused', code: ERROR.productRemoved, fields: {} });
    expect(check({ status: 'offShelf' }, onShelf)).toEqual({ action: 'none' });
  });

  it('needs an icon where its product is new', () => {
    expect(check({ icon: '' })).toEqual({ action: 'refused', code: ERROR.iconMissing, fields: { icon: 'table.icon' } });
    expect(check({ icon: 'https://elsewhere.test/x.png' })).toEqual({
      action: 'refused',
      code: ERROR.invalidFormat,
      fields: { icon: 'table.icon' },
    });
    expect(check({})).toMatchObject({ action: 'create', form: { icon: ICON } });
  });

  it('R5.27 cannot take the ID that every application has', () => {
    expect(check({ productId: 'point' })).toEqual({
      action: 'refused',
      code: ERROR.duplicateProductId,
      fields: { productId: 'field.taken' },
    });
  });

  it.each([
    [{ productId: 'Coins!' }, ERROR.invalidFormat, { productId: 'rule.product_id_format' }],
    [{ name: '' }, ERROR.invalidFormat, { name: 'field.required' }],
    [{ defaultLanguage: 'fr' }, ERROR.invalidLanguageFormat, { defaultLanguage: 'field.language' }],
    [{ defaultLanguage: 'en-US' }, ERROR.defaultLanguageMissing, { 'title.en-US': 'form.language_missing' }],
    [{ 'title.zh-TW': '' }, ERROR.defaultLanguageMissing, { 'title.zh-TW': 'form.language_missing' }],
    [{ 'description.vi-VN': 'x' }, ERROR.invalidFormat, { 'title.vi-VN': 'form.language_incomplete' }],
    [{ 'title.zh-TW': 'x'.repeat(56) }, ERROR.invalidFormat, { 'title.zh-TW': 'rule.max_length' }],
    [{ 'description.zh-TW': 'x'.repeat(201) }, ERROR.invalidFormat, { 'description.zh-TW': 'rule.max_length' }],
    [{ defaultCurrency: 'USD' }, ERROR.currencyNotFound, { defaultCurrency: 'table.currency' }],
    [{ defaultPrice: '0' }, ERROR.invalidFormat, { defaultPrice: 'rule.price' }],
    [{ defaultPrice: '30.5' }, ERROR.invalidFormat, { defaultPrice: 'rule.price' }],
    [{ defaultPrice: '1e3' }, ERROR.invalidFormat, { defaultPrice: 'rule.price' }],
    [{ countries: '', manualPrices: '' }, ERROR.invalidFormat, { countries: 'rule.at_least_one' }],
    [{ countries: 'TW JP XX', manualPrices: '' }, ERROR.countryNotFound, { countries: 'table.countries' }],
    [{ countries: 'TW JP TW' }, ERROR.invalidFormat, { countries: 'form.country_repeated' }],
    [{ manualPrices: 'TW=30' }, ERROR.invalidFormat, { manualPrices: 'table.manual_prices' }],
    [{ manualPrices: 'DE:EUR:1' }, ERROR.invalidFormat, { manualPrices: 'table.price_country' }],
    [{ manualPrices: 'TW:USD:1' }, ERROR.currencyNotFound, { manualPrices: 'table.manual_prices' }],
    [{ manualPrices: 'TW:TWD:0' }, ERROR.invalidFormat, { manualPrices: 'rule.price' }],
    [{ manualPrices: 'TW:TWD:1 tw:TWD:2' }, ERROR.invalidFormat, { manualPrices: 'form.country_repeated' }],
  ])('reports errors by column: %j', (changes, code, fields) => {
    expect(check(changes, offShelf)).toEqual({ action: 'refused', code, fields });
  });

  it('names every column that is wrong', () => {
    expect(check({ name: '', defaultPrice: 'x', countries: 'XX', icon: '' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { name: 'field.required', defaultPrice: 'rule.price', countries: 'table.countries', icon: 'table.icon' },
    });
  });

  it('names the default currency where no rate leads to a country', () => {
    const result = checkProductRow({
      row: rowOf({ defaultPrice: '31' }),
      stored: { form: FORM, status: offShelf },
      convert: createPriceConverter([]),
      icons: new Map(),
    });
    expect(result).toMatchObject({
      action: 'refused',
      code: ERROR.currencyNotFound,
      fields: { defaultCurrency: 'form.no_rate' },
    });
  });

  it('is checked without failing whatever its cells hold', () => {
    const cells = fc.tuple(...PRODUCT_COLUMNS.map((column) => fc.tuple(fc.constant(column), text(40))));
    fc.assert(
      fc.property(cells, fc.boolean(), (row, isKept) => {
        const stored = isKept ? { form: FORM, status: offShelf } : undefined;
        const result = checkProductRow({ row: new Map(row), stored, convert, icons: new Map() });
        if (result.action !== 'refused') return;
        expect(Object.keys(result.fields).every((field) => PRODUCT_COLUMNS.some((column) => column === field))).toBe(
          true,
        );
      }),
    );
  });

  it('keeps the currency of a price that follows the default price', () => {
    const stored = {
      ...FORM,
      prices: FORM.prices.map((row) => ({ ...row, currency: 'MYR' as const, manualPrice: false })),
    };
    const { fields } = readProductRow(writeProductRow(stored, offShelf), stored);
    expect(fields.prices).toEqual([
      { country: 'TW', currency: 'MYR', manualPrice: false },
      { country: 'JP', currency: 'MYR', manualPrice: false },
    ]);
  });
});

describe('the column of an issue', () => {
  const code = ERROR.invalidFormat;
  const fields = {
    contents: [{ lang: 'vi-VN' }, null],
    prices: [
      { country: 'TW', manualPrice: false },
      { country: 'JP', manualPrice: true },
    ],
  };

  it.each([
    ['name', 'name'],
    ['contents.0.description', 'description.vi-VN'],
    ['contents.1', 'title.zh-TW'],
    ['contents', 'title.zh-TW'],
    ['prices.0.currency', 'defaultCurrency'],
    ['prices.0.price', 'defaultPrice'],
    ['prices.1.price', 'manualPrices'],
    ['prices.9', 'manualPrices'],
    ['defaultProduct', 'productId'],
  ])('of %s is %s', (field, column) => {
    expect(toColumnErrors([{ field, message: 'm', code }], fields)).toEqual({ [column]: 'm' });
  });

  it('says the first of its messages', () => {
    const issues = ['first', 'second'].map((message) => ({ field: 'name', message, code }) as const);
    expect(toColumnErrors(issues, fields)).toEqual({ name: 'first' });
  });
});
