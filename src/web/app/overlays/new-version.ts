import { createStore } from '#web/ui/create-store.ts';

const reload = createStore<(() => void) | undefined>(undefined);

/** Tells that a new release of the store is ready: the visitor is offered it, and nothing is loaded before they say so. */
export function announceNewVersion(load: () => void): void {
  reload.set(load);
}

export const newVersion = {
  isReady: (): boolean => reload.get() !== undefined,
  load: (): void => reload.get()?.(),
  subscribe: reload.subscribe,
};
