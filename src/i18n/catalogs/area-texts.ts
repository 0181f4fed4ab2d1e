import type { LocaleCode } from '#contract/values/locales.ts';

/** The messages of one area in every language, as ICU texts by their keys. */
export type AreaTexts = Readonly<Record<LocaleCode, Readonly<Record<string, string>>>>;
