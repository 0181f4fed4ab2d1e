import { parse, serialize } from 'hono/utils/cookie';
import type { Config } from '../../../config.ts';

/** Cookies that only the server reads: the session secret, the nonce binding of a sign-in, the device. */
export type OwnCookie = 'sid' | 'presign' | 'device';

export interface CookieToWrite {
  readonly name: OwnCookie;
  readonly value: string;
  readonly maxAgeSeconds: number;
}

/** Over HTTPS the name begins with `__Host-`, so no sibling site or unencrypted page can set or replace it. */
export function ownCookieName(config: Pick<Config, 'PUBLIC_ORIGIN'>, name: OwnCookie): string {
  return isHttps(config) ? `__Host-${name}` : name;
}

/** Reads a cookie of the request; undefined if it is missing or malformed. */
export function readOwnCookie(
  headers: Headers,
  config: Pick<Config, 'PUBLIC_ORIGIN'>,
  name: OwnCookie,
): string | undefined {
  const fullName = ownCookieName(config, name);
  const value = parse(headers.get('cookie') ?? '', fullName)[fullName];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Formats `Set-Cookie`: host-only and HttpOnly. */
export function writeOwnCookie(config: Pick<Config, 'PUBLIC_ORIGIN'>, cookie: CookieToWrite): string {
  return serialize(ownCookieName(config, cookie.name), cookie.value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(config),
    maxAge: cookie.maxAgeSeconds,
  });
}

/** Whether players reach the service over HTTPS. */
export function isHttps({ PUBLIC_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN'>): boolean {
  return PUBLIC_ORIGIN.startsWith('https:');
}
