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
  /** Adopts the session that a sign-in has opened: loads an address, or reloads the current page. */
  startSession(session: TokenSession, target: string | null): Promise<void>;
  /** Signs out and navigates to the home page; an already ended session just navigates. */
  signOut(): Promise<void>;
  /** Reloads the profile after a change. */
  reloadProfile(): Promise<void>;
}

/** The context of the current page: messages, links, calls. */
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
