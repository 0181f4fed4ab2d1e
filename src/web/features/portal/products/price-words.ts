import { useMemo } from 'react';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { compareRegions, regionName } from '#i18n/name-places.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { formatCalendarDay } from '#web/kit/invoice/format-invoice.ts';

/** Localized names of countries and their sort order. */
export function useCountryNames() {
  const { translator } = usePage();
  return useMemo(() => {
    const compare = compareRegions(translator);
    return {
      nameOf: (code: string) => regionName(translator, code),
      sort: (codes: readonly string[]) => codes.toSorted(compare),
    };
  }, [translator]);
}

export type CountryNames = ReturnType<typeof useCountryNames>;

/** Significant digits of a rate. */
const DIGITS = 8;

interface DayRate {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly rate: number;
  /** YYYY-MM-DD; null for the default currency itself. */
  readonly day: string | null;
}

/** Formats a rate and its date. */
export function writeRate(page: Page, { from, to, rate, day }: DayRate): string {
  const { locale } = page.state;
  const number = new Intl.NumberFormat(locale, { maximumSignificantDigits: DIGITS });
  const ofDay = day === null ? '' : formatCalendarDay(day, locale);
  return page.t('products.rate', { from, to, rate: number.format(rate), day: ofDay });
}
