import { createStore } from '../create-store.ts';

/** The content of the notice dialog. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** Queues notices that the user must read before continuing (R2.60). */
export function createNoticeStore() {
  const waiting = createStore<readonly Notice[]>([]);
  let shown = 0;
  return {
    /** Shows a title and a text in a dialog, after those already queued. */
    open: (notice: Notice) => waiting.set([...waiting.get(), notice]),
    close() {
      shown += 1;
      waiting.set(waiting.get().slice(1));
    },
    current: (): Notice | null => waiting.get()[0] ?? null,
    /** Number of notices read before the current one. */
    shown: () => shown,
    subscribe: waiting.subscribe,
  };
}

export const notice = createNoticeStore();
