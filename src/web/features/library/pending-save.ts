import { openSignIn, signInRequest } from '#web/app/session/open-sign-in.ts';
import type { Page } from '#web/app/use-page.ts';
import type { SavedKind } from './saved-changes.ts';

/** Per tab, because the page reloads with the session. */
const STORAGE_KEY = 'libraryWish';

/** The list that a visitor wants to add a game to after signing in. */
export interface PendingSave {
  readonly applicationId: string;
  readonly kind: SavedKind;
}

/** Asks a visitor to sign in and remembers the action; canceling the sign-in discards it. */
export function signInToSave(page: Pick<Page, 'session'>, wish: PendingSave): void {
  write(JSON.stringify(wish));
  openSignIn({ reason: 'library' });
  const end = signInRequest.subscribe(() => {
    if (signInRequest.get() !== null) return;
    end();
    if (!page.session.state().isLogin) write(null);
  });
}

/** The action the visitor wanted before signing in; can be read once. */
export function consumePendingSave(applicationId: string): SavedKind | null {
  const wish = read();
  if (wish?.applicationId !== applicationId) return null;
  write(null);
  return wish.kind;
}

function read(): PendingSave | null {
  try {
    const wish: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isWish(wish) ? wish : null;
  } catch {
    return null;
  }
}

function isWish(value: unknown): value is PendingSave {
  if (typeof value !== 'object' || value === null) return false;
  if (!('applicationId' in value && 'kind' in value)) return false;
  return typeof value.applicationId === 'string' && (value.kind === 'favourite' || value.kind === 'wish');
}

/** If storage is blocked, the visitor has to press the button again. */
function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, text);
  } catch {}
}
