import { readSessionCookie } from '#domain/session-cookie.ts';
import type { Page } from '../../../app/use-page.ts';
import { loadBalances } from './load-balances.ts';

const CHANNEL = 'balances';

let channel: BroadcastChannel | undefined;

/** The line to the other tabs; one object for all of this window, which does not hear itself. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Star coins have come or gone: this tab asks how many there are now, and so do the others. */
export async function announceBalances(page: Page): Promise<void> {
  openChannel().postMessage('changed');
  await loadBalances(page);
}

/** Keeps the balance true: asks again when another tab has changed it, and when this one is looked at again. */
export function watchBalances(page: Page): () => void {
  const line = openChannel();
  const ask = () => {
    if (document.visibilityState === 'visible' && isStillSignedIn(page)) void loadBalances(page);
  };
  line.addEventListener('message', ask);
  document.addEventListener('visibilitychange', ask);
  return () => {
    line.removeEventListener('message', ask);
    document.removeEventListener('visibilitychange', ask);
  };
}

/** Another tab may have signed out or in: then this one is about to follow, and its session has nothing to ask for. */
function isStillSignedIn({ session }: Page): boolean {
  const { token } = session.state();
  const stored = readSessionCookie(document.cookie, Date.now()).session?.token;
  return stored !== undefined && (token === '' || token === stored);
}
