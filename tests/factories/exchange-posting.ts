import type { CurrencyCode } from '#contract/values/limits.ts';
import type { Posting } from '#domain/ledger/postings.ts';

interface Trade {
  readonly userId: number;
  readonly sellerUserId: number;
}

/** Star coins spent with a seller, without the order that they are spent on (`features/order/exchange.ts`). */
export function exchangePosting(currency: CurrencyCode, { userId, sellerUserId }: Trade, amountMinor: number): Posting {
  return {
    kind: 'exchange',
    currency,
    lines: [
      { account: { kind: 'points', userId }, amountMinor: -amountMinor },
      { account: { kind: 'sales', userId: sellerUserId }, amountMinor },
    ],
  };
}
