import type { PointBalance } from '#contract/account/entities.ts';
import { getPoints } from '#contract/ledger/endpoints.ts';
import type { Page } from '#web/app/use-page.ts';
import { balanceStore } from './balance-store.ts';

/** Background calls: no loading bar, no failure messages. */
const UNNOTICED = { loadingBar: false, isQuiet: true } as const;

/** The user's star coins for the top bar; null if they cannot be loaded, for example with an unverified email. */
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
