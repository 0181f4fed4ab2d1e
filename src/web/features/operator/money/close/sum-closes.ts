import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';
import { toMajor, toMinor } from '#domain/money/money.ts';
import type { DailyClose } from './load-closes.ts';

const SUMMED = ['topUpAmount', 'refundAmount', 'orderAmount', 'orderRefundAmount'] as const;
type Summed = (typeof SUMMED)[number];

/** Totals for one currency; star coins in circulation are those of its latest day. */
export type CloseSum = Omit<DailyClose, 'day'> & { readonly days: number };

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
