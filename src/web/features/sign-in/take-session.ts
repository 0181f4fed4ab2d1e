import type { TokenSession } from '#contract/account/entities.ts';
import { splitLocalePath } from '#domain/locale-path.ts';
import type { Page } from '../../app/use-page.ts';
import { noteWelcome } from './welcome.ts';

/**
 * Takes over the session of a sign-in: the page at hand comes back with the account on it, the sign-in page as the
 * hall. The document ends with it.
 */
export function takeSession(page: Page, session: TokenSession): Promise<void> {
  noteWelcome(sessionStorage);
  const { path } = splitLocalePath(location.pathname, page.state.locales);
  if (path === '/login') history.replaceState(null, '', page.href('/'));
  return page.startSession(session);
}
