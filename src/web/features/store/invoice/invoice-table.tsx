import type { Invoice } from '#contract/invoice/entities.ts';
import { CARRIER_TYPE, INVOICE_STATUS, WINNING_TYPE } from '#contract/values/states.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { type Page, usePage } from '../../../app/use-page.ts';
import { taiwanDayOf } from '../lottery/redeem-state.ts';
import { formatCalendarDay, formatInvoiceNumber, formatInvoicePeriod, formatTwd } from './format-invoice.ts';
import { LOTTERY_PATH, sheetQuery } from './sheet-address.ts';

const HEADS = ['number', 'period', 'issued', 'carrier', 'amount', 'state'] as const;
const HEAD = 'text-muted py-2 pe-4 text-xs font-bold last:pe-0';

interface InvoiceTableProps {
  readonly invoices: readonly Invoice[];
}

/** Invoices: a table where there is room for one, else cards. */
export function InvoiceTable({ invoices }: InvoiceTableProps) {
  const page = usePage();
  return (
    <>
      <table className="hidden w-full border-collapse text-sm md:table">
        <thead>
          <tr className="border-line border-b">
            {HEADS.map((head) => (
              <th key={head} scope="col" className={`${HEAD} ${head === 'amount' ? 'text-end' : 'text-start'}`}>
                {page.t(`invoice.fact.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.invoiceNumber} invoice={invoice} />
          ))}
        </tbody>
      </table>
      <ul className="flex flex-col gap-3 md:hidden">
        {invoices.map((invoice) => (
          <InvoiceCard key={invoice.invoiceNumber} invoice={invoice} />
        ))}
      </ul>
    </>
  );
}

interface InvoiceEntryProps {
  readonly invoice: Invoice;
}

function InvoiceRow({ invoice }: InvoiceEntryProps) {
  const page = usePage();
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="py-2 pe-4 text-start font-normal">
        <SheetLink invoice={invoice} />
      </th>
      <td className="py-2 pe-4 whitespace-nowrap tabular-nums">{formatInvoicePeriod(page, invoice.period)}</td>
      <td className="py-2 pe-4 whitespace-nowrap tabular-nums">{issuedOn(page, invoice)}</td>
      <td className="py-2 pe-4">{carrierName(page, invoice)}</td>
      <td className="py-2 pe-4 text-end whitespace-nowrap tabular-nums">{formatTwd(page, invoice.amount)}</td>
      <td className="py-2">
        <InvoiceState invoice={invoice} />
      </td>
    </tr>
  );
}

function InvoiceCard({ invoice }: InvoiceEntryProps) {
  const page = usePage();
  return (
    <li className="border-line flex flex-col gap-1 rounded-xl border p-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <SheetLink invoice={invoice} />
        <span className="text-base font-bold tabular-nums">{formatTwd(page, invoice.amount)}</span>
      </div>
      <p className="text-muted tabular-nums">{[issuedOn(page, invoice), carrierName(page, invoice)].join(' · ')}</p>
      <div className="mt-1">
        <InvoiceState invoice={invoice} />
      </div>
    </li>
  );
}

function SheetLink({ invoice: { invoiceNumber } }: InvoiceEntryProps) {
  const page = usePage();
  return (
    <a
      className="link inline-flex min-h-11 items-center text-base font-bold whitespace-nowrap tabular-nums"
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
