import { TriangleAlert } from 'lucide-react';
import type { DepositTotal, OperatorDeposit } from '#contract/deposit/entities.ts';
import { listAllDeposits } from '#contract/deposit/operator-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount, CurrencyTotals } from '#web/kit/list/currency-totals.tsx';
import { defineList } from '#web/kit/list/define-list.tsx';
import { ChosenRow } from '#web/kit/list/list-page.tsx';
import { PaymentChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { UserLink } from '../../users/user-link.tsx';
import { DetailsButton } from '../details-button.tsx';
import { DepositDialog } from './deposit-dialog.tsx';
import { depositFilter } from './deposit-filter.ts';

/** All players' top-ups, with the operator's actions on each. */
export const deposits = defineList({
  path: '/operator/deposits',
  endpoint: listAllDeposits,
  words: {
    title: 'operator.kind.deposit',
    lead: 'money.deposits.lead',
    count: 'words.count.deposit',
    none: 'money.deposits.none',
    all: 'money.deposits.all',
  },
  filter: depositFilter.kinds,
  live: ['deposits'],
  keyOf: ({ orderId }) => orderId,
  columns: [
    { key: 'order', head: 'words.orderNumber', width: 'w-[22%]', cell: (deposit) => <OrderCell {...deposit} /> },
    { key: 'user', head: 'userType.1', cell: ({ user }) => <UserLink user={user} /> },
    {
      key: 'amount',
      head: 'words.amount',
      width: 'w-[15%]',
      isNumber: true,
      cell: (deposit) => <AmountCell deposit={deposit} />,
    },
    { key: 'status', head: 'words.status', width: 'w-[21%]', cell: (deposit) => <StatusCell {...deposit} /> },
    { key: 'time', head: 'words.createdAt', width: 'w-[19%]', cell: ({ createdAt }) => <LocalTime iso={createdAt} /> },
  ],
  actions: { width: 'w-[108px]', cell: ({ orderId }, choose) => <DetailsButton id={orderId} onChoose={choose} /> },
  dialog({ orderId }, close, { list }) {
    return (
      <ChosenRow row={list.find((one) => one.orderId === orderId)} onGone={close}>
        {(deposit) => <DepositDialog deposit={deposit} onClose={close} />}
      </ChosenRow>
    );
  },
  summary: ({ totals }) => <DepositTotals totals={totals} />,
});

function DepositTotals({ totals }: { totals: readonly DepositTotal[] }) {
  const page = usePage();
  return (
    <CurrencyTotals
      totals={totals}
      countOf={({ count }) => page.t('words.count.deposit', { count })}
      figures={[
        { label: page.t('money.deposits.paid'), amountOf: ({ amount }) => amount },
        { label: page.t('words.refunded'), amountOf: ({ refundedAmount }) => refundedAmount },
      ]}
    />
  );
}

function OrderCell({ orderId, paymentMethod }: Pick<OperatorDeposit, 'orderId' | 'paymentMethod'>) {
  const page = usePage();
  return (
    <span className="flex flex-col">
      <span className="font-bold wrap-anywhere">{orderId}</span>
      <span className="text-muted text-xs">{page.t(`paymentMethod.${paymentMethod}`)}</span>
    </span>
  );
}

function AmountCell({ deposit: { amount, refundedAmount, currency } }: { deposit: OperatorDeposit }) {
  const page = usePage();
  return (
    <span className="flex flex-col">
      <Amount amount={amount} currency={currency} />
      {refundedAmount > 0 && (
        <span className="text-muted text-xs">
          {page.t('words.refunded')} <Amount amount={-refundedAmount} currency={currency} />
        </span>
      )}
    </span>
  );
}

type StatusFacts = Pick<OperatorDeposit, 'paymentStatus' | 'refundedAmount' | 'problem' | 'credit'>;

function StatusCell({ paymentStatus, refundedAmount, problem, credit }: StatusFacts) {
  const page = usePage();
  return (
    <span className="flex flex-col items-start gap-1">
      <PaymentChip status={paymentStatus} refundedAmount={refundedAmount} />
      {credit !== null && <span className="text-muted text-xs">{page.t('money.problem.second_person')}</span>}
      {problem !== null && (
        <span className="text-warning flex items-start gap-1 text-xs">
          <TriangleAlert size={14} aria-hidden className="mt-0.5 flex-none" />
          {page.t(`money.problem.${problem}`)}
        </span>
      )}
    </span>
  );
}
