import { createStore } from '#web/ui/create-store.ts';

const reload = createStore<(() => void) | undefined>(undefined);

/** Offers the visitor a new release of the store; it is loaded only if they accept. */
export function announceNewVersion(load: () => void): void {
  reload.set(load);
}

export const newVersion = {
  isReady: (): boolean => reload.get() !== undefined,
  load: (): void => reload.get()?.(),
  subscribe: reload.subscribe,
};
