import type { TokenSession } from '#contract/account/entities.ts';
import { splitLocalePath } from '#domain/page/locale-path.ts';
import { RETURN_QUERY, readReturnPath } from '#domain/page/return-path.ts';
import { closeSignIn } from '#web/app/session/open-sign-in.ts';
import type { Page } from '#web/app/use-page.ts';
import { markWelcome } from './welcome.ts';

/**
 * Adopts the session of a sign-in: opens the requested page, or reloads the current one; the sign-in page leads to the
 * hall. Replaces the document, unless the page must keep running.
 */
export async function adoptSession(
  page: Page,
  session: TokenSession,
  { keepsPage }: { readonly keepsPage: boolean },
): Promise<void> {
  if (keepsPage) return goOnWith(page, session);
  markWelcome(sessionStorage);
  return page.startSession(session, findTarget(page));
}

/** The page of this store to which a sign-in leads that leaves this one. */
export function findReturnPath(page: Page): string {
  return findTarget(page) ?? location.pathname + location.search + location.hash;
}

/** Null for the current page. */
function findTarget(page: Page): string | null {
  const asked = readReturnPath(new URLSearchParams(location.search).get(RETURN_QUERY));
  if (asked !== null) return asked;
  const { path } = splitLocalePath(location.pathname, page.state.locales);
  return path === '/login' ? page.href('/') : null;
}

async function goOnWith(page: Page, session: TokenSession): Promise<void> {
  const { token, tokenType } = session;
  const before = page.session.state().user?.id;
  page.session.set({ isLogin: true, token, tokenType });
  await page.reloadProfile();
  closeSignIn();
  // What the page shows belongs to the account that was signed in before.
  if (before !== undefined && page.session.state().user?.id !== before) await page.startSession(session, null);
}
