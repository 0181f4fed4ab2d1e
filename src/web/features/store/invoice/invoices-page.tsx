import { ReceiptText } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { PagedRecords } from '#web/kit/list/paged-records.tsx';
import { HelpLink } from '#web/kit/page/help-link.tsx';
import { WalletTabs } from '../wallet-tabs.tsx';
import { INVOICE_COLUMNS } from './invoice-columns.tsx';
import { invoicesFilter, PeriodFilter } from './invoices-filter.tsx';
import type { InvoiceList } from './load-invoices.ts';
import { INVOICES_PATH } from './sheet-address.ts';

/** All the user's invoices, newest first, of all periods or one. */
export function InvoicesPage({ today, ...loaded }: InvoiceList) {
  const page = usePage();
  const { filter, count } = loaded;
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-title">{page.t('invoice.all')}</h1>
        <p className="text-muted mt-2 max-w-2xl">{page.t('invoice.all.lead')}</p>
        <HelpLink article="players/invoices-and-carriers" topic={page.t('invoice.all')} />
      </header>
      <WalletTabs />
      <PeriodFilter filter={filter} today={today} />
      <section aria-labelledby="invoice-count" className="card p-4 sm:p-7">
        <h2 id="invoice-count" aria-live="polite" className="text-muted mb-4 font-sans text-sm font-normal">
          {page.t('words.countInvoices', { count })}
        </h2>
        <LoadingPart>
          <PagedRecords
            path={INVOICES_PATH}
            filter={invoicesFilter}
            loaded={loaded}
            label="invoice.all"
            keyOf={({ invoiceNumber }) => invoiceNumber}
            columns={INVOICE_COLUMNS}
            none={<NoInvoices isNarrowed={invoicesFilter.isNarrowed(filter)} />}
          />
        </LoadingPart>
      </section>
    </div>
  );
}

function NoInvoices({ isNarrowed }: { isNarrowed: boolean }) {
  const page = usePage();
  return (
    <EmptyList
      Icon={ReceiptText}
      title={page.t(isNarrowed ? 'invoice.none.ofPeriod' : 'invoice.none.title')}
      text={page.t('invoice.none.text')}
      all={{
        path: isNarrowed ? INVOICES_PATH : '/store/binding',
        label: page.t(isNarrowed ? 'invoice.none.all' : 'lottery.none.binding'),
      }}
    />
  );
}
