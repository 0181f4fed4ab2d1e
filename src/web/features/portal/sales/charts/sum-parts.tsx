import type { CurrencyCode } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { type BarPart, PlaceCard } from '../../charts/drawing-parts.tsx';
import type { Share } from './share.ts';

type Sum = Pick<Share, 'amount' | 'refundedAmount'>;

/** The segments of a bar: net sales and refunds. */
export function sumParts({ amount, refundedAmount }: Sum): readonly BarPart[] {
  return [
    { amount: amount - refundedAmount, tone: 'gold' },
    { amount: refundedAmount, tone: 'danger' },
  ];
}

interface SumCardProps {
  readonly title: string;
  readonly sum: Sum;
  readonly currency: CurrencyCode;
}

/** Tooltip with sales and refunds. */
export function SumCard({ title, sum, currency }: SumCardProps) {
  const page = usePage();
  const money = (amount: number) => formatAmount(amount, currency, page.state.locale);
  return (
    <PlaceCard
      title={title}
      rows={[
        { tone: 'gold', name: page.t('sales.sold'), value: money(sum.amount) },
        { tone: 'danger', name: page.t('words.refundedAmount'), value: money(sum.refundedAmount) },
      ]}
    />
  );
}
