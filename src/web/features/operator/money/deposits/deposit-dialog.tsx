import { useState } from 'react';
import type { OperatorDeposit } from '#contract/deposit/entities.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { PaymentChip } from '#web/kit/state/payment-chip.tsx';
import { History } from '../history.tsx';
import { WAITING_NOTE_ID, WaitingCall } from '../waiting-call.tsx';
import { DepositFacts } from './deposit-facts.tsx';
import { DepositMoveDialog } from './deposit-move-dialog.tsx';
import { type DepositMove, findDepositMoves, findWaitingRefund } from './deposit-moves.ts';
import { DisputeTable } from './dispute-table.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { RefundTable } from './refund-table.tsx';

interface DepositDialogProps {
  readonly deposit: OperatorDeposit;
  readonly onClose: () => void;
}

/** A top-up: its status, open issues, available actions and history. */
export function DepositDialog({ deposit, onClose }: DepositDialogProps) {
  const page = usePage();
  const [move, setMove] = useState<DepositMove | null>(null);
  const operatorId = useUser()?.id;
  const waiting = findWaitingRefund(deposit);
  const { orderId, currency, problem, refunds, disputes, credit } = deposit;
  return (
    <ModalDialog title={page.t('money.deposit.title', { id: orderId })} isWide onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div>
          <PaymentChip status={deposit.paymentStatus} refundedAmount={deposit.refundedAmount} />
        </div>
        {problem !== null && <ProblemNotice orderId={orderId} problem={problem} />}
        {waiting !== undefined && <WaitingCall kind="refund" {...waiting} currency={currency} ownId={operatorId} />}
        {credit !== null && (
          <WaitingCall kind="credit" {...credit} amount={deposit.amount} currency={currency} ownId={operatorId} />
        )}
        <DepositFacts deposit={deposit} />
        <DepositActions moves={findDepositMoves(deposit, operatorId)} onChoose={setMove} />
        {refunds.length > 0 && <RefundTable refunds={refunds} currency={currency} />}
        {disputes.length > 0 && <DisputeTable disputes={disputes} currency={currency} />}
        {/* Remounts after each change. */}
        <History
          key={`${deposit.paymentStatus} ${refunds.length} ${problem} ${credit?.createdAt}`}
          subject={`deposit:${orderId}`}
        />
      </div>
      {move !== null && <DepositMoveDialog deposit={deposit} move={move} onClose={() => setMove(null)} />}
    </ModalDialog>
  );
}

interface DepositActionsProps {
  readonly moves: readonly DepositMove[];
  readonly onChoose: (move: DepositMove) => void;
}

function DepositActions({ moves, onChoose }: DepositActionsProps) {
  const page = usePage();
  if (moves.length === 0) return <p className="text-muted text-sm">{page.t('money.deposit.final')}</p>;
  return (
    <div className="flex flex-wrap gap-3">
      {moves.map((move) => (
        <button
          key={move.target}
          type="button"
          className={`btn aria-disabled:cursor-not-allowed ${LOOKS.get(move.name) ?? 'btn-quiet'}`}
          aria-disabled={move.isOff}
          aria-describedby={move.isOff ? WAITING_NOTE_ID : undefined}
          onClick={() => move.isOff || onChoose(move)}
        >
          {page.t(`money.move.${move.name}`)}
        </button>
      ))}
    </div>
  );
}

const LOOKS: ReadonlyMap<DepositMove['name'], string> = new Map([
  ['credit', 'btn-gold'],
  ['capture', 'btn-gold'],
  ['confirmCredit', 'btn-gold'],
  ['refund', 'btn-danger'],
  ['confirm', 'btn-danger'],
]);
