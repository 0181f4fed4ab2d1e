import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { getNonce, loginWithApple, loginWithGoogle } from '#contract/account/endpoints.ts';
import type { PublicSettings } from '#contract/system/entities.ts';
import { mayLoadExternalMedia } from '#web/app/consent/consent.ts';
import { signInRequest } from '#web/app/session/open-sign-in.ts';
import { currentTheme } from '#web/app/theme/theme.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { adoptSession } from './adopt-session.ts';
import { loadApple, loadGoogle } from './load-providers.ts';
import { type ProviderOffers, readProviderOffers } from './provider-offers.ts';
import { SignIn } from './sign-in.ts';
import { readArrivedFailure } from './sign-in-failure.ts';

/** ID of the prompt's container in browsers without FedCM. */
export const PROMPT_PARENT_ID = 'google-prompt';

/** Google's maximum width of its button. */
const GOOGLE_BUTTON_MAX_PX = 400;

/** The sign-in of a panel and its state. */
export function useSignIn(settings: PublicSettings, googleParent: RefObject<HTMLDivElement | null>) {
  const page = usePage();
  const [offers] = useState(() => readProviderOffers(settings, page.state.locale));
  const [signIn] = useState(() => createSignIn(page, offers, googleParent));
  const state = useSyncExternalStore(signIn.subscribe, signIn.getState, signIn.getState);
  useEffect(() => {
    signIn.open(readArrivedFailure(location.search));
    return () => signIn.close();
  }, [signIn]);
  return { signIn, state, offers };
}

function createSignIn(page: Page, offers: ProviderOffers, googleParent: RefObject<HTMLDivElement | null>): SignIn {
  const options = { isQuiet: true, loadingBar: false };
  // Closing the dialog during the call does not stop the sign-in.
  const keepsPage = signInRequest.get()?.keepsPage === true;
  return new SignIn({
    offers,
    loadGoogle,
    loadApple,
    fetchNonce: async () => (await page.call(getNonce, {}, options)).nonce,
    logIn: (provider, { token, user }) =>
      provider === 'apple'
        ? page.call(loginWithApple, { token, user }, options)
        : page.call(loginWithGoogle, { token }, options),
    adoptSession: (session) => adoptSession(page, session, { keepsPage }),
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
