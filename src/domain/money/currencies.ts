import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';

/** Our own symbols: `Intl` formats TWD as a bare `$` in zh-TW, which is ambiguous. */
const SYMBOLS = { TWD: 'NT$', MYR: 'RM', SGD: 'S$', EUR: '€' } as const satisfies Record<CurrencyCode, string>;

export interface CurrencySymbol {
  readonly code: CurrencyCode;
  readonly symbol: string;
}

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return CURRENCIES.some((currency) => currency === value);
}

export function currencySymbol(code: CurrencyCode): string {
  return SYMBOLS[code];
}

/** The shop's currencies with their symbols, in the specified order (R3.54, R9.6). */
export function listCurrencies(): readonly CurrencySymbol[] {
  return CURRENCIES.map((code) => ({ code, symbol: SYMBOLS[code] }));
}
