import type { OrderTotal } from '#contract/order/entities.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { toMajor } from '#domain/money/money.ts';
import type { OrderSum } from './order-queries.ts';

/** The number of orders and their total in each currency, in the currencies' order. */
export function presentOrderSums(sums: readonly OrderSum[]): { readonly count: number; readonly totals: OrderTotal[] } {
  const totals = CURRENCIES.flatMap((currency) =>
    sums
      .filter((sum) => sum.currency === currency)
      .map(({ count, amountMinor, refundedMinor }) => {
        const amount = toMajor(amountMinor, currency);
        return { currency, count, amount, points: amount, refundedAmount: toMajor(refundedMinor, currency) };
      }),
  );
  return { count: totals.reduce((sum, { count }) => sum + count, 0), totals };
}
