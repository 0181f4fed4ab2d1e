import { formatCalendarDay } from '#web/kit/invoice/format-invoice.ts';
import { Amount } from '#web/kit/list/amount.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';
import type { Column } from '#web/kit/list/table.tsx';
import { usePage } from '../../../../app/use-page.ts';
import type { ClosePageData, DailyClose } from './load-closes.ts';

/** The figures of a day: an amount and a count. */
const FIGURES = [
  { key: 'topUps', amount: 'topUpAmount', count: 'topUpCount' },
  { key: 'refunds', amount: 'refundAmount' },
  { key: 'orders', amount: 'orderAmount', count: 'orderCount' },
  { key: 'orderRefunds', amount: 'orderRefundAmount' },
  { key: 'circulation', amount: 'circulation' },
] as const;

/** The days of a period, with each currency that had transactions. */
export function CloseList({ closes }: Pick<ClosePageData, 'closes'>) {
  const day: Column<DailyClose> = {
    key: 'day',
    head: 'money.closing.day',
    width: 'w-[18%]',
    cell: (close) => <DayCell close={close} />,
  };
  const figures = FIGURES.map((figure): Column<DailyClose> => {
    const { key, amount } = figure;
    const count = 'count' in figure ? figure.count : undefined;
    return {
      key,
      head: `money.closing.${key}`,
      isNumber: true,
      cell: (close) => <FigureCell amount={close[amount]} count={count && close[count]} currency={close.currency} />,
    };
  });
  return (
    <RecordList
      label="money.closing.title"
      rows={closes}
      keyOf={(close) => `${close.day} ${close.currency}`}
      columns={[day, ...figures]}
    />
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
