import { LIMITS } from '#contract/values/limits.ts';
import { createStore } from '../create-store.ts';

/** The action of a snackbar, such as undo. */
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

/**
 * Holds the single message at the bottom; it disappears after a while, unless the user points at it or focuses it
 * (R2.61).
 */
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
    /** Shows a text with an optional action, replacing the previous one. */
    show(text: string, { action }: { readonly action?: SnackbarAction } = {}) {
      lastId += 1;
      message.set({ id: lastId, text, action });
      start();
    },
    hide,
    /** Hovered or focused: the message stays. */
    pause: () => timers.clearTimeout(timer),
    /** No longer hovered or focused: restarts the full timeout. */
    resume() {
      if (message.get() !== null) start();
    },
    message: message.get,
    subscribe: message.subscribe,
  };
}

export const snackbar = createSnackbarStore();
