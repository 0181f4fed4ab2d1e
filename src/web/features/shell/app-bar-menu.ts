import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '#web/ui/create-store.ts';

const isVisible = createStore(true);

/** Whether the menu of the app bar is visible: always, unless the current page hides it (R2.27). */
export function useIsAppBarMenuVisible(): boolean {
  return useSyncExternalStore(isVisible.subscribe, isVisible.get, () => true);
}

/** Hides the menu of the app bar while the calling page is shown. */
export function useHiddenAppBarMenu(): void {
  useEffect(() => {
    isVisible.set(false);
    return () => isVisible.set(true);
  }, []);
}
