import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';
import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';
import { daysOfPeriod, PERIODS, type PeriodDays, type PeriodName } from './record-period.ts';

/** A list of records, by the page that it stands on. */
export interface RecordKind {
  readonly path: '/store/deposit' | '/store/record';
}
export const DEPOSITS: RecordKind = { path: '/store/deposit' };
export const ORDERS: RecordKind = { path: '/store/record' };

/** The orders of a list; the first is the usual one. */
export const RECORD_SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;
export type RecordSort = (typeof RECORD_SORTS)[number];

/** What a list of records shows, as its address says it. */
export interface RecordFilter {
  /** Days of one's own, YYYY-MM-DD or empty; they take the place of a named period. */
  readonly from: string;
  readonly to: string;
  readonly period: PeriodName | undefined;
  readonly currency: CurrencyCode | undefined;
  readonly status: PaymentStatus | undefined;
  readonly sort: RecordSort | undefined;
  /** From 1 on. */
  readonly page: number;
}

export type AddressValues = Readonly<Record<string, unknown>>;

/** The names that a filter has in an address. */
export const FILTER_NAMES = ['period', 'from', 'to', 'currency', 'status', 'sort', 'page'] as const;

/** Everything, in the usual order. */
export const NO_FILTER: RecordFilter = {
  from: '',
  to: '',
  period: undefined,
  currency: undefined,
  status: undefined,
  sort: undefined,
  page: 1,
};

/** Reads the address of a list; what it does not understand is left out, and days that are the wrong way round are turned. */
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

/** The query of a filter, without what is as usual. */
export function recordQuery(filter: RecordFilter): string {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = filter[name];
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** Whether a filter leaves anything out. */
export function isFiltered(filter: RecordFilter): boolean {
  return recordQuery({ ...filter, sort: undefined, page: 1 }) !== '';
}

/** What the list's call is asked for; days are those of the books (`today`: YYYY-MM-DD). */
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
