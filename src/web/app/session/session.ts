import type { TokenSession } from '#contract/account/entities.ts';
import { SESSION_COOKIE } from '#contract/values/limits.ts';
import type { PageContext } from '../page/page-context.ts';

type SessionPage = Pick<PageContext, 'session' | 'loadSessionControl'>;

/**
 * Takes over a session that a sign-in has just opened: the page at an address of the store is loaded, or the page at
 * hand again, at the place where it is, and the server's HTML shows the account. Never resolves; the document ends with it.
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

/** Signs out and leads to the root (R2.45). */
export async function signOut(page: SessionPage): Promise<void> {
  await (await page.loadSessionControl()).signOut();
}

/** Loads the profile anew, after something has changed it. */
export async function reloadProfile(page: SessionPage): Promise<void> {
  await (await page.loadSessionControl()).loadProfile();
}

/**
 * Keeps the session for as long as the page is open: reads what is stored at the start, and looks again whenever the
 * tab becomes visible. A visitor without the cookie loads nothing for it. Answers what ends the watch.
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
  // A page that the browser kept whole (back and forward) becomes visible without a word in some of them.
  window.addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('pageshow', onShow);
  };
}
