import type { ClientDependencies } from '#client/client-dependencies.ts';
import { createAuthenticatedClient } from '#client/create-authenticated-client.ts';
import { SESSION_COOKIE } from '#contract/values/limits.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import type { PageState } from '#web/app/page/page-state.ts';
import { createSessionControl, type SessionControl } from '#web/app/session/session-control.ts';
import type { SessionStore } from '#web/app/session/session-store.ts';
import type { SignedInParts } from '#web/app/session/signed-in-parts.ts';
import { loadSheet } from '#web/app/sheets/style-sheets.ts';

export interface BrowserSession {
  readonly state: PageState;
  readonly session: SessionStore;
  readonly dependencies: ClientDependencies;
  readonly showHome: () => Promise<void>;
}

/** Loads the components for signed-in users. */
async function loadSignedInParts(): Promise<SignedInParts> {
  const [{ signedInParts }] = await Promise.all([import('./signed-in-parts.ts'), loadSheet('all')]);
  return signedInParts;
}

/** The `document.cookie` texts that remove the session cookie from the host and from the company's domain. */
export function cookieRemovals(cookieDomain: string): string[] {
  const removal = `${SESSION_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  return cookieDomain === '' ? [removal] : [removal, `${removal}; Domain=${cookieDomain}`];
}

/** Connects the session to this window. */
export function openBrowserSession({ state, session, dependencies, showHome }: BrowserSession): SessionControl {
  return createSessionControl({
    store: session,
    dependencies,
    makeClient: createAuthenticatedClient,
    readCookies: () => document.cookie,
    removeCookie() {
      for (const removal of cookieRemovals(state.cookieDomain)) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain-http development hosts.
        document.cookie = removal;
      }
    },
    loadParts: loadSignedInParts,
    goHome: showHome,
    reloadHome: () => location.assign(localizePath('/', state.locale)),
    reload: () => location.reload(),
  });
}
