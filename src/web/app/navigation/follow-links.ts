import type { AnyRouter } from '@tanstack/react-router';

/** Addresses that are no page of the application. */
const OUTSIDE = /^\/(?:api|static|files|play-files|messages|assets|dev|play)(?:\/|$)/;

/** The link that a click means, where it leads to a page of ours in this window; else nothing. */
export function findPageLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || 'document' in link.dataset) return null;
  return isPageAddress(new URL(link.href, location.href), location) ? link : null;
}

type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;

/** True for an address of the application that is more than a place on the page at hand. */
export function isPageAddress(target: Address, current: Address): boolean {
  if (target.origin !== current.origin) return false;
  const isAnchor = target.hash !== '' && target.pathname === current.pathname && target.search === current.search;
  const path = target.pathname.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/, '');
  return !isAnchor && !OUTSIDE.test(path);
}

type LinkFilter = (link: HTMLAnchorElement) => Promise<boolean> | boolean;

/**
 * Follows plain links inside the application, so that cards and lists need no component of their own per link: one
 * handler for the whole document, and the same links without JavaScript.
 */
export function followLinks(router: AnyRouter, mayFollow: LinkFilter): () => void {
  const onClick = async (event: MouseEvent) => {
    const link = findPageLink(event);
    if (link === null) return;
    event.preventDefault();
    const url = new URL(link.href);
    if (await mayFollow(link)) router.history.push(url.pathname + url.search + url.hash);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
