import type { InvoiceRange } from '#contract/invoice/entities.ts';
import { invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { usePage } from '#web/app/use-page.ts';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { writePeriod } from './load-invoices.tsx';

export function RangeList({ ranges }: { ranges: readonly InvoiceRange[] }) {
  return (
    <RecordList
      label="money.ranges.title"
      rows={ranges}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'period',
          head: 'words.invoicePeriod',
          width: 'w-[16%]',
          cell: ({ period }) => <span className="font-bold tabular-nums">{writePeriod(period)}</span>,
        },
        {
          key: 'numbers',
          head: 'money.ranges.numbers',
          cell: ({ prefix, from, to }) => (
            <span className="tabular-nums">
              {prefix}-{from} – {prefix}-{to}
            </span>
          ),
        },
        {
          key: 'next',
          head: 'money.ranges.next',
          width: 'w-[16%]',
          cell: ({ prefix, next }) => <span className="tabular-nums">{next === null ? '–' : `${prefix}-${next}`}</span>,
        },
        { key: 'left', head: 'money.ranges.left', width: 'w-[20%]', cell: (range) => <Left range={range} /> },
        {
          key: 'time',
          head: 'money.ranges.added',
          width: 'w-[19%]',
          cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
        },
      ]}
    />
  );
}

function Left({ range: { used, left } }: { range: InvoiceRange }) {
  const page = usePage();
  const number = new Intl.NumberFormat(page.state.locale);
  return (
    <span className="flex flex-col gap-1">
      <span className="tabular-nums">
        {page.t('money.ranges.leftOf', { left: number.format(left), all: number.format(used + left) })}
      </span>
      <meter className="h-2 w-full" min={0} max={used + left} value={left} aria-label={page.t('money.ranges.left')} />
    </span>
  );
}

/** Operators should request further numbers when fewer than this are left. */
const FEW_NUMBERS = 100;

type RangeSupply = 'none' | 'few' | 'enough';

export interface NewRange {
  readonly period: string;
  readonly prefix: string;
  readonly from: string;
  readonly to: string;
}

/** The numbers left for a period. */
export function countLeft(ranges: readonly InvoiceRange[], period: string): number {
  return ranges.filter((range) => range.period === period).reduce((sum, { left }) => sum + left, 0);
}

/** Rates the supply of numbers of a period. */
export function supplyOf(left: number): RangeSupply {
  if (left === 0) return 'none';
  return left < FEW_NUMBERS ? 'few' : 'enough';
}

/** The size of a range; undefined if it is invalid. */
export function countNumbers({ from, to }: Pick<NewRange, 'from' | 'to'>): number | undefined {
  if (!/^\d{8}$/.test(from) || !/^\d{8}$/.test(to)) return undefined;
  const count = Number(to) - Number(from) + 1;
  return count > 0 ? count : undefined;
}

/** Finds a range that overlaps the given one. */
export function findOverlap(ranges: readonly InvoiceRange[], { period, prefix, from, to }: NewRange) {
  return ranges.find(
    (range) => range.period === period && range.prefix === prefix && range.from <= to && from <= range.to,
  );
}

/** Longer than any one period, shorter than any two. */
const STEP_DAYS = 65;

/** A period (its odd month, YYYY-MM) with one before and two after it: those for which numbers are issued. */
export function periodsAround(period: string): readonly string[] {
  const first = periodBefore(period);
  const next = periodAfter(period);
  return [first, period, next, periodAfter(next)];
}

function periodBefore(period: string): string {
  return invoicePeriodOf(new Date(Date.parse(period) - DAY_MS).toISOString().slice(0, 10));
}

function periodAfter(period: string): string {
  return invoicePeriodOf(new Date(Date.parse(period) + STEP_DAYS * DAY_MS).toISOString().slice(0, 10));
}
