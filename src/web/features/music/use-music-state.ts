import { useSyncExternalStore } from 'react';
import type { MusicState, MusicStore } from './music-store.ts';

/** What the player knows, as it changes. */
export function useMusicState(store: MusicStore): MusicState {
  return useSyncExternalStore(store.subscribe, store.state, store.state);
}
