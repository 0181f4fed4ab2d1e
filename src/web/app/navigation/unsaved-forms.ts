const dirty = new Set<object>();

/** Marks the page as having unsaved input. Returns a function that removes the mark. */
export function markUnsaved(): () => void {
  const form = {};
  dirty.add(form);
  return () => void dirty.delete(form);
}

export function hasUnsaved(): boolean {
  return dirty.size > 0;
}
