import type { PointBalance } from '#contract/account/entities.ts';
import { createStore } from '#web/ui/create-store.ts';

/** Star coins of an account as this window last heard of them. */
interface KnownBalances {
  readonly userId: number;
  readonly list: readonly PointBalance[];
}

/** The latest balances of this window. Only the browser writes it: on the server it would be everybody's. */
export const balanceStore = createStore<KnownBalances | null>(null);

/** The balance that stands for all where there is room for one: the first currency with coins, else the first used. */
export function mainBalance(balances: readonly PointBalance[]): PointBalance | undefined {
  return balances.find(({ points }) => points > 0) ?? balances[0];
}
