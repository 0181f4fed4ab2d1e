import { usePage } from '#web/app/use-page.ts';
import { CurrencyTotals } from '#web/kit/list/currency-totals.tsx';
import type { ClosePageData } from './load-closes.ts';
import { sumCloses } from './sum-closes.ts';

/** The sums of closes by currency. */
export function CloseSums({ closes }: Pick<ClosePageData, 'closes'>) {
  const page = usePage();
  return (
    <CurrencyTotals
      totals={sumCloses(closes)}
      countOf={({ days }) => (days > 1 ? page.t('money.closing.count', { count: days }) : '')}
      figures={[
        { label: page.t('operator.kind.deposit'), amountOf: ({ topUpAmount }) => topUpAmount },
        { label: page.t('money.closing.refunds'), amountOf: ({ refundAmount }) => refundAmount },
        { label: page.t('money.orders.title'), amountOf: ({ orderAmount }) => orderAmount },
        { label: page.t('money.closing.orderRefunds'), amountOf: ({ orderRefundAmount }) => orderRefundAmount },
        { label: page.t('money.closing.circulation'), amountOf: ({ circulation }) => circulation },
      ]}
    />
  );
}
