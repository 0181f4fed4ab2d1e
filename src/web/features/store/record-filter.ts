import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';
import { daysOfPeriod, PERIODS, type PeriodDays, type PeriodName } from './record-period.ts';

/** A kind of records, with its page. */
export interface RecordKind {
  readonly path: '/store/deposit' | '/store/record';
}
export const DEPOSITS: RecordKind = { path: '/store/deposit' };
export const ORDERS: RecordKind = { path: '/store/record' };

/** The sort orders of a list; the first is the default. */
export const RECORD_SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;
export type RecordSort = (typeof RECORD_SORTS)[number];

/** The filter of a list of records, as in its address. */
export interface RecordFilter {
  /** Custom days, YYYY-MM-DD or empty; they replace a named period. */
  readonly from: string;
  readonly to: string;
  readonly period: PeriodName | undefined;
  readonly currency: CurrencyCode | undefined;
  readonly status: PaymentStatus | undefined;
  readonly sort: RecordSort | undefined;
  /** From 1. */
  readonly page: number;
}

export type AddressValues = Readonly<Record<string, unknown>>;

/** The parameter names of a filter. */
export const FILTER_NAMES = ['period', 'from', 'to', 'currency', 'status', 'sort', 'page'] as const;

/** The default filter. */
export const NO_FILTER: RecordFilter = {
  from: '',
  to: '',
  period: undefined,
  currency: undefined,
  status: undefined,
  sort: undefined,
  page: 1,
};

/** Parses the address of a list; invalid values are ignored, and reversed days are swapped. */
export function readRecordFilter(values: AddressValues): RecordFilter {
  const days = [readDay(values.from), readDay(values.to)] as const;
  const isBackwards = days[0] !== '' && days[1] !== '' && days[1] < days[0];
  const [from, to] = isBackwards ? [days[1], days[0]] : days;
  const hasDays = from !== '' || to !== '';
  return {
    from,
    to,
    period: hasDays ? undefined : PERIODS.find((name) => name === values.period),
    currency: CURRENCIES.find((code) => code === values.currency),
    status: Object.values(PAYMENT_STATUS).find((code) => String(code) === values.status),
    sort: RECORD_SORTS.slice(1).find((sort) => sort === values.sort),
    page: readPageNumber(values.page),
  };
}

function readDay(value: unknown): string {
  if (typeof value !== 'string' || readCalendarDate(value) === undefined) return '';
  return value.replaceAll('/', '-');
}

/** The query of a filter, without defaults. */
export function recordQuery(filter: RecordFilter): string {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = filter[name];
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** Whether a filter excludes any records. */
export function isFiltered(filter: RecordFilter): boolean {
  return recordQuery({ ...filter, sort: undefined, page: 1 }) !== '';
}

/** The parameters of the list's call; days are accounting days (`today`: YYYY-MM-DD). */
export function callOfFilter({ from, to, period, currency, status, sort }: RecordFilter, today: string) {
  const named: PeriodDays | undefined = period === undefined ? undefined : daysOfPeriod(period, today);
  return {
    beginAt: named?.beginAt ?? (from || undefined),
    endAt: named?.endAt ?? (to || undefined),
    currency,
    status,
    sort,
  };
}
