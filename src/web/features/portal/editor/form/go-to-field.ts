import { flushSync } from 'react-dom';
import { focusField } from '#web/kit/form/focus-field.ts';
import type { EditorStore } from './editor-store.ts';
import { languageOf, sectionOf } from './field-names.ts';

/** Moves the focus to a field, in its section and language; if the field is not rendered, to its section. */
export function goToField(store: EditorStore, name: string): void {
  const { lang, section } = store.get();
  const shown = { section: sectionOf(name) ?? section, lang: languageOf(name) ?? lang };
  flushSync(() => store.patch(shown));
  if (focusField(name)) return;
  const element = document.getElementById(`section-${shown.section}`);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}
