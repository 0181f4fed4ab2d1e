import type { OperatorOrder } from '#contract/order/entities.ts';
import { Chip } from '#web/kit/state/chip.tsx';
import { usePage } from '../../../../app/use-page.ts';
import { StatusChip } from '../../../store/status-chip.tsx';

/** Where an order stands, who wants it refunded, and whether it was a test. */
export function OrderState({ order: { paymentStatus, testMode, refundRequest } }: { order: OperatorOrder }) {
  const page = usePage();
  const isAskedBySeller = refundRequest?.by === 'seller' && refundRequest.decision === null;
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusChip status={paymentStatus} />
      {isAskedBySeller && <Chip look="warning">{page.t('money.request.bySeller')}</Chip>}
      {testMode && <Chip look="info">{page.t('money.order.test')}</Chip>}
    </span>
  );
}
