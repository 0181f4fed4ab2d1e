import type { LibraryState } from '#contract/library/entities.ts';

/** The library lists that a game can be added to. */
export type SavedKind = 'favourite' | 'wish';

export type SavedState = Pick<LibraryState, 'favourite' | 'wished'>;

interface SavedChangesTools {
  readonly send: (kind: SavedKind, isWanted: boolean) => Promise<SavedState>;
  readonly show: (state: SavedState) => void;
  readonly onFailure: (error: unknown) => Promise<void>;
  /** Subscribes to the page being left; returns the unsubscribe function. */
  readonly onLeave: (run: () => void) => () => void;
}

/** Whether a game is in a list. */
export function isSaved(state: SavedState, kind: SavedKind): boolean {
  return kind === 'favourite' ? state.favourite : state.wished;
}

/**
 * Queues changes to a game's library state: each shows immediately and is sent after the previous one, or when the page
 * is left. After the last reply the server's state is shown, whichever changes failed.
 */
export function createSavedChanges(known: SavedState, { send, show, onFailure, onLeave }: SavedChangesTools) {
  let told = known;
  let shown = known;
  let last = 0;
  let isSending = false;
  let sending = Promise.resolve();
  const leaving = createLeaving(onLeave);
  const display = (next: SavedState) => {
    shown = next;
    show(next);
  };
  const run = async (own: number, kind: SavedKind, isWanted: boolean) => {
    let failure: { readonly error: unknown } | undefined;
    try {
      told = await send(kind, isWanted);
    } catch (error) {
      failure = { error };
    }
    if (last === own) {
      isSending = false;
      leaving.end();
      display(told);
    }
    if (failure !== undefined) await onFailure(failure.error);
  };
  return {
    /** The state from a reloaded page. */
    learn(state: SavedState) {
      told = state;
      if (!isSending) display(state);
    },
    change(kind: SavedKind, isWanted: boolean) {
      last += 1;
      const own = last;
      const left = leaving.begin();
      const before = isSending ? Promise.race([sending, left]) : undefined;
      isSending = true;
      display({ ...shown, [kind === 'favourite' ? 'favourite' : 'wished']: isWanted });
      // Sent synchronously if nothing is pending: the page may be about to close.
      sending = before === undefined ? run(own, kind, isWanted) : before.then(() => run(own, kind, isWanted));
      return sending;
    },
  };
}

/** Watches for the page being left while calls are pending. */
function createLeaving(onLeave: SavedChangesTools['onLeave']) {
  let stop: (() => void) | undefined;
  let isLeft = Promise.resolve();
  const listen = () => {
    let leave: (() => void) | undefined;
    isLeft = new Promise((resolve) => {
      leave = resolve;
    });
    const end = onLeave(() => {
      leave?.();
      // If the visitor stays, calls are queued again.
      end();
      stop = undefined;
    });
    stop = end;
  };
  return {
    begin() {
      if (stop === undefined) listen();
      return isLeft;
    },
    end() {
      stop?.();
      stop = undefined;
    },
  };
}
