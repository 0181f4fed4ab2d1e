import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocaleCode } from '#contract/values/locales.ts';
import { isOldInternetExplorer } from '#domain/device/device.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { PAGE_ROUTE } from '../middleware/request-scope.ts';
import { defaultSecurityHeaders } from '../middleware/security-headers.ts';
import { chooseEncoding } from '../streaming/compress-text.ts';
import type { Traces } from '../tracing/traces.ts';
import { canonicalPageKey } from './canonical-page-key.ts';
import { type KeptPage, keptPageHeaders } from './held-page.ts';
import { pageAudience } from './page-audience.ts';
import type { PageCache } from './page-cache.ts';
import { KEPT_PAGE_HEADERS } from './page-headers.ts';
import { findRedirect, readPageRequest } from './page-request.ts';

export interface EarlyPages {
  readonly cache: PageCache;
  readonly locales: readonly LocaleCode[];
  readonly publicOrigin: string;
  readonly isHttps: boolean;
  /** Whether a Cookie header may belong to a session; such requests take the normal path. */
  readonly isSignedIn: (cookie: string) => boolean;
  readonly isDenied: boolean;
  readonly metrics?: Pick<Metrics, 'request'> | undefined;
  readonly traces?: Pick<Traces, 'answered'> | undefined;
  /** Whether `traceparent` counts: a trusted proxy (TRUST_PROXY) sends it. */
  readonly isProxied?: boolean;
  readonly now: () => number;
  /** Whether cached pages may be used; otherwise requests take the normal path, which catches up. */
  readonly isCurrent: () => boolean;
  /** Whether a CDN that is purged may hold pages. */
  readonly hasCdn: boolean;
}

/** Maximum number of cached request keys; others are recomputed. */
const KNOWN_REQUESTS_MAX = 5000;
/** Longer headers are not a browser's and are not cached: 5,000 of the longest would be 80 MB. */
const FINGERPRINT_LENGTH_MAX = 2000;

/**
 * Serves cached pages to visitors before a Request object or log line is created: the response depends only on the
 * address and five headers. Everything else takes the normal path.
 */
export function createEarlyPages(settings: EarlyPages) {
  const { cache, locales, publicOrigin, isHttps, metrics, traces, now } = settings;
  const always = defaultSecurityHeaders({ isHttps });
  const standing = Object.entries({ ...KEPT_PAGE_HEADERS, ...always }).flat();
  const headersOf = (kept: KeptPage) =>
    settings.hasCdn ? Object.entries({ ...keptPageHeaders(kept, settings), ...always }).flat() : standing;
  const known = new Map<string, string | null>();
  const findKey = (request: IncomingMessage, cookie: string): string | null => {
    const { host = '', 'accept-language': acceptLanguage = '', 'user-agent': userAgent = '' } = request.headers;
    const address = `${publicOrigin || `http://${host}`}${request.url ?? '/'}`;
    const fingerprint = `${address}\n${acceptLanguage}\n${userAgent}\n${cookie}`;
    const remembered = known.get(fingerprint);
    if (remembered !== undefined) return remembered;
    const key = workOutKey(address, { cookie, acceptLanguage, userAgent }, { locales, nowMs: now() });
    if (fingerprint.length > FINGERPRINT_LENGTH_MAX) return key;
    if (known.size >= KNOWN_REQUESTS_MAX) known.clear();
    known.set(fingerprint, key);
    return key;
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const begunMs = performance.now();
    if (request.method !== 'GET' || settings.isDenied || !settings.isCurrent()) return false;
    const cookie = request.headers.cookie ?? '';
    if (cookie !== '' && settings.isSignedIn(cookie)) return false;
    const key = findKey(request, cookie);
    const page = key === null ? undefined : cache.find(key, now());
    if (key === null || page === undefined) return false;
    const accepted = request.headers['accept-encoding'];
    const encoding = chooseEncoding(typeof accepted === 'string' ? accepted : '');
    const isKnown = request.headers['if-none-match'] === page.etag;
    const body = page.bodies[encoding];
    const status = isKnown ? 304 : 200;
    metrics?.request({ method: 'GET', route: PAGE_ROUTE, status, begunMs });
    if (traces !== undefined) {
      const header = settings.isProxied ? request.headers.traceparent : undefined;
      const traceparent = typeof header === 'string' ? header : undefined;
      traces.answered({ method: 'GET', traceparent }, { route: PAGE_ROUTE, status, begunMs });
    }
    response.writeHead(status, [
      ...headersOf({ key, page, cookie, nowMs: now() }),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...(isKnown ? [] : ['content-length', String(body.length)]),
      'content-security-policy',
      page.policy,
      'etag',
      page.etag,
    ]);
    response.end(isKnown ? undefined : body);
    return true;
  };
}

function workOutKey(
  address: string,
  hints: Parameters<typeof findRedirect>[1],
  { locales, nowMs }: { readonly locales: readonly LocaleCode[]; readonly nowMs: number },
): string | null {
  const url = URL.parse(address);
  if (url === null || isOldInternetExplorer(hints.userAgent)) return null;
  const page = readPageRequest(url, hints.userAgent, locales);
  if (findRedirect(page, hints, locales) !== null) return null;
  return canonicalPageKey(page, pageAudience(page, { cookies: hints.cookie, account: null, nowMs }));
}
