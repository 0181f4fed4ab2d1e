import type { PaymentStatus } from '#contract/values/states.ts';
import { isPartlyRefunded } from '#domain/money/partly-refunded.ts';
import { StateChip } from './state-chip.tsx';

interface PaymentChipProps {
  readonly status: PaymentStatus;
  /** The refunded part of a top-up, whose status stays "paid". Orders are only refunded in full. */
  readonly refundedAmount?: number;
}

/** The state of a payment (R4.18). */
export function PaymentChip({ status, refundedAmount = 0 }: PaymentChipProps) {
  const isPartly = isPartlyRefunded(status, refundedAmount);
  return <StateChip state={isPartly ? 'paymentStatus.partlyRefunded' : `paymentStatus.${status}`} />;
}
