import { CURRENCIES } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { isOrderNumber } from '#domain/money/order-number.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import type { FilterKind } from '#web/kit/list/filter/filter-kind.ts';
import { choice, days, hidden, sort, text } from '#web/kit/list/filter/filter-kinds.tsx';
import { readChoice, readDays } from '#web/kit/list/filter/filter-values.ts';
import { CountryField } from './country-field.tsx';
import { ApplicationField, ProductField } from './sales-choices.tsx';
import { type DaySpan, daysOfSalesPeriod, SALES_PERIODS, type SalesPeriod, USUAL_PERIOD } from './sales-period.ts';

/** Where the list of sales is. */
export const SALES_PATH = '/developer/sales';

/** Star coins are there or not: an order knows three states only. */
export const SALE_STATES = [PAYMENT_STATUS.paid, PAYMENT_STATUS.refundInProgress, PAYMENT_STATUS.refunded] as const;

/** Orders of the list; the first is the usual one. */
export const SALES_SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;

/** What the page of sales is narrowed to, and its order; days of one's own replace a named period. */
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
  /** Only orders in test mode; without it only others. */
  test: choice(['only'], {
    label: 'sales.test',
    any: 'sales.test.without',
    text: (_, page) => page.t('sales.test.only'),
  }),
  sort: sort(SALES_SORTS, { label: 'words.order', text: (order, page) => page.t(`sales.sort.${order}`) }),
});
export type SalesFilter = ValuesOf<typeof salesFilter>;

/** The days of a filter; `today` is a day of the books. An order is looked for in all of time. */
export function daysOfFilter({ number, period, beginAt: begin, endAt: end }: SalesFilter, today: string): DaySpan {
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
  return filter.period === 'all' && salesFilter.query(usual) === '';
}

/** A named period, which links set; the usual one where the address names neither it nor days. */
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

/** The number of an order, or its exchange ID, as it may be pasted. */
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
