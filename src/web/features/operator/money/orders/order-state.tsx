import type { OperatorOrder } from '#contract/order/entities.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { paymentStatus as machine } from '#domain/state-machines/payment-status.ts';
import { possibleActions } from '#domain/state-machines/state-machine.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, days, id, named, text } from '#web/kit/list/filter/filter-kinds.tsx';
import { PaymentChip, StateChip } from '#web/kit/state/state-chip.tsx';

const { paid, refunded, refundInProgress } = PAYMENT_STATUS;

/** Filters the list of orders. Star-coin payments are instant, so an order has only three states. */
export const orderFilter = defineFilter({
  orderId: named('order', text('words.orderNumber', readOrderNumber)),
  userId: named('user', id('operator.audit.user')),
  status: choice([paid, refundInProgress, refunded], {
    label: 'words.status',
    text: (status, page) => page.t(`paymentStatus.${status}`),
  }),
  currency: choice(CURRENCIES, { label: 'words.currency' }),
  ...days(),
});
export type OrderFilter = ValuesOf<typeof orderFilter>;

/** Parses a pasted order number; undefined if it is malformed. */
function readOrderNumber(value: unknown): string | undefined {
  const number = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[0-9A-Z]{1,20}$/.test(number) ? number : undefined;
}

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
