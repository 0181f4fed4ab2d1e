/** ID of the list heading with the number of rows. */
export const TOTAL_ID = 'total';

/** Targets for a lost focus, the closest first. */
const PLACES = ['dialog[open] h2[tabindex]', `#${TOTAL_ID}`, '#portal-content', '#content'];
const CONTENT = '#portal-content, #content';

/** A new list renders shortly after its data has arrived. */
const WATCHED_MS = 3000;

/** Focuses an element by ID, or the closest fallback if the page does not have it. */
export function moveFocus(id: string): void {
  const named = document.getElementById(id);
  if (named === null) focusPlace();
  else named.focus();
}

/** True if no particular element has the focus. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body || document.activeElement?.matches(CONTENT) === true;
}

/** Moves the focus to a fallback if the focused element is gone. */
export function keepFocus(): void {
  if (document.activeElement === document.body) focusPlace();
}

/** Keeps the focus on the page while it renders a change. A new page starts at its beginning. */
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
  // Does not scroll: Safari does not focus clicked buttons, so the focus may not have been anywhere.
  found.find((place) => place !== undefined)?.focus({ preventScroll: true });
}
