import type { IdentityProviderName } from '#contract/account/entities.ts';
import type { SignInMessage } from './sign-in-failure.ts';

export interface SignInState {
  /** While `sending`, nothing else can start; ends with a new document, as `suspended`, or with a message. */
  readonly step: 'choosing' | 'sending' | 'suspended';
  /** The provider whose window is open or opening. */
  readonly pending: IdentityProviderName | null;
  /** Google's own button has replaced ours. */
  readonly isGoogleButtonShown: boolean;
  readonly message: SignInMessage | null;
}

export const FIRST_STATE: SignInState = {
  step: 'choosing',
  pending: null,
  isGoogleButtonShown: false,
  message: null,
};
