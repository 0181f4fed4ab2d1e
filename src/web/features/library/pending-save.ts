import { consumePendingAction, signInToAct } from '#web/app/session/pending-action.ts';
import type { Page } from '#web/app/use-page.ts';
import type { SavedKind } from './saved-changes.ts';

/** The list that a visitor wants to add a game to after signing in. */
export interface PendingSave {
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
