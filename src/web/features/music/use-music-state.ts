import { useSyncExternalStore } from 'react';
import type { MusicState, MusicStore } from './music-store.ts';

/** The state of the player. */
export function useMusicState(store: MusicStore): MusicState {
  return useSyncExternalStore(store.subscribe, store.state, store.state);
}
