import type { MiddlewareHandler } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import type { Freshness } from '../cache/listen-to-changes.ts';
import { readPrimary } from '../db/read-pool.ts';
import { writableHeaders } from './writable-headers.ts';

export interface OwnWrites {
  /** Whether a Cookie header may belong to a session. */
  readonly isSignedIn: (cookie: string) => boolean;
  readonly isHttps: boolean;
  /** How far the replica may be behind, in seconds. */
  readonly maxLagSeconds: number;
  readonly freshness?: Pick<Freshness, 'catchUp'> | undefined;
}

/** Says that its browser has written something a moment ago. */
const COOKIE = 'wrote';
/** Clocks that run unevenly, and the way to the browser. */
const SPARE_SECONDS = 5;
const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Shows people what they have written, where reads go to a replica: after a write by someone signed in, a cookie sends the
 * reads of that browser to the primary, in every process, for longer than the replica may be behind. Programs, which
 * keep no cookies, always read the primary. See decision 066.
 */
export function readOwnWrites({ isSignedIn, isHttps, maxLagSeconds, freshness }: OwnWrites): MiddlewareHandler {
  const cookieAfterWrite = serialize(COOKIE, '1', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps,
    maxAge: maxLagSeconds + SPARE_SECONDS,
  });
  return async (context, next) => {
    const { method, headers } = context.req.raw;
    const cookie = headers.get('cookie') ?? '';
    const isBrowser = isSignedIn(cookie);
    if (!isBrowser && headers.get('authorization') === null) return next();
    const isWrite = !READS.includes(method);
    if (!isBrowser || isWrite || parse(cookie, COOKIE)[COOKIE] !== undefined) {
      // What was written may still be on its way to the caches of this process.
      if (!isWrite) await freshness?.catchUp();
      await readPrimary(next);
    } else await next();
    if (isBrowser && isWrite) writableHeaders(context).append('set-cookie', cookieAfterWrite);
  };
}
