import type { TextState } from '#contract/application/developer-entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { hasTexts, TEXT_FIELDS, type TextField } from './editor-form.ts';
import type { EditorState } from './editor-store.ts';

/** Completeness of a language. `unused` ones are left out of the game, which is allowed except for the default one. */
export type LanguageState = 'unused' | 'partial' | 'complete';

export function textState({ form, problems }: EditorState, lang: LocaleCode, field: TextField): TextState {
  if (form.contents[lang][field].trim() === '') return 'empty';
  return problems.has(`contents.${lang}.${field}`) ? 'wrong' : 'filled';
}

export function languageState(state: EditorState, lang: LocaleCode): LanguageState {
  const { contents, contentDefault } = state.form;
  if (!hasTexts(contents[lang]) && lang !== contentDefault) return 'unused';
  return TEXT_FIELDS.every((field) => textState(state, lang, field) === 'filled') ? 'complete' : 'partial';
}

/** All states in one string, so that the matrix rerenders only when a cell changes. */
export function textStatesKey(state: EditorState): string {
  return LOCALES.flatMap((lang) => TEXT_FIELDS.map((field) => textState(state, lang, field))).join();
}
