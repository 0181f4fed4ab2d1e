import { useEffect, useSyncExternalStore } from 'react';

let isVisible = true;
const listeners = new Set<() => void>();

function setAppBarMenuVisible(value: boolean): void {
  isVisible = value;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Whether the menu of the app bar shows; it does unless the page at hand hides it (R2.27). */
export function useIsAppBarMenuVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isVisible,
    () => true,
  );
}

/** Hides the menu of the app bar for as long as the calling page is shown. */
export function useHiddenAppBarMenu(): void {
  useEffect(() => {
    setAppBarMenuVisible(false);
    return () => setAppBarMenuVisible(true);
  }, []);
}
