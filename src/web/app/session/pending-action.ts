import { PENDING_ACTION_KEY } from '#web/first-load/when-idle.ts';
import type { Page } from '../use-page.ts';
import { openSignIn, type SignInReason, signInRequest } from './open-sign-in.ts';

/** Asks a visitor to sign in and remembers the action; canceling the sign-in discards it. */
export function signInToAct(page: Pick<Page, 'session'>, reason: SignInReason, action: object): void {
  write(JSON.stringify(action));
  openSignIn({ reason });
  const end = signInRequest.subscribe(() => {
    if (signInRequest.get() !== null) return;
    end();
    if (!page.session.state().isLogin) write(null);
  });
}

/** The action the visitor wanted before signing in, if it is of the expected kind; can be read once. */
export function consumePendingAction<Action>(isExpected: (value: unknown) => value is Action): Action | null {
  const action = read();
  if (!isExpected(action)) return null;
  write(null);
  return action;
}

function read(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PENDING_ACTION_KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** If storage is blocked, the visitor has to press the button again. */
function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(PENDING_ACTION_KEY);
    else sessionStorage.setItem(PENDING_ACTION_KEY, text);
  } catch {}
}
