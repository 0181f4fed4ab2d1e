import type { LibraryState } from '#contract/library/entities.ts';
import { createQueuedChanges } from '#web/kit/saved/queued-changes.ts';

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

interface SavedChange {
  readonly kind: SavedKind;
  readonly isWanted: boolean;
}

/** Queues changes to a game's library state. */
export function createSavedChanges(known: SavedState, { send, ...tools }: SavedChangesTools) {
  const changes = createQueuedChanges<SavedState, SavedChange>(known, {
    ...tools,
    send: ({ kind, isWanted }) => send(kind, isWanted),
    apply: (state, { kind, isWanted }) => ({ ...state, [kind === 'favourite' ? 'favourite' : 'wished']: isWanted }),
  });
  return {
    learn: changes.learn,
    change: (kind: SavedKind, isWanted: boolean) => changes.change({ kind, isWanted }),
  };
}
