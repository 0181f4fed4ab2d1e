import { splitLocalePath } from '#domain/page/locale-path.ts';

/** The address the offline page returns to: a page of this store other than itself, otherwise null. */
export function returnAddress(from: string | undefined, origin: string): string | null {
  const url = from?.startsWith('/') === true ? URL.parse(from, origin) : null;
  if (url === null || url.origin !== origin) return null;
  // `/.//elsewhere.example` is same-origin, but its path alone would be another site's address.
  if (url.pathname.startsWith('//')) return null;
  return splitLocalePath(url.pathname).path === '/offline' ? null : url.pathname + url.search;
}
