/** The heading of a list that says how many rows there are. */
export const TOTAL_ID = 'total';

/** Where the focus goes when the element that had it is gone, the closest place first. */
const PLACES = ['dialog[open] h2[tabindex]', `#${TOTAL_ID}`, '#portal-content', '#content'];
const CONTENT = '#portal-content, #content';

/** The new list is rendered a moment after its data has arrived. */
const WATCHED_MS = 3000;

/** Focuses an element by its ID. If the page does not have it, the closest place gets the focus. */
export function moveFocus(id: string): void {
  const named = document.getElementById(id);
  if (named === null) focusPlace();
  else named.focus();
}

/** True if nothing in particular has the focus. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body || document.activeElement?.matches(CONTENT) === true;
}

/** Keeps the focus on the page if the element that had it is gone. */
export function keepFocus(): void {
  if (document.activeElement === document.body) focusPlace();
}

/** Keeps the focus on the page while it renders a change. Another page begins at its beginning. */
export function watchFocus(): void {
  const { pathname } = location;
  keepFocus();
  const observer = new MutationObserver(() => {
    if (location.pathname === pathname) keepFocus();
    else observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WATCHED_MS);
}

function focusPlace(): void {
  const found = PLACES.map((place) => [...document.querySelectorAll<HTMLElement>(place)].at(-1));
  // Not scrolled to: Safari focuses no button that is clicked, so that nothing may have had the focus.
  found.find((place) => place !== undefined)?.focus({ preventScroll: true });
}
