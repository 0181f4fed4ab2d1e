import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';
import { toMajor, toMinor } from '#domain/money/money.ts';
import { usePage } from '#web/app/use-page.ts';
import { CurrencyTotals } from '#web/kit/list/currency-totals.tsx';
import type { ClosePageData, DailyClose } from './load-closes.ts';

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

const SUMMED = ['topUpAmount', 'refundAmount', 'orderAmount', 'orderRefundAmount'] as const;
type Summed = (typeof SUMMED)[number];

/** Totals for one currency; star coins in circulation are those of its latest day. */
type CloseSum = Omit<DailyClose, 'day'> & { readonly days: number };

/** Sums closes per currency with exact arithmetic. `closes` is sorted newest first. */
export function sumCloses(closes: readonly DailyClose[]): readonly CloseSum[] {
  return CURRENCIES.flatMap((currency) => {
    const days = closes.filter((close) => close.currency === currency);
    const [latest] = days;
    return latest === undefined ? [] : [sumDays(currency, days, latest.circulation)];
  });
}

function sumDays(currency: CurrencyCode, days: readonly DailyClose[], circulation: number): CloseSum {
  const amount = (name: Summed) =>
    toMajor(
      days.reduce((sum, day) => sum + (toMinor(day[name], currency) ?? 0), 0),
      currency,
    );
  const count = (name: 'topUpCount' | 'orderCount') => days.reduce((sum, day) => sum + day[name], 0);
  return {
    currency,
    days: days.length,
    topUpCount: count('topUpCount'),
    topUpAmount: amount('topUpAmount'),
    refundAmount: amount('refundAmount'),
    orderCount: count('orderCount'),
    orderAmount: amount('orderAmount'),
    orderRefundAmount: amount('orderRefundAmount'),
    circulation,
  };
}
