import { LIMITS } from '#contract/values/limits.ts';
import { createStore } from '../create-store.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly text: string;
}

type Schedule = (run: () => void, delayMs: number) => unknown;

/** Holds the visible messages; each disappears after five seconds (R2.66). */
export function createToastStore(schedule: Schedule = setTimeout) {
  const { get: list, set, subscribe } = createStore<readonly Toast[]>([]);
  let lastId = 0;
  /** How often each message was shown; only the last timeout removes it. */
  const times = new Map<number, number>();
  const remove = (id: number) => {
    times.delete(id);
    set(list().filter((toast) => toast.id !== id));
  };
  const add = (type: ToastType, text: string) => {
    lastId += 1;
    set([...list(), { id: lastId, type, text }]);
    return lastId;
  };
  return {
    /** Shows a message; if the same one is visible, its time restarts. */
    show(type: ToastType, text: string) {
      const id = list().find((toast) => toast.text === text)?.id ?? add(type, text);
      const time = (times.get(id) ?? 0) + 1;
      times.set(id, time);
      schedule(() => times.get(id) === time && remove(id), LIMITS.toastDurationMs);
    },
    remove,
    list,
    subscribe,
  };
}

export const toasts = createToastStore();
