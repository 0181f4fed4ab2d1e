/** Query that carries the page a visitor asked for through the sign-in. */
export const RETURN_QUERY = 'returnTo';

/** Longer addresses are none that the store links to. */
const LENGTH_MAX = 2000;
/** Any origin does: what is read against it must not leave it. */
const BASE = 'http://store.invalid';
/** Backslashes count as slashes in addresses; control characters are skipped by who reads them. */
const UNSAFE = /[\\\p{Cc}]/u;
/** What the store serves besides pages. */
const NO_PAGE = /^\/(?:api|static|files|play-files|messages|assets|dev)(?:\/|$)/;

/** The address to go to after the sign-in: a page of this store; null for everything else that stands there. */
export function readReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LENGTH_MAX) return null;
  if (!value.startsWith('/') || value.startsWith('//') || UNSAFE.test(value)) return null;
  const url = URL.parse(value, BASE);
  if (url === null || url.origin !== BASE || url.pathname.startsWith('//') || NO_PAGE.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The part of a query that leads back to an address after the sign-in; empty for one that nobody may be led to. */
export function returnQuery(address: string): string {
  const path = readReturnPath(address);
  return path === null ? '' : `&${RETURN_QUERY}=${encodeURIComponent(path)}`;
}
