import { createStore } from '../ui/create-store.ts';

/** Since when each part of the window that could not be updated shows the same data: its last success, an ISO time. */
const store = createStore<ReadonlyMap<object, string>>(new Map());

export const oldParts = {
  subscribe: store.subscribe,
  /** The earliest time since which something in the window is out of date. */
  since: (): string | undefined => [...store.get().values()].sort()[0],
  add(part: object, since: string) {
    store.set(new Map(store.get()).set(part, since));
  },
  remove(part: object) {
    if (!store.get().has(part)) return;
    const others = new Map(store.get());
    others.delete(part);
    store.set(others);
  },
};
