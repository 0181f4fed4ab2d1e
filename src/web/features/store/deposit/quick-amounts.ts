import type { DepositOption } from '#contract/deposit/entities.ts';
import type { CurrencyCode } from '#contract/limits.ts';

/** Amounts that people top up, in major units. */
const QUICK_AMOUNTS = {
  TWD: [150, 300, 500, 1000, 3000],
  MYR: [10, 30, 50, 100, 300],
  SGD: [5, 10, 20, 50, 100],
  EUR: [5, 10, 20, 50, 100],
} as const satisfies Record<CurrencyCode, readonly number[]>;

/** Those of them that can be topped up at once. */
export function quickAmounts({ currency, minAmount, maxAmount }: DepositOption): readonly number[] {
  return QUICK_AMOUNTS[currency].filter((amount) => amount >= minAmount && amount <= maxAmount);
}
