import { announceToTabs, followTabs } from '#web/app/other-tabs.ts';
import type { Page } from '#web/app/use-page.ts';
import { loadOnce } from '#web/first-load/load-once.ts';
import { whenIdle } from '#web/first-load/when-idle.ts';

/** Loaded after the page, which does not need it. */
const importLoader = loadOnce(() => import('./load-balances.ts'));

/** Reloads the balance after a change, in this tab and all others. */
export async function announceBalances(page: Page): Promise<void> {
  announceToTabs('balances');
  const { loadBalances } = await importLoader();
  await loadBalances(page);
}

/** Keeps the balance up to date: reloads after a change in another tab, and when this tab becomes visible. */
export function watchBalances(page: Page): () => void {
  const ask = () => {
    // A failed call is repeated when the tab becomes visible again.
    if (document.visibilityState === 'visible') askAgain(page).catch(() => undefined);
  };
  const leave = followTabs('balances', ask);
  document.addEventListener('visibilitychange', ask);
  // Preloaded: after a new release a returning window could not load the chunk anymore.
  whenIdle()
    .then(importLoader)
    .catch(() => undefined);
  return () => {
    leave();
    document.removeEventListener('visibilitychange', ask);
  };
}

/** Another tab may have signed out or in: this one is about to follow, and its session is outdated. */
async function askAgain(page: Page): Promise<void> {
  const [control, { loadBalances }] = await Promise.all([page.loadSessionControl(), importLoader()]);
  if (control.isKept()) await loadBalances(page);
}
