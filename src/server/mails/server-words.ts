import type { LocaleCode } from '#contract/locales.ts';
import { compileAreas, SERVER_AREAS } from '#i18n/compile-messages.ts';
import { createTranslator, type Translator } from '#i18n/translator.ts';

const translators = new Map<LocaleCode, Translator>();

/** The words that the server writes itself, and those that it shares with pages, in one language; compiled when first asked for. */
export function serverWords(language: LocaleCode): Translator {
  const known = translators.get(language);
  if (known !== undefined) return known;
  const translator = createTranslator(
    language,
    compileAreas([...SERVER_AREAS, 'catalogue', 'states', 'removal', 'inspection', 'notifications'], language),
  );
  translators.set(language, translator);
  return translator;
}
