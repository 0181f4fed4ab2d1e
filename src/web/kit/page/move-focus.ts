/** The heading of a list that says how many rows there are. */
export const TOTAL_ID = 'total';

/** Where the focus goes when the element that had it is gone, the closest place first. */
const PLACES = ['dialog[open] h2[tabindex]', `#${TOTAL_ID}`, '#portal-content', '#content'];

/** The new list is rendered a moment after its data has arrived. */
const WATCHED_MS = 3000;

/** Focuses an element by its ID; if the page does not have it, or none is given, the closest place that it has. */
export function moveFocus(id?: string): void {
  const named = id === undefined ? null : document.getElementById(id);
  const places = PLACES.map((place) => [...document.querySelectorAll<HTMLElement>(place)].at(-1));
  (named ?? places.find((place) => place !== undefined))?.focus();
}

/** Moves the focus if nothing has it. */
export function keepFocus(): void {
  if (document.activeElement === document.body) moveFocus();
}

/** Moves the focus when the element that has it is removed with the change that it started. */
export function watchFocus(): void {
  keepFocus();
  const observer = new MutationObserver(keepFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WATCHED_MS);
}
