import type { InvoiceRange } from '#contract/invoice/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { writePeriod } from './write-period.ts';

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
