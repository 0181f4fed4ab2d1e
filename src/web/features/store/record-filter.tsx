import { redirect } from '@tanstack/react-router';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { isOrderNumber } from '#domain/money/order-number.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, FilterDay, hidden, sort } from '#web/kit/list/filter/filter-kinds.tsx';
import { type FilterTexts, readChoice } from '#web/kit/list/filter/filter-values.ts';
import type { FilterFieldProps, FilterKind } from '#web/kit/list/filter/use-filters.ts';
import { type Page, usePage } from '../../app/use-page.ts';

/** A kind of records, with its page. */
export interface RecordKind {
  readonly path: '/store/deposit' | '/store/record';
}
export const DEPOSITS: RecordKind = { path: '/store/deposit' };
export const ORDERS: RecordKind = { path: '/store/record' };

/** The sort orders of a list; the first is the default. */
export const RECORD_SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;

/** The filter of a list of records; custom days replace a named period. */
export const recordFilter = defineFilter({
  period: periodKind(),
  from: dayKind(0, 'list.begin'),
  to: dayKind(1, 'list.end'),
  status: choice(Object.values(PAYMENT_STATUS), {
    label: 'words.status',
    any: 'words.anyStatus',
    text: (status, page) => page.t(`paymentStatus.${status}`),
  }),
  currency: choice(CURRENCIES, { label: 'words.currency', any: 'words.anyCurrency' }),
  sort: sort(RECORD_SORTS, { label: 'words.order', text: (order, page) => page.t(`list.sort.${order}`) }),
});
export type RecordFilter = ValuesOf<typeof recordFilter>;

/** ID of the records heading. */
export const RECORDS_ID = 'records';

/** The address of a list; top-ups come after a form on their page, so that it leads to the list. */
export function recordsAddress(page: Page, { path }: RecordKind, filter: Partial<RecordFilter> = {}): string {
  return `${page.href(path, recordFilter.query(filter))}#${RECORDS_ID}`;
}

/** The parameters of the list's call; days are accounting days (`today`: YYYY-MM-DD). */
export function callOfFilter({ from, to, period, currency, status, sort }: RecordFilter, today: string) {
  const days: PeriodDays = period === undefined ? { beginAt: from, endAt: to } : daysOfPeriod(period, today);
  return { ...days, currency, status, sort };
}

/** A named period, set by links. */
function periodKind(): FilterKind<PeriodName | undefined> {
  const read = (text: unknown, texts: FilterTexts) =>
    daysOf(texts).some((day) => day !== undefined) ? undefined : readChoice(PERIODS, text);
  return { ...hidden(), read };
}

function dayKind(end: 0 | 1, label: MessageKey): FilterKind<string | undefined> {
  return {
    read: (_, texts) => daysOf(texts)[end],
    Field: function Day(field: FilterFieldProps) {
      return <FilterDay {...field} label={usePage().t(label)} />;
    },
  };
}

function daysOf({ from, to }: FilterTexts) {
  return orderedDays(from, to);
}

/** The named periods of a list, besides all records and custom days. */
export const PERIODS = ['30d', '3m', 'year'] as const;
type PeriodName = (typeof PERIODS)[number];

const DAYS = 30;
const MONTHS = 3;

/** Days of a period as YYYY-MM-DD, inclusive; a missing end is open. */
interface PeriodDays {
  readonly beginAt: string | undefined;
  readonly endAt: string | undefined;
}

/** The days of a named period that ends today (YYYY-MM-DD, an accounting day). */
export function daysOfPeriod(name: PeriodName, today: string): PeriodDays {
  const begin = { '30d': daysBefore(today, DAYS - 1), '3m': monthsBefore(today, MONTHS), year: firstOfYear(today) };
  return { beginAt: begin[name], endAt: undefined };
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of an earlier month, or its last day if it is shorter. */
function monthsBefore(day: string, months: number): string {
  const { year, month, day: date } = readCalendarDate(day) ?? { year: 1970, month: 1, day: 1 };
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

function firstOfYear(day: string): string {
  return `${day.slice(0, 4)}-01-01`;
}

/** Two days of an address as YYYY-MM-DD, the earlier one first; invalid ones are ignored. */
export function orderedDays(
  one: unknown,
  other: unknown,
): readonly [begin: string | undefined, end: string | undefined] {
  const [begin, end] = [readDay(one), readDay(other)];
  return begin !== undefined && end !== undefined && end < begin ? [end, begin] : [begin, end];
}

function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || readCalendarDate(value) === undefined) return undefined;
  return value.replaceAll('/', '-');
}

/** The parameter names of an address. */
const NAMES = ['orderId', 'page', ...Object.keys(recordFilter.kinds)];

/** The address of a records page: its filter, or the open receipt. */
export interface RecordAddress {
  readonly filter: RecordFilter;
  /** The record whose receipt is shown; null: the list. */
  readonly orderId: string | null;
}

export function readRecordAddress(values: FilterTexts, kind: RecordKind): RecordAddress {
  const { orderId } = values;
  const letter = kind === DEPOSITS ? 'D' : 'P';
  const isNumber = typeof orderId === 'string' && isOrderNumber(orderId, letter);
  return { filter: recordFilter.read(values), orderId: isNumber ? orderId : null };
}

/** The query of an address: `?orderId=…`, followed by the filter of the list. */
export function addressQuery({ filter, orderId }: RecordAddress): string {
  const query = recordFilter.query(filter);
  if (orderId === null) return query;
  return `?${new URLSearchParams({ orderId })}${query.replace('?', '&')}`;
}

/**
 * The canonical query of an address with defaults or unknown parameters: `?page=1&a=b` becomes `?a=b`. Null if it is
 * already canonical.
 */
export function correctedQuery(values: FilterTexts, kind: RecordKind): string | null {
  const wanted = new URLSearchParams(addressQuery(readRecordAddress(values, kind)));
  const isRight = NAMES.every((name) => (values[name] ?? null) === wanted.get(name));
  if (isRight) return null;
  for (const [name, value] of Object.entries(values)) {
    if (!NAMES.includes(name) && typeof value === 'string') wanted.set(name, value);
  }
  return wanted.size === 0 ? '' : `?${wanted}`;
}

/** Why a records page is closed: for a visitor, or for an unverified account. */
export type ClosedRecords = { readonly view: 'visitor' } | { readonly view: 'closed' };

/** Error codes of accounts with an unverified email or an unlisted device; an overlay explains them. */
const CLOSED_CODES: readonly ErrorCode[] = [ERROR.permissionDenied, ERROR.emailNotVerified];

/**
 * Loads a page of the user's records by its address. An address with defaults or unknown parameters is redirected
 * to its canonical form (decisions.md, "Pages").
 * @throws the router's redirect, and the errors of the calls
 */
export async function openRecords<Loaded>(
  page: Page,
  { values, kind }: { readonly values: FilterTexts; readonly kind: RecordKind },
  load: (address: RecordAddress) => Promise<Loaded>,
): Promise<Loaded | ClosedRecords> {
  if (page.state.user === null) return { view: 'visitor' };
  const query = correctedQuery(values, kind);
  if (query !== null) throw redirect({ href: page.href(kind.path, query) });
  try {
    return await load(readRecordAddress(values, kind));
  } catch (error) {
    if (error instanceof ApiError && CLOSED_CODES.includes(error.code)) return { view: 'closed' };
    throw error;
  }
}

/** A record by its number; null for an unknown or another user's number. */
export async function findRecord<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ApiError && error.code === ERROR.orderOrDepositNotFound) return null;
    throw error;
  }
}
