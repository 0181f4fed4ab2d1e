import { flushSync } from 'react-dom';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { APPLICATION_FIELDS } from '#domain/forms/application/application-fields.ts';
import type { ApplicationSection } from '#domain/forms/application/application-sections.ts';
import { namesOf } from '#domain/forms/form-table.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import type { Submission } from './editor-form.ts';
import type { EditorStore } from './editor-store.ts';

const NAMES = namesOf(APPLICATION_FIELDS);

/** The form field that contains a name: `contents.zh-TW.name` is in `contents`. */
function fieldOf(name: string) {
  const [field] = name.split('.');
  return NAMES.find((known) => known === field);
}

export function sectionOf(name: string): ApplicationSection | undefined {
  const field = fieldOf(name);
  return field && APPLICATION_FIELDS[field].section;
}

/** The language whose texts a field belongs to. */
function languageOf(name: string): LocaleCode | undefined {
  const [field, lang] = name.split('.');
  return field === 'contents' ? LOCALES.find((code) => code === lang) : undefined;
}

/** The position of a field in the form, to list problems in the order of the page. */
export function fieldRank(name: string): number {
  const field = fieldOf(name);
  return field === undefined ? -1 : NAMES.indexOf(field);
}

/**
 * Converts the index-based field name of a check or of the server to the editor's name: `contents.1.name` of the
 * submission becomes `contents.zh-CN.name`, as the index changes when another language is added.
 */
export function toFieldName(field: string, sent: Submission): string {
  const [list = '', place = '', ...rest] = field.split('.');
  const index = Number.parseInt(place, 10);
  if (Number.isNaN(index)) return field;
  if (list === 'contents') return [list, sent.contents[index]?.lang, ...rest].filter(Boolean).join('.');
  if (list === 'downloadUrls') return nameBy(list, sent.downloadUrls[index]?.platform);
  if (list === 'dataCollection') return nameBy(list, sent.dataCollection[index]?.code);
  if (list === 'contacts') return nameBy(list, sent.contacts[index]?.key);
  return list;
}

function nameBy(list: string, key: string | number | undefined): string {
  return key === undefined ? list : `${list}.${key}`;
}

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
