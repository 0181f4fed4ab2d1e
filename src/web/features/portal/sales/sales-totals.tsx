import { usePage } from '#web/app/use-page.ts';
import { CurrencyTotals } from '#web/kit/list/currency-totals.tsx';
import type { SalesData } from './load-sales.ts';

/** Totals of the filtered sales by currency. */
export function SalesTotals({ totals }: Pick<SalesData, 'totals'>) {
  const page = usePage();
  return (
    <CurrencyTotals
      totals={totals}
      countOf={({ count }) => page.t('sales.count', { count })}
      figures={[
        { label: page.t('sales.sold'), amountOf: ({ amount }) => amount },
        { label: page.t('words.refundedAmount'), amountOf: ({ refundedAmount }) => refundedAmount },
        { label: page.t('sales.kept'), amountOf: ({ amount, refundedAmount }) => amount - refundedAmount },
      ]}
    />
  );
}
