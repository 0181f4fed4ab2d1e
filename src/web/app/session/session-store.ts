import type { OwnProfile } from '#contract/account/entities.ts';
import type { ProviderProfile } from '#contract/provider/entities.ts';
import type { PageUser } from '#domain/page/page-user.ts';
import { createStore } from '#web/ui/create-store.ts';
import type { SignedInParts } from './signed-in-parts.ts';

/** The session state of a page. */
export interface SessionState {
  /** The user is signed in (R3.51). */
  readonly isLogin: boolean;
  /** Session token for calls; empty until the cookie has been read and for visitors. */
  readonly token: string;
  readonly tokenType: string;
  /** Summary of the user, sent with the page. */
  readonly user: PageUser | null;
  /** The full profile, once loaded (R4.29). */
  readonly profile: OwnProfile | null;
  /** The developer's company, once loaded (R4.31). */
  readonly providerProfile: ProviderProfile | null;
  /** Names of the requested overlays. */
  readonly demands: readonly string[];
  /** Components for signed-in users; null for visitors. */
  readonly parts: SignedInParts | null;
}

const SIGNED_OUT: SessionState = {
  isLogin: false,
  token: '',
  tokenType: '',
  user: null,
  profile: null,
  providerProfile: null,
  demands: [],
  parts: null,
};

export interface SessionStore {
  state(): SessionState;
  /** The state used by the server, for hydration. */
  initialState(): SessionState;
  set(change: Partial<SessionState>): void;
  /** Resets the session. */
  clear(): void;
  /** Requests an overlay by name; it is shown when no other comes before it. */
  demand(name: string): void;
  dismiss(name: string): void;
  subscribe(notify: () => void): () => void;
}

/** Holds the session state: per request on the server, per window in the browser. */
export function createSessionStore(user: PageUser | null, parts: SignedInParts | null): SessionStore {
  const initial: SessionState = { ...SIGNED_OUT, isLogin: user !== null, user, parts };
  const store = createStore(initial);
  const state = store.get;
  const set = (change: Partial<SessionState>) => store.set({ ...state(), ...change });
  return {
    state,
    initialState: () => initial,
    set,
    clear: () => set({ ...SIGNED_OUT, parts: state().parts }),
    demand(name) {
      if (!state().demands.includes(name)) set({ demands: [...state().demands, name] });
    },
    dismiss: (name) => set({ demands: state().demands.filter((demand) => demand !== name) }),
    subscribe: store.subscribe,
  };
}
