import { flushSync } from 'react-dom';
import { focusField } from '#web/kit/form/focus-field.ts';
import type { EditorStore } from './editor-store.ts';
import { languageOf, sectionOf } from './field-names.ts';

/** Moves the focus to a field, in its language; if the field is not rendered, to its section. */
export function goToField(store: EditorStore, name: string): void {
  const lang = languageOf(name);
  if (lang !== undefined) flushSync(() => store.patch({ lang }));
  if (focusField(name)) return;
  const section = document.getElementById(`section-${sectionOf(name)}`);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'center' });
}
