import { createStore } from '../create-store.ts';

/** What the notice dialog shows. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** Holds what somebody has to read before they go on, one after the other (R2.60). */
export function createNoticeStore() {
  const waiting = createStore<readonly Notice[]>([]);
  let shown = 0;
  return {
    /** Shows a title and a text in a dialog, after those that are open already. */
    open: (notice: Notice) => waiting.set([...waiting.get(), notice]),
    close() {
      shown += 1;
      waiting.set(waiting.get().slice(1));
    },
    current: (): Notice | null => waiting.get()[0] ?? null,
    /** How many have been read before the one at hand. */
    shown: () => shown,
    subscribe: waiting.subscribe,
  };
}

/** The notice dialog of this window. */
export const notice = createNoticeStore();
