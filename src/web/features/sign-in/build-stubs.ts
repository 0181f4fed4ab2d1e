import type { AppleUser } from '#contract/account/apple-user.ts';
import type { TokenSession } from '#contract/account/entities.ts';
import type { AppleAuth, AppleConfiguration, AppleReply } from './apple-flow.ts';
import type { GoogleButton, GoogleConfiguration, GoogleIdentity, PromptMoment } from './google-flow.ts';
import { readProviderOffers } from './provider-offers.ts';
import { SignIn, type SignInDependencies } from './sign-in.ts';

/** Fakes Google's script; `show` reports the prompt state, `answer` returns a credential. */
export function buildGoogle() {
  const configurations: GoogleConfiguration[] = [];
  const listeners: ((moment: PromptMoment) => void)[] = [];
  const counts = { prompts: 0, buttons: 0, cancels: 0 };
  const identity: GoogleIdentity = {
    initialize: (configuration) => void configurations.push(configuration),
    prompt(listener) {
      counts.prompts += 1;
      listeners.push(listener);
    },
    renderButton() {
      counts.buttons += 1;
    },
    cancel() {
      counts.cancels += 1;
    },
  };
  return {
    identity,
    configurations,
    counts,
    show: (moment: Partial<PromptMoment>) => listeners.at(-1)?.({ isSkippedMoment: () => false, ...moment }),
    answer: (credential: string) => configurations.at(-1)?.callback({ credential }),
  };
}

/** Fakes Apple's script; its window stays open until `answer` or `refuse`. */
export function buildApple() {
  const configurations: AppleConfiguration[] = [];
  const windows: PromiseWithResolvers<AppleReply>[] = [];
  const auth: AppleAuth = {
    init: (configuration) => void configurations.push(configuration),
    signIn() {
      const opened = Promise.withResolvers<AppleReply>();
      windows.push(opened);
      return opened.promise;
    },
  };
  return {
    auth,
    configurations,
    windows,
    answer: (token: string, state = configurations.at(-1)?.state) =>
      windows.at(-1)?.resolve({ authorization: { id_token: token, ...(state === undefined ? {} : { state }) } }),
    refuse: (error: string) => windows.at(-1)?.reject({ error }),
  };
}

/** Fakes `document.cookie` for setting and clearing. */
export function buildCookies(values: Readonly<Record<string, string>>) {
  const jar = new Map(Object.entries(values));
  return {
    jar,
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const expires = attributes.find((attribute) => attribute.startsWith('expires='))?.slice('expires='.length);
      const isGone = expires !== undefined && Date.parse(expires) < 86_400_000;
      if (!isGone) jar.set(name, value);
      else if (attributes.includes('path=/')) jar.delete(name);
    },
  };
}

export const SESSION = {
  token: 'handle',
  tokenType: 'Bearer',
  expiresAt: 1,
  expiresIn: 1,
  loginType: 1,
} as const satisfies TokenSession;

const GOOGLE_BUTTON: GoogleButton = {
  type: 'standard',
  theme: 'outline',
  size: 'large',
  shape: 'pill',
  text: 'continue_with',
  width: 360,
  locale: 'en_US',
};

/** An open sign-in with local providers that records its calls. */
export function openTestSignIn(overrides: Partial<SignInDependencies> = {}) {
  const google = buildGoogle();
  const apple = buildApple();
  const cookies = buildCookies({ g_state: '1' });
  const logins: [string, string][] = [];
  const users: AppleUser[] = [];
  const sessions: TokenSession[] = [];
  const nonces: string[] = [];
  const settings = { googleClientId: '', appleClientId: '', localSignIn: true, openId: [] };
  const parent: HTMLElement = Object.create(null);
  const signIn = new SignIn({
    offers: readProviderOffers(settings, 'en-US'),
    async fetchNonce() {
      nonces.push(`nonce ${nonces.length + 1}`);
      return nonces.at(-1) ?? '';
    },
    loadGoogle: async () => google.identity,
    loadApple: async () => apple.auth,
    async logIn(provider, { token, user }) {
      logins.push([provider, token]);
      if (user !== undefined) users.push(user);
      return SESSION;
    },
    loadWords: async () => undefined,
    adoptSession: async (session) => void sessions.push(session),
    randomText: () => 'random state',
    mayLoadExternalMedia: () => false,
    redirectUri: 'https://games.example.com/login',
    googleButton: () => ({ parent, look: GOOGLE_BUTTON }),
    promptParentId: 'prompt',
    cookies,
    ...overrides,
  });
  signIn.open();
  return { signIn, google, apple, cookies, logins, users, sessions, nonces };
}

/** Runs all pending microtasks and immediates. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
