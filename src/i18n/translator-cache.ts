import type { LocaleCode } from '#contract/values/locales.ts';
import { createTranslator, type Messages, type Translator } from './translator.ts';

/** Creates each language's translator on first use and caches it. */
export function createTranslatorCache(
  messagesOf: (locale: LocaleCode) => Messages,
): (locale: LocaleCode) => Translator {
  const kept = new Map<LocaleCode, Translator>();
  return (locale) => {
    const translator = kept.get(locale) ?? createTranslator(locale, messagesOf(locale));
    kept.set(locale, translator);
    return translator;
  };
}
