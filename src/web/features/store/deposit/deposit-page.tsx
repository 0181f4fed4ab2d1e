import { exportDeposits } from '#contract/deposit/endpoints.ts';
import type { Deposit } from '#contract/deposit/entities.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { usePage } from '#web/app/use-page.ts';
import { Coins } from '#web/kit/coins.tsx';
import type { CsvButtonProps } from '#web/kit/list/csv-button.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { HelpLink } from '#web/kit/page/help-link.tsx';
import { PaymentChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { BalanceLine } from '../balance/balance-line.tsx';
import { ReceiptFrame, RecordNumber } from '../receipt.tsx';
import { addressQuery, callOfFilter, DEPOSITS, type RecordFilter } from '../record-filter.tsx';
import { RecordSection } from '../record-section.tsx';
import { ClosedRecords, WalletTabs } from '../store-shell.tsx';
import { DepositReceipt } from './deposit-receipt.tsx';
import type { DepositListData, DepositPageData } from './load-deposits.ts';
import { MethodGlyph } from './method-choice.tsx';
import { TopUpForm } from './top-up-form.tsx';

/** The top-up form and all top-ups, or the receipt of one. */
export function DepositPage({ data }: { data: DepositPageData }) {
  if (data.view === 'receipt') {
    const { filter, deposit } = data;
    return (
      <ReceiptFrame kind={DEPOSITS} name="deposit" filter={filter}>
        {deposit && <DepositReceipt key={deposit.orderId} first={deposit} />}
      </ReceiptFrame>
    );
  }
  if (data.view === 'list') return <DepositOverview data={data} />;
  return <ClosedRecords view={data.view} title="shell.nav.deposit" about="store.about.deposit" />;
}

function DepositOverview({ data }: { data: DepositListData }) {
  const page = usePage();
  const { filter, count, totals, deposits, options, wish } = data;
  const exportAll: CsvButtonProps['load'] = (options) =>
    page.call(exportDeposits, { ...callOfFilter(filter, businessDayOf(Date.now())), lang: page.state.locale }, options);
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-title">{page.t('shell.nav.deposit')}</h1>
          <HelpLink article="players/top-up" topic={page.t('shell.nav.deposit')} />
        </div>
        <BalanceLine />
      </header>
      <WalletTabs />
      <TopUpForm key={wish === null ? '' : Object.values(wish).join()} options={options} wish={wish} />
      <RecordSection
        kind={DEPOSITS}
        name="deposit"
        filter={filter}
        count={count}
        totals={totals}
        exportName="starhall-top-ups.csv"
        onExport={exportAll}
      >
        <DepositList deposits={deposits} filter={filter} />
      </RecordSection>
    </div>
  );
}

interface DepositListProps {
  readonly deposits: readonly Deposit[];
  readonly filter: RecordFilter;
}

/** Top-ups with links to their receipts. */
function DepositList({ deposits, filter }: DepositListProps) {
  const page = usePage();
  const receipt = (orderId: string) => page.href(DEPOSITS.path, addressQuery({ filter, orderId }));
  return (
    <RecordList
      label="records.title.deposit"
      rows={deposits}
      keyOf={({ orderId }) => orderId}
      tableFrom="container"
      columns={[
        {
          key: 'number',
          head: 'words.orderNumber',
          width: 'w-[26%]',
          cell: ({ orderId }) => <RecordNumber orderId={orderId} href={receipt(orderId)} />,
        },
        { key: 'created', head: 'records.head.created', cell: ({ createdAt }) => <LocalTime iso={createdAt} /> },
        { key: 'method', head: 'words.paymentMethod', cell: (deposit) => <Method deposit={deposit} /> },
        { key: 'amount', head: 'words.amount', cell: (deposit) => <Amount deposit={deposit} /> },
        {
          key: 'status',
          head: 'words.status',
          cell: (deposit) => <Status deposit={deposit} href={receipt(deposit.orderId)} />,
        },
      ]}
    />
  );
}

function Method({ deposit: { paymentMethod } }: { deposit: Deposit }) {
  return (
    <span className="flex items-center gap-2">
      <MethodGlyph method={paymentMethod} size={22} />
      {usePage().t(`paymentMethod.${paymentMethod}`)}
    </span>
  );
}

/** Amount, star coins and, below, refunds. */
function Amount({ deposit: { amount, points, currency, refundedAmount } }: { deposit: Deposit }) {
  const page = usePage();
  const { locale } = page.state;
  return (
    <div>
      <p className="text-base font-bold tabular-nums">{formatAmount(amount, currency, locale)}</p>
      <p className="text-muted text-xs">
        <Coins amount={points} currency={currency} />
      </p>
      {refundedAmount > 0 && (
        <p className="text-muted text-xs">
          {page.t('records.refunded.deposit', { amount: formatAmount(refundedAmount, currency, locale) })}
        </p>
      )}
    </div>
  );
}

/** The state, with a payment link while it can still be paid. */
function Status({ deposit: { paymentStatus, refundedAmount, orderId }, href }: { deposit: Deposit; href: string }) {
  const page = usePage();
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <PaymentChip status={paymentStatus} refundedAmount={refundedAmount} />
      {paymentStatus === PAYMENT_STATUS.pending && (
        <a className="link inline-flex min-h-11 items-center text-sm" href={href}>
          {page.t('records.pay')}
          <span className="sr-only"> {orderId}</span>
        </a>
      )}
    </div>
  );
}
