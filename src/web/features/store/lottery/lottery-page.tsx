import { usePage } from '#web/app/use-page.ts';
import { formatTwd } from '#web/kit/invoice/format-invoice.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { HelpLink } from '#web/kit/page/help-link.tsx';
import type { WinningList } from '../invoice/load-invoices.ts';
import { WalletTabs } from '../wallet-tabs.tsx';
import { LotteryFilters } from './lottery-filters.tsx';
import { NoWinners } from './no-winners.tsx';
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
