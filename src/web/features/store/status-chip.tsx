import { PAYMENT_STATUS, type PaymentStatus } from '#contract/values/states.ts';
import { isPartlyRefunded } from '#domain/money/partly-refunded.ts';
import { usePage } from '../../app/use-page.ts';

const LOOKS = {
  [PAYMENT_STATUS.paid]: 'text-success border-success',
  [PAYMENT_STATUS.pending]: 'text-info border-info',
  [PAYMENT_STATUS.refunded]: 'text-muted border-control',
  [PAYMENT_STATUS.chargeable]: 'text-info border-info',
  [PAYMENT_STATUS.cancelling]: 'text-warning border-warning',
  [PAYMENT_STATUS.cancelled]: 'text-muted border-control',
  [PAYMENT_STATUS.rejected]: 'text-danger border-danger',
  [PAYMENT_STATUS.rejectedCancelled]: 'text-danger border-danger',
  [PAYMENT_STATUS.refundInProgress]: 'text-warning border-warning',
} as const satisfies Record<PaymentStatus, string>;

interface StatusChipProps {
  readonly status: PaymentStatus;
  /** What of a top-up went back; a refund of a part leaves it paid. Orders are refunded whole or not at all. */
  readonly refundedAmount?: number;
}

/** Where a payment stands, in a word and a colour (R4.18). */
export function StatusChip({ status, refundedAmount = 0 }: StatusChipProps) {
  const page = usePage();
  const isPartly = isPartlyRefunded(status, refundedAmount);
  return (
    <span
      className={`inline-flex max-w-full items-center rounded-full border px-2.5 py-0.5 text-start text-xs font-bold ${isPartly ? 'text-warning border-warning' : LOOKS[status]}`}
    >
      {page.t(isPartly ? 'paymentStatus.partlyRefunded' : `paymentStatus.${status}`)}
    </span>
  );
}
