import type { LibraryState } from '#contract/library/entities.ts';
import { consumePendingAction, signInToAct } from '#web/app/session/pending-action.ts';
import type { Page } from '#web/app/use-page.ts';
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

const FIELDS = { favourite: 'favourite', wish: 'wished' } as const satisfies Record<SavedKind, keyof SavedState>;

/** Queues changes to a game's library state. The lists are independent: neither waits for the other's reply. */
export function createSavedChanges(known: SavedState, { send, show, onFailure, onLeave }: SavedChangesTools) {
  let shown: SavedState = { favourite: known.favourite, wished: known.wished };
  const queueOf = (kind: SavedKind) =>
    createQueuedChanges<boolean, boolean>(known[FIELDS[kind]], {
      send: async (isWanted) => (await send(kind, isWanted))[FIELDS[kind]],
      apply: (_, isWanted) => isWanted,
      show: (isIn) => {
        shown = { ...shown, [FIELDS[kind]]: isIn };
        show(shown);
      },
      onFailure,
      onLeave,
    });
  const queues = { favourite: queueOf('favourite'), wish: queueOf('wish') };
  return {
    /** The state from a reloaded page. */
    learn({ favourite, wished }: SavedState) {
      queues.favourite.learn(favourite);
      queues.wish.learn(wished);
    },
    change: (kind: SavedKind, isWanted: boolean) => queues[kind].change(isWanted),
  };
}

/** The list that a visitor wants to add a game to after signing in. */
interface PendingSave {
  readonly applicationId: string;
  readonly kind: SavedKind;
}

/** Asks a visitor to sign in and remembers the action; canceling the sign-in discards it. */
export function signInToSave(page: Pick<Page, 'session'>, wish: PendingSave): void {
  signInToAct(page, 'library', wish);
}

/** The action the visitor wanted before signing in; can be read once. */
export function consumePendingSave(applicationId: string): SavedKind | null {
  const isOfGame = (value: unknown): value is PendingSave => isWish(value) && value.applicationId === applicationId;
  return consumePendingAction(isOfGame)?.kind ?? null;
}

function isWish(value: unknown): value is PendingSave {
  if (typeof value !== 'object' || value === null) return false;
  if (!('applicationId' in value && 'kind' in value)) return false;
  return typeof value.applicationId === 'string' && (value.kind === 'favourite' || value.kind === 'wish');
}
