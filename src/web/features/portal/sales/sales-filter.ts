import { CURRENCIES } from '#contract/limits.ts';
import type { LocaleCode } from '#contract/locales.ts';
import { PAYMENT_STATUS } from '#contract/states.ts';
import { isOrderNumber } from '#domain/order-number.ts';
import { type FilterTexts, readChoice, readDays, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';
import { type DaySpan, daysOfSalesPeriod, SALES_PERIODS, USUAL_PERIOD } from './sales-period.ts';

/** Where the list of sales is. */
export const SALES_PATH = '/developer/sales';

/** Star coins are there or not: an order knows three states only. */
export const SALE_STATES = [PAYMENT_STATUS.paid, PAYMENT_STATUS.refundInProgress, PAYMENT_STATUS.refunded] as const;

/** Orders of the list; the first is the usual one. */
export const SALES_SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;

/** What the page of sales shows, as its address says it. */
export type SalesFilter = ReturnType<typeof readSalesFilter>;

/** Reads the address of the page; what it does not understand is left out, and days of one's own replace a named period. */
export function readSalesFilter(texts: FilterTexts) {
  const days = readDays(texts);
  const hasDays = days.begin !== undefined || days.end !== undefined;
  return {
    number: readNumber(texts.number),
    applicationId: readText(texts.applicationId),
    productId: readText(texts.productId),
    period: hasDays ? undefined : (readChoice(SALES_PERIODS, texts.period) ?? USUAL_PERIOD),
    ...days,
    currency: readChoice(CURRENCIES, texts.currency),
    country: readCountry(texts.country),
    status: readChoice(SALE_STATES, texts.status),
    /** Only orders in test mode; without it only others. */
    test: readChoice(['only'], texts.test),
    sort: readChoice(SALES_SORTS.slice(1), texts.sort),
    page: readPageNumber(texts.page),
  };
}

/** The query of a filter, without what is as usual. */
export function salesQuery({ period, ...filter }: Partial<SalesFilter>): string {
  return writeQuery({ ...filter, period: period === USUAL_PERIOD ? undefined : period });
}

/** The days of a filter; `today` is a day of the books. An order is looked for in all of time. */
export function daysOfFilter({ number, period, begin, end }: SalesFilter, today: string): DaySpan {
  if (number !== undefined) return { begin: undefined, end: undefined };
  return period === undefined ? { begin, end } : daysOfSalesPeriod(period, today);
}

/** What the list's call is asked for, the export among them. */
export function callOfSales(
  filter: SalesFilter,
  { today, lang }: { readonly today: string; readonly lang: LocaleCode },
) {
  const { number, applicationId, productId, currency, country, status, test, sort } = filter;
  const { begin: beginAt, end: endAt } = daysOfFilter(filter, today);
  return {
    ...{ lang, applicationId, productId, beginAt, endAt, currency, country, status },
    orderId: number?.replace(/^X/, 'P'),
    ...{ testMode: test !== undefined, sort: sort ?? SALES_SORTS[0] },
  };
}

/** Whether the list leaves nothing out, in whatever order. */
export function isWhole(filter: SalesFilter): boolean {
  const usual = { ...filter, sort: undefined, page: 1, period: undefined };
  return filter.period === 'all' && salesQuery(usual) === '';
}

/** The number of an order, or its exchange ID, as it may be pasted. */
function readNumber(text: unknown): string | undefined {
  const number = typeof text === 'string' ? text.trim().toUpperCase() : '';
  return isOrderNumber(number, 'P') || isOrderNumber(number, 'X') ? number : undefined;
}

function readText(text: unknown): string | undefined {
  const id = typeof text === 'string' ? text.trim() : '';
  return id === '' || id.length > 255 ? undefined : id;
}

function readCountry(text: unknown): string | undefined {
  return typeof text === 'string' && /^[A-Z]{2}$/.test(text) ? text : undefined;
}
