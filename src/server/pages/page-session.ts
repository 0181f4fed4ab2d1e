import { SESSION_COOKIE } from '#contract/values/limits.ts';
import { readSessionCookie } from '#domain/account/session-cookie.ts';
import type { PageUser } from '#domain/page/page-user.ts';
import type { CallSession } from '../api/call-context.ts';
import type { PageSession } from '../features/account/find-page-session.ts';
import { ownCookieName } from '../features/account/own-cookies.ts';
import { clearSessionCookies } from '../features/account/session-cookies.ts';
import type { Services } from '../services.ts';

/** Finds the session of a page request; null for visitors, whatever their cookies are. */
export type FindPageSession = (request: Request) => Promise<PageSession | null>;

/** Who requests a page. */
export interface PageVisitor {
  readonly session: CallSession | null;
  readonly user: PageUser | null;
  /** Invalid cookies to remove with the response (R4.27), as `Set-Cookie` values. */
  readonly removedCookies: readonly string[];
}

const ANYBODY: PageVisitor = { session: null, user: null, removedCookies: [] };

/**
 * Whether a Cookie header may contain a session cookie. Without one the request gets the cached visitors' page,
 * without a database query.
 */
export function mentionsSession(cookie: string): boolean {
  return cookie.includes('sid=') || cookie.includes(`${SESSION_COOKIE}=`);
}

/** Identifies the requester of a page. Cookies of an ended session make a visitor. */
export async function readPageVisitor(
  { services, findSession }: { readonly services: Services; readonly findSession: FindPageSession },
  request: Request,
): Promise<PageVisitor> {
  const cookie = request.headers.get('cookie') ?? '';
  if (!mentionsSession(cookie)) return ANYBODY;
  const found = hasSessionSecret(cookie, services) ? await findSession(request) : null;
  if (found !== null) return { ...found, removedCookies: [] };
  return { ...ANYBODY, removedCookies: await findRemovedCookies(cookie, request, services) };
}

function hasSessionSecret(cookie: string, { config }: Services): boolean {
  return cookie.includes(`${ownCookieName(config, 'sid')}=`);
}

/** A possibly valid session token without its secret cookie is left alone: only API calls can tell. */
async function findRemovedCookies(cookie: string, request: Request, services: Services): Promise<readonly string[]> {
  const { isStale } = readSessionCookie(cookie, services.now());
  if (!isStale && !hasSessionSecret(cookie, services)) return [];
  const responseHeaders = new Headers();
  // Without the request's cookies: a valid one must not preserve the other, invalid one.
  const headers = new Headers({ host: request.headers.get('host') ?? new URL(request.url).host });
  await clearSessionCookies(services, { headers, responseHeaders, clock: services.now });
  return responseHeaders.getSetCookie();
}
