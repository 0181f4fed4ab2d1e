import type { Messages } from '@lingui/core';
import type { LocaleCode } from '#contract/values/locales.ts';
import { createTranslator, type Translator } from './translator.ts';

/** One translator a language, made of its messages when somebody first asks for it. */
export function keepTranslators(messagesOf: (locale: LocaleCode) => Messages): (locale: LocaleCode) => Translator {
  const kept = new Map<LocaleCode, Translator>();
  return (locale) => {
    const translator = kept.get(locale) ?? createTranslator(locale, messagesOf(locale));
    kept.set(locale, translator);
    return translator;
  };
}
