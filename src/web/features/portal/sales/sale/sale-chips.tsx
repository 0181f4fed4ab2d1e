import type { Sale } from '#contract/sales/entities.ts';
import { PaymentChip } from '#web/kit/state/payment-chip.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';

/** The status of a sale: its payment, whether the game has delivered it, and whether it was a test. */
export function SaleChips({ sale: { paymentStatus, acknowledgedAt, testMode } }: { sale: Sale }) {
  const isAcknowledged = acknowledgedAt !== null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {testMode && <StateChip state="words.testOrder" />}
      <PaymentChip status={paymentStatus} />
      <StateChip state={isAcknowledged ? 'sales.acknowledged' : 'sales.notAcknowledged'} />
    </span>
  );
}
