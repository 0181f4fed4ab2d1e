import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import {
  getBankBranches,
  getBanks,
  getCallingCodes,
  getCategoryNames,
  getCountryCurrencies,
  getCountyCodes,
  getCurrencies,
  getLanguages,
  getLocaleFile,
} from '#contract/static/endpoints.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { isLocaleCode, type LocaleCode } from '#contract/values/locales.ts';
import { listCountries } from '#domain/countries/countries.ts';
import { listCurrencies } from '#domain/money/currencies.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import { once } from '../../once.ts';
import type { Services } from '../../services.ts';
import { findBanks } from './bank-queries.ts';
import { listCounties } from './counties.ts';
import { mergeMessages, tableCategoryNames, tableCountryCurrencies } from './locale-tables.ts';

/** Names as the store's own texts use them; those of `Intl` differ between versions of its data. */
const CURRENCY_NAMES = {
  TWD: { 'zh-TW': '新臺幣', 'zh-CN': '新台币', 'vi-VN': 'Đô la Đài Loan mới', 'en-US': 'New Taiwan dollar' },
  MYR: {
    'zh-TW': '馬來西亞令吉',
    'zh-CN': '马来西亚林吉特',
    'vi-VN': 'Ringgit Malaysia',
    'en-US': 'Malaysian ringgit',
  },
  SGD: { 'zh-TW': '新加坡元', 'zh-CN': '新加坡元', 'vi-VN': 'Đô la Singapore', 'en-US': 'Singapore dollar' },
  EUR: { 'zh-TW': '歐元', 'zh-CN': '欧元', 'vi-VN': 'Euro', 'en-US': 'Euro' },
} as const satisfies Record<CurrencyCode, Record<LocaleCode, string>>;

/**
 * The lists and locale files under /static. Those of banks are imported by operators; the others never change while the
 * program runs, so each is made once, the large ones when they are first asked for.
 */
export function staticHandlers({
  config,
  cache,
  database,
}: Pick<Services, 'config' | 'cache' | 'database'>): BoundHandler[] {
  const served = config.LOCALES.filter(isLocaleCode);
  const readBanks = () => cache.read('banks', () => findBanks(database.readDb));
  const counties = listCounties();
  const currencies = listCurrencies().map(({ code, symbol }) => ({ code, symbol, name: CURRENCY_NAMES[code] }));
  const callingCodes = [...listCountries()];
  const languages = served.map((code) => ({ code, name: LANGUAGE_NAMES[code] }));
  const categoryNames = tableCategoryNames();
  const countryCurrencies = once(tableCountryCurrencies);
  const messages = new Map(served.map((locale) => [locale, once(() => mergeMessages(locale))]));
  return [
    handle(getCountyCodes, async () => counties),
    handle(getCurrencies, async () => currencies),
    handle(getBanks, async () => (await readBanks()).banks),
    handle(getBankBranches, async () => (await readBanks()).branches),
    handle(getCallingCodes, async () => callingCodes),
    handle(getLanguages, async () => languages),
    handle(getCategoryNames, async () => categoryNames),
    handle(getCountryCurrencies, async () => countryCurrencies()),
    handle(getLocaleFile, async ({ lang }) => (messages.get(lang) ?? refuseLanguage)()),
  ];
}

/** A language of the product that this installation does not serve (R9.33). */
function refuseLanguage(): never {
  throw new ApiError(ERROR.languageNotFound, { fields: { lang: 'field.choice' } });
}
