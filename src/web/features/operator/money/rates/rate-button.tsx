import { usePage } from '#web/app/use-page.ts';
import { formatCalendarDay } from '#web/kit/invoice/format-invoice.ts';
import { formatRate, type RateCell } from './rate-cells.ts';

interface RateButtonProps {
  readonly cell: RateCell;
  readonly onChoose: (cell: RateCell) => void;
}

/** A rate, whether set or derived from others; a click edits it. */
export function RateButton({ cell, onChoose }: RateButtonProps) {
  const page = usePage();
  const { from, to, rate, day, setAt } = cell;
  const kind = rate === undefined ? 'missing' : setAt === null ? 'computed' : 'set';
  const shown = rate === undefined ? '–' : formatRate(rate, page.state.locale);
  return (
    <button
      type="button"
      className="hover:border-control hover:bg-raised border-line flex min-h-14 w-full flex-col items-start justify-center rounded-xl border px-3 py-1.5 text-start"
      onClick={() => onChoose(cell)}
    >
      <span className="sr-only">{page.t('money.rates.edit', { from, to })}</span>
      <span className={`tabular-nums ${setAt === null ? '' : 'font-bold'}`}>{shown}</span>
      <span className={`text-xs ${LOOKS[kind]}`}>{page.t(`money.rates.${kind}`)}</span>
      {day !== null && (
        <span className="text-muted text-xs">
          {page.t('money.rates.since', { day: formatCalendarDay(day, page.state.locale) })}
        </span>
      )}
    </button>
  );
}

const LOOKS = { set: 'text-success', computed: 'text-muted', missing: 'text-danger' } as const;
