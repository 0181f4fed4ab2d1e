import type { PageState } from '#web/app/page/page-state.ts';
import type { SessionStore } from '#web/app/session/session-store.ts';
import { whenUsed } from '#web/first-load/when-idle.ts';

/** Samsung's browser, or any other browser on a Samsung phone or tablet (R2.64). */
export const SAMSUNG = /SamsungBrowser\/|\bSM-[A-Z]\d/;

/**
 * Resolves when the page needs the code of its overlays. On a first visit that is its use: until then the cookie notice
 * lies over the page, which the server has rendered, and which all other notices wait for.
 */
export async function whenOverlaysCount(state: PageState, session: SessionStore): Promise<void> {
  if (isFirstVisit(state)) await Promise.race([whenUsed(), whenDemanded(session)]);
}

/** Whether nothing but the cookie notice can be due. The first script of the page has read whether it was answered. */
function isFirstVisit({ user, ageNotice, device }: PageState): boolean {
  if (user !== null || 'consent' in document.documentElement.dataset) return false;
  if (ageNotice === 'everywhere' || SAMSUNG.test(navigator.userAgent) || !navigator.onLine) return false;
  return device.kind === 'desktop' || (screen.orientation?.angle ?? 0) === 0;
}

function whenDemanded(session: SessionStore): Promise<void> {
  return new Promise((resolve) => {
    const end = session.subscribe(() => {
      if (session.state().demands.length === 0) return;
      end();
      resolve();
    });
  });
}
