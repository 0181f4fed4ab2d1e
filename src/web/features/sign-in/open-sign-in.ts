/** Why somebody is asked to sign in; the dialog says so. */
export type SignInReason = 'records' | 'developer' | 'age' | 'account' | 'exchange' | 'library' | 'rating' | 'ended';

export interface SignInRequest {
  readonly reason?: SignInReason | undefined;
  /** The page goes on as it is, with the new session; else it is loaded anew. */
  readonly keepsPage?: boolean;
}

let request: SignInRequest | null = null;
const listeners = new Set<() => void>();

function set(next: SignInRequest | null): void {
  request = next;
  for (const notify of listeners) notify();
}

/** Opens the sign-in dialog; while it is open another request changes nothing. */
export function openSignIn({ reason, keepsPage = false }: SignInRequest = {}): void {
  if (request === null) set({ reason, keepsPage });
}

export function closeSignIn(): void {
  set(null);
}

/** The request for the dialog; null while it is closed. */
export const signInRequest = {
  get: () => request,
  subscribe(notify: () => void) {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
};
