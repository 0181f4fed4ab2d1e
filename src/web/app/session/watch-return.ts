import { readAgeAnswer } from '#domain/age/age-answer.ts';
import type { PageContext } from '../page/page-context.ts';
import { reloadProfile } from './session.ts';

type ReturningPage = Pick<PageContext, 'state' | 'session' | 'loadSessionControl'>;

/**
 * Checks the age when the browser restores a page from the back/forward cache. Reloads it if the visitor's answer or
 * the account's date of birth has changed. Returns the cleanup function.
 */
export function watchReturn(page: ReturningPage): () => void {
  let left = page.state.audience;
  const onLeave = () => {
    left = page.state.audience;
  };
  const onReturn = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const hasAccount = page.state.user !== null;
    if (hasAccount) await reloadProfile(page);
    const audience = hasAccount ? page.state.audience : (readAgeAnswer(document.cookie) ?? 'unknown');
    if (audience !== left) location.reload();
  };
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', onReturn);
  return () => {
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('pageshow', onReturn);
  };
}
