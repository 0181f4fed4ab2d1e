import type { LocaleCode } from '#contract/values/locales.ts';
import { BUNDLES, compileAreas, compileMessages, SERVER_AREAS } from '#i18n/compile-messages.ts';
import { createTranslator, type Translator } from '#i18n/translator.ts';

const known = new Map<LocaleCode, Translator['t']>();

/** The product's own words in a language, all of them. */
export function wordsOf(locale: LocaleCode): Translator['t'] {
  const words = known.get(locale) ?? compileWords(locale);
  known.set(locale, words);
  return words;
}

function compileWords(locale: LocaleCode): Translator['t'] {
  const messages = BUNDLES.map((bundle) => compileMessages(bundle, locale));
  return createTranslator(locale, Object.assign({}, ...messages, compileAreas(SERVER_AREAS, locale))).t;
}
