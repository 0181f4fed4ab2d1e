import { createHmac, hash } from 'node:crypto';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Services } from '../../services.ts';
import type { CodeHolder } from '../verification/public.ts';
import { foldAddress } from './account-policy.ts';

/**
 * The subject of an identity that is an email address. A hash, because it stays when the account is deleted; without a
 * key, because accounts must be found after SESSION_SECRET has changed.
 */
export function emailSubject(email: string): string {
  return hash('sha256', `email identity\n${foldAddress(email)}`);
}

/**
 * Who may enter a code of a sign-in: the browser that asked for it, for this address. So nobody can use up or block
 * the codes of someone else, and a code that is read to a stranger signs in the stranger's browser nowhere.
 */
export function signInHolder(hashKey: string, { cookie, email }: { cookie: string; email: string }): CodeHolder {
  const address = foldAddress(email);
  const macOf = (use: string) =>
    createHmac('sha256', hashKey).update(`email sign-in ${use}\n${cookie}\n${address}`).digest();
  return {
    key: { signInKey: macOf('key') },
    sessionId: macOf('browser').toString('hex'),
    counted: `sign-in ${address}`,
  };
}

/** @throws ApiError `permissionDenied` unless the installation has switched this way to sign in on. */
export function requireEmailSignIn({ EMAIL_SIGN_IN }: Pick<Services['config'], 'EMAIL_SIGN_IN'>): void {
  if (!EMAIL_SIGN_IN) throw new ApiError(ERROR.permissionDenied);
}
