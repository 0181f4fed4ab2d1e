import type { PointBalance } from '#contract/account/entities.ts';
import { createStore } from '#web/ui/create-store.ts';

/** Star coins of an account, as last loaded in this window. */
interface KnownBalances {
  readonly userId: number;
  readonly list: readonly PointBalance[];
}

/** The latest balances of this window. Only written in the browser: on the server they would be shared by all users. */
export const balanceStore = createStore<KnownBalances | null>(null);

/** The balance shown if there is room for one: the first currency with coins, otherwise the first used. */
export function mainBalance(balances: readonly PointBalance[]): PointBalance | undefined {
  return balances.find(({ points }) => points > 0) ?? balances[0];
}
