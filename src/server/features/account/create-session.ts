import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { TokenSession } from '#contract/account/entities.ts';
import { LIMITS } from '#contract/limits.ts';
import type { LoginType } from '#contract/states.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { insertSession } from './account-queries.ts';
import { isBrowser } from './is-browser.ts';
import { readOwnCookie, writeOwnCookie } from './own-cookies.ts';

const USER_AGENT_LENGTH = 500;

/** What is kept of a handle or an authority cookie: whoever reads the database cannot sign in with it. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * Opens a session for seven days. A browser also gets the authority cookie, without which its handle is worth nothing:
 * the handle lies where scripts can read it. A program has no cookies and its handle stands alone.
 */
export async function createSession(
  { database, config, hashKey }: Pick<Services, 'database' | 'config' | 'hashKey'>,
  { userId, loginType }: { readonly userId: number; readonly loginType: LoginType },
  context: CallContext,
): Promise<TokenSession> {
  const token = makeSecret();
  const authority = isBrowser(context.headers) ? makeSecret() : null;
  const replaced = authority === null ? undefined : readOwnCookie(context.headers, config, 'sid');
  const nowSeconds = Math.floor(context.clock() / 1000);
  const expiresAt = nowSeconds + LIMITS.sessionSeconds;
  const row = {
    user_id: userId,
    login_type: loginType,
    token_hash: hashSecret(token),
    authority_hash: authority === null ? null : hashSecret(authority),
    user_agent: context.userAgent.slice(0, USER_AGENT_LENGTH),
    address_hash: createHmac('sha256', hashKey).update(`session address\n${context.clientAddress}`).digest(),
    created_at: new Date(nowSeconds * 1000),
    expires_at: new Date(expiresAt * 1000),
  };
  await insertSession(database.db, row, replaced === undefined ? null : hashSecret(replaced));
  if (authority !== null) {
    const cookie = { name: 'sid', value: authority, maxAgeSeconds: LIMITS.sessionSeconds } as const;
    context.responseHeaders.append('set-cookie', writeOwnCookie(config, cookie));
  }
  return { token, tokenType: 'Bearer', expiresAt, expiresIn: LIMITS.sessionSeconds, loginType };
}

/** 256 random bits. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}
