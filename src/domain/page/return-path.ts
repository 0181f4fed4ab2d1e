/** Query parameter that carries the requested page through the sign-in. */
export const RETURN_QUERY = 'returnTo';
/** Query parameter of the sign-in page with the error code of a sign-in that left this store and failed. */
/** The page of the account's ways to sign in, and what its address says after another one was added elsewhere. */
export const WAYS_PAGE = '/account/sign-in';
export const LINKED_QUERY = 'linked';

export const FAILURE_QUERY = 'failure';

/** The store never links to longer addresses. */
const LENGTH_MAX = 2000;
/** An arbitrary origin: addresses resolved against it must not leave it. */
const BASE = 'http://store.invalid';
/** Backslashes act as slashes in addresses; parsers skip control characters. */
const UNSAFE = /[\\\p{Cc}]/u;
/** Paths the store serves that are not pages. */
const NO_PAGE = /^\/(?:api|static|files|play-files|messages|assets|dev)(?:\/|$)/;

/** The address to return to after the sign-in; null unless it is a page of this store. */
export function readReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LENGTH_MAX) return null;
  if (!value.startsWith('/') || value.startsWith('//') || UNSAFE.test(value)) return null;
  const url = URL.parse(value, BASE);
  if (url === null || url.origin !== BASE || url.pathname.startsWith('//') || NO_PAGE.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The query that leads back to an address after the sign-in; empty if the address is not allowed. */
export function returnQuery(address: string): string {
  const path = readReturnPath(address);
  return path === null ? '' : `&${RETURN_QUERY}=${encodeURIComponent(path)}`;
}
