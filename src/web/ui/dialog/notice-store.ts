/** What the notice dialog shows. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** Holds what somebody has to read before they go on, one after the other (R2.60). */
export function createNoticeStore() {
  let waiting: readonly Notice[] = [];
  let shown = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Notice[]) => {
    waiting = next;
    for (const notify of listeners) notify();
  };
  return {
    /** Shows a title and a text in a dialog, after those that are open already. */
    open: (notice: Notice) => set([...waiting, notice]),
    close() {
      shown += 1;
      set(waiting.slice(1));
    },
    current: (): Notice | null => waiting[0] ?? null,
    /** How many have been read before the one at hand. */
    shown: () => shown,
    subscribe(notify: () => void) {
      listeners.add(notify);
      return () => {
        listeners.delete(notify);
      };
    },
  };
}

/** The notice dialog of this window. */
export const notice = createNoticeStore();
