import { ReceiptText } from 'lucide-react';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { HelpLink } from '#web/kit/page/help-link.tsx';
import { EmptyState } from '#web/kit/state/empty-state.tsx';
import { usePage } from '../../../app/use-page.ts';
import { InvoiceTable } from './invoice-table.tsx';
import type { InvoiceList } from './load-invoices.ts';
import { PeriodFilter } from './period-filter.tsx';
import { INVOICES_PATH, invoicesQuery } from './sheet-address.ts';

/** All the user's invoices, newest first, of all periods or one. */
export function InvoicesPage({ period, number, count, invoices, today }: InvoiceList) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-2xl">{page.t('invoice.all')}</h1>
        <p className="text-muted mt-2 max-w-2xl">{page.t('invoice.all.lead')}</p>
        <HelpLink article="players/invoices-and-carriers" topic={page.t('invoice.all')} />
      </header>
      <PeriodFilter period={period} today={today} />
      <section aria-labelledby="invoice-count" className="card p-4 sm:p-7">
        <h2 id="invoice-count" aria-live="polite" className="text-muted mb-4 font-sans text-sm font-normal">
          {page.t('words.countInvoices', { count })}
        </h2>
        <LoadingPart>
          {invoices.length === 0 ? (
            <NoInvoices isNarrowed={period !== undefined} />
          ) : (
            <InvoiceTable invoices={invoices} />
          )}
          <Pager
            number={number}
            count={count}
            address={(one) => page.href(INVOICES_PATH, invoicesQuery({ period, number: one }))}
          />
        </LoadingPart>
      </section>
    </div>
  );
}

function NoInvoices({ isNarrowed }: { isNarrowed: boolean }) {
  const page = usePage();
  return (
    <EmptyState
      Icon={ReceiptText}
      title={page.t(isNarrowed ? 'invoice.none.ofPeriod' : 'invoice.none.title')}
      text={page.t('invoice.none.text')}
    >
      <a className="btn btn-quiet" href={page.href(isNarrowed ? INVOICES_PATH : '/store/binding')}>
        {page.t(isNarrowed ? 'invoice.none.all' : 'lottery.none.binding')}
      </a>
    </EmptyState>
  );
}
