import { type TokenSession, tokenSessionSchema } from '#contract/account/entities.ts';
import { SESSION_COOKIE } from '#contract/values/limits.ts';

/** The session cookie of a request or a document. */
export interface SessionCookie {
  /** Null if nobody is signed in according to the cookie; the server has the last word. */
  readonly session: TokenSession | null;
  /** Whether there is an invalid cookie to remove (R4.27). */
  readonly isStale: boolean;
}

/** Reads the session cookie from a `Cookie` header or `document.cookie`; it is valid until its expiry (R4.26). */
export function readSessionCookie(cookies: string, nowMs: number): SessionCookie {
  const value = findCookie(cookies);
  if (value === undefined) return { session: null, isStale: false };
  const parsed = tokenSessionSchema.safeParse(parseValue(value));
  const isAlive = parsed.success && parsed.data.expiresAt * 1000 > nowMs;
  return isAlive ? { session: parsed.data, isStale: false } : { session: null, isStale: true };
}

/** The cookie's value, before URL encoding. */
export function writeSessionCookie({ token, tokenType, expiresAt, expiresIn, loginType }: TokenSession): string {
  return JSON.stringify({ token, tokenType, expiresAt, expiresIn, loginType });
}

function findCookie(cookies: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [name = '', ...rest] = pair.split('=');
    if (name.trim() === SESSION_COOKIE && rest.length > 0) return rest.join('=');
  }
  return undefined;
}

/** Undefined if the value is not encoded JSON. */
function parseValue(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value));
  } catch {
    return undefined;
  }
}
