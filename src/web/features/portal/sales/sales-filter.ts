import { CURRENCIES, LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { isOrderNumber } from '#domain/money/order-number.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, days, hidden, sort, text } from '#web/kit/list/filter/filter-kinds.tsx';
import { readChoice, readDays } from '#web/kit/list/filter/filter-values.ts';
import type { FilterKind } from '#web/kit/list/filter/use-filters.ts';
import { ApplicationField, CountryField, ProductField } from './sales-fields.tsx';

/** Named periods of the list of sales; the second is the default. */
export const SALES_PERIODS = ['7d', '30d', '90d', 'month', 'lastMonth', 'year', 'all'] as const;
type SalesPeriod = (typeof SALES_PERIODS)[number];
const USUAL_PERIOD = '30d' satisfies SalesPeriod;

/** Dates as YYYY-MM-DD, inclusive; a missing date leaves the span open. */
interface DaySpan {
  readonly begin: string | undefined;
  readonly end: string | undefined;
}

const LENGTHS = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** The dates of a named period up to today (YYYY-MM-DD in the accounting time zone). */
export function daysOfSalesPeriod(name: SalesPeriod, today: string): DaySpan {
  if (name === 'all') return { begin: undefined, end: undefined };
  if (name === 'year') return { begin: `${today.slice(0, 4)}-01-01`, end: today };
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  if (name === 'month') return { begin: firstOfMonth, end: today };
  if (name === 'lastMonth') {
    const end = daysBefore(firstOfMonth, 1);
    return { begin: `${end.slice(0, 7)}-01`, end };
  }
  return { begin: daysBefore(today, LENGTHS[name] - 1), end: today };
}

/** The part of a period that charts show. */
export interface ChartSpan {
  readonly begin: string;
  readonly end: string;
  /** Whether the period is longer than the charts, which show its last days. */
  readonly isCut: boolean;
}

/** Limits a period to its last days, as many as one response can contain. */
export function chartSpanOf({ begin, end }: DaySpan, today: string): ChartSpan {
  const last = end ?? (begin !== undefined && begin > today ? begin : today);
  const earliest = daysBefore(last, LIMITS.salesChartDays - 1);
  const isCut = begin === undefined || begin < earliest;
  return { begin: isCut ? earliest : begin, end: last, isCut };
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

/** Path of the list of sales. */
export const SALES_PATH = '/developer/sales';

/** Payments in star coins succeed at once or not at all, so that an order has only three states. */
const SALE_STATES = [PAYMENT_STATUS.paid, PAYMENT_STATUS.refundInProgress, PAYMENT_STATUS.refunded] as const;

/** Sort orders; the first is the default. */
const SALES_SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;

/** Filters and order of the sales; custom dates replace a named period. */
export const salesFilter = defineFilter({
  number: text('sales.search', readNumber),
  applicationId: { read: readText, Field: ApplicationField },
  productId: { read: readText, Field: ProductField },
  period: periodKind(),
  ...days(),
  currency: choice(CURRENCIES, { label: 'words.currency', any: 'words.anyCurrency' }),
  country: { read: readCountry, Field: CountryField },
  status: choice(SALE_STATES, {
    label: 'words.status',
    any: 'words.anyStatus',
    text: (status, page) => page.t(`paymentStatus.${status}`),
  }),
  /** Shows only test orders; without it they are excluded. */
  test: choice(['only'], {
    label: 'sales.test',
    any: 'sales.test.without',
    text: (_, page) => page.t('sales.test.only'),
  }),
  sort: sort(SALES_SORTS, { label: 'words.order', text: (order, page) => page.t(`list.sort.${order}`) }),
});
export type SalesFilter = ValuesOf<typeof salesFilter>;

/** The dates of a filter; `today` is in the accounting time zone. A search by order number covers all time. */
export function daysOfFilter({ number, period, beginAt: begin, endAt: end }: SalesFilter, today: string): DaySpan {
  if (number !== undefined) return { begin: undefined, end: undefined };
  return period === undefined ? { begin, end } : daysOfSalesPeriod(period, today);
}

/** The parameters for the list and the export. */
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

/** Whether the filter matches all sales, regardless of the order. */
export function isWhole(filter: SalesFilter): boolean {
  const usual = { ...filter, sort: undefined, page: 1, period: undefined };
  return filter.period === 'all' && salesFilter.query(usual) === '';
}

/** A named period, set by links; the default applies if the address has neither a period nor dates. */
function periodKind(): FilterKind<SalesPeriod | undefined> {
  return {
    ...hidden(),
    read(text, texts) {
      const { begin, end } = readDays(texts);
      const hasDays = begin !== undefined || end !== undefined;
      return hasDays ? undefined : (readChoice(SALES_PERIODS, text) ?? USUAL_PERIOD);
    },
    write: (period) => (period === USUAL_PERIOD ? undefined : period),
    narrows: false,
  };
}

/** Normalizes a pasted order number or exchange ID. */
function readNumber(value: unknown): string | undefined {
  const number = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return isOrderNumber(number, 'P') || isOrderNumber(number, 'X') ? number : undefined;
}

function readText(value: unknown): string | undefined {
  const id = typeof value === 'string' ? value.trim() : '';
  return id === '' || id.length > 255 ? undefined : id;
}

function readCountry(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? value : undefined;
}
