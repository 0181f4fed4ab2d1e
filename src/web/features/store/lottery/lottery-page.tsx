import { CalendarDays, SearchX } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { formatCalendarDay, formatInvoicePeriod, formatTwd } from '#web/kit/invoice/format-invoice.ts';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { FilterDay } from '#web/kit/list/filter/filter-kinds.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { HelpLink } from '#web/kit/page/help-link.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import type { WinningList } from '../invoice/load-invoices.ts';
import { LOTTERY_PATH } from '../invoice/print-dialog.tsx';
import { WalletTabs } from '../store-shell.tsx';
import { daysBefore, findNextDraw, type LotteryFilter, lotteryQuery, readLotteryFilter } from './redeem-state.ts';
import { WinningTicket } from './winning-ticket.tsx';

/** The user's invoices that won in recent draws (R1.8, R2.14, R9.5). */
export function LotteryPage({ filter, invoices, days, today }: WinningList) {
  const page = usePage();
  const sum = invoices.reduce((total, { prize }) => total + prize, 0);
  const isNarrowed = filter.beginAt !== undefined || filter.endAt !== undefined;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title">{page.t('shell.nav.lottery')}</h1>
          <p className="text-muted mt-2 max-w-2xl">{page.t('lottery.lead', { days })}</p>
          <HelpLink article="players/lottery" topic={page.t('shell.nav.lottery')} />
        </div>
      </header>
      <WalletTabs />
      <LotteryFilters filter={filter} days={days} today={today} />
      <section aria-labelledby="winners" className="flex flex-col gap-4">
        <h2
          id="winners"
          aria-live="polite"
          className={invoices.length === 0 ? 'sr-only' : 'text-muted font-sans text-sm font-normal'}
        >
          {page.t('lottery.count', { count: invoices.length, sum: formatTwd(page, sum) })}
        </h2>
        <LoadingPart>
          {invoices.length === 0 && <NoWinners isNarrowed={isNarrowed} today={today} />}
          {invoices.length > 0 && (
            <ul className="flex flex-col gap-4">
              {invoices.map((invoice) => (
                <WinningTicket key={invoice.invoiceNumber} invoice={invoice} today={today} />
              ))}
            </ul>
          )}
        </LoadingPart>
      </section>
    </div>
  );
}

/** Replaces the empty list: explains the draws, or that none matches the filter. */
function NoWinners({ isNarrowed, today }: { isNarrowed: boolean; today: string }) {
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

interface LotteryFiltersProps {
  readonly filter: LotteryFilter;
  /** How many days back invoices are listed. */
  readonly days: number;
  readonly today: string;
}

/** Filters the list by draw date. */
function LotteryFilters({ filter, days, today }: LotteryFiltersProps) {
  const page = usePage();
  const filters = useFilters({
    path: LOTTERY_PATH,
    shown: lotteryQuery(filter),
    normalize: (fields) => lotteryQuery(readLotteryFilter(fields)),
  });
  const field = { filters, min: daysBefore(today, days), max: today };
  return (
    <FilterForm filters={filters}>
      <FilterDay {...field} name="beginAt" label={page.t('lottery.filter.beginAt')} />
      <FilterDay {...field} name="endAt" label={page.t('lottery.filter.endAt')} />
    </FilterForm>
  );
}
