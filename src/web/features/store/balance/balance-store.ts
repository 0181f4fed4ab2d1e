import type { PointBalance } from '#contract/account/entities.ts';

/** Star coins of an account as this window last heard of them. */
interface KnownBalances {
  readonly userId: number;
  readonly list: readonly PointBalance[];
}

let known: KnownBalances | null = null;
const listeners = new Set<() => void>();

/** The latest balances of this window. Only the browser writes it: on the server it would be everybody's. */
export const balanceStore = {
  get: () => known,
  set(next: KnownBalances) {
    known = next;
    for (const notify of listeners) notify();
  },
  subscribe(notify: () => void) {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
};

/** The balance that stands for all where there is room for one: the first currency with coins, else the first used. */
export function mainBalance(balances: readonly PointBalance[]): PointBalance | undefined {
  return balances.find(({ points }) => points > 0) ?? balances[0];
}
