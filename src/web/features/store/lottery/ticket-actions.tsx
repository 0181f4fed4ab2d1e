import { FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import type { Invoice } from '#contract/invoice/entities.ts';
import { INVOICE_PRINTING } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatInvoiceNumber } from '#web/kit/invoice/format-invoice.ts';
import { PrintDialog } from '../invoice/print-dialog.tsx';
import { LOTTERY_PATH, sheetQuery } from '../invoice/sheet-address.ts';
import { usePrintedSheet } from '../invoice/use-printed-sheet.ts';

/** Prints the certificate of a winning invoice; a printed one can be shown again at any time. */
export function TicketActions({ invoice }: { invoice: Invoice }) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  const showPrinted = usePrintedSheet(invoice);
  const number = formatInvoiceNumber(invoice.invoiceNumber);
  if (invoice.printing === INVOICE_PRINTING.printed) {
    return (
      <a
        className="btn btn-quiet self-start"
        href={page.href(LOTTERY_PATH, sheetQuery(invoice.invoiceNumber))}
        aria-label={page.t('lottery.view.named', { number })}
      >
        <FileText size={18} aria-hidden />
        {page.t('lottery.view')}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className="btn btn-gold self-start"
        aria-label={page.t('lottery.print.named', { number })}
        onClick={() => setAsking(true)}
      >
        <Printer size={18} aria-hidden />
        {page.t('lottery.print')}
      </button>
      {isAsking && <PrintDialog invoice={invoice} onPrinted={showPrinted} onClose={() => setAsking(false)} />}
    </>
  );
}
