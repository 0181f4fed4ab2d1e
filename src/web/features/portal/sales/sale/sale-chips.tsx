import type { Sale } from '#contract/sales/entities.ts';
import { usePage } from '../../../../app/use-page.ts';
import { StatusChip } from '../../../store/status-chip.tsx';
import { StateChip } from '../../layout/state-chip.tsx';

/** Where a sale stands: its payment, whether the game has handed it over, and whether it was a test. */
export function SaleChips({ sale: { paymentStatus, acknowledgedAt, testMode } }: { sale: Sale }) {
  const page = usePage();
  const isAcknowledged = acknowledgedAt !== null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {testMode && <StateChip look="info">{page.t('sales.testOrder')}</StateChip>}
      <StatusChip status={paymentStatus} />
      <StateChip look={isAcknowledged ? 'success' : 'warning'}>
        {page.t(isAcknowledged ? 'sales.acknowledged' : 'sales.notAcknowledged')}
      </StateChip>
    </span>
  );
}
