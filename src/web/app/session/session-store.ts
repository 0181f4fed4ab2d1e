import type { OwnProfile } from '#contract/account/entities.ts';
import type { ProviderProfile } from '#contract/provider/entities.ts';
import type { PageUser } from '#domain/page/page-user.ts';
import { createStore } from '#web/ui/create-store.ts';
import type { SignedInParts } from './signed-in-parts.ts';

/** What a page knows of its session. */
export interface SessionState {
  /** Somebody is signed in (R3.51). */
  readonly isLogin: boolean;
  /** Handle that calls carry; empty until the cookie has been read, and where nobody is signed in. */
  readonly token: string;
  readonly tokenType: string;
  /** The summary that the server sends with the page. */
  readonly user: PageUser | null;
  /** The whole profile, once it is loaded (R4.29). */
  readonly profile: OwnProfile | null;
  /** A developer's company, once it is loaded (R4.31). */
  readonly providerProfile: ProviderProfile | null;
  /** Overlays that something has asked for, by name. */
  readonly demands: readonly string[];
  /** What shows somebody signed in; null until somebody is. */
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
  /** The state that the server rendered with, for the first rendering in the browser. */
  initialState(): SessionState;
  set(change: Partial<SessionState>): void;
  /** Forgets everything of the session. */
  clear(): void;
  /** Asks for an overlay by its name; it is shown as soon as none before it is. */
  demand(name: string): void;
  dismiss(name: string): void;
  subscribe(notify: () => void): () => void;
}

/** Keeps what is known of a session: of one request on the server, of one window in the browser. */
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
