import { Eye, EyeOff, FileText, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Invoice } from '#contract/invoice/entities.ts';
import { INVOICE_PRINTING } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import {
  formatCalendarDay,
  formatInvoiceNumber,
  formatInvoicePeriod,
  formatTwd,
} from '#web/kit/invoice/format-invoice.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { CopyButton } from '#web/ui/text/copy-button.tsx';
import { LOTTERY_PATH, PrintDialog, sheetQuery, usePrintedSheet } from '../invoice/print-dialog.tsx';
import { findRedeemState, type RedeemState, taiwanDayOf } from './redeem-state.ts';

interface WinningTicketProps {
  readonly invoice: Invoice;
  readonly today: string;
}

/** A winning invoice as a ticket: the prize on the stub, beside it the data for claiming it. */
export function WinningTicket({ invoice, today }: WinningTicketProps) {
  const page = usePage();
  const { invoiceNumber, period, winningType, prize, printing, drawnAt } = invoice;
  return (
    <li className="card relative flex flex-col overflow-hidden md:flex-row">
      <div className="ticket-stub bg-raised flex flex-col justify-center gap-1 px-5 py-4 md:w-60 md:flex-none md:px-6">
        <p className="text-muted text-sm">{page.t(`winningType.${winningType}`)}</p>
        <p className="text-gold-text text-xl font-bold tabular-nums">{formatTwd(page, prize)}</p>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-4 p-5 md:px-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 md:min-h-11 md:pe-56">
          <h3 className="text-lg tracking-wide">{formatInvoiceNumber(invoiceNumber)}</h3>
          <p className="text-muted text-sm">{formatInvoicePeriod(page, period)}</p>
          <StateChip state={`printing.${printing}`} />
        </div>
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {drawnAt !== null && (
            <Fact label={page.t('lottery.drawnOn')}>{formatCalendarDay(taiwanDayOf(drawnAt), page.state.locale)}</Fact>
          )}
          <Fact label={page.t('lottery.deadline')}>
            <RedeemDeadline invoice={invoice} today={today} />
          </Fact>
          <Fact label={page.t('lottery.redeemCode')}>
            <RedeemCode code={invoice.redeemCode} number={formatInvoiceNumber(invoiceNumber)} />
          </Fact>
        </dl>
        <div className="flex md:absolute md:end-6 md:top-5">
          <TicketActions invoice={invoice} />
        </div>
      </div>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="text-sm">{children}</dd>
    </div>
  );
}

const TONES = {
  unknown: 'text-muted',
  over: 'text-danger',
  soon: 'text-info',
  open: 'text-success',
  urgent: 'text-warning',
} as const satisfies Record<RedeemState['kind'], string>;

/** The period for claiming the prize, and the days left. */
function RedeemDeadline({ invoice, today }: { invoice: Invoice; today: string }) {
  const page = usePage();
  const { redeemFrom, redeemUntil } = invoice;
  const state = findRedeemState(invoice, today);
  const [from, until] = [redeemFrom, redeemUntil].map((day) =>
    day === null ? '' : formatCalendarDay(day, page.state.locale),
  );
  return (
    <span className="flex flex-col">
      {state.kind !== 'unknown' && (
        <span className="tabular-nums">{page.t('words.fromToUntil', { from: from ?? '', until: until ?? '' })}</span>
      )}
      <span className={`font-bold ${TONES[state.kind]}`}>{describeState(page, state)}</span>
    </span>
  );
}

function describeState(page: Page, state: RedeemState): string {
  if (state.kind === 'unknown' || state.kind === 'over') return page.t(`lottery.deadline.${state.kind}`);
  return page.t(state.kind === 'soon' ? 'lottery.deadline.soon' : 'lottery.deadline.left', { days: state.days });
}

/** The code for printing the certificate, hidden until requested in case others are watching. */
function RedeemCode({ code, number }: { code: string; number: string }) {
  const page = usePage();
  const [isShown, setShown] = useState(false);
  const label = page.t('lottery.redeemCode.show', { number });
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="-my-1.5 flex flex-wrap items-center">
      <span className="me-2 min-w-24 font-mono text-base tracking-wide wrap-anywhere">
        {isShown ? code : '•'.repeat(code.length)}
      </span>
      <button
        type="button"
        className="btn-icon"
        aria-label={label}
        title={label}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon size={18} aria-hidden />
      </button>
      <CopyButton
        text={code}
        label={page.t('lottery.redeemCode.copy', { number })}
        done={page.t('lottery.redeemCode.copied')}
      />
    </span>
  );
}

/** Prints the certificate of a winning invoice; a printed one can be shown again at any time. */
function TicketActions({ invoice }: { invoice: Invoice }) {
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
