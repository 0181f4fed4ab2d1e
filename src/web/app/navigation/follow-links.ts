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

/**
 * Whether React has hydrated the page, which it does after the layout around it. Read from the mark that React sets on
 * each element after those before it, as there is no event for this; without the mark, the browser follows all links.
 */
function isHydrated(): boolean {
  const page = document.querySelector('main > :last-child');
  return page !== null && Object.keys(page).some((name) => name.startsWith('__reactFiber$'));
}

type LinkFilter = (link: HTMLAnchorElement) => Promise<boolean> | boolean;

/**
 * Handles clicks on plain links with client-side navigation: one handler for the whole document, no link component per
 * card or list, and the same links without JavaScript. Until the page is hydrated, the browser follows them: React would
 * hydrate the HTML of this page with the state of the next, which fails and discards what has been typed.
 *
 * On the window, since React listens on the document: what a component does with the click comes first. Otherwise a link
 * that the next page does not have is removed before React looks for its handlers, and none of them is called.
 */
export function followLinks(router: AnyRouter, mayFollow: LinkFilter): () => void {
  const onClick = async (event: MouseEvent) => {
    const link = findPageLink(event);
    if (link === null || !isHydrated()) return;
    event.preventDefault();
    const url = new URL(link.href);
    if (await mayFollow(link)) router.history.push(url.pathname + url.search + url.hash);
  };
  window.addEventListener('click', onClick);
  return () => window.removeEventListener('click', onClick);
}
