import { CalendarX2 } from 'lucide-react';
import { exportDailyClose } from '#contract/ledger/operator-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatCalendarDay } from '#web/kit/invoice/format-invoice.ts';
import { CsvButton } from '#web/kit/list/csv-button.tsx';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { FilterPeriod } from '#web/kit/list/filter/filter-kinds.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { EmptyList, ListPage } from '#web/kit/list/list-page.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';
import type { Column } from '#web/kit/list/table.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { CloseSums } from './close-sums.tsx';
import { type CloseFilter, type ClosePageData, closeQuery, type DailyClose } from './load-closes.ts';

/** The daily closes by currency. */
export function ClosePage({ filter, closes, at }: ClosePageData) {
  const page = usePage();
  const time = useLocalTime(at, 'short');
  return (
    <ListPage
      title={page.t('money.closing.title')}
      lead={page.t('money.closing.lead', { time })}
      actions={<CloseDownload filter={filter} isEmpty={closes.length === 0} />}
      filters={<CloseFilters filter={filter} />}
      total={page.t('money.closing.count', { count: new Set(closes.map(({ day }) => day)).size })}
      summary={<CloseSums closes={closes} />}
    >
      {closes.length === 0 ? (
        <EmptyList title={page.t('money.closing.none')} text={page.t('money.closing.none.text')} Icon={CalendarX2} />
      ) : (
        <CloseList closes={closes} />
      )}
    </ListPage>
  );
}

function CloseFilters({ filter }: { filter: CloseFilter }) {
  const filters = useFilters({
    path: '/operator/close',
    shown: closeQuery(filter),
    normalize: (fields) => closeQuery(fields),
  });
  return (
    <FilterForm filters={{ ...filters, isNarrowed: filter.isChosen }}>
      <FilterPeriod filters={filters} />
    </FilterForm>
  );
}

/** Downloads the period's closes as a CSV table. */
function CloseDownload({ filter: { begin, end }, isEmpty }: { filter: CloseFilter; isEmpty: boolean }) {
  const page = usePage();
  return (
    <CsvButton
      name={`daily-close-${begin ?? ''}-${end ?? ''}.csv`}
      load={(options) => page.call(exportDailyClose, { beginAt: begin, endAt: end }, options)}
      text={page.t('words.downloadCsv')}
      done={page.t('money.closing.saved')}
      isEmpty={isEmpty}
    />
  );
}

/** The figures of a day: an amount and a count. */
const FIGURES = [
  { key: 'topUps', head: 'operator.kind.deposit', amount: 'topUpAmount', count: 'topUpCount' },
  { key: 'refunds', head: 'money.closing.refunds', amount: 'refundAmount' },
  { key: 'orders', head: 'money.orders.title', amount: 'orderAmount', count: 'orderCount' },
  { key: 'orderRefunds', head: 'money.closing.orderRefunds', amount: 'orderRefundAmount' },
  { key: 'circulation', head: 'money.closing.circulation', amount: 'circulation' },
] as const;

/** Whether anything happened on a day in a currency; its star coins in circulation are there every day. */
function hasMoved({ topUpCount, refundAmount, orderCount, orderRefundAmount }: DailyClose): boolean {
  return topUpCount > 0 || orderCount > 0 || refundAmount !== 0 || orderRefundAmount !== 0;
}

/** The days of a period, with each currency that had transactions on the day; how many lines without any there are. */
export function CloseList({ closes }: Pick<ClosePageData, 'closes'>) {
  const page = usePage();
  const moved = closes.filter(hasMoved);
  const day: Column<DailyClose> = {
    key: 'day',
    head: 'words.day',
    width: 'w-[18%]',
    cell: (close) => <DayCell close={close} />,
  };
  const figures = FIGURES.map((figure): Column<DailyClose> => {
    const { key, head, amount } = figure;
    const count = 'count' in figure ? figure.count : undefined;
    return {
      key,
      head,
      isNumber: true,
      cell: (close) => <FigureCell amount={close[amount]} count={count && close[count]} currency={close.currency} />,
    };
  });
  return (
    <div className="flex flex-col gap-4">
      {moved.length > 0 && (
        <RecordList
          label="money.closing.title"
          rows={moved}
          keyOf={(close) => `${close.day} ${close.currency}`}
          columns={[day, ...figures]}
        />
      )}
      {moved.length < closes.length && (
        <p className="text-muted text-sm">{page.t('money.closing.idle', { count: closes.length - moved.length })}</p>
      )}
    </div>
  );
}

function DayCell({ close }: { close: DailyClose }) {
  const page = usePage();
  return (
    <span className="font-bold">
      {formatCalendarDay(close.day, page.state.locale)} <span className="text-muted font-normal">{close.currency}</span>
    </span>
  );
}

interface FigureCellProps extends Pick<DailyClose, 'currency'> {
  readonly amount: number;
  readonly count: number | undefined;
}

function FigureCell({ amount, count, currency }: FigureCellProps) {
  const page = usePage();
  return (
    <span className="flex flex-col">
      <Amount amount={amount} currency={currency} />
      {count !== undefined && (
        <span className="text-muted text-xs tabular-nums">
          × {new Intl.NumberFormat(page.state.locale).format(count)}
        </span>
      )}
    </span>
  );
}
