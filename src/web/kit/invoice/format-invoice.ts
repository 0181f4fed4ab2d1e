import type { LocaleCode } from '#contract/values/locales.ts';
import { invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';
import type { Page } from '#web/app/use-page.ts';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { dateTimeFormat } from '#web/ui/text/intl-formats.ts';

const ROC_OFFSET = 1911;
const SHORT_DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const;

/** The number of an invoice in its customary format: `AB-12345678`. */
export function formatInvoiceNumber(invoiceNumber: string): string {
  return `${invoiceNumber.slice(0, 2)}-${invoiceNumber.slice(2)}`;
}

/** The year in the Minguo calendar of Taiwan's invoices: 2026 is 115. */
export function rocYearOf(year: number): number {
  return year - ROC_OFFSET;
}

/** The months and the year of an invoice period (`2026-01`), in the format of a language. */
export function invoicePeriodParts(period: string, locale: LocaleCode) {
  const year = Number(period.slice(0, 4));
  const month = Number(period.slice(5, 7));
  const [first, last] = [month, month + 1].map((one) => monthIn(locale, one));
  return { year: String(locale === 'zh-TW' ? rocYearOf(year) : year), first: first ?? '', last: last ?? '' };
}

/** The two months of a period as text: 115年01-02月, January–February 2026. */
export function formatInvoicePeriod(page: Page, period: string): string {
  return page.t('invoice.period', invoicePeriodParts(period, page.state.locale));
}

/** An amount in New Taiwan dollars, the only currency of invoices. */
export function formatTwd({ state }: Page, amount: number): string {
  return formatAmount(amount, 'TWD', state.locale);
}

/** A calendar day (YYYY-MM-DD), the same in every time zone. */
export function formatCalendarDay(day: string, locale: LocaleCode): string {
  return dateTimeFormat(locale, SHORT_DAY).format(new Date(`${day}T00:00:00Z`));
}

/** Months have two digits on Taiwan's invoices; English uses their names. */
function monthIn(locale: LocaleCode, month: number): string {
  if (locale === 'zh-TW') return String(month).padStart(2, '0');
  if (locale !== 'en-US') return String(month);
  return dateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2001, month - 1, 1));
}

/** The previous invoice period (YYYY-MM of its odd month). */
export function periodBefore(period: string): string {
  return invoicePeriodOf(new Date(Date.parse(`${period}-01`) - 1).toISOString().slice(0, 10));
}

/** The latest `count` periods, starting with that of a day (YYYY-MM-DD). */
export function latestPeriods(today: string, count: number): readonly string[] {
  const periods = [invoicePeriodOf(today)];
  while (periods.length < count) periods.push(periodBefore(periods.at(-1) ?? today));
  return periods;
}
