import type { IdentityProviderName } from '#contract/account/entities.ts';
import type { SignInMessage } from './sign-in-failure.ts';

export interface SignInState {
  /** While a sign-in is `sending` nothing else can start; it ends with the document, as `suspended`, or in a message. */
  readonly step: 'choosing' | 'sending' | 'suspended';
  /** Whose window is being opened or open. */
  readonly pending: IdentityProviderName | null;
  /** Google's own button has taken the place of ours. */
  readonly isGoogleButtonShown: boolean;
  readonly message: SignInMessage | null;
}

export const FIRST_STATE: SignInState = {
  step: 'choosing',
  pending: null,
  isGoogleButtonShown: false,
  message: null,
};
