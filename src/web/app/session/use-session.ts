import { useSyncExternalStore } from 'react';
import type { PageUser } from '#domain/page/page-user.ts';
import { usePage } from '../use-page.ts';
import type { SessionState } from './session-store.ts';

/** The current session state. */
export function useSession(): SessionState {
  const { session } = usePage();
  return useSyncExternalStore(session.subscribe, session.state, session.initialState);
}

/** The signed-in user; null for visitors. */
export function useUser(): PageUser | null {
  return useSession().user;
}
