import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { PointBalance } from '#contract/account/entities.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { balanceStore } from './balance-store.ts';

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
