import { serialize } from 'hono/utils/cookie';
import type { TokenSession } from '#contract/account/entities.ts';
import { LIMITS, SESSION_COOKIE } from '#contract/values/limits.ts';
import { writeSessionCookie } from '#domain/account/session-cookie.ts';
import type { Config } from '../../../config.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { isHttps, readOwnCookie, writeOwnCookie } from './own-cookies.ts';
import { hashSecret } from './secret.ts';
import { isSessionSecretValid } from './session-queries.ts';

type CookieConfig = Pick<Config, 'PUBLIC_ORIGIN' | 'COOKIE_DOMAIN'>;
type CallHeaders = Pick<CallContext, 'headers' | 'responseHeaders'>;

/** Sets the two cookies of a new browser session: the session token, readable by scripts, and the HttpOnly secret. */
export function setSessionCookies(
  config: CookieConfig,
  { session, sessionSecret }: { readonly session: TokenSession; readonly sessionSecret: string },
  context: CallHeaders,
): void {
  const maxAgeSeconds = LIMITS.sessionSeconds;
  const tokenCookie = { value: writeSessionCookie(session), maxAgeSeconds };
  context.responseHeaders.append(
    'set-cookie',
    writeOwnCookie(config, { name: 'sid', value: sessionSecret, maxAgeSeconds }),
  );
  context.responseHeaders.append('set-cookie', writeTokenCookie(config, tokenCookie, context.headers));
}

/**
 * Clears a browser's cookies unless they belong to a valid session: another tab may have signed in again while this one
 * used an ended session.
 */
export async function clearSessionCookies(
  { config, database }: Pick<Services, 'config' | 'database'>,
  context: Pick<CallContext, 'headers' | 'responseHeaders' | 'clock'>,
): Promise<void> {
  const sessionSecret = readOwnCookie(context.headers, config, 'sid');
  const now = new Date(context.clock());
  if (sessionSecret !== undefined && (await isSessionSecretValid(database.db, hashSecret(sessionSecret), now))) return;
  const gone = { value: '', maxAgeSeconds: 0 };
  context.responseHeaders.append('set-cookie', writeOwnCookie(config, { name: 'sid', ...gone }));
  context.responseHeaders.append('set-cookie', writeTokenCookie(config, gone, context.headers));
}

/** The `Set-Cookie` text of the session token: on the company's domain (R9.22), readable by scripts. */
function writeTokenCookie(
  config: CookieConfig,
  { value, maxAgeSeconds }: { readonly value: string; readonly maxAgeSeconds: number },
  headers: Headers,
): string {
  const domain = findCookieDomain(config, headers);
  return serialize(SESSION_COOKIE, value, {
    path: '/',
    sameSite: 'Lax',
    secure: isHttps(config),
    maxAge: maxAgeSeconds,
    ...(domain === undefined ? {} : { domain }),
  });
}

/** Browsers reject a domain that does not cover the page's host. On such a host the cookie is host-only. */
function findCookieDomain({ PUBLIC_ORIGIN, COOKIE_DOMAIN }: CookieConfig, headers: Headers): string | undefined {
  if (COOKIE_DOMAIN === '') return undefined;
  const host = URL.parse(PUBLIC_ORIGIN || `http://${headers.get('host')}`)?.hostname ?? '';
  return host === COOKIE_DOMAIN || host.endsWith(`.${COOKIE_DOMAIN}`) ? COOKIE_DOMAIN : undefined;
}
