import type { LocaleCode } from '#contract/locales.ts';
import { compileMessages } from '#i18n/compile-messages.ts';
import { createTranslator, type Translator } from '#i18n/translator.ts';

/** The product's own words in a language, errors included. */
export function wordsOf(locale: LocaleCode): Translator['t'] {
  const translator = createTranslator(locale, {
    ...compileMessages('core', locale),
    ...compileMessages('errors', locale),
  });
  return translator.t;
}
