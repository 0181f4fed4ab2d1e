const dirty = new Set<object>();

/** Notes that a form on the page holds something that is not saved; answers what takes the note back. */
export function noteUnsaved(): () => void {
  const form = {};
  dirty.add(form);
  return () => void dirty.delete(form);
}

export function hasUnsaved(): boolean {
  return dirty.size > 0;
}
