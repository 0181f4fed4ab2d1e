import type { LocaleCode } from '#contract/locales.ts';
import { createTranslator, type Translator } from '#i18n/translator.ts';
import type { MessageFiles } from './message-files.ts';

/** The words of pages in a language, for files that the server writes about them; put together when first asked for. */
export function createPageWords(messages: Pick<MessageFiles, 'messagesOf'>): (lang: LocaleCode) => Translator {
  const known = new Map<LocaleCode, Translator>();
  return (lang) => {
    const translator = known.get(lang) ?? createTranslator(lang, messages.messagesOf(lang));
    known.set(lang, translator);
    return translator;
  };
}
