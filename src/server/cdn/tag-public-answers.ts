import type { MiddlewareHandler } from 'hono';
import { writableHeaders } from '../middleware/writable-headers.ts';
import { STORE_KEY, SURROGATE_KEY } from './cdn-headers.ts';

/** What anyone may hold for minutes: site maps, feeds, static lists. Files whose name changes with them need no purge. */
const PUBLIC_FOR_A_WHILE = /^public, max-age=[1-9]\d{0,4}$/;

/** Lets the CDN be purged of public answers that are not pages. */
export function tagPublicAnswers(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers, status } = context.res;
    if (status !== 200 || headers.has('set-cookie')) return;
    if (PUBLIC_FOR_A_WHILE.test(headers.get('cache-control') ?? ''))
      writableHeaders(context).set(SURROGATE_KEY, STORE_KEY);
  };
}
