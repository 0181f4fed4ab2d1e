import { TriangleAlert } from 'lucide-react';
import type { OperatorDeposit } from '#contract/deposit/entities.ts';
import { Amount } from '#web/kit/list/amount.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { usePage } from '../../../../app/use-page.ts';
import { LocalTime } from '../../../../ui/local-time.tsx';
import { StatusChip } from '../../../store/status-chip.tsx';
import { DetailsButton } from '../details-button.tsx';
import { Payer } from '../payer.tsx';

interface DepositListProps {
  readonly deposits: readonly OperatorDeposit[];
  /** Somebody wants to see a top-up, by its number. */
  readonly onChoose: (orderId: string) => void;
}

export function DepositList({ deposits, onChoose }: DepositListProps) {
  return (
    <RecordList
      label="money.deposits.title"
      rows={deposits}
      keyOf={({ orderId }) => orderId}
      columns={[
        { key: 'order', head: 'money.order', width: 'w-[22%]', cell: (deposit) => <OrderCell {...deposit} /> },
        { key: 'user', head: 'money.user', cell: ({ user }) => <Payer user={user} /> },
        {
          key: 'amount',
          head: 'money.amount',
          width: 'w-[15%]',
          isNumber: true,
          cell: (deposit) => <AmountCell deposit={deposit} />,
        },
        {
          key: 'status',
          head: 'money.status',
          width: 'w-[21%]',
          cell: (deposit) => <StatusCell {...deposit} />,
        },
        {
          key: 'time',
          head: 'money.created',
          width: 'w-[19%]',
          cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
        },
        {
          key: 'action',
          head: 'list.action',
          width: 'w-[108px]',
          cell: ({ orderId }) => <DetailsButton id={orderId} onChoose={onChoose} />,
        },
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
          {page.t('money.refunded')} <Amount amount={-refundedAmount} currency={currency} />
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
      <StatusChip status={paymentStatus} refundedAmount={refundedAmount} />
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
