import { pageQuery } from '#domain/page-query.ts';
import type { PageRequest } from './page-request.ts';

/**
 * What a visitor's page is kept under: origin, path, the part of the query that the page reads, language and device
 * class. Null for paths that are no page of ours: endless addresses must not fill the cache.
 */
export function canonicalPageKey({ device, locale, path, url }: PageRequest): string | null {
  // Of equal names the last counts, as on the page itself: else one game could be kept under another's key.
  const query = pageQuery(path, Object.fromEntries(url.searchParams));
  return query === null ? null : [url.origin, locale, path, query, device.kind, device.system].join(' ');
}
