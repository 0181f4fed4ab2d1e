import { usePage } from '#web/app/use-page.ts';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { InvoiceSection } from './invoice-section.tsx';
import { type InvoicesPageData, loadFilteredInvoices } from './load-invoices.ts';
import { RangeSection } from './range-section.tsx';
import { WaitingInvoices } from './waiting-invoices.tsx';

/** The invoice number ranges, and the invoices. */
export function InvoicesPage(data: InvoicesPageData) {
  const page = usePage();
  return (
    <>
      <PageHeader title={page.t('money.invoices.title')} lead={page.t('money.invoices.lead')} />
      <ListChanged loaded={data} topics={['console']} load={(quiet) => loadFilteredInvoices(quiet, data.filter)} />
      {data.waiting > 0 && <WaitingInvoices waiting={data.waiting} />}
      <RangeSection ranges={data.ranges} currentPeriod={data.currentPeriod} />
      <InvoiceSection {...data} />
    </>
  );
}
