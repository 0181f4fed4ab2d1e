import { useRouter } from '@tanstack/react-router';
import type { TokenSession } from '#contract/account/entities.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import type { MessageValues } from '#i18n/translator.ts';
import type { PageContext } from './page/page-context.ts';
import { reloadProfile, signOut, startSession } from './session/session.ts';

export interface Page extends PageContext {
  t(key: MessageKey, values?: MessageValues): string;
  /** The address of a page in the visitor's language. */
  href(path: string, query?: string): string;
  /** Takes over the session that a sign-in has opened: an address is loaded, or the page at hand again, signed in. */
  startSession(session: TokenSession, target: string | null): Promise<void>;
  /** Ends the session and leads to the root; a session that has ended already just goes. */
  signOut(): Promise<void>;
  /** Loads the profile anew, after something has changed it. */
  reloadProfile(): Promise<void>;
}

/** The context of the page at hand: words, links, calls. */
export function usePage(): Page {
  return useRouter().options.context.page;
}

export function makePage(context: PageContext): Page {
  return {
    ...context,
    t: context.translator.t,
    href: (path, query = '') => localizePath(path, context.state.locale) + query,
    startSession: (session, target) => startSession(context, session, target),
    signOut: () => signOut(context),
    reloadProfile: () => reloadProfile(context),
  };
}
