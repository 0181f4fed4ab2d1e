import { SESSION_COOKIE } from '#contract/values/limits.ts';
import { readSessionCookie } from '#domain/account/session-cookie.ts';
import type { PageUser } from '#domain/page/page-user.ts';
import type { CallSession } from '../api/call-context.ts';
import type { PageSession } from '../features/account/find-page-session.ts';
import { ownCookieName } from '../features/account/own-cookies.ts';
import { clearSessionCookies } from '../features/account/session-cookies.ts';
import type { Services } from '../services.ts';

/** Finds the session of a page's request; null for visitors, whatever their cookies are. */
export type FindPageSession = (request: Request) => Promise<PageSession | null>;

/** Who asks for a page. */
export interface PageVisitor {
  readonly session: CallSession | null;
  readonly user: PageUser | null;
  /** Cookies that count for nothing and are removed with the answer (R4.27), as `Set-Cookie` texts. */
  readonly removedCookies: readonly string[];
}

const ANYBODY: PageVisitor = { session: null, user: null, removedCookies: [] };

/**
 * Whether a Cookie header may hold anything of a session. Without it a request is a visitor's and gets the kept page;
 * nothing else is looked at, and the database is not asked.
 */
export function mentionsSession(cookie: string): boolean {
  return cookie.includes('sid=') || cookie.includes(`${SESSION_COOKIE}=`);
}

/** Reads who asks for a page. Cookies of a session that has ended make a visitor. */
export async function readPageVisitor(
  { services, findSession }: { readonly services: Services; readonly findSession: FindPageSession },
  request: Request,
): Promise<PageVisitor> {
  const cookie = request.headers.get('cookie') ?? '';
  if (!mentionsSession(cookie)) return ANYBODY;
  const found = hasAuthority(cookie, services) ? await findSession(request) : null;
  if (found !== null) return { ...found, removedCookies: [] };
  return { ...ANYBODY, removedCookies: await findRemovedCookies(cookie, request, services) };
}

function hasAuthority(cookie: string, { config }: Services): boolean {
  return cookie.includes(`${ownCookieName(config, 'sid')}=`);
}

/** A handle that may still count is left alone without the authority cookie beside it: only its calls can tell. */
async function findRemovedCookies(cookie: string, request: Request, services: Services): Promise<readonly string[]> {
  const { isStale } = readSessionCookie(cookie, services.now());
  if (!isStale && !hasAuthority(cookie, services)) return [];
  const responseHeaders = new Headers();
  // Without the request's cookies: that the session behind one of them counts would keep the other, which does not.
  const headers = new Headers({ host: request.headers.get('host') ?? new URL(request.url).host });
  await clearSessionCookies(services, { headers, responseHeaders, clock: services.now });
  return responseHeaders.getSetCookie();
}
