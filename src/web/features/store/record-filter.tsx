import { CURRENCIES } from '#contract/values/limits.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, FilterDay, hidden, sort } from '#web/kit/list/filter/filter-kinds.tsx';
import { type FilterTexts, readChoice } from '#web/kit/list/filter/filter-values.ts';
import type { FilterFieldProps, FilterKind } from '#web/kit/list/filter/use-filters.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { orderedDays } from './ordered-days.ts';
import { daysOfPeriod, PERIODS, type PeriodDays, type PeriodName } from './record-period.ts';

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
