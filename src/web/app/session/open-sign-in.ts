import { createStore } from '#web/ui/create-store.ts';

/** Why somebody is asked to sign in; the dialog says so. */
export type SignInReason = 'records' | 'developer' | 'age' | 'account' | 'exchange' | 'library' | 'rating' | 'ended';

export interface SignInRequest {
  readonly reason?: SignInReason | undefined;
  /** The page goes on as it is, with the new session; else it is loaded anew. */
  readonly keepsPage?: boolean;
}

const request = createStore<SignInRequest | null>(null);

/** Opens the sign-in dialog; while it is open another request changes nothing. */
export function openSignIn({ reason, keepsPage = false }: SignInRequest = {}): void {
  if (request.get() === null) request.set({ reason, keepsPage });
}

export function closeSignIn(): void {
  request.set(null);
}

/** The request for the dialog; null while it is closed. */
export const signInRequest = {
  get: request.get,
  subscribe: request.subscribe,
};
