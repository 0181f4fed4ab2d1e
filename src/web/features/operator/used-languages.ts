import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';

/** Texts by their names, in each language. */
export type TextsByLanguage<Name extends string> = Readonly<Record<LocaleCode, Readonly<Record<Name, string>>>>;

/** The languages with any text, in the order of languages; what has them is shown only in these. */
export function usedLanguages({ texts }: { readonly texts: TextsByLanguage<string> }): readonly LocaleCode[] {
  return LOCALES.filter((lang) => Object.values(texts[lang]).some((text) => text.trim() !== ''));
}
