import type { LocaleCode } from '#contract/locales.ts';
import { BUNDLES, compileMessages } from '#i18n/compile-messages.ts';
import { createTranslator, type Translator } from '#i18n/translator.ts';

/** The product's own words in a language, all of them. */
export function wordsOf(locale: LocaleCode): Translator['t'] {
  const messages = BUNDLES.map((bundle) => compileMessages(bundle, locale));
  return createTranslator(locale, Object.assign({}, ...messages)).t;
}
