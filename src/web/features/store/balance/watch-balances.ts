import { loadOnce } from '#web/first-load/load-once.ts';
import { whenIdle } from '#web/first-load/when-idle.ts';
import type { Page } from '../../../app/use-page.ts';

const CHANNEL = 'balances';

/** What asks comes after the page, which is shown without it. */
const importLoader = loadOnce(() => import('./load-balances.ts'));

let channel: BroadcastChannel | undefined;

/** The line to the other tabs; one object for all of this window, which does not hear itself. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Star coins have come or gone: this tab asks how many there are now, and so do the others. */
export async function announceBalances(page: Page): Promise<void> {
  openChannel().postMessage('changed');
  const { loadBalances } = await importLoader();
  await loadBalances(page);
}

/** Keeps the balance true: asks again when another tab has changed it, and when this one is looked at again. */
export function watchBalances(page: Page): () => void {
  const line = openChannel();
  const ask = () => {
    // What cannot be fetched now is asked for when the window is looked at once more.
    if (document.visibilityState === 'visible') askAgain(page).catch(() => undefined);
  };
  line.addEventListener('message', ask);
  document.addEventListener('visibilitychange', ask);
  // A window that comes back after a new release would not find it any more.
  whenIdle()
    .then(importLoader)
    .catch(() => undefined);
  return () => {
    line.removeEventListener('message', ask);
    document.removeEventListener('visibilitychange', ask);
  };
}

/** Another tab may have signed out or in: then this one is about to follow, and its session has nothing to ask for. */
async function askAgain(page: Page): Promise<void> {
  const [control, { loadBalances }] = await Promise.all([page.loadSessionControl(), importLoader()]);
  if (control.isKept()) await loadBalances(page);
}
