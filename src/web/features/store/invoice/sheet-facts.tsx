import type { ReactNode } from 'react';
import type { InvoiceSheet } from '#contract/invoice/entities.ts';
import { INVOICE_STATUS, WINNING_TYPE } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatInvoicePeriod, formatTwd } from '#web/kit/invoice/format-invoice.ts';
import { AccountSection } from '#web/kit/page/account-page.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { maskCarrierCode } from '../binding/carrier-ways.ts';

/** The invoice's data in the visitor's language, including what is not printed. */
export function SheetFacts({ sheet }: { sheet: InvoiceSheet }) {
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
