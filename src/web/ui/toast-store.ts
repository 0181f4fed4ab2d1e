import { LIMITS } from '#contract/limits.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly text: string;
}

type Schedule = (run: () => void, delayMs: number) => unknown;

/** Holds the messages on show; each goes by itself after five seconds (R2.66). */
export function createToastStore(schedule: Schedule = setTimeout) {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const notify of listeners) notify();
  };
  const remove = (id: number) => set(toasts.filter((toast) => toast.id !== id));
  return {
    /** Shows a message; one whose words are on show already says nothing new and is left out. */
    show(type: ToastType, text: string) {
      if (toasts.some((toast) => toast.text === text)) return;
      lastId += 1;
      const id = lastId;
      set([...toasts, { id, type, text }]);
      schedule(() => remove(id), LIMITS.toastDurationMs);
    },
    remove,
    list: () => toasts,
    subscribe(notify: () => void) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

/** The toasts of this window. */
export const toasts = createToastStore();
