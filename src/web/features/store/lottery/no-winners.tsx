import { CalendarDays, SearchX } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { formatCalendarDay, formatInvoicePeriod } from '#web/kit/invoice/format-invoice.ts';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { LOTTERY_PATH } from '../invoice/sheet-address.ts';
import { findNextDraw } from './next-draw.ts';

/** Replaces the empty list: explains the draws, or that none matches the filter. */
export function NoWinners({ isNarrowed, today }: { isNarrowed: boolean; today: string }) {
  const page = usePage();
  const { period, drawDate } = findNextDraw(today);
  return (
    <EmptyCard
      Icon={isNarrowed ? SearchX : CalendarDays}
      title={page.t(isNarrowed ? 'lottery.none.narrowed' : 'lottery.none.title')}
      text={page.t('lottery.none.next', {
        date: formatCalendarDay(drawDate, page.state.locale),
        period: formatInvoicePeriod(page, period),
      })}
    >
      <p className="text-muted w-full text-sm text-balance">{page.t('lottery.none.calendar')}</p>
      <a className="btn btn-gold" href={page.href(isNarrowed ? LOTTERY_PATH : '/store/binding')}>
        {page.t(isNarrowed ? 'words.showAll' : 'lottery.none.binding')}
      </a>
    </EmptyCard>
  );
}
