import type { Invoice } from '#contract/invoice/entities.ts';
import { CARRIER_TYPE, INVOICE_STATUS, WINNING_TYPE } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import {
  formatCalendarDay,
  formatInvoiceNumber,
  formatInvoicePeriod,
  formatTwd,
} from '#web/kit/invoice/format-invoice.ts';
import type { Columns } from '#web/kit/list/table.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { taiwanDayOf } from '../lottery/redeem-state.ts';
import { LOTTERY_PATH, sheetQuery } from './sheet-address.ts';

/** The columns of the user's invoices, with links to their certificates. */
export const INVOICE_COLUMNS: Columns<Invoice> = [
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
  { key: 'state', head: 'words.status', cell: (invoice) => <InvoiceState invoice={invoice} /> },
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
