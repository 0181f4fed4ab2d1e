import { CalendarDays, SearchX } from 'lucide-react';
import { usePage } from '../../../app/use-page.ts';
import { formatCalendarDay, formatInvoicePeriod } from '../invoice/format-invoice.ts';
import { LOTTERY_PATH } from '../invoice/sheet-address.ts';
import { findNextDraw } from './next-draw.ts';

/** Stands in place of the list: what is drawn when, or that nothing was drawn in the days asked for. */
export function NoWinners({ isNarrowed, today }: { isNarrowed: boolean; today: string }) {
  const page = usePage();
  const { period, drawDate } = findNextDraw(today);
  const Icon = isNarrowed ? SearchX : CalendarDays;
  return (
    <div className="card flex flex-col items-center gap-3 px-6 py-14 text-center">
      <Icon size={48} aria-hidden className="text-gold-text" />
      <p className="text-lg font-bold">{page.t(isNarrowed ? 'lottery.none.narrowed' : 'lottery.none.title')}</p>
      <p className="max-w-lg text-balance">
        {page.t('lottery.none.next', {
          date: formatCalendarDay(drawDate, page.state.locale),
          period: formatInvoicePeriod(page, period),
        })}
      </p>
      <p className="text-muted max-w-lg text-sm text-balance">{page.t('lottery.none.calendar')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {isNarrowed ? (
          <a className="btn btn-gold" href={page.href(LOTTERY_PATH)}>
            {page.t('lottery.filter.all')}
          </a>
        ) : (
          <a className="btn btn-gold" href={page.href('/store/binding')}>
            {page.t('lottery.none.binding')}
          </a>
        )}
      </div>
    </div>
  );
}
