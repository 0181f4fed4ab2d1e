import type { CallContext } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { consumeNonce } from './account-queries.ts';
import { isBrowser } from './is-browser.ts';
import { readNonceExpiry } from './one-time-nonce.ts';
import { readOwnCookie } from './own-cookies.ts';
import { hashSecret } from './secret.ts';

export interface TokenNonce {
  /** The nonce in the identity token. */
  readonly nonce: string | null;
  /** Whether the local identity provider issued the token. */
  readonly isLocal: boolean;
}

/**
 * Whether the token was issued for this sign-in: its nonce is ours, belongs to this browser and is used for the first
 * time. This makes stolen or injected tokens useless. Only programs may omit the nonce, and only with a local token.
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
