import { openSignIn, signInRequest } from '#web/app/session/open-sign-in.ts';
import type { Page } from '../../app/use-page.ts';
import type { KeptKind } from './kept-changes.ts';

/** Of this tab, since the page is loaded anew with the session. */
const STORAGE_KEY = 'libraryWish';

/** What a visitor wants to keep a game as, once signed in. */
export interface SignInWish {
  readonly applicationId: string;
  readonly kind: KeptKind;
}

/** Asks a visitor to sign in, and remembers what for; who turns that down is not taken by their word later. */
export function askToKeep(page: Pick<Page, 'session'>, wish: SignInWish): void {
  write(JSON.stringify(wish));
  openSignIn({ reason: 'library' });
  const end = signInRequest.subscribe(() => {
    if (signInRequest.get() !== null) return;
    end();
    if (!page.session.state().isLogin) write(null);
  });
}

/** What the page's visitor wanted of a game before signing in; it is told once. */
export function takeWish(applicationId: string): KeptKind | null {
  const wish = read();
  if (wish?.applicationId !== applicationId) return null;
  write(null);
  return wish.kind;
}

function read(): SignInWish | null {
  try {
    const wish: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isWish(wish) ? wish : null;
  } catch {
    return null;
  }
}

function isWish(value: unknown): value is SignInWish {
  if (typeof value !== 'object' || value === null) return false;
  if (!('applicationId' in value && 'kind' in value)) return false;
  return typeof value.applicationId === 'string' && (value.kind === 'favourite' || value.kind === 'wish');
}

/** Browsers can refuse storage: then the button waits to be pressed once more. */
function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, text);
  } catch {}
}
