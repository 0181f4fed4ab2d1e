import { timingSafeEqual } from 'node:crypto';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { UserStatus } from '#contract/values/states.ts';
import { USER_REFUSALS } from '#domain/state-machines/user-status.ts';

export interface AccountState {
  readonly status: UserStatus;
  readonly deleted_at: Date | null;
}

/** Why nobody may sign in to an account: deleted or suspended (O49). A deactivated one may, to switch itself on. */
export function signInRefusal({ status, deleted_at }: AccountState): ErrorCode | null {
  if (deleted_at !== null) return ERROR.accountDeleted;
  return USER_REFUSALS[status].signIn;
}

export interface SessionState extends AccountState {
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly authority_hash: Buffer | null;
}

/**
 * Why a session cannot be used: `invalidSession` where it was revoked, its authority cookie is missing or another one,
 * or its account is suspended (O50); `tokenExpired` where it has expired; `accountDeleted` where its account is
 * deleted.
 */
export function sessionRefusal(session: SessionState, authority: Buffer | null, nowMs: number): ErrorCode | null {
  const isOfBrowser = session.authority_hash !== null;
  if (isOfBrowser && !(authority !== null && timingSafeEqual(session.authority_hash, authority))) {
    return ERROR.invalidSession;
  }
  if (session.revoked_at !== null) return ERROR.invalidSession;
  if (session.expires_at.getTime() <= nowMs) return ERROR.tokenExpired;
  if (session.deleted_at !== null) return ERROR.accountDeleted;
  return USER_REFUSALS[session.status].session;
}

export interface AccountEmail {
  readonly email: string;
  readonly is_email_confirmed: boolean;
}

/** Lowers ASCII only: other characters that lower to a letter, as the Kelvin sign does to k, stay what they are. */
export function foldAddress(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Operators are named by e-mail (O85), so only an address that somebody has vouched for counts. */
export function isOperator({ email, is_email_confirmed }: AccountEmail, operatorEmails: readonly string[]): boolean {
  return is_email_confirmed && operatorEmails.some((operator) => foldAddress(operator) === foldAddress(email));
}

/**
 * The account's address after a sign-in. It follows the provider's as long as it came from there; one that its owner
 * has proved otherwise stays. The provider no longer vouching for the same address takes nothing back.
 */
export function followEmail(
  account: AccountEmail,
  providerEmail: string,
  { email, emailVerified }: { readonly email: string; readonly emailVerified: boolean },
): AccountEmail {
  if (email === '' || account.email !== providerEmail) return account;
  return { email, is_email_confirmed: emailVerified || (email === account.email && account.is_email_confirmed) };
}

/** Whether what was typed names the account: its e-mail in either case, or `account`, which everybody has. */
export function isDeletionConfirmed(
  { email, account }: { readonly email: string; readonly account: string },
  typed: string,
): boolean {
  const text = typed.trim();
  return text === account || (email !== '' && text.toLowerCase() === email.toLowerCase());
}
