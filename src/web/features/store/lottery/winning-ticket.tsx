import type { ReactNode } from 'react';
import type { Invoice } from '#contract/invoice/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import {
  formatCalendarDay,
  formatInvoiceNumber,
  formatInvoicePeriod,
  formatTwd,
} from '#web/kit/invoice/format-invoice.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { RedeemCode } from './redeem-code.tsx';
import { RedeemDeadline } from './redeem-deadline.tsx';
import { taiwanDayOf } from './redeem-state.ts';
import { TicketActions } from './ticket-actions.tsx';

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
