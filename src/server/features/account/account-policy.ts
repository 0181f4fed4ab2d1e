import { timingSafeEqual } from 'node:crypto';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { UserStatus } from '#contract/values/states.ts';
import { USER_REFUSALS } from '#domain/state-machines/user-status.ts';

export interface AccountState {
  readonly status: UserStatus;
  readonly deleted_at: Date | null;
}

/**
 * Returns why an account cannot sign in: deleted or suspended (O49). A deactivated account may sign in to reactivate
 * itself.
 */
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
 * Returns why a session cannot be used:
 * - `invalidSession` if it was revoked, its secret cookie is missing or wrong, or its account is suspended (O50);
 * - `tokenExpired` if it has expired;
 * - `accountDeleted` if its account is deleted.
 */
export function sessionRefusal(session: SessionState, sessionSecret: Buffer | null, nowMs: number): ErrorCode | null {
  const isOfBrowser = session.authority_hash !== null;
  if (isOfBrowser && !(sessionSecret !== null && timingSafeEqual(session.authority_hash, sessionSecret))) {
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

/** Lowercases ASCII letters only. Other characters that lowercase to ASCII, such as the Kelvin sign, stay unchanged. */
export function foldAddress(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Operators are listed by email address (O85), so only a verified address counts. */
export function isOperator({ email, is_email_confirmed }: AccountEmail, operatorEmails: readonly string[]): boolean {
  return is_email_confirmed && operatorEmails.some((operator) => foldAddress(operator) === foldAddress(email));
}

/**
 * Returns the account's address after a sign-in. It follows the provider's address unless the owner has verified
 * another one. If the provider no longer vouches for the same address, it stays verified.
 */
export function followEmail(
  account: AccountEmail,
  providerEmail: string,
  { email, emailVerified }: { readonly email: string; readonly emailVerified: boolean },
): AccountEmail {
  if (email === '' || account.email !== providerEmail) return account;
  return { email, is_email_confirmed: emailVerified || (email === account.email && account.is_email_confirmed) };
}

/** Whether the typed text confirms the deletion: the account's email address, ignoring case, or `account`. */
export function isDeletionConfirmed(
  { email, account }: { readonly email: string; readonly account: string },
  typed: string,
): boolean {
  const text = typed.trim();
  return text === account || (email !== '' && text.toLowerCase() === email.toLowerCase());
}
