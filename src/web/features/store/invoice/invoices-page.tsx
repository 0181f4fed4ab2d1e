import { ReceiptText } from 'lucide-react';
import type { Invoice } from '#contract/invoice/entities.ts';
import { CARRIER_TYPE, INVOICE_STATUS, WINNING_TYPE } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import {
  formatCalendarDay,
  formatInvoiceNumber,
  formatInvoicePeriod,
  formatTwd,
} from '#web/kit/invoice/format-invoice.ts';
import { EmptyList, PagedRecords } from '#web/kit/list/list-page.tsx';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import type { Columns } from '#web/kit/list/table.tsx';
import { HelpLink } from '#web/kit/page/help-link.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { taiwanDayOf } from '../lottery/redeem-state.ts';
import { WalletTabs } from '../store-shell.tsx';
import { invoicesFilter, PeriodFilter } from './invoices-filter.tsx';
import type { InvoiceList } from './load-invoices.ts';
import { INVOICES_PATH, LOTTERY_PATH, sheetQuery } from './print-dialog.tsx';

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

/** The columns of the user's invoices, with links to their certificates. */
const INVOICE_COLUMNS: Columns<Invoice> = [
  { key: 'number', head: 'invoice.fact.number', cell: (invoice) => <SheetLink invoice={invoice} /> },
  { key: 'period', head: 'words.invoicePeriod', cell: ({ period }, page) => formatInvoicePeriod(page, period) },
  { key: 'issued', head: 'words.issued', cell: (invoice, page) => issuedOn(page, invoice) },
  { key: 'carrier', head: 'invoice.fact.carrier', cell: (invoice, page) => carrierName(page, invoice) },
  {
    key: 'amount',
    head: 'words.amount',
    width: 'w-[12%]',
    isNumber: true,
    cell: ({ amount }, page) => <span className="tabular-nums">{formatTwd(page, amount)}</span>,
  },
  { key: 'status', head: 'words.status', cell: (invoice) => <InvoiceState invoice={invoice} /> },
];

interface InvoiceEntryProps {
  readonly invoice: Invoice;
}

function SheetLink({ invoice: { invoiceNumber } }: InvoiceEntryProps) {
  const page = usePage();
  return (
    <a
      className="link -my-3 inline-flex min-h-11 items-center text-base font-bold whitespace-nowrap tabular-nums"
      href={page.href(LOTTERY_PATH, sheetQuery(invoiceNumber))}
    >
      {formatInvoiceNumber(invoiceNumber)}
    </a>
  );
}

function InvoiceState({ invoice: { status, winningType, allowance, drawnAt, carrierType } }: InvoiceEntryProps) {
  if (status === INVOICE_STATUS.voided) return <StateChip state="invoice.state.voided" />;
  if (winningType !== WINNING_TYPE.none) {
    return <StateChip state={`winningType.${winningType}`} />;
  }
  if (carrierType === CARRIER_TYPE.donation) return <StateChip state="invoice.state.donated" />;
  if (allowance > 0) return <StateChip state="invoice.state.reduced" />;
  return <StateChip state={drawnAt === null ? 'invoice.state.waiting' : 'winningType.0'} />;
}

function issuedOn(page: Page, { issuedAt }: Invoice): string {
  return formatCalendarDay(taiwanDayOf(issuedAt), page.state.locale);
}

function carrierName(page: Page, { carrierType }: Invoice): string {
  return page.t(carrierType === null ? 'invoice.noCarrier' : `carrierType.${carrierType}`);
}
