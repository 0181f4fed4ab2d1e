import type { IdentityProviderName, TokenSession } from '#contract/account/entities.ts';
import { createStore } from '#web/ui/create-store.ts';
import { type AppleAuth, type Credential, startAppleFlow } from './apple-flow.ts';
import {
  type CookieJar,
  type GoogleButton,
  type GoogleFailure,
  type GoogleIdentity,
  startGoogleFlow,
} from './google-flow.ts';
import type { ProviderOffer, ProviderOffers } from './provider-offers.ts';
import { readSignInFailure, type SignInFailure, type SignInMessage } from './sign-in-failure.ts';
import { FIRST_STATE, type SignInState } from './sign-in-state.ts';

/** @typeParam Session what the call returns: a session, unless the sign-in only proves who someone is. */
export interface SignInDependencies<Session = TokenSession> {
  readonly offers: ProviderOffers;
  /** A nonce for one sign-in; also sets the matching cookie. */
  readonly fetchNonce: () => Promise<string>;
  readonly loadGoogle: (address: string) => Promise<GoogleIdentity>;
  readonly loadApple: (address: string) => Promise<AppleAuth>;
  readonly logIn: (provider: IdentityProviderName, credential: Credential) => Promise<Session>;
  /** Loads the texts of failures, before one is shown; never rejects. */
  readonly loadWords: () => Promise<void>;
  /** Adopts the session. */
  readonly adoptSession: (session: Session) => Promise<void>;
  readonly randomText: () => string;
  /** Whether other sites' scripts may load before a click on their button. */
  readonly mayLoadExternalMedia: () => boolean;
  /** One of the client ID's return addresses registered with Apple. */
  readonly redirectUri: string;
  /** Container and look of Google's button; null while the panel is hidden. */
  readonly googleButton: () => { readonly parent: HTMLElement; readonly look: GoogleButton } | null;
  readonly promptParentId: string;
  readonly cookies: CookieJar;
}

/** Messages for a prompt without result; a browser that does not support it has its own (R8.43). */
const PROMPT_MESSAGES = {
  unsupported: { key: 'error.google_unsupported' },
  not_displayed: { key: 'signIn.useGoogleButton', isHint: true },
  skipped: { key: 'signIn.useGoogleButton', isHint: true },
} as const satisfies Record<GoogleFailure, SignInMessage>;

/** The sign-in of one panel, from click to session: scripts, nonce, provider window, call. */
export class SignIn<Session = TokenSession> {
  readonly #dependencies: SignInDependencies<Session>;
  readonly #store = createStore<SignInState>(FIRST_STATE);
  #isOpen = false;
  /** Counts clicks: results of earlier ones are ignored. */
  #attempt = 0;
  #nonce: Promise<string> | undefined;
  #google: GoogleIdentity | undefined;

  constructor(dependencies: SignInDependencies<Session>) {
    this.#dependencies = dependencies;
  }

  readonly getState = this.#store.get;

  readonly subscribe = this.#store.subscribe;

  /** The panel was opened, perhaps after a sign-in that left the page and failed. */
  open(arrived: SignInFailure | null = null): void {
    this.#isOpen = true;
    this.#set(FIRST_STATE);
    if (arrived !== null) void this.#show(arrived);
    this.#warmUp();
  }

  /** The panel was closed: later results are ignored. */
  close(): void {
    this.#isOpen = false;
    this.#attempt += 1;
    this.#google?.cancel();
  }

  /** A click on a provider's button; ignored while another one is in progress. */
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
      if (attempt === this.#attempt) await this.#fail(error);
    }
  }

  /**
   * A sign-in that the panel has proved itself, by the code of an email. What is wrong with the code is shown at its
   * field; that the account is suspended, here.
   */
  async redeem(logIn: () => Promise<Session>): Promise<void> {
    const session = await logIn().catch(async (error: unknown) => {
      if (readSignInFailure(error).kind === 'suspended') await this.#fail(error);
      throw error;
    });
    await this.#dependencies.adoptSession(session);
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
        if (attempt === this.#attempt) void this.#show({ kind: 'message', message: PROMPT_MESSAGES[failure] });
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

  /** A visitor who leaves meanwhile is signed in nevertheless: the server has opened the session. */
  async #finish(provider: IdentityProviderName, credential: Credential): Promise<void> {
    if (!this.#isOpen || this.getState().step !== 'choosing') return;
    this.#attempt += 1;
    this.#set({ step: 'sending', pending: provider, message: null });
    try {
      await this.#dependencies.adoptSession(await this.#dependencies.logIn(provider, credential));
    } catch (error) {
      await this.#fail(error);
      if (this.#isOpen && this.getState().step === 'choosing') this.#warmUp();
    }
  }

  /** The nonce may be used up, so the next click starts over; Google's button depends on it and is removed. */
  async #fail(error: unknown): Promise<void> {
    this.#nonce = undefined;
    await this.#show(readSignInFailure(error), { step: 'choosing', pending: null, isGoogleButtonShown: false });
  }

  /** Shows a failure, with what else changes with it, unless something else has begun meanwhile. */
  async #show(failure: SignInFailure, change: Partial<SignInState> = {}): Promise<void> {
    const attempt = this.#attempt;
    await this.#dependencies.loadWords();
    if (attempt !== this.#attempt) return;
    this.#set({ ...change, ...(failure.kind === 'suspended' ? { step: 'suspended' } : { message: failure.message }) });
  }

  /** Both providers share a nonce until it is used. */
  #readNonce(): Promise<string> {
    this.#nonce ??= this.#dependencies.fetchNonce().catch((error: unknown) => {
      this.#nonce = undefined;
      throw error;
    });
    return this.#nonce;
  }

  /** Preloads what a click needs: a window opened too long after the click is blocked as a pop-up. */
  #warmUp(): void {
    const { offers, loadGoogle, loadApple, mayLoadExternalMedia } = this.#dependencies;
    const works: Promise<unknown>[] = [this.#readNonce()];
    const mayLoad = (offer: ProviderOffer) => offer.isLocal || mayLoadExternalMedia();
    if (offers.google !== null && mayLoad(offers.google)) works.push(loadGoogle(offers.google.scriptUrl));
    if (offers.apple !== null && mayLoad(offers.apple)) works.push(loadApple(offers.apple.scriptUrl));
    // Failures are reported on the next click.
    void Promise.allSettled(works);
  }

  #set(change: Partial<SignInState>): void {
    if (!this.#isOpen) return;
    this.#store.set({ ...this.getState(), ...change });
  }
}
