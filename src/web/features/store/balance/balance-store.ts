import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { PointBalance } from '#contract/account/entities.ts';
import { useUser } from '#web/app/session/use-session.ts';
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

/** The user's star coins: from the page, then as they change. Null if unknown. */
export function useBalances(): readonly PointBalance[] | null {
  const user = useUser();
  const first = useRouterState({ select: ({ matches }) => balancesOf(matches[0]?.loaderData) });
  const known = useSyncExternalStore(balanceStore.subscribe, balanceStore.get, () => null);
  if (user === null) return null;
  return known !== null && known.userId === user.id ? known.list : first;
}

/** The root loader's data; missing in component tests. */
function balancesOf(data: unknown): readonly PointBalance[] | null {
  if (typeof data !== 'object' || data === null || !('balances' in data)) return null;
  return Array.isArray(data.balances) ? data.balances : null;
}
