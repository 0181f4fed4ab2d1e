import type { Sale } from '#contract/sales/entities.ts';
import { Chip } from '#web/kit/state/chip.tsx';
import { usePage } from '../../../../app/use-page.ts';
import { StatusChip } from '../../../store/status-chip.tsx';

/** Where a sale stands: its payment, whether the game has handed it over, and whether it was a test. */
export function SaleChips({ sale: { paymentStatus, acknowledgedAt, testMode } }: { sale: Sale }) {
  const page = usePage();
  const isAcknowledged = acknowledgedAt !== null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {testMode && <Chip look="info">{page.t('sales.testOrder')}</Chip>}
      <StatusChip status={paymentStatus} />
      <Chip look={isAcknowledged ? 'success' : 'warning'}>
        {page.t(isAcknowledged ? 'sales.acknowledged' : 'sales.notAcknowledged')}
      </Chip>
    </span>
  );
}
