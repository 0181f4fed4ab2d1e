import { LOGIN_TYPE, type LoginType } from '#contract/values/states.ts';
import type { CallSession } from '../../api/call-context.ts';

export interface EmailOwner {
  readonly email: string;
  readonly is_email_confirmed: boolean;
  readonly login_type: LoginType | null;
}

/**
 * Whether a session may verify an address. An unlisted device may verify only the account's own: if it could change the
 * address, it would then receive the code that adds it to the list.
 */
export function mayProveEmail({ email }: EmailOwner, { deviceAllowed }: CallSession, proved: string): boolean {
  return deviceAllowed || proved === email;
}

/** Whether the calls under `email/a` serve the account (R7.77): Sign in with Apple, not verified. */
export function isUnverifiedApple({ login_type, is_email_confirmed }: EmailOwner): boolean {
  return login_type === LOGIN_TYPE.apple && !is_email_confirmed;
}
