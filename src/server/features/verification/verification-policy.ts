import { LOGIN_TYPE, type LoginType } from '#contract/values/states.ts';
import type { CallSession } from '../../api/call-context.ts';

export interface EmailOwner {
  readonly email: string;
  readonly is_email_confirmed: boolean;
  readonly login_type: LoginType | null;
}

/**
 * Whether a session may prove an address. From a device outside the account's list only the account's own: whoever
 * could change the address there would next have the code sent to it that opens the account to the device.
 */
export function mayProveEmail({ email }: EmailOwner, { deviceAllowed }: CallSession, proved: string): boolean {
  return deviceAllowed || proved === email;
}

/** Whom the calls under `email/a` serve (R7.77): accounts of Sign in with Apple that are not verified. */
export function isUnverifiedApple({ login_type, is_email_confirmed }: EmailOwner): boolean {
  return login_type === LOGIN_TYPE.apple && !is_email_confirmed;
}
