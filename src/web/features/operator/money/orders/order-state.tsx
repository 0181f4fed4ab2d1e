import type { OperatorOrder } from '#contract/order/entities.ts';
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
