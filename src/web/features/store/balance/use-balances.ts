import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { PointBalance } from '#contract/account/entities.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { balanceStore } from './balance-store.ts';

/** Star coins of whoever is signed in: as the page came with them, then as they change. Null where nothing is known. */
export function useBalances(): readonly PointBalance[] | null {
  const user = useUser();
  const first = useRouterState({ select: ({ matches }) => balancesOf(matches[0]?.loaderData) });
  const known = useSyncExternalStore(balanceStore.subscribe, balanceStore.get, () => null);
  if (user === null) return null;
  return known !== null && known.userId === user.id ? known.list : first;
}

/** What the root's loader has brought; elsewhere, in tests of a part of a page, there is none. */
function balancesOf(data: unknown): readonly PointBalance[] | null {
  if (typeof data !== 'object' || data === null || !('balances' in data)) return null;
  return Array.isArray(data.balances) ? data.balances : null;
}
