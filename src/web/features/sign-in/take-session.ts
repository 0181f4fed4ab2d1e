import type { TokenSession } from '#contract/account/entities.ts';
import { splitLocalePath } from '#domain/locale-path.ts';
import type { Page } from '../../app/use-page.ts';
import { closeSignIn } from './open-sign-in.ts';
import { noteWelcome } from './welcome.ts';

/**
 * Takes over the session of a sign-in: the page at hand comes back with the account on it, the sign-in page as the
 * hall. The document ends with it, unless the page has something running that goes on.
 */
export async function takeSession(
  page: Page,
  session: TokenSession,
  { keepsPage }: { readonly keepsPage: boolean },
): Promise<void> {
  if (keepsPage) return goOnWith(page, session);
  noteWelcome(sessionStorage);
  const { path } = splitLocalePath(location.pathname, page.state.locales);
  if (path === '/login') history.replaceState(null, '', page.href('/'));
  return page.startSession(session);
}

async function goOnWith(page: Page, { token, tokenType }: TokenSession): Promise<void> {
  page.session.set({ isLogin: true, token, tokenType });
  await page.reloadProfile();
  closeSignIn();
}
