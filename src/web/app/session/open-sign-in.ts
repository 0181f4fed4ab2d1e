import { createStore } from '#web/ui/create-store.ts';

/** Why the visitor has to sign in; shown in the dialog. */
export type SignInReason =
  | 'records'
  | 'developer'
  | 'age'
  | 'account'
  | 'exchange'
  | 'library'
  | 'rating'
  | 'follow'
  | 'report'
  | 'ended'
  | 'recent';

export interface SignInRequest {
  readonly reason?: SignInReason | undefined;
  /** Keep the page and use the new session; otherwise the page is reloaded. */
  readonly keepsPage?: boolean;
}

const request = createStore<SignInRequest | null>(null);

/** Opens the sign-in dialog; further requests are ignored while it is open. */
export function openSignIn({ reason, keepsPage = false }: SignInRequest = {}): void {
  if (request.get() === null) request.set({ reason, keepsPage });
}

export function closeSignIn(): void {
  request.set(null);
}

/** The current request for the dialog; null while it is closed. */
export const signInRequest = {
  get: request.get,
  subscribe: request.subscribe,
};
