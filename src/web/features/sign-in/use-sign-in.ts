import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { getNonce, loginWithApple, loginWithGoogle } from '#contract/account/endpoints.ts';
import type { TokenSession } from '#contract/account/entities.ts';
import type { PublicSettings } from '#contract/system/entities.ts';
import { mayLoadExternalMedia } from '#web/app/consent/consent.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { signInRequest } from '#web/app/session/open-sign-in.ts';
import { currentTheme } from '#web/app/theme/theme.ts';
import { whenUsed } from '#web/first-load/when-idle.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { adoptSession } from './adopt-session.ts';
import { loadApple, loadGoogle } from './load-providers.ts';
import { type ProviderOffers, readProviderOffers } from './provider-offers.ts';
import { SignIn, type SignInDependencies } from './sign-in.ts';
import { readArrivedFailure } from './sign-in-failure.ts';

/** ID of the prompt's container in browsers without FedCM. */
export const PROMPT_PARENT_ID = 'google-prompt';

/** Google's maximum width of its button. */
const GOOGLE_BUTTON_MAX_PX = 400;

/** What a proven identity is for: the call, and what follows it. */
export type SignInEnd<Session> = Pick<SignInDependencies<Session>, 'logIn' | 'adoptSession'>;

/** A sign-in reports its own failures, in its panel. */
export const IN_PANEL = { isQuiet: true, loadingBar: false } as const;

/** The sign-in of a panel and its state. `createEnd` says what it is for. */
export function useSignIn<Session>(
  settings: PublicSettings,
  googleParent: RefObject<HTMLDivElement | null>,
  createEnd: (page: Page) => SignInEnd<Session>,
) {
  const page = usePage();
  const [offers] = useState(() => readProviderOffers(settings, page.state.locale));
  const [signIn] = useState(() => createSignIn(page, { offers, googleParent, end: createEnd(page) }));
  const state = useSyncExternalStore(signIn.subscribe, signIn.getState, signIn.getState);
  useEffect(() => {
    signIn.open(readArrivedFailure(location.search));
    void whenUsed().then(() => loadWords(page));
    return () => signIn.close();
  }, [signIn, page]);
  return { signIn, state, offers };
}

/** Texts of failures. Without them, the panel has one for a lost connection, and one for all others. */
function loadWords(page: Page): Promise<void> {
  return loadMessages(page, 'errors').catch(() => undefined);
}

/** Ends with a session in this browser. */
export function endInSession(page: Page): SignInEnd<TokenSession> {
  // Closing the dialog during the call does not stop the sign-in.
  const keepsPage = signInRequest.get()?.keepsPage === true;
  return {
    logIn: (provider, { token, user }) =>
      provider === 'apple'
        ? page.call(loginWithApple, { token, user }, IN_PANEL)
        : page.call(loginWithGoogle, { token }, IN_PANEL),
    adoptSession: (session) => adoptSession(page, session, { keepsPage }),
  };
}

interface SignInParts<Session> {
  readonly offers: ProviderOffers;
  readonly googleParent: RefObject<HTMLDivElement | null>;
  readonly end: SignInEnd<Session>;
}

function createSignIn<Session>(page: Page, { offers, googleParent, end }: SignInParts<Session>): SignIn<Session> {
  return new SignIn({
    offers,
    loadGoogle,
    loadApple,
    fetchNonce: async () => (await page.call(getNonce, {}, IN_PANEL)).nonce,
    loadWords: () => loadWords(page),
    ...end,
    randomText: () => crypto.randomUUID(),
    mayLoadExternalMedia,
    redirectUri: `${page.state.origin}/login`,
    googleButton: () => (googleParent.current === null ? null : describeButton(googleParent.current, page)),
    promptParentId: PROMPT_PARENT_ID,
    // Read lazily: the server renders the panel, too, and has no document.
    cookies: {
      set cookie(text: string) {
        // biome-ignore lint/suspicious/noDocumentCookie: Google's own cookie, cleared at once as its script would set it.
        document.cookie = text;
      },
    },
  });
}

function describeButton(parent: HTMLElement, { state }: Page) {
  const look = {
    type: 'standard',
    theme: currentTheme() === 'dark' ? 'filled_black' : 'outline',
    size: 'large',
    shape: 'pill',
    text: 'continue_with',
    width: Math.min(parent.clientWidth, GOOGLE_BUTTON_MAX_PX),
    locale: state.locale.replace('-', '_'),
  } as const;
  return { parent, look };
}
