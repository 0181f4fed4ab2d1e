import type { PointBalance } from '#contract/account/entities.ts';
import { type CurrencyCode, DEFAULT_CURRENCY } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { isCurrencyCode } from '#domain/money/currencies.ts';
import { keepPreference, readPreference } from '#web/app/consent/consent.ts';
import { mainBalance } from '../balance/balance-store.ts';

const STORAGE_KEY = 'currency';

/** As `currencyOfCountry` has it, without the table of all countries: the page of a game is opened from the hall. */
const OWN_CURRENCIES: Readonly<Record<string, CurrencyCode>> = { TW: 'TWD', MY: 'MYR', SG: 'SGD' };

/** What somebody is taken to pay with, as far as it is known. */
export interface CurrencyHints {
  /** What was chosen before, in this browser. */
  readonly remembered: string | null;
  /** Star coins of whoever is signed in; null for visitors. */
  readonly balances: readonly PointBalance[] | null;
  /** Languages of the browser, the most wanted first. */
  readonly languages: readonly string[];
  readonly locale: LocaleCode;
}

/**
 * The currency that prices are shown in at first: the one that was chosen before, else the one whose star coins
 * somebody has, else that of the country that the browser's languages name, else of the page's language.
 */
export function findVisitorCurrency({ remembered, balances, languages, locale }: CurrencyHints): CurrencyCode {
  if (isCurrencyCode(remembered)) return remembered;
  const wallet = mainBalance(balances ?? []);
  if (wallet !== undefined && wallet.points > 0) return wallet.currency;
  const country = [...languages, locale].map(regionOf).find((region) => region !== undefined);
  return OWN_CURRENCIES[country ?? ''] ?? DEFAULT_CURRENCY;
}

/** The country that a language is spoken in, as its code says it: `zh-Hant-TW` is Taiwan's. */
function regionOf(language: string): string | undefined {
  return /-([A-Z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase();
}

/** The same by what this browser says. */
export function currencyOfBrowser(locale: LocaleCode, balances: CurrencyHints['balances']): CurrencyCode {
  return findVisitorCurrency({
    remembered: readPreference(STORAGE_KEY),
    balances,
    languages: navigator.languages,
    locale,
  });
}

/** Shows prices in a currency from now on, in this browser. */
export function rememberCurrency(currency: CurrencyCode): void {
  keepPreference(STORAGE_KEY, currency);
}
