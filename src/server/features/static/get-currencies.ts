import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { listCurrencies } from '#domain/money/currencies.ts';
import type { Handler } from '../../api/handler.ts';

/** Names as in the store's own texts; those of `Intl` differ between ICU versions. */
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

export function getCurrencies(): Handler<'getCurrencies'> {
  const currencies = listCurrencies().map(({ code, symbol }) => ({ code, symbol, name: CURRENCY_NAMES[code] }));
  return async () => currencies;
}
