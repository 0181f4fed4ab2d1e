import type { OperatorOrder } from '#contract/order/entities.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { paymentStatus as machine } from '#domain/state-machines/payment-status.ts';
import { possibleActions } from '#domain/state-machines/state-machine.ts';
import { PaymentChip, StateChip } from '#web/kit/state/state-chip.tsx';

/** The status of an order, who requested a refund, and whether it was a test. */
export function OrderState({ order: { paymentStatus, testMode, refundRequest } }: { order: OperatorOrder }) {
  const isAskedBySeller = refundRequest?.by === 'seller' && refundRequest.decision === null;
  return (
    <span className="flex flex-wrap gap-1.5">
      <PaymentChip status={paymentStatus} />
      {isAskedBySeller && <StateChip state="money.request.bySeller" />}
      {testMode && <StateChip state="words.testOrder" />}
    </span>
  );
}

type OrderDecisionName = 'refund' | 'confirm' | 'decline';

export interface OrderDecision {
  readonly name: OrderDecisionName;
  /** Disabled: a different operator has to confirm the refund. */
  readonly isOff: boolean;
}

/** The decisions available for an order; a free one cannot be refunded. */
export function findOrderDecisions(
  { paymentStatus, amount, refundOperatorId }: Pick<OperatorOrder, 'paymentStatus' | 'amount' | 'refundOperatorId'>,
  operatorId: number | undefined,
): readonly OrderDecision[] {
  if (amount === 0) return [];
  const targets = possibleActions(machine, paymentStatus);
  const isWaiting = refundOperatorId !== null;
  const refund = {
    name: isWaiting ? 'confirm' : 'refund',
    isOff: isWaiting && refundOperatorId === operatorId,
  } as const;
  const isInProgress = paymentStatus === PAYMENT_STATUS.refundInProgress;
  return [
    ...(targets.includes(PAYMENT_STATUS.refunded) ? [refund] : []),
    ...(isInProgress && targets.includes(PAYMENT_STATUS.paid) ? [{ name: 'decline', isOff: false } as const] : []),
  ];
}
