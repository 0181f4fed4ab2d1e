import type { Deposit } from '#contract/deposit/entities.ts';
import type { Order } from '#contract/order/entities.ts';

/** A top-up or an exchange in the overview of the wallet. */
export type WalletMove =
  | { readonly kind: 'deposit'; readonly record: Deposit }
  | { readonly kind: 'order'; readonly record: Order };

/** Number of moves in the overview, and of records to load of each kind. */
export const MOVES_SHOWN = 6;

/** The latest of both, newest first. Exchanges of test accounts move no star coins. */
export function latestMoves(deposits: readonly Deposit[], orders: readonly Order[]): readonly WalletMove[] {
  const moves: WalletMove[] = [
    ...deposits.map((record) => ({ kind: 'deposit', record }) as const),
    ...orders.filter(({ testMode }) => !testMode).map((record) => ({ kind: 'order', record }) as const),
  ];
  return moves
    .toSorted((one, other) => Date.parse(other.record.createdAt) - Date.parse(one.record.createdAt))
    .slice(0, MOVES_SHOWN);
}
