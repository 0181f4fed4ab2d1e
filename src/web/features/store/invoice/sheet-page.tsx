import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { InvoiceSheet } from '#contract/invoice/entities.ts';
import { INVOICE_PRINTING, INVOICE_STATUS, WINNING_TYPE } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatInvoiceNumber, formatInvoicePeriod, formatTwd } from '#web/kit/invoice/format-invoice.ts';
import { AccountSection } from '#web/kit/page/account-page.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { maskCarrierCode } from '../binding/carrier-ways.ts';
import { hasCertificate, InvoicePaper } from './invoice-paper.tsx';
import { INVOICES_PATH, LOTTERY_PATH, PrintDialog, printWindow } from './print-dialog.tsx';

/** An invoice: its data in the visitor's language, beside the official form, which alone is printed. */
export function SheetPage({ sheet }: { sheet: InvoiceSheet }) {
  const page = usePage();
  const isWinner = sheet.winningType !== WINNING_TYPE.none;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col items-start gap-2">
        <a
          className="link inline-flex min-h-11 items-center gap-2"
          href={page.href(isWinner ? LOTTERY_PATH : INVOICES_PATH)}
        >
          <ArrowLeft size={18} aria-hidden />
          {page.t(isWinner ? 'invoice.sheet.backToWinners' : 'invoice.sheet.backToAll')}
        </a>
        <h1 className="text-title">
          {page.t('invoice.sheet.title', { number: formatInvoiceNumber(sheet.invoiceNumber) })}
        </h1>
        <p className="text-muted max-w-2xl">{page.t(leadOf(sheet))}</p>
        <PrintButton sheet={sheet} />
      </header>
      <div className="flex flex-col gap-6 md:flex-row md:items-start md:gap-10">
        <InvoicePaper sheet={sheet} />
        <div className="min-w-0 flex-1">
          <SheetFacts sheet={sheet} />
        </div>
      </div>
    </div>
  );
}

function leadOf(sheet: InvoiceSheet) {
  if (sheet.status === INVOICE_STATUS.voided) return 'invoice.sheet.voided';
  return hasCertificate(sheet) ? 'invoice.sheet.certificate' : 'invoice.sheet.copy';
}

/**
 * Prints immediately, except for the certificate of a winning invoice on first print: that needs confirmation and is
 * recorded.
 */
function PrintButton({ sheet }: { sheet: InvoiceSheet }) {
  const page = usePage();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const { winningType, printing } = sheet;
  const isNoted =
    hasCertificate(sheet) && winningType !== WINNING_TYPE.none && printing === INVOICE_PRINTING.notYetPrinted;
  const showPrinted = async () => {
    await router.invalidate();
    await printWindow();
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-gold mt-2"
        onClick={() => (isNoted ? setAsking(true) : void printWindow())}
      >
        <Printer size={18} aria-hidden />
        {page.t('words.print')}
      </button>
      {isAsking && <PrintDialog invoice={sheet} onPrinted={showPrinted} onClose={() => setAsking(false)} />}
    </>
  );
}

/** The invoice's data in the visitor's language, including what is not printed. */
function SheetFacts({ sheet }: { sheet: InvoiceSheet }) {
  const page = usePage();
  const { carrierType, carrierCode, winningType, prize, allowance, orderId } = sheet;
  return (
    <AccountSection id="invoice-facts" title={page.t('invoice.facts')}>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label={page.t('words.invoicePeriod')}>{formatInvoicePeriod(page, sheet.period)}</Fact>
        <Fact label={page.t('words.issued')}>
          <LocalTime iso={sheet.issuedAt} precision="minute" />
        </Fact>
        <Fact label={page.t('words.amount')}>{formatTwd(page, sheet.amount)}</Fact>
        <Fact label={page.t('invoice.fact.tax')}>{formatTwd(page, sheet.taxAmount)}</Fact>
        {allowance > 0 && <Fact label={page.t('invoice.fact.allowance')}>{formatTwd(page, allowance)}</Fact>}
        <Fact label={page.t('invoice.fact.carrier')}>
          {carrierType === null
            ? page.t('invoice.noCarrier')
            : `${page.t(`carrierType.${carrierType}`)} ${maskCarrierCode(carrierType, carrierCode ?? '')}`}
        </Fact>
        <Fact label={page.t('invoice.fact.deposit')}>
          <a className="link wrap-anywhere" href={page.href('/store/deposit', `?${new URLSearchParams({ orderId })}`)}>
            {orderId}
          </a>
        </Fact>
        {winningType !== WINNING_TYPE.none && sheet.status === INVOICE_STATUS.issued && (
          <Fact label={page.t('words.prize')}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="text-gold-text font-bold">{formatTwd(page, prize)}</span>
              <StateChip state={`printing.${sheet.printing}`} />
            </span>
            <span className="text-muted block text-sm">{page.t(`winningType.${winningType}`)}</span>
          </Fact>
        )}
      </dl>
    </AccountSection>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
