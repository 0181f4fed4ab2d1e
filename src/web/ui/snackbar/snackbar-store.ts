import { LIMITS } from '#contract/values/limits.ts';
import { createStore } from '../create-store.ts';

/** One thing that a snackbar offers to do about what it says, such as to undo it. */
export interface SnackbarAction {
  readonly label: string;
  readonly run: () => void;
}

export interface SnackbarMessage {
  readonly id: number;
  readonly text: string;
  readonly action: SnackbarAction | undefined;
}

export interface SnackbarTimers {
  setTimeout(run: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
}

const WINDOW_TIMERS: SnackbarTimers = {
  setTimeout: (run, delayMs) => setTimeout(run, delayMs),
  clearTimeout: (handle) => clearTimeout(Number(handle)),
};

/** Holds the one message at the bottom; it goes by itself, unless somebody is at it (R2.61). */
export function createSnackbarStore(timers: SnackbarTimers = WINDOW_TIMERS) {
  const message = createStore<SnackbarMessage | null>(null);
  let lastId = 0;
  let timer: unknown;
  const hide = () => {
    timers.clearTimeout(timer);
    if (message.get() !== null) message.set(null);
  };
  const start = () => {
    timers.clearTimeout(timer);
    timer = timers.setTimeout(hide, LIMITS.snackbarDurationMs);
  };
  return {
    /** Shows a text, in place of the one before, with one thing to do about it. */
    show(text: string, { action }: { readonly action?: SnackbarAction } = {}) {
      lastId += 1;
      message.set({ id: lastId, text, action });
      start();
    },
    hide,
    /** Somebody points at it or has the focus in it: it stays. */
    pause: () => timers.clearTimeout(timer),
    /** They left it: it stays for its whole time once more. */
    resume() {
      if (message.get() !== null) start();
    },
    message: message.get,
    subscribe: message.subscribe,
  };
}

/** The snackbar of this window. */
export const snackbar = createSnackbarStore();
