import { createStore } from '#web/ui/create-store.ts';

const active = createStore(0);

/** The number of calls that show the loading bar; a call may opt out (R7.12). */
export const loadingCalls = {
  start: () => active.set(active.get() + 1),
  end: () => active.set(active.get() - 1),
  isActive: () => active.get() > 0,
  subscribe: active.subscribe,
};
