import type { TokenSession } from '#contract/account/entities.ts';
import { splitLocalePath } from '#domain/page/locale-path.ts';
import { RETURN_QUERY, readReturnPath } from '#domain/page/return-path.ts';
import { closeSignIn } from '#web/app/session/open-sign-in.ts';
import type { Page } from '../../app/use-page.ts';
import { noteWelcome } from './welcome.ts';

/**
 * Takes over the session of a sign-in: the page that its owner first asked for opens, else the page at hand comes back
 * with the account on it, the sign-in page as the hall. The document ends with it, unless the page has something running
 * that goes on.
 */
export async function takeSession(
  page: Page,
  session: TokenSession,
  { keepsPage }: { readonly keepsPage: boolean },
): Promise<void> {
  if (keepsPage) return goOnWith(page, session);
  noteWelcome(sessionStorage);
  return page.startSession(session, findTarget(page));
}

/** Null for the page at hand. */
function findTarget(page: Page): string | null {
  const asked = readReturnPath(new URLSearchParams(location.search).get(RETURN_QUERY));
  if (asked !== null) return asked;
  const { path } = splitLocalePath(location.pathname, page.state.locales);
  return path === '/login' ? page.href('/') : null;
}

async function goOnWith(page: Page, { token, tokenType }: TokenSession): Promise<void> {
  page.session.set({ isLogin: true, token, tokenType });
  await page.reloadProfile();
  closeSignIn();
}
