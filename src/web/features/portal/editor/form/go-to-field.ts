import type { EditorStore } from './editor-store.ts';
import { languageOf, sectionOf } from './field-names.ts';

/** Leads to a field wherever it is: shows its language, unfolds what it stands in, and gives it the focus. */
export function goToField(store: EditorStore, name: string): void {
  const lang = languageOf(name);
  if (lang !== undefined) store.patch({ lang });
  // What was folded or of another language is drawn first.
  requestAnimationFrame(() => {
    const element = findField(name);
    if (element === null) return;
    for (let box = element.closest('details'); box !== null; box = box.parentElement?.closest('details') ?? null) {
      box.open = true;
    }
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
  });
}

/** The element of a field, else of the field that it is a part of, else its section. */
function findField(name: string): HTMLElement | null {
  const parts = name.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const element = document.getElementById(`field-${parts.slice(0, length).join('.')}`);
    if (element !== null) return element;
  }
  return document.getElementById(`section-${sectionOf(name)}`);
}
