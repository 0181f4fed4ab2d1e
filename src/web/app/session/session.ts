import type { TokenSession } from '#contract/account/entities.ts';
import { SESSION_COOKIE } from '#contract/values/limits.ts';
import type { PageContext } from '../page/page-context.ts';

type SessionPage = Pick<PageContext, 'session' | 'loadSessionControl'>;

/**
 * Adopts a session that a sign-in has opened: loads the target address, or reloads the current page at the same scroll
 * position, and the server renders it for the account. Never resolves, because the document is replaced.
 */
export function startSession(
  { session }: SessionPage,
  { token, tokenType }: TokenSession,
  target: string | null,
): Promise<never> {
  session.set({ isLogin: true, token, tokenType });
  if (target === null) location.reload();
  else location.replace(target);
  return new Promise(() => undefined);
}

/** Signs out and navigates to the home page (R2.45). */
export async function signOut(page: SessionPage): Promise<void> {
  await (await page.loadSessionControl()).signOut();
}

/** Reloads the profile after a change. */
export async function reloadProfile(page: SessionPage): Promise<void> {
  await (await page.loadSessionControl()).loadProfile();
}

/**
 * Maintains the session while the page is open: reads the stored session at the start and checks it whenever the tab
 * becomes visible. Loads nothing for visitors without the cookie. Returns the cleanup function.
 */
export function keepSession(page: SessionPage): () => void {
  const mayHaveSession = () => page.session.state().isLogin || document.cookie.includes(`${SESSION_COOKIE}=`);
  if (mayHaveSession()) void page.loadSessionControl().then((control) => control.open());
  const onChange = () => {
    if (document.visibilityState !== 'visible' || !mayHaveSession()) return;
    void page.loadSessionControl().then((control) => control.compareCookie());
  };
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && onChange();
  document.addEventListener('visibilitychange', onChange);
  // Some browsers do not fire `visibilitychange` for a page from the back/forward cache.
  window.addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('pageshow', onShow);
  };
}
