/** A value of this window, for `useSyncExternalStore`. */
export interface Store<Value> {
  get(): Value;
  set(next: Value): void;
  subscribe(notify: () => void): () => void;
}

/** Makes a store; `set` notifies every subscriber, in the order in which they subscribed. */
export function createStore<Value>(value: Value): Store<Value> {
  let current = value;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      current = next;
      for (const notify of listeners) notify();
    },
    subscribe(notify) {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}
