import { createHmac } from 'node:crypto';
import type { TokenSession } from '#contract/account/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { recordDeviceSeen } from '../device/public.ts';
import type { IdentityKey } from './identity-queries.ts';
import { isBrowser } from './is-browser.ts';
import { readOwnCookie, writeOwnCookie } from './own-cookies.ts';
import { hashSecret, makeSecret } from './secret.ts';
import { setSessionCookies } from './session-cookies.ts';
import { insertSession } from './session-queries.ts';

const USER_AGENT_LENGTH = 500;

export interface NewSession {
  readonly userId: number;
  /** With which the person has signed in. */
  readonly identity: IdentityKey;
  /** Known for pages that only browsers open, whatever headers they send. */
  readonly isOfBrowser?: boolean;
}

/**
 * Creates a session for seven days. A browser also gets the secret cookie, without which its session token is useless,
 * because scripts can read the session token. A program has no cookies and uses the session token alone. Null if the
 * identity is no longer the account's.
 */
export async function createSession(
  { database, config, hashKey }: Pick<Services, 'database' | 'config' | 'hashKey'>,
  { userId, identity, ...opened }: NewSession,
  context: CallContext,
): Promise<TokenSession | null> {
  const { loginType } = identity;
  const isOfBrowser = opened.isOfBrowser ?? isBrowser(context.headers);
  const token = makeSecret();
  const sessionSecret = isOfBrowser ? makeSecret() : null;
  const replaced = sessionSecret === null ? undefined : readOwnCookie(context.headers, config, 'sid');
  // A program is a device only if it stores such a cookie itself.
  const device = readOwnCookie(context.headers, config, 'device') ?? (isOfBrowser ? makeSecret() : null);
  const nowSeconds = Math.floor(context.clock() / 1000);
  const expiresAt = nowSeconds + LIMITS.sessionSeconds;
  const row = {
    user_id: userId,
    login_type: loginType,
    token_hash: hashSecret(token),
    authority_hash: sessionSecret === null ? null : hashSecret(sessionSecret),
    device_hash: device === null ? null : hashSecret(device),
    user_agent: context.userAgent.slice(0, USER_AGENT_LENGTH),
    address_hash: createHmac('sha256', hashKey).update(`session address\n${context.clientAddress}`).digest(),
    created_at: new Date(nowSeconds * 1000),
    last_seen_at: new Date(nowSeconds * 1000),
    expires_at: new Date(expiresAt * 1000),
  };
  const replacedSecretHash = replaced === undefined ? null : hashSecret(replaced);
  if (!(await insertSession(database.db, row, { identity, replacedSecretHash }))) return null;
  if (row.device_hash !== null) await recordDeviceSeen(database.db, userId, row.device_hash, row.created_at);
  const session = { token, tokenType: 'Bearer', expiresAt, expiresIn: LIMITS.sessionSeconds, loginType } as const;
  if (sessionSecret !== null) setSessionCookies(config, { session, sessionSecret }, context);
  if (sessionSecret !== null && device !== null) {
    const cookie = { name: 'device', value: device, maxAgeSeconds: LIMITS.deviceCookieSeconds } as const;
    context.responseHeaders.append('set-cookie', writeOwnCookie(config, cookie));
  }
  return session;
}
