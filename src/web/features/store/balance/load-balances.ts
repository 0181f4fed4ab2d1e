import type { PointBalance } from '#contract/account/entities.ts';
import { getPoints } from '#contract/ledger/endpoints.ts';
import type { Page } from '../../../app/use-page.ts';
import { balanceStore } from './balance-store.ts';

/** Nobody has asked for them by hand, so nothing shows that they come, or fail to. */
const UNNOTICED = { loadingBar: false, isQuiet: true } as const;

/** What the bar shows of somebody's star coins; null where they cannot be had, for an e-mail not verified yet say. */
export async function loadBalances(page: Page): Promise<readonly PointBalance[] | null> {
  const { user } = page.state;
  if (user === null) return null;
  try {
    const { list } = await page.call(getPoints, {}, UNNOTICED);
    if (typeof window !== 'undefined') balanceStore.set({ userId: user.id, list });
    return list;
  } catch {
    return null;
  }
}
