import type { Deposit } from '#contract/deposit/entities.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { Coins } from '#web/kit/coins.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { PaymentChip } from '#web/kit/state/payment-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { addressQuery } from '../record-address.ts';
import { DEPOSITS, type RecordFilter } from '../record-filter.tsx';
import { RecordNumber } from '../record-number.tsx';
import { MethodGlyph } from './method-glyph.tsx';

interface DepositListProps {
  readonly deposits: readonly Deposit[];
  readonly filter: RecordFilter;
}

/** Top-ups with links to their receipts. */
export function DepositList({ deposits, filter }: DepositListProps) {
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
