import type { IdentityProviderName, TokenSession } from '#contract/account/entities.ts';
import { createStore } from '#web/ui/create-store.ts';
import type { AppleAuth } from './apple-auth.ts';
import { type Credential, startAppleFlow } from './apple-flow.ts';
import { type CookieJar, type GoogleFailure, startGoogleFlow } from './google-flow.ts';
import type { GoogleButton, GoogleIdentity } from './google-identity.ts';
import type { ProviderOffer, ProviderOffers } from './provider-offers.ts';
import { readSignInFailure, type SignInMessage } from './sign-in-failure.ts';
import { FIRST_STATE, type SignInState } from './sign-in-state.ts';

export interface SignInDependencies {
  readonly offers: ProviderOffers;
  /** A nonce for one sign-in; also sets the cookie it is bound to. */
  readonly fetchNonce: () => Promise<string>;
  readonly loadGoogle: (address: string) => Promise<GoogleIdentity>;
  readonly loadApple: (address: string) => Promise<AppleAuth>;
  readonly logIn: (provider: IdentityProviderName, credential: Credential) => Promise<TokenSession>;
  /** Takes the session over. */
  readonly takeSession: (session: TokenSession) => Promise<void>;
  readonly randomText: () => string;
  /** Whether scripts of other sites may come before a click on their button. */
  readonly mayLoadExternalMedia: () => boolean;
  /** Must be one of the return addresses that Apple knows of the client ID. */
  readonly redirectUri: string;
  /** Where Google draws its button, and how; null while the panel is not on show. */
  readonly googleButton: () => { readonly parent: HTMLElement; readonly look: GoogleButton } | null;
  readonly promptParentId: string;
  readonly cookies: CookieJar;
}

/** What is said of a prompt that gave nothing: a browser that cannot sign in with Google has its own text (R8.43). */
const PROMPT_MESSAGES = {
  unsupported: { key: 'error.google_unsupported' },
  not_displayed: { key: 'signIn.useGoogleButton', isHint: true },
  skipped: { key: 'signIn.useGoogleButton', isHint: true },
} as const satisfies Record<GoogleFailure, SignInMessage>;

/** One panel's way from the click to the session: scripts, nonce, the provider's window, the call. */
export class SignIn {
  readonly #dependencies: SignInDependencies;
  readonly #store = createStore<SignInState>(FIRST_STATE);
  #isOpen = false;
  /** Counts the clicks: what an earlier one still brings is not listened to. */
  #attempt = 0;
  #nonce: Promise<string> | undefined;
  #google: GoogleIdentity | undefined;

  constructor(dependencies: SignInDependencies) {
    this.#dependencies = dependencies;
  }

  readonly getState = this.#store.get;

  readonly subscribe = this.#store.subscribe;

  /** The panel is on show. */
  open(): void {
    this.#isOpen = true;
    this.#set(FIRST_STATE);
    this.#warmUp();
  }

  /** The panel is gone: whatever still comes may not touch it. */
  close(): void {
    this.#isOpen = false;
    this.#attempt += 1;
    this.#google?.cancel();
  }

  /** A click on a provider's button; another one does nothing while the first is being worked on. */
  async start(provider: IdentityProviderName): Promise<void> {
    const offer = this.#dependencies.offers[provider];
    const { step, pending } = this.getState();
    if (!this.#isOpen || offer === null || step !== 'choosing' || pending === provider) return;
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#set({ pending: provider, message: null });
    try {
      await (provider === 'google' ? this.#openGoogle(offer, attempt) : this.#openApple(offer, attempt));
    } catch (error) {
      if (attempt === this.#attempt) this.#fail(error);
    }
  }

  async #openGoogle({ clientId, scriptUrl }: ProviderOffer, attempt: number): Promise<void> {
    const { loadGoogle, googleButton, promptParentId, cookies } = this.#dependencies;
    const [google, nonce] = await Promise.all([loadGoogle(scriptUrl), this.#readNonce()]);
    const button = googleButton();
    if (attempt !== this.#attempt || button === null) return;
    this.#google = google;
    this.#set({ pending: null, isGoogleButtonShown: true });
    const flow = {
      clientId,
      nonce,
      promptParentId,
      buttonParent: button.parent,
      button: button.look,
      onSuccess: (token: string) => void this.#finish('google', { token }),
      onFailure: (failure: GoogleFailure) => {
        if (attempt === this.#attempt) this.#set({ message: PROMPT_MESSAGES[failure] });
      },
    };
    startGoogleFlow(google, flow, cookies);
  }

  async #openApple({ clientId, scriptUrl }: ProviderOffer, attempt: number): Promise<void> {
    const { loadApple, redirectUri, randomText } = this.#dependencies;
    const [apple, nonce] = await Promise.all([loadApple(scriptUrl), this.#readNonce()]);
    if (attempt !== this.#attempt) return;
    const credential = await startAppleFlow(apple, { clientId, redirectUri, nonce, state: randomText() });
    if (attempt !== this.#attempt) return;
    this.#set({ pending: null });
    if (credential !== null) await this.#finish('apple', credential);
  }

  /** A visitor who leaves meanwhile is signed in all the same: the server has opened the session. */
  async #finish(provider: IdentityProviderName, credential: Credential): Promise<void> {
    if (!this.#isOpen || this.getState().step !== 'choosing') return;
    this.#attempt += 1;
    this.#set({ step: 'sending', pending: provider, message: null });
    try {
      await this.#dependencies.takeSession(await this.#dependencies.logIn(provider, credential));
    } catch (error) {
      this.#fail(error);
      if (this.#isOpen && this.getState().step === 'choosing') this.#warmUp();
    }
  }

  /** The nonce may be used up, so the next click begins anew; Google's button holds on to it and goes with it. */
  #fail(error: unknown): void {
    const failure = readSignInFailure(error);
    this.#nonce = undefined;
    this.#set({ step: 'choosing', pending: null, isGoogleButtonShown: false });
    this.#set(failure.kind === 'suspended' ? { step: 'suspended' } : { message: failure.message });
  }

  /** One nonce serves both providers until it is used. */
  #readNonce(): Promise<string> {
    this.#nonce ??= this.#dependencies.fetchNonce().catch((error: unknown) => {
      this.#nonce = undefined;
      throw error;
    });
    return this.#nonce;
  }

  /** Fetches ahead what a click needs: a window that opens long after the click is blocked as a pop-up. */
  #warmUp(): void {
    const { offers, loadGoogle, loadApple, mayLoadExternalMedia } = this.#dependencies;
    const works: Promise<unknown>[] = [this.#readNonce()];
    const mayLoad = (offer: ProviderOffer) => offer.isLocal || mayLoadExternalMedia();
    if (offers.google !== null && mayLoad(offers.google)) works.push(loadGoogle(offers.google.scriptUrl));
    if (offers.apple !== null && mayLoad(offers.apple)) works.push(loadApple(offers.apple.scriptUrl));
    // What fails here is told when somebody clicks.
    void Promise.allSettled(works);
  }

  #set(change: Partial<SignInState>): void {
    if (!this.#isOpen) return;
    this.#store.set({ ...this.getState(), ...change });
  }
}
