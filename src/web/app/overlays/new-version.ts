let reload: (() => void) | undefined;
const listeners = new Set<() => void>();

/** Tells that a new release of the store is ready: the visitor is offered it, and nothing is loaded before they say so. */
export function announceNewVersion(load: () => void): void {
  reload = load;
  for (const notify of listeners) notify();
}

export const newVersion = {
  isReady: (): boolean => reload !== undefined,
  load: (): void => reload?.(),
  subscribe(notify: () => void) {
    listeners.add(notify);
    return () => {
      listeners.delete(notify);
    };
  },
};
