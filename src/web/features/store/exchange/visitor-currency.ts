import type { PointBalance } from '#contract/account/entities.ts';
import { type CurrencyCode, DEFAULT_CURRENCY } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { countryOfLanguages } from '#domain/countries/country-of-languages.ts';
import { isCurrencyCode } from '#domain/money/currencies.ts';
import { readPreference, storePreference } from '#web/app/consent/consent.ts';
import { mainBalance } from '../balance/balance-store.ts';

const STORAGE_KEY = 'currency';

/** Same as `currencyOfCountry`, without the table of all countries, to keep the game page small. */
const OWN_CURRENCIES: Readonly<Record<string, CurrencyCode>> = { TW: 'TWD', MY: 'MYR', SG: 'SGD' };

/** Hints for the visitor's currency. */
export interface CurrencyHints {
  /** The currency stored in this browser. */
  readonly remembered: string | null;
  /** Star coins of the signed-in user; null for visitors. */
  readonly balances: readonly PointBalance[] | null;
  /** The browser's languages, in order of preference. */
  readonly languages: readonly string[];
  readonly locale: LocaleCode;
}

/**
 * The initial currency of prices: the stored one, otherwise that of the user's star coins, of the country in the
 * browser's languages, or of the page's language.
 */
export function findVisitorCurrency({ remembered, balances, languages, locale }: CurrencyHints): CurrencyCode {
  if (isCurrencyCode(remembered)) return remembered;
  const wallet = mainBalance(balances ?? []);
  if (wallet !== undefined && wallet.points > 0) return wallet.currency;
  const country = countryOfLanguages([...languages, locale]);
  return OWN_CURRENCIES[country ?? ''] ?? DEFAULT_CURRENCY;
}

/** The same, with this browser's hints. */
export function currencyOfBrowser(locale: LocaleCode, balances: CurrencyHints['balances']): CurrencyCode {
  return findVisitorCurrency({
    remembered: readPreference(STORAGE_KEY),
    balances,
    languages: navigator.languages,
    locale,
  });
}

/** Stores the currency for prices in this browser. */
export function rememberCurrency(currency: CurrencyCode): void {
  storePreference(STORAGE_KEY, currency);
}
