import type { CallFailure } from '#client/call-failure.ts';
import type {
  AuthenticatedDependencies,
  CallOptions,
  ClientDependencies,
  SessionToken,
} from '#client/client-dependencies.ts';
import type { AuthenticatedClient } from '#client/create-authenticated-client.ts';
import { CLIENT_MESSAGES } from '#client/error-message.ts';
import { getProviderProfile, getUserProfile, logOut } from '#contract/account/endpoints.ts';
import { type OwnProfile, ownProfileSchema } from '#contract/account/entities.ts';
import type { CallEndpoint } from '#contract/endpoint.ts';
import { SESSION_END_CODES } from '#contract/errors/error-definitions.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { USER_TYPE } from '#contract/values/states.ts';
import { readSessionCookie, type SessionCookie } from '#domain/account/session-cookie.ts';
import { summarizeUser } from '#domain/page/page-user.ts';
import type { SessionStore } from './session-store.ts';
import type { SignedInParts } from './signed-in-parts.ts';

/** External dependencies of the session, replaced in tests. */
export interface SessionSurroundings {
  readonly store: SessionStore;
  /** `document.cookie`. */
  readonly readCookies: () => string;
  readonly removeCookie: () => void;
  /** Loads the parts of the page for signed-in users. */
  readonly loadParts: () => Promise<SignedInParts>;
  /** Navigates to the home page and drops all data loaded for the session. */
  readonly goHome: () => Promise<void>;
  /** Loads the home page as a new document: another account is signed in there. */
  readonly reloadHome: () => void;
  /** Reloads the current page as a new document. */
  readonly reload: () => void;
  readonly makeClient: (dependencies: AuthenticatedDependencies) => AuthenticatedClient;
  readonly dependencies: ClientDependencies;
}

/** Opens, refreshes and ends the session of one window. */
export interface SessionControl {
  /** Makes calls with the session, and stores a profile that a call returns. */
  readonly call: CallEndpoint;
  /** Reads the stored session at the start of the page and loads its profile (R4.26-R4.31). */
  open(): Promise<void>;
  loadProfile(): Promise<void>;
  /** Signs out: the local session ends only after the server has confirmed. */
  signOut(): Promise<void>;
  /** Called when the tab becomes visible: another tab may have signed out or in (R4.34). */
  compareCookie(): Promise<void>;
  /** Whether the browser still has this window's session cookie; background calls are pointless without it. */
  isKept(): boolean;
}

/** Background calls show no loading bar. */
const UNNOTICED: CallOptions = { loadingBar: false };

export function createSessionControl(surroundings: SessionSurroundings): SessionControl {
  const { store } = surroundings;
  const client = makeSessionClient(surroundings);
  let isComparing = false;
  return {
    async call(endpoint, input, options) {
      const reply = await client.call(endpoint, input, options);
      const profile = endpoint.path === getUserProfile.path ? ownProfileSchema.safeParse(reply) : undefined;
      if (profile?.success) await keepProfile(surroundings, profile.data);
      return reply;
    },
    async open() {
      if (readStored(surroundings).isStale) surroundings.removeCookie();
      if (knownSession(surroundings) === null) store.clear();
      else await loadProfile(surroundings, client);
    },
    loadProfile: () => loadProfile(surroundings, client),
    signOut: () => requestLogout(surroundings, client, { isAsked: true }),
    async compareCookie() {
      const { token } = store.state();
      const stored = readStored(surroundings).session?.token ?? '';
      if (stored === token || isComparing) return;
      if (token === '') {
        surroundings.reload();
        return;
      }
      isComparing = true;
      await requestLogout(surroundings, client, { isAsked: false }).finally(() => {
        isComparing = false;
      });
    },
    isKept() {
      const { session } = readStored(surroundings);
      return session !== null && session.token === knownSession(surroundings)?.token;
    },
  };
}

function readStored({ readCookies, dependencies }: SessionSurroundings): SessionCookie {
  return readSessionCookie(readCookies(), dependencies.now());
}

/** The session of this window; until the page has opened it, that of the cookie. */
function knownSession(surroundings: SessionSurroundings): SessionToken | null {
  const { store } = surroundings;
  const { token, tokenType } = store.state();
  if (token !== '') return { token, tokenType };
  const { session } = readStored(surroundings);
  if (session !== null) store.set({ isLogin: true, token: session.token, tokenType: session.tokenType });
  return session;
}

function makeSessionClient(surroundings: SessionSurroundings): AuthenticatedClient {
  return surroundings.makeClient({
    ...surroundings.dependencies,
    findSession: () => knownSession(surroundings),
    endSession: (_code, session) => void endSession(surroundings, session?.token ?? ''),
  });
}

/**
 * Ends the session locally (R4.35): clears flag, token and cookie, and shows the home page. Runs once per session,
 * however many calls are rejected. If another tab has signed in meanwhile, its cookie stays, and the home page is
 * loaded as a new document for that account.
 */
async function endSession(surroundings: SessionSurroundings, token: string): Promise<void> {
  const { store } = surroundings;
  if (token === '' || store.state().token !== token) return;
  const { session } = readStored(surroundings);
  store.clear();
  if (session !== null && session.token !== token) {
    surroundings.reloadHome();
    return;
  }
  surroundings.removeCookie();
  await surroundings.goHome();
}

async function loadProfile(surroundings: SessionSurroundings, client: AuthenticatedClient): Promise<void> {
  const { store } = surroundings;
  const token = knownSession(surroundings)?.token ?? '';
  const { data: profile, failure } = await client.request(getUserProfile, {}, UNNOTICED);
  if (store.state().token !== token) return;
  if (failure !== null) {
    if (isRefusal(failure)) await endSession(surroundings, token);
    return;
  }
  await keepProfile(surroundings, profile);
  if (profile.type !== USER_TYPE.developer) return;
  const { data: providerProfile } = await client.request(getProviderProfile, {}, UNNOTICED);
  if (store.state().token === token) store.set({ providerProfile });
}

async function keepProfile({ store, loadParts }: SessionSurroundings, profile: OwnProfile): Promise<void> {
  const { token } = store.state();
  const parts = store.state().parts ?? (await loadParts());
  if (store.state().token !== token) return;
  const isOperator = store.state().user?.isOperator ?? false;
  store.set({ profile, user: summarizeUser(profile, isOperator), parts });
}

/**
 * The server has refused the profile request; connection failures and maintenance say nothing about the session
 * (R4.30).
 */
function isRefusal(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.code !== ERROR.maintenance;
}

/**
 * Signs out on the server and then locally (R4.39); on failure the next try may succeed. Every status but 200 shows
 * "system busy" (R4.38), always if the visitor waits for it.
 */
async function requestLogout(
  surroundings: SessionSurroundings,
  client: AuthenticatedClient,
  { isAsked }: { readonly isAsked: boolean },
): Promise<void> {
  const token = knownSession(surroundings)?.token ?? '';
  const { failure } = await client.request(logOut, {}, isAsked ? {} : UNNOTICED);
  const isOver = failure?.kind === 'refused' && SESSION_END_CODES.some((code) => code === failure.code);
  if (failure === null || isOver) {
    await endSession(surroundings, token);
    return;
  }
  if (failure.kind !== 'refused' || (!isAsked && failure.status === 200)) return;
  surroundings.dependencies.showMessage({ key: CLIENT_MESSAGES.systemBusy, type: 'warning' });
}
