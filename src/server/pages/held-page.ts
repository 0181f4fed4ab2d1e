import { heldCacheControl, STORE_KEY, SURROGATE_KEY } from '../cdn/cdn-headers.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { HELD_PAGE_VARY, KEPT_PAGE_HEADERS } from './page-headers.ts';

export interface KeptPage {
  readonly key: string;
  readonly page: CachedPage;
  /** The request's Cookie header; empty: none. */
  readonly cookie: string;
  readonly nowMs: number;
}

/**
 * The headers of a cached page. A CDN may hold it if one is purged after changes, the visitor sent no cookie at all, and the page
 * is still what this process would answer.
 */
export function keptPageHeaders(
  { key, page, cookie, nowMs }: KeptPage,
  { cache, hasCdn }: { readonly cache: Pick<PageCache, 'isCurrent'>; readonly hasCdn: boolean },
): Readonly<Record<string, string>> {
  if (!hasCdn || cookie !== '' || !page.isHoldable || !cache.isCurrent(key, page)) return KEPT_PAGE_HEADERS;
  const cacheControl = heldCacheControl(page, nowMs);
  if (cacheControl === undefined) return KEPT_PAGE_HEADERS;
  return { ...KEPT_PAGE_HEADERS, 'cache-control': cacheControl, vary: HELD_PAGE_VARY, [SURROGATE_KEY]: STORE_KEY };
}
