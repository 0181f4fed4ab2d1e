import type { AnyRouter } from '@tanstack/react-router';

/** Paths outside the application's router. */
const OUTSIDE = /^\/(?:api|static|files|play-files|messages|assets|dev|play)(?:\/|$)/;

/** The link of a click that should navigate inside the application; otherwise null. */
export function findPageLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || 'document' in link.dataset) return null;
  return isPageAddress(new URL(link.href, location.href), location) ? link : null;
}

type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;

/** True for an address of the application that is not just an anchor on the current page. */
export function isPageAddress(target: Address, current: Address): boolean {
  if (target.origin !== current.origin) return false;
  const isAnchor = target.hash !== '' && target.pathname === current.pathname && target.search === current.search;
  const path = target.pathname.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/, '');
  return !isAnchor && !OUTSIDE.test(path);
}

type LinkFilter = (link: HTMLAnchorElement) => Promise<boolean> | boolean;

/**
 * Handles clicks on plain links with client-side navigation: one handler for the whole document, no link component per
 * card or list, and the same links without JavaScript.
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
