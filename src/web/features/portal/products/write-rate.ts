import type { CurrencyCode } from '#contract/values/limits.ts';
import { formatCalendarDay } from '#web/kit/invoice/format-invoice.ts';
import type { Page } from '../../../app/use-page.ts';

/** Digits of a rate that say something to a person. */
const DIGITS = 8;

interface DayRate {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly rate: number;
  /** YYYY-MM-DD; null for a currency itself. */
  readonly day: string | null;
}

/** A rate and of which day it is, in the visitor's language. */
export function writeRate(page: Page, { from, to, rate, day }: DayRate): string {
  const { locale } = page.state;
  const number = new Intl.NumberFormat(locale, { maximumSignificantDigits: DIGITS });
  const ofDay = day === null ? '' : formatCalendarDay(day, locale);
  return page.t('products.rate', { from, to, rate: number.format(rate), day: ofDay });
}
