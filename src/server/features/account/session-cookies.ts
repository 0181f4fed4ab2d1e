import { serialize } from 'hono/utils/cookie';
import type { TokenSession } from '#contract/account/entities.ts';
import { LIMITS, SESSION_COOKIE } from '#contract/values/limits.ts';
import { writeSessionCookie } from '#domain/account/session-cookie.ts';
import type { Config } from '../../../config.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { isHttps, readOwnCookie, writeOwnCookie } from './own-cookies.ts';
import { hashSecret } from './secret.ts';
import { isAuthorityAlive } from './session-queries.ts';

type CookieConfig = Pick<Config, 'PUBLIC_ORIGIN' | 'COOKIE_DOMAIN'>;
type CallHeaders = Pick<CallContext, 'headers' | 'responseHeaders'>;

/** Sets the two cookies of a new browser session: the handle, readable by scripts, and the HttpOnly authority. */
export function setSessionCookies(
  config: CookieConfig,
  { session, authority }: { readonly session: TokenSession; readonly authority: string },
  context: CallHeaders,
): void {
  const maxAgeSeconds = LIMITS.sessionSeconds;
  const handle = { value: writeSessionCookie(session), maxAgeSeconds };
  context.responseHeaders.append(
    'set-cookie',
    writeOwnCookie(config, { name: 'sid', value: authority, maxAgeSeconds }),
  );
  context.responseHeaders.append('set-cookie', writeHandleCookie(config, handle, context.headers));
}

/**
 * Clears a browser's cookies unless they belong to a valid session: another tab may have signed in again while this one
 * used an ended session.
 */
export async function clearSessionCookies(
  { config, database }: Pick<Services, 'config' | 'database'>,
  context: Pick<CallContext, 'headers' | 'responseHeaders' | 'clock'>,
): Promise<void> {
  const authority = readOwnCookie(context.headers, config, 'sid');
  const now = new Date(context.clock());
  if (authority !== undefined && (await isAuthorityAlive(database.db, hashSecret(authority), now))) return;
  const gone = { value: '', maxAgeSeconds: 0 };
  context.responseHeaders.append('set-cookie', writeOwnCookie(config, { name: 'sid', ...gone }));
  context.responseHeaders.append('set-cookie', writeHandleCookie(config, gone, context.headers));
}

/** The `Set-Cookie` text of the handle: on the company's domain (R9.22), readable by scripts. */
function writeHandleCookie(
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
