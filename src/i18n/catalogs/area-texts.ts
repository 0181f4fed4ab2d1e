import type { LocaleCode } from '#contract/values/locales.ts';

/** The messages of one area in every language, as ICU texts by key. */
export type AreaTexts = Readonly<Record<LocaleCode, Readonly<Record<string, string>>>>;
