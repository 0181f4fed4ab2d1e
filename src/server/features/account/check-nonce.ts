import type { CallContext } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { consumeNonce } from './account-queries.ts';
import { isBrowser } from './is-browser.ts';
import { readNonceExpiry } from './one-time-nonce.ts';
import { readOwnCookie } from './own-cookies.ts';
import { hashSecret } from './secret.ts';

export interface TokenNonce {
  /** The nonce that an identity token carries. */
  readonly nonce: string | null;
  /** Whether the token is of the local identity provider. */
  readonly isLocal: boolean;
}

/**
 * Whether this sign-in is the one that the token was made for: its nonce is ours, was given to this browser and serves
 * for the first time. A token that somebody has got hold of, or that somebody else slips into a page, serves nobody.
 * Only programs may go without, and only with a local token.
 */
export async function isNonceGood(
  { database, config, hashKey }: Pick<Services, 'database' | 'config' | 'hashKey'>,
  { nonce, isLocal }: TokenNonce,
  context: CallContext,
): Promise<boolean> {
  if (nonce === null) return isLocal && !isBrowser(context.headers);
  const cookie = readOwnCookie(context.headers, config, 'presign');
  if (cookie === undefined) return false;
  const nowMs = context.clock();
  const expiresAt = readNonceExpiry(nonce, { hashKey, cookie, nowMs });
  if (expiresAt === null) return false;
  return consumeNonce(database.db, hashSecret(nonce), new Date(expiresAt * 1000), new Date(nowMs));
}
