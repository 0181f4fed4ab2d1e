import { LIMITS } from '#contract/values/limits.ts';
import { createStore } from '../create-store.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly text: string;
}

type Schedule = (run: () => void, delayMs: number) => unknown;

/** Holds the messages on show; each goes by itself after five seconds (R2.66). */
export function createToastStore(schedule: Schedule = setTimeout) {
  const { get: list, set, subscribe } = createStore<readonly Toast[]>([]);
  let lastId = 0;
  /** How often each message was shown; only the last time takes it away. */
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
    /** Shows a message; one whose words are on show already stays for as long as a new one would. */
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

/** The toasts of this window. */
export const toasts = createToastStore();
