import { CURRENCIES } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { isOrderNumber } from '#domain/money/order-number.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, days, hidden, sort, text } from '#web/kit/list/filter/filter-kinds.tsx';
import { readChoice, readDays } from '#web/kit/list/filter/filter-values.ts';
import type { FilterKind } from '#web/kit/list/filter/use-filters.ts';
import { ApplicationField, CountryField, ProductField } from './sales-fields.tsx';
import { type DaySpan, daysOfSalesPeriod, SALES_PERIODS, type SalesPeriod, USUAL_PERIOD } from './sales-period.ts';

/** Path of the list of sales. */
export const SALES_PATH = '/developer/sales';

/** Payments in star coins succeed at once or not at all, so that an order has only three states. */
export const SALE_STATES = [PAYMENT_STATUS.paid, PAYMENT_STATUS.refundInProgress, PAYMENT_STATUS.refunded] as const;

/** Sort orders; the first is the default. */
export const SALES_SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;

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
