/** Focuses a field or the group it belongs to, and expands what hides it. Returns false if the page has neither. */
export function focusField(name: string): boolean {
  const field = findField(name);
  if (field === null) return false;
  for (let box = field.closest('details'); box !== null; box = box.parentElement?.closest('details') ?? null) {
    box.open = true;
  }
  // Bars at the edges never cover the center.
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}

/** A field `contents.en-US.title` may be represented by its own element or that of `contents.en-US` or `contents`. */
function findField(name: string): HTMLElement | null {
  const parts = name.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const element = document.getElementById(`field-${parts.slice(0, length).join('.')}`);
    if (element !== null) return element;
  }
  return null;
}
