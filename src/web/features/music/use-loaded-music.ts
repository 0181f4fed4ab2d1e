import { useSyncExternalStore } from 'react';
import { loadedMusic } from './load-music.ts';

/** The player of this window, once it is loaded. */
export function useLoadedMusic() {
  return useSyncExternalStore(loadedMusic.subscribe, loadedMusic.get, () => null);
}
