/** Focuses a field, or else the group that it belongs to; unfolds whatever hides it. False if the page has neither. */
export function focusField(name: string): boolean {
  const field = findField(name);
  if (field === null) return false;
  for (let box = field.closest('details'); box !== null; box = box.parentElement?.closest('details') ?? null) {
    box.open = true;
  }
  // The center is never covered by a bar at an edge of the page.
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}

/** A field `contents.en-US.title` may be shown by one element, or by that of `contents.en-US` or `contents`. */
function findField(name: string): HTMLElement | null {
  const parts = name.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const element = document.getElementById(`field-${parts.slice(0, length).join('.')}`);
    if (element !== null) return element;
  }
  return null;
}
